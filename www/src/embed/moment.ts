// What a figure shows of one moment, as data: made by the engine in the page, or beforehand by the build.
import { withAsked } from "../board/asked";
import type { Mark } from "../board/input";
import { marksOf } from "../play/marks";
import { refusalsOf } from "../play/refusals";
import type { Ground, Say, Scene } from "../play/types";
import { capital } from "../play/words";
import { type Note, notedMarks } from "./noted";
import type { Story } from "./story";

/** Something that happened, in words. */
export interface Told {
  readonly text: string;
  readonly rule: string;
  readonly tone: string;
}

export interface Moment {
  readonly ground: Ground;
  readonly scene: Scene;
  readonly marks: readonly Mark[];
  readonly lines: readonly Told[];
  /** What the example points at here. */
  readonly notes: readonly Note[];
  readonly asks: { readonly text: string; readonly rule: string };
  readonly over: boolean;
  /** The game so far, to be opened elsewhere. */
  readonly record: string;
}

/** The moment at which a story stands. `ground` saves fetching it again while it is the same. */
export function momentOf(
  story: Story,
  wording: { format(say: Say): string },
  notes: readonly Note[],
  seat: number | undefined,
  ground: (scene: Scene) => Ground,
): Moment {
  const { session, trying } = story;
  const question = session.question();
  const scene = withAsked(session.scene(seat), question);
  const asks = question.kind === "choice" ? question.prompt : question.kind === "over" ? question.ending : question.what;
  return {
    ground: ground(scene),
    scene,
    marks: trying ? marksOf(wording, question, refusalsOf(question)) : notedMarks(question, (say) => wording.format(say), notes),
    lines: story.lines.map(({ telling, rule }) => ({ text: capital(wording.format(telling.say)), rule, tone: telling.tone })),
    notes,
    asks: { text: wording.format(asks), rule: question.rule },
    over: question.kind === "over",
    record: session.record(),
  };
}
