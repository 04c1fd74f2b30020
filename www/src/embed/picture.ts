// A picture of a moment, by the same drawing as the board of the page. Run by the build, without a browser.
import { withAsked } from "../board/asked";
import { Board } from "../board/board";
import { type Glyphs, layGlyphs } from "../board/glyph";
import { Heights } from "../board/levels/levels";
import type { Session } from "../games";
import type { Overlay, Say, Scene } from "../play/types";
import { capital } from "../play/words";
import { type Box, closeBox, figures } from "./close";
import { type Note, notedMarks } from "./noted";

// For the build, which takes them all from one bundle.
export { Texts } from "../texts";
export { plain } from "./plain";
export { writeDown } from "./write-down";

export interface Drawn {
  readonly element: Element;
  readonly box: Box;
  /** Who stands where, in words. */
  readonly words: string;
}

/** Draws a moment. `notes` are marked on the board, and arrows lead to where the figures are in the end. */
export function drawMoment(
  session: Session,
  format: (say: Say) => string,
  glyphs: Glyphs,
  notes: readonly Note[],
  end: Scene,
): Drawn {
  const question = session.question();
  const ground = session.ground();
  const scene = withAsked(session.scene(), question);
  const board = new Board({ format, pick: () => undefined, look: () => undefined }, undefined, () => new Heights());
  const overlays = [...scene.overlays, ...ways(scene, end)];
  board.draw({
    ground,
    scene: { ...scene, overlays },
    marks: notedMarks(question, format, notes),
    lit: undefined,
    chosen: undefined,
  });
  layGlyphs(board.element, glyphs);
  const standing = scene.pieces.map((piece) => {
    const cell = ground.cells[piece.at[0] ?? -1];
    const life = piece.health ? ` (${piece.health.now} of ${piece.health.most})` : "";
    return `${capital(format(piece.name))}${life}: ${cell ? format(cell.name) : "–"}.`;
  });
  const { round, phase } = scene.headline;
  return {
    element: board.element,
    box: closeBox(ground, [...figures(scene), ...figures(end)]),
    words: [`${format(round)}, ${format(phase)}.`, ...standing].join(" "),
  };
}

/** Where the figures go. */
function ways(from: Scene, to: Scene): Overlay[] {
  return from.pieces.flatMap((piece): Overlay[] => {
    const [start, end] = [piece.at[0], to.pieces.find(({ id }) => id === piece.id)?.at[0]];
    return start === undefined || end === undefined || start === end
      ? []
      : [{ kind: "path", cells: [start, end], name: piece.name }];
  });
}
