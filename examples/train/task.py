"""What is learnt: to answer in exactly five words. A program can tell whether an answer does."""

from __future__ import annotations

WORDS = 5
INSTRUCTION = "Answer in exactly five words."


def reward(answer: str, finished: bool) -> float:
    """Grade an answer from 0 to 1: 1 for five words, a fifth less for each one off.

    An answer that was cut off is worth nothing.
    """
    if not finished:
        return 0.0
    return max(0.0, 1.0 - abs(len(answer.split()) - WORDS) / WORDS)


def training_questions(step: int, count: int) -> list[str]:
    """Give the questions of a step; the list is gone through again and again."""
    return [TRAINING[(step * count + i) % len(TRAINING)] for i in range(count)]


TRAINING = (
    "What is the sun?",
    "Why do people sleep?",
    "What does a baker do?",
    "How do birds fly?",
    "What is a river?",
    "Why is the sky blue?",
    "What do bees make?",
    "Where do penguins live?",
    "What is music?",
    "Why do leaves fall in autumn?",
    "What does a doctor do?",
    "How does a boat float?",
    "What is snow?",
    "Why do dogs bark?",
    "What is a library?",
    "Where does rain come from?",
    "What do cats eat?",
    "Why is water important?",
    "What is the moon?",
    "How do plants grow?",
    "What is friendship?",
    "Why do we laugh?",
    "What does a teacher do?",
    "Where do fish live?",
    "What is a mountain?",
    "Why do stars shine?",
    "What is bread made of?",
    "How do trains move?",
    "What is a dream?",
    "Why do we brush our teeth?",
    "What does a farmer grow?",
    "Where do camels live?",
    "What is an island?",
    "Why is exercise good?",
    "What is a clock for?",
    "How do spiders catch flies?",
    "What is winter like?",
    "Why do we read books?",
    "What does a pilot do?",
    "Where is sand found?",
    "What is a shadow?",
    "Why do volcanoes erupt?",
    "What is a bicycle?",
    "How do we hear sounds?",
    "What is a forest?",
    "Why do we need friends?",
    "What does a painter use?",
    "Where do apples grow?",
)

HELD_OUT = (
    "What is the ocean?",
    "Why do people travel?",
    "What does a cook do?",
    "How do fish breathe?",
    "What is a desert?",
    "Why is grass green?",
    "What do cows give us?",
    "Where do polar bears live?",
    "What is art?",
    "Why do we dream?",
    "What does a judge do?",
    "How does a kite fly?",
    "What is ice?",
    "Why do cats purr?",
    "What is a museum?",
    "Where does honey come from?",
)
