// Addresses: everything after the #, so that the page can lie on any static server and no server sees a game.

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  /** A first game that teaches. */
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "statistics" }
  | { readonly page: "play"; readonly game: string; readonly save: string }
  | { readonly page: "campaign"; readonly game: string; readonly save: string }
  /** Cards of one's own: the game's workshop, and the card of a deck that the link carries. */
  | {
      readonly page: "workshop";
      readonly game: string;
      readonly deck?: string;
      readonly card?: string;
      /** Whether the card is tried. */
      readonly trial?: true;
    }
  | { readonly page: "link"; readonly game: string; readonly text: string }
  | { readonly page: "rules"; readonly game: string; readonly rule?: string }
  | { readonly page: "settings" }
  | { readonly page: "nowhere"; readonly address: string };

/** Reads an address. Broken percent signs are read as they stand. */
export function read(hash: string): Route {
  const address = hash.replace(/^#\/?/, "");
  const [path = "", query = ""] = address.split("?", 2);
  const [page = "", game = "", rest = ""] = path.split("/").map(decode);
  if (page === "") return { page: "home" };
  if (page === "new" || page === "learn") return { page, game };
  if (page === "rules") return rest === "" ? { page, game } : { page, game, rule: rest };
  if (page === "settings" || page === "statistics") return { page };
  if (page === "workshop") {
    const card = /(?:^|&)c=([^&]*)/.exec(query)?.[1];
    return {
      page,
      game,
      ...(rest !== "" && { deck: rest }),
      ...(card !== undefined && { card: decode(card) }),
      ...(/(?:^|&)try(?:&|$)/.test(query) && { trial: true }),
    };
  }
  const shared = /(?:^|&)g=([^&]*)/.exec(query)?.[1];
  if (page === "play" && shared !== undefined) return { page: "link", game, text: decode(shared) };
  if (page === "play" && rest !== "") return { page, game, save: rest };
  if (page === "campaign" && rest !== "") return { page, game, save: rest };
  return { page: "nowhere", address };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const address = {
  home: () => "#/",
  settings: () => "#/settings",
  statistics: () => "#/statistics",
  learn: (game: string) => `#/learn/${game}`,
  fresh: (game: string) => `#/new/${game}`,
  play: (game: string, save: string) => `#/play/${game}/${encodeURIComponent(save)}`,
  campaign: (game: string, save: string) => `#/campaign/${game}/${encodeURIComponent(save)}`,
  workshop: (game: string) => `#/workshop/${game}`,
  /** The workshop with a card in it, to be read or to be tried. */
  card: (game: string, deck: string, card: string, trial = false) =>
    `#/workshop/${game}/${encodeURIComponent(deck)}?c=${card}${trial ? "&try" : ""}`,
  /** The rulebooks are pages of their own. */
  rules: (game?: string, rule?: string) =>
    `rules/${game ?? "index"}.html${rule === undefined ? "" : `#${encodeURIComponent(rule)}`}`,
  /** How a game goes, on one page. */
  overview: (game: string) => `rules/${game}-overview.html`,
  /** The whole game, or campaign, in a link, from wherever this page lies. */
  link: (game: string, text: string) => `${location.href.replace(/#.*$/, "")}#/play/${game}?g=${encodeURIComponent(text)}`,
};

export function go(to: string): void {
  if (location.hash === to) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = to;
}
