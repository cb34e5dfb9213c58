"""Programs that use logpile, to run, to read and to copy from."""
