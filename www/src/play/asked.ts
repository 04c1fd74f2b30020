// Who is asked. A question can be open to several seats, so the answer is always a list.
import type { Look, Player, Shown } from "./types";

type Asked = { readonly question: Shown; readonly acts: Pick<Look["acts"], "players" | "speakers"> };

/** The seats that are asked: none at the end, and none where the table itself rolls or draws. */
export function askedSeats(question: Shown): readonly number[] {
  if (question.kind === "choice") return question.seats;
  return question.kind === "over" || question.seat == null ? [] : [question.seat];
}

/** Whether a person at this device has to answer. What the table rolls or draws by hand, people enter. */
export function asksPerson(question: Shown, players: readonly Player[]): boolean {
  return question.kind !== "choice" || askedSeats(question).some((seat) => players[seat] === "person");
}

/**
 * Whether persons may take an option. What belongs to computers alone they leave to them, unless somebody can answer for all: then
 * the computers will not be asked, and persons may call on them.
 */
export function isOpenToPersons(question: Shown, players: readonly Player[], index: number): boolean {
  if (question.kind !== "choice") return false;
  const by = question.options[index]?.by ?? [];
  return by.some((seat) => players[seat] === "person") || question.options.some(({ by = [] }) => by.length === 0);
}

/** A computer player whose turn it is to think. */
export interface Thinking {
  readonly seat: number;
  readonly level: Exclude<Player, "person">;
  /** It may only say something for itself before persons answer; else it has to answer. */
  readonly speaks: boolean;
}

function computerAt(seats: readonly number[], players: readonly Player[], speaks: boolean): Thinking | undefined {
  for (const seat of seats) {
    const level = players[seat];
    if (level !== undefined && level !== "person") return { seat, level, speaks };
  }
  return undefined;
}

/** The computer player that has to answer, where no person can. */
export function askedComputer(question: Shown, players: readonly Player[]): Thinking | undefined {
  if (question.kind !== "choice" || asksPerson(question, players)) return undefined;
  return computerAt(askedSeats(question), players, false);
}

/** The computer player that thinks next: one that has to answer, or the first of those that may speak before persons do. */
export function nextComputer({ question, acts: { players, speakers } }: Asked): Thinking | undefined {
  return askedComputer(question, players) ?? computerAt(speakers, players, true);
}
