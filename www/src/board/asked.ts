// The thick ring is for the one who is asked, also in the middle of another's turn.
import type { Scene, Shown } from "../play/types";
import { askedPanel } from "../play/words";

/** The scene with the ring around the figure of the one who is asked. */
export function withAsked(scene: Scene, question: Shown): Scene {
  const asked = question.kind === "choice" ? question.seats : [];
  const figures = asked.flatMap((seat) => askedPanel(scene, seat)?.piece ?? []);
  if (figures.length === 0) return scene;
  return { ...scene, pieces: scene.pieces.map((piece) => ({ ...piece, active: figures.includes(piece.id) })) };
}
