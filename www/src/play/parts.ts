// What only some games need of the play view. It is there before the first picture: whatever came later would push aside what is looked at already.
import { styleSheet } from "../styles";
import type { Boards, Ground } from "./types";

type PanelsModule = typeof import("../panels/panels");
type LevelsModule = typeof import("../board/levels/levels");

/** What has come; without a network and not kept, nothing has, and it is tried again when it is needed. */
export interface Parts {
  readonly panels?: PanelsModule | undefined;
  readonly levels?: LevelsModule | undefined;
}

/** Whether something lies beside the board. */
export function hasBoards(boards: Boards): boolean {
  return Object.values(boards).some((list: readonly unknown[]) => list.length > 0);
}

export async function fetchPanels(): Promise<PanelsModule> {
  const panels = await import("../panels/panels");
  await panels.panelStyles();
  return panels;
}

/** Figures, which are also built into the package, draw levels as well, and have no style sheet to fetch. */
export async function fetchLevels(): Promise<LevelsModule> {
  const [levels] = await Promise.all([import("../board/levels/levels"), styleSheet(new URL("./levels.css", import.meta.url))]);
  return levels;
}

/** Fetches what this table needs. */
export async function partsFor(boards: Boards, ground: Ground): Promise<Parts> {
  const hasLevels = ground.cells.some(({ level }) => level !== 0);
  const [panels, levels] = await Promise.all([
    hasBoards(boards) ? fetchPanels().catch(() => undefined) : undefined,
    hasLevels ? fetchLevels().catch(() => undefined) : undefined,
  ]);
  return { panels, levels };
}
