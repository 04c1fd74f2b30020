// Positions to start tests from, played by the engine itself, so that a change of rules never leaves a test with an old record.
import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { Player } from "katabasis/inferno";
import init, { Session } from "katabasis/inferno";

const MODULE = new URL("../../pkg/inferno/inferno.wasm", import.meta.url);
const SEEDS = 40;

/** The engine, in Node. */
export async function engine(): Promise<typeof Session> {
  await init({ module_or_path: await readFile(MODULE) });
  return Session;
}

/** A game of persons, played by the shortest of thoughts until a position is as wanted; the record of it. */
async function reach(wanted: (session: Session) => boolean, characters: number): Promise<string> {
  const { begin } = await engine();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    using session = begin({ setup: { characters }, players: Array<Player>(characters).fill("person"), seed: String(seed) });
    for (;;) {
      if (wanted(session)) return session.record();
      const question = session.question();
      if (question.kind !== "choice") break;
      session.answer(session.advise({ iterations: 1 })?.best ?? 0, question.revision);
    }
  }
  throw new Error(`none of ${SEEDS} games comes to the position that the test needs`);
}

/** How many options there are of a kind. */
function offered(session: Session, key: string): number {
  const question = session.question();
  return question.kind === "choice" ? question.options.filter(({ label }) => label.name.key === key).length : 0;
}

/** Played once, however many tests start from there. */
function once(play: () => Promise<string>): () => Promise<string> {
  let played: Promise<string> | undefined;
  return () => (played ??= play());
}

/** What tests start from. */
export const POSITIONS = {
  /** By day, a turn with an attack and moves to choose from. */
  day: once(() =>
    reach((session) => !session.state().night && offered(session, "do.attack") > 0 && offered(session, "do.move") > 2, 4),
  ),
  /** At night, Dante awake, a turn with moves to choose from. */
  night: once(() =>
    reach((session) => session.state().night && session.state().dante !== undefined && offered(session, "do.move") > 2, 4),
  ),
  /** The end. */
  over: once(() => reach((session) => session.question().kind === "over", 2)),
} as const;

/** The same text with one byte higher, as long as the number there is small: whole, only of another version. */
function raised(text: string, at: number): string {
  const [mark, game, payload = ""] = text.split(".");
  const body = Buffer.from(payload, "base64url").subarray(0, -4);
  body[at] = (body[at] ?? 0) + 1;
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(body));
  return `${mark}.${game}.${Buffer.concat([body, sum]).toString("base64url")}`;
}

/** The same game as if it had been saved in the next layout of its state, which comes first. */
export const inAnotherLayout = (text: string): string => raised(text, 0);

/** The same game as if it had been saved under the next version of the rules: it comes behind the layout and the first chance, which is 0. */
export const underOtherRules = (text: string): string => raised(text, 2);
