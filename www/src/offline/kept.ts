// Which games are kept for play without a network, how large they are, and buttons to keep and to remove them.
import { announce, button, h, put } from "../dom";
import { messageOf, toast } from "../errors";
import { GAMES } from "../games";
import { dropGame, keepGame, keptGames } from "../pwa";
import { language, w } from "../words";
import type { Kept } from "./talk";
import { wordsIn } from "./words";

const words = (...said: Parameters<ReturnType<typeof wordsIn>>): string => wordsIn(language())(...said);
const megabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Fills the list once the service worker has answered. */
export async function showKept(box: HTMLElement): Promise<void> {
  const list = h("div", null, h("p", { class: "remark" }, words("none")));
  put(box, h("h2", null, words("title")), h("p", null, words("note")), list);
  const games = await keptGames();
  if (games !== undefined) draw(list, games);
}

function draw(box: HTMLElement, games: readonly Kept[], busy?: string): void {
  const rows = GAMES.flatMap(({ id, title }) => {
    const found = games.find(({ game }) => game === id);
    return found === undefined ? [] : [{ ...found, title }];
  });
  const missing = rows.filter(({ kept }) => !kept);
  const act = ({ game, title, kept }: (typeof rows)[number]) => {
    const deed = kept ? () => dropGame(game) : () => keepGame(game);
    const done = kept ? words("dropped", { game: title }) : w("offline.ready", { game: title });
    return button(words(kept ? "drop" : "keep"), () => void change(box, games, game, deed, done), {
      "aria-label": words(kept ? "drop.game" : "keep.game", { game: title }),
    });
  };
  const state = ({ game, bytes, kept }: Kept): string =>
    words(game === busy ? "fetching" : kept ? "kept" : "size", { size: megabytes(bytes) });
  const focused = document.activeElement?.closest("[data-game]")?.getAttribute("data-game");
  put(
    box,
    h(
      "ul",
      { "aria-busy": busy !== undefined && "true" },
      rows.map((row) => h("li", { "data-game": row.game }, h("b", null, row.title), " ", h("span", null, state(row)), act(row))),
    ),
    missing.length > 0 &&
      h(
        "div",
        { class: "row", "data-game": "all" },
        button(
          words("all", { size: megabytes(missing.reduce((sum, { bytes }) => sum + bytes, 0)) }),
          () =>
            void keepAll(
              box,
              games,
              missing.map(({ game }) => game),
            ),
          { class: "main" },
        ),
      ),
  );
  // The button that was pressed is another one now.
  if (focused != null)
    (box.querySelector<HTMLElement>(`[data-game="${focused}"] button`) ?? box.querySelector("button"))?.focus();
}

async function keepAll(box: HTMLElement, games: readonly Kept[], missing: readonly string[]): Promise<void> {
  let now = games;
  for (const game of missing) now = await change(box, now, game, () => keepGame(game));
  if (now.every(({ kept }) => kept)) announce(words("all.kept"));
}

/** Does something to a game and shows how things are then; what the network left out is told. */
async function change(
  box: HTMLElement,
  games: readonly Kept[],
  game: string,
  deed: () => Promise<readonly Kept[] | undefined>,
  done?: string,
): Promise<readonly Kept[]> {
  draw(box, games, game);
  try {
    await deed();
    if (done !== undefined) announce(done);
  } catch (error) {
    toast(words("failed", { why: messageOf(error) }));
  }
  const now = (await keptGames()) ?? games;
  draw(box, now);
  return now;
}
