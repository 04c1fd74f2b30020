// The moments of an example as data that needs no engine. Run by the build, without a browser.
import type { Glyphs } from "../board/glyph";
import type { Module } from "../games";
import type { Say } from "../play/types";
import type { Texts } from "../texts";
import type { Example } from "./live";
import { type Moment, momentOf } from "./moment";
import type { Figured } from "./script";
import { Story } from "./story";

/** A figure with its grounds in place; the build gives those files of their own. */
export type Written = Omit<Figured, "moments"> & { readonly moments: readonly Moment[] };

/** Plays an example and writes every moment of it down. `titles` are those of all rules by their ids. */
export function writeDown(
  module: Module,
  example: Example,
  texts: Texts,
  titles: ReadonlyMap<string, string>,
  glyphs: Glyphs,
): Written {
  const story = new Story(module, example.record, true);
  const moments: Moment[] = [];
  for (let step = 0; step <= story.steps; step += 1) {
    story.go(step);
    const notes = example.moments[step]?.notes ?? [];
    const moment = momentOf(story, { format: (say) => texts.say(say) }, notes, undefined, () => story.session.ground());
    // Nothing of a figure is drawn from panels.
    moments.push(said({ ...moment, scene: { ...moment.scene, panels: [] } }, texts));
  }
  story.close();
  const words = new Set(stringsIn(moments));
  const named = moments.flatMap(({ lines, notes, asks }) => [...lines, ...notes, asks].map(({ rule }) => rule));
  return {
    title: example.title,
    caption: example.caption,
    moments,
    rules: Object.fromEntries([...new Set(named)].map((id) => [id, titles.get(id) ?? id])),
    glyphs: Object.fromEntries(Object.entries(glyphs).filter(([name]) => words.has(name))),
  };
}

/** Everything that would be said at sight is said now: the words take the place of the key. */
function said<T>(value: T, texts: Texts): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => said(one, texts)) as T;
  if (isSay(value)) return { key: texts.say(value), args: {} } as T;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(one as unknown, texts)])) as T;
}

function isSay(value: object): value is Say {
  return "key" in value && "args" in value;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
