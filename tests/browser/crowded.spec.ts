// Games at their fullest: five heroes, doom almost complete, long names. Nothing above the board runs into anything else.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type * as Apocalypse from "katabasis/apocalypse";
import { expect, test } from "./fixture";
import { quick } from "./table";

const HEROES = ["hannah-hazard", "moose-kowalski", "john-dark", "naomi-joslyn", "prof-maxwell"];
/** So much doom has two digits, as has what it goes up to. */
const DOOM = 11;
const SEEDS = 40;

let found: Promise<string> | undefined;

/** A game of Planet Apocalypse shortly before its end. */
function fullest(): Promise<string> {
  found ??= (async () => {
    const folder = new URL("../../pkg/apocalypse/", import.meta.url);
    const { default: init, Session } = (await import(new URL("index.js", folder).href)) as typeof Apocalypse;
    await init({ module_or_path: await readFile(new URL("apocalypse.wasm", folder)) });
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const players = HEROES.map((): Apocalypse.Player => "person");
      using session = Session.begin({ setup: { heroes: HEROES } as never, players, seed: String(seed) });
      for (let question = session.question(); question.kind === "choice"; question = session.question()) {
        const doom = session.scene().panels.find((panel) => "track" in panel);
        if (doom && "track" in doom && doom.track.now >= DOOM) return session.snapshot();
        session.answer(session.advise({ iterations: 1 })?.best ?? 0, question.revision);
      }
    }
    throw new Error(`none of ${SEEDS} games comes to so much doom`);
  })();
  return found;
}

/** What lies over something else, though neither holds the other. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll(".top > *, .stock > li, .goal > *, .goal li, .seats > li")];
    const seen = all.filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).clipPath === "none");
    return seen.flatMap((one, at) =>
      seen.slice(at + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const [wide, high] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        return wide > 1 && high > 1 ? [`“${one.textContent}” and “${other.textContent}”`] : [];
      }),
    );
  });
}

for (const width of [1360, 768, 360])
  test(`nothing runs into anything at ${width} pixels`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: width > 1000 ? 850 : 740 });
    await quick(page);
    await page.goto(`./#/play/apocalypse?g=${encodeURIComponent(await fullest())}`);
    await page.getByRole("button", { name: "Open as a new game" }).click();
    await expect(page.locator("section.goal")).toContainText(/1\d\/13/);
    expect(await collisions(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Every sheet beside the board has a way that leads to it.
    const ways = page.locator(".index button");
    await expect(ways.first()).toBeVisible();
    expect(await ways.count()).toBe(await page.locator(".sheets > .sheet").count());
    await ways.last().click();
    await expect(page.locator(".sheets > .sheet").last()).toBeInViewport();
  });
