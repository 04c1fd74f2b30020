// Whoever looked away while others played can tell from the screen what happened: every event is in the recap, or one tap away.
// What happened is asked of the engine itself, which plays the saved game again; the page could not hide a line from it.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type * as Inferno from "katabasis/inferno";
import { Texts } from "../../www/src/texts";
import { expect, test } from "./fixture";
import { quick, Table } from "./table";

type Line = ReturnType<Inferno.Session["log"]>[number];

const GAMES: Readonly<Record<string, unknown>> = {
  inferno: { setup: { characters: 3 }, players: ["person", "easy", "easy"], seed: "7" },
  claustrophobia: { setup: { scenario: "survivors" }, players: ["person", "easy"], seed: "7" },
  apocalypse: {
    setup: { heroes: ["hannah-hazard", "john-dark"], lord: "argus" },
    players: ["person", "easy"],
    seed: "7",
  },
};

/** The person's seat. */
const ME = 0;
/** So many turns of others have to be told, within so many answers. */
const TURNS = 3;
const ANSWERS = 60;

async function engineOf(game: string): Promise<{ Session: typeof Inferno.Session; say: (line: Line) => string }> {
  const folder = new URL(`../../pkg/${game}/`, import.meta.url);
  const { default: init, Session } = (await import(new URL("index.js", folder).href)) as typeof Inferno;
  await init({ module_or_path: await readFile(new URL(`${game}.wasm`, folder)) });
  const texts = new Texts([{ language: "en", texts: JSON.parse(await readFile(new URL("texts.en.json", folder), "utf8")) }]);
  const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
  return { Session, say: ({ telling }) => capital(texts.say(telling.say)) };
}

/** The lines of the recap after at most one tap. */
async function recapOf(page: Page): Promise<string[]> {
  const recap = page.locator("section.ask .recap");
  if ((await recap.count()) === 0) return [];
  const more = recap.getByRole("button", { name: /more$/ });
  if ((await recap.getAttribute("open")) === null) await recap.locator("summary").click();
  else if ((await more.count()) > 0) await more.click();
  const shown = await recap.getByRole("listitem").filter({ visible: true }).allInnerTexts();
  return shown.map((line) => line.replace(/ \([\d, ]+\)$/, "").trim());
}

for (const [game, begun] of Object.entries(GAMES))
  for (const width of [1360, 360])
    test(`${game} at ${width} pixels: nothing is missed by looking away`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width > 1000 ? 850 : 740 });
      const { Session, say } = await engineOf(game);
      using first = Session.begin(begun as Parameters<typeof Session.begin>[0]);
      await quick(page);
      await page.goto(`./#/play/${game}?g=${encodeURIComponent(first.record())}`);
      await page.getByRole("button", { name: "Open as a new game" }).click();
      const table = new Table(page);
      const told = async (): Promise<{ lines: string[]; answered: number }> => {
        using session = Session.load((await table.saved()).text);
        return { lines: session.log(ME).map(say), answered: session.answered() };
      };
      let turns = 0;
      await table.asked();
      let before = await told();
      for (let answer = 0; answer < ANSWERS && turns < TURNS; answer += 1) {
        await table.act("Play for me").click();
        await expect.poll(async () => (await told()).answered).toBeGreaterThan(before.answered);
        if (!(await table.asked())) break;
        const after = await told();
        const happened = after.lines.slice(before.lines.length);
        const others = after.answered > before.answered + 1;
        const recap = await recapOf(page);
        if (others || happened.length > 2) expect(recap, "what happened since the answer").toEqual(happened);
        else if (happened.length > 0) await expect(page.locator(".strip .last em")).toHaveText(happened.at(-1) ?? "");
        turns += others && happened.length > 0 ? 1 : 0;
        before = after;
      }
      expect(turns, "turns of others").toBe(TURNS);
    });
