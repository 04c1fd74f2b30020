// Search in all rulebooks: the catalogues that lie beside the games' modules are the index, fetched at the first letter.
import { gameFile } from "../homes";
import { fit, folded, found, hasAll, typed } from "./words";

interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly why?: string;
}

/** More hits than this are counted and not listed. */
const MOST = 60;

async function rulesOf(game: string): Promise<{ game: string; rule: Rule; title: string; text: string }[]> {
  const answer = await fetch(gameFile(game, "rules.json"));
  if (!answer.ok) throw new Error(`The rules of ${game} could not be fetched (${answer.status}).`);
  const { rules } = (await answer.json()) as { rules: Rule[] };
  return rules.map((rule) => ({
    game,
    rule,
    title: folded(rule.title),
    text: folded([rule.id, rule.title, rule.text, rule.why].join(" ")),
  }));
}

export function searchShelf(): void {
  const box = document.getElementById("page-search");
  const input = document.querySelector<HTMLInputElement>("#page-words");
  const count = document.getElementById("page-count");
  const hits = document.getElementById("page-hits");
  if (box === null || input === null || count === null || hits === null) return;
  const games = [...document.querySelectorAll<HTMLElement>("[data-game]")].map((element) => ({
    id: element.dataset["game"] ?? "",
    title: element.querySelector("h2")?.textContent ?? "",
  }));
  let index: ReturnType<typeof rulesOf> | undefined;
  const show = async (): Promise<void> => {
    const words = typed(input.value);
    if (words.length === 0) {
      hits.replaceChildren();
      count.textContent = "";
      return;
    }
    index ??= Promise.all(games.map(({ id }) => rulesOf(id))).then((all) => all.flat());
    try {
      const shown = (await index)
        .filter(({ text }) => hasAll(text, words))
        .map((entry) => ({ ...entry, fits: fit(entry.title, entry.text, words) }))
        .sort((a, b) => a.fits - b.fits);
      // Somebody may have typed on.
      if (typed(input.value).join(" ") !== words.join(" ")) return;
      count.textContent = found(shown.length);
      hits.replaceChildren(
        ...shown.slice(0, MOST).map(({ game, rule }) => hit(game, games.find(({ id }) => id === game)?.title ?? game, rule)),
      );
    } catch (error) {
      index = undefined;
      count.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  box.hidden = false;
  box.addEventListener("input", () => void show());
}

function hit(game: string, title: string, rule: Rule): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${game}.html#${encodeURIComponent(rule.id)}`;
  link.textContent = rule.title;
  item.append(link, ` ${title}: ${rule.text}`);
  return item;
}
