/** Where the files of the games lie, spelled out for bundlers; made by scripts/board.mjs. */
declare module "katabasis/games/files" {
  /** By game; a module of its own each, because nobody needs all. */
  export const FILES: Readonly<Record<string, () => Promise<{ readonly FILES: Readonly<Record<string, URL>> }>>>;
}
