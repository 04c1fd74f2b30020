// How a game ended for those who look. Who sits alone before the computer has won or lost; at a shared device somebody has.
import type { Wording } from "./services";
import type { Ended, Player, Scene } from "./types";
import { seatNames } from "./words";

export interface Verdict {
  /** A name for style sheets. */
  readonly kind: "won" | "lost" | "drawn" | "theirs";
  readonly words: string;
  /** Those who share one fate: the side from which the game is looked at. In a draw opponents share it too, so it is one seat's side. */
  readonly side: readonly number[];
}

type Fate = "won" | "drawn" | "lost";

export function verdict(services: Wording, ended: Ended, scene: Scene, players: readonly Player[]): Verdict {
  const fate = (seat: number): Fate => (ended.winners.includes(seat) ? "won" : ended.drawn.includes(seat) ? "drawn" : "lost");
  const seats = players.map((_, seat) => seat);
  const alike = (seat: number): number[] => seats.filter((other) => fate(other) === fate(seat));
  const people = seats.filter((seat) => players[seat] === "person");
  const looking = people.length > 0 ? people : seats;
  const [first = 0] = looking;
  const kind = fate(first);
  if (looking.every((seat) => fate(seat) === kind))
    return { kind, words: { won: "Won", drawn: "Drawn", lost: "Lost" }[kind], side: kind === "drawn" ? [first] : alike(first) };
  const [winner] = ended.winners;
  if (winner === undefined) return { kind: "drawn", words: "Drawn", side: [first] };
  return { kind: "theirs", words: `Victory: ${seatNames(services, scene, ended.winners)}`, side: alike(winner) };
}
