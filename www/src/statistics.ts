// The page of one's own games: how many, how they ended, how long they were. Loaded when somebody looks for it.
import { button, download, h, put } from "./dom";
import { GAMES } from "./games";
import { ends } from "./statistics/ends";
import { asTable, type Tally, tally } from "./statistics/tally";
import { wordbook } from "./wordbook";
import { language } from "./words";

const ENGLISH = {
  title: "Your games",
  text: "Finished games are counted here, on this device, even after you delete them.",
  none: "No game is finished yet. Every one that you play to its end is counted here.",
  games: "Games",
  won: "Won",
  lost: "Lost",
  drawn: "Drawn",
  row: "Won in a row",
  "row.of": "{row}, at most {longest}",
  length: "Decisions",
  "length.of": "{shortest} to {longest}, {average} on average",
  last: "Last games",
  "last.of": "{when}: {result}, {n, plural, one {one decision} other {# decisions}}",
  "result.won": "won",
  "result.lost": "lost",
  "result.drawn": "drawn",
  "result.theirs": "played at a shared device",
  export: "Export as a table",
} as const satisfies Record<string, string>;

const LAST = 8;

export function showStatistics(main: HTMLElement): void {
  const say = wordbook(ENGLISH)(language());
  const all = ends();
  const fact = (name: string, value: string | number) => [h("dt", null, name), h("dd", null, value)];
  const facts = ({ games, won, lost, drawn, row, longestRow, ...length }: Tally) =>
    h(
      "dl",
      { class: "tally" },
      fact(say("games"), games),
      fact(say("won"), won),
      fact(say("lost"), lost),
      drawn > 0 && fact(say("drawn"), drawn),
      longestRow > 1 && fact(say("row"), say("row.of", { row, longest: longestRow })),
      fact(say("length"), games === 1 ? length.longest : say("length.of", length)),
    );
  const day = (when: number): string => new Date(when).toLocaleDateString(language(), { dateStyle: "medium" });
  const played = GAMES.flatMap(({ id, title }) => {
    const own = all.filter(({ game }) => game === id);
    if (own.length === 0) return [];
    const last = own.slice(-LAST).reverse();
    return h(
      "section",
      { class: "paper" },
      h("h2", null, title),
      facts(tally(own)),
      h("h3", null, say("last")),
      h(
        "ol",
        { class: "ends" },
        last.map(({ when, result, answered }) =>
          h("li", { class: result }, say("last.of", { when: day(when), result: say(`result.${result}`), n: answered })),
        ),
      ),
    );
  });
  put(
    main,
    h(
      "div",
      { class: "narrow" },
      h("h1", { tabindex: "-1" }, say("title")),
      h("p", null, say(all.length === 0 ? "none" : "text")),
      played,
      all.length > 0 &&
        h(
          "div",
          { class: "row" },
          button(say("export"), () => download("katabasis-games.csv", asTable(all), "text/csv")),
        ),
    ),
  );
}
