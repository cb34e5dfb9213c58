"""The benchmark: speed, memory, precision, dispatch and compile cost, way beside way.

`logpile bench` runs it; docs/bench.md says how to read it. `logpile.bench.ways` holds what is
compared, `logpile.bench.cases` what it is compared on, `logpile.bench.targets` what must come out.
"""
