// A picture of a moment, by the same drawing as the board of the page. Run by the build, without a browser.
import { withAsked } from "../board/asked";
import { Board } from "../board/board";
import { layGlyphs } from "../board/glyph";
import type { Mark } from "../board/input";
import type { GameSession } from "../play/services";
import type { Overlay, Say, Scene, Shown } from "../play/types";
import { capital } from "../play/words";
export { Texts } from "../texts";
import { closeBox, type Box } from "./close";

/** Something that can be chosen, or that is refused, in words. */
interface Note {
  readonly kind: "option" | "refused";
  readonly text: string;
}

export interface Drawn {
  readonly element: Element;
  readonly box: Box;
  /** Who stands where, in words. */
  readonly words: string;
}

/** Draws a moment. `notes` are marked on the board, and arrows lead to where the figures are in the end. */
export function drawMoment(session: GameSession, format: (say: Say) => string, notes: readonly Note[], end: Scene): Drawn {
  const question = session.question();
  const ground = session.ground();
  const scene = withAsked(session.scene(), question);
  const board = new Board({ format, pick: () => undefined, look: () => undefined });
  const overlays = [...scene.overlays, ...ways(scene, end)];
  board.draw({ ground, scene: { ...scene, overlays }, marks: marked(question, format, notes), group: undefined, chosen: undefined });
  layGlyphs(board.element);
  const figures = scene.pieces.map((piece) => {
    const cell = ground.cells[piece.at[0] ?? -1];
    const life = piece.health ? ` (${piece.health.now} of ${piece.health.most})` : "";
    return `${capital(format(piece.name))}${life}: ${cell ? format(cell.name) : "–"}.`;
  });
  const { round, phase } = scene.headline;
  return { element: board.element, box: closeBox(ground, [scene, end]), words: [`${format(round)}, ${format(phase)}.`, ...figures].join(" ") };
}

/** Where the figures go. */
function ways(from: Scene, to: Scene): Overlay[] {
  return from.pieces.flatMap((piece): Overlay[] => {
    const [start, end] = [piece.at[0], to.pieces.find(({ id }) => id === piece.id)?.at[0]];
    return start === undefined || end === undefined || start === end ? [] : [{ kind: "path", cells: [start, end], name: piece.name }];
  });
}

function marked(question: Shown, format: (say: Say) => string, notes: readonly Note[]): Mark[] {
  if (question.kind !== "choice") return [];
  return notes.flatMap(({ kind, text }) => {
    const list = kind === "option" ? question.options : question.refused;
    return list.flatMap(({ label }, index) => (format(label.name) === text ? label.at.map((at): Mark => ({ at, kind, index, group: "", name: text })) : []));
  });
}
