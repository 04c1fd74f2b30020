// Who strikes whom, as far as the lines say it: in one line that rolls for one against another, or in two, the striker first.
import type { Line, PieceId, Target } from "./types";

export type Blow = readonly [from: Target, to: Target];

const isPiece = (at: Target): at is { piece: PieceId } => "piece" in at;

export class Blows {
  private striker: Target | undefined;

  /** Other lines begin. */
  forget(): void {
    this.striker = undefined;
  }

  /** The blow of a line. `hurt` are the figures that lost life by it, `own` those that belong to seats. */
  of({ telling: { at, dice, tone } }: Line, hurt: ReadonlySet<PieceId>, own: ReadonlySet<PieceId>): Blow | undefined {
    const [first, second] = at.filter(isPiece);
    if (tone === "turn" || tone === "round") this.striker = undefined;
    else if (first && second && dice.length > 0) {
      this.striker = undefined;
      return [first, second];
    } else if (first && hurt.has(first.piece)) return this.striker && [this.striker, first];
    else if (tone === "harm") this.striker = first ? (own.has(first.piece) ? this.striker : first) : at[0];
    else if (tone === "doom") this.striker = at[0];
    return undefined;
  }
}
