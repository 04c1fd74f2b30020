// Positions to start tests from, played by the engine itself, so that a change of rules never leaves a test with an old record.
import { readFile } from "node:fs/promises";
import init, { Session } from "katabasis/inferno";
import type { Player } from "katabasis/inferno";

const MODULE = new URL("../../pkg/inferno/inferno.wasm", import.meta.url);
const SEEDS = 40;

/** The engine, in Node. */
export async function engine(): Promise<typeof Session> {
  await init({ module_or_path: await readFile(MODULE) });
  return Session;
}

/** A game of persons, played by easy computers until a position is as wanted; the record of it. */
async function reach(wanted: (session: Session) => boolean, characters: number): Promise<string> {
  const { begin } = await engine();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    using session = begin({ setup: { characters }, players: Array<Player>(characters).fill("person"), seed: String(seed) });
    for (;;) {
      if (wanted(session)) return session.record();
      const question = session.question();
      if (question.kind !== "choice") break;
      session.answer(session.advise({ level: "easy" })?.best ?? 0, question.revision);
    }
  }
  throw new Error(`none of ${SEEDS} games comes to the position that the test needs`);
}

const isAsked = (session: Session, key: string): boolean => {
  const question = session.question();
  return question.kind === "choice" && question.prompt.key === key;
};

/** Played once, however many tests start from there. */
function once(play: () => Promise<string>): () => Promise<string> {
  let played: Promise<string> | undefined;
  return () => (played ??= play());
}

/** What tests start from. */
export const POSITIONS = {
  /** By day, a turn with an attack and a move to choose from. */
  day: once(() => reach((session) => {
    const question = session.question();
    const keys = question.kind === "choice" ? question.options.map(({ label }) => label.name.key) : [];
    return !session.state().night && keys.includes("do.attack") && keys.includes("do.move");
  }, 4)),
  /** At night, Dante awake, somebody's turn. */
  night: once(() => reach((session) => isAsked(session, "ask.turn") && session.state().night && session.state().dante !== undefined, 4)),
  /** The end. */
  over: once(() => reach((session) => session.question().kind === "over", 2)),
} as const;
