// What a figure itself says. The game's own words come with its module.
import type { Args } from "../texts";
import { wordbook } from "../wordbook";

const ENGLISH = {
  loading: "Laying the table …",
  steps: "Steps",
  first: "To the beginning",
  back: "One step back",
  on: "One step on",
  last: "To the end",
  "step.start": "The position",
  "step.at": "Step {at} of {steps}",
  happened: "What happened",
  option: "Possible:",
  try: "Try it yourself",
  "try.title": "Your turn",
  "try.undo": "Take back",
  "try.back": "Back to the example",
  "try.back.record": "Back to the game",
  open: "Open in Katabasis",
  "rule.close": "Close",
  "rule.full": "In the rulebook",
  "rule.ruling": "Ruling",
  "rule.rule": "Rule",
  "rule.unknown": "There is no rule “{id}” any more.",
  refused: "Not now:",
  "not.here": "Not here",
  "problem.title": "This figure cannot be shown",
  "problem.nothing": "Its address names no example, position or record. Copy it again from where you found it.",
  "problem.game": "Its address names a game that is not here. Copy it again from where you found it.",
  "problem.example": "There is no such example. It may have been renamed: look for it in the list of examples.",
  "problem.load": "{why} Ask for it again, or copy it in one piece: messengers and wikis sometimes cut long addresses.",
  "problem.engine": "It could not be loaded: {why} Check the connection and load the page again.",
  "problem.stumbled": "The engine stumbled and has begun this figure anew. What you tried is gone.",
  "problem.examples": "All examples",
  "load.foreign": "This is not a saved game of Katabasis.",
  "load.format": "This was saved by a newer version.",
  "load.othergame": "This is a saved game of another game.",
  "load.otherrules": "This was saved under another version of the rules, so its dice and cards would fall differently.",
  "load.damaged": "A part of it is missing or was changed.",
  "load.impossible": "It holds moves that the rules do not allow.",
} as const satisfies Record<string, string>;

export type Word = keyof typeof ENGLISH;

/** The words of a figure. */
export type Words = (key: Word, args?: Args) => string;

/** The words of a language. */
export const wordsIn: (language: string) => Words = wordbook(ENGLISH);
