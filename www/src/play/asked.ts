// Who is asked. A question can be open to several seats, so the answer is always a list.
import type { Player, Shown } from "./types";

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

/** The computer player that has to answer, where no person can. */
export function askedComputer(question: Shown, players: readonly Player[]): Exclude<Player, "person"> | undefined {
  if (question.kind !== "choice" || asksPerson(question, players)) return undefined;
  for (const seat of askedSeats(question)) {
    const player = players[seat];
    if (player !== undefined && player !== "person") return player;
  }
  return undefined;
}
