// Planet Apocalypse in the page: a whole game by clicks with two computer heroes, dice by two taps and by dragging, gifts, and Hell.

import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { quick, type Seat } from "./table";

test.use({ reducedMotion: "reduce" });

const ask = (page: Page) => page.locator("section.ask");

interface Choices {
  readonly seats: readonly Seat[];
  readonly seed: string;
  /** Options of the form by their labels. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Sets a game up in the form, as people do. */
async function begin(page: Page, { seats, seed, options = {} }: Choices): Promise<void> {
  await quick(page);
  await page.goto("./#/new/apocalypse");
  await page.getByRole("radio", { name: String(seats.length), exact: true }).check({ force: true });
  const players = page.getByRole("combobox", { name: /^Who plays / });
  await expect(players).toHaveCount(seats.length);
  for (const [at, seat] of seats.entries()) await players.nth(at).selectOption({ label: seat });
  for (const fold of ["Make it harder, or easier", "Join late, leave early"]) await page.getByText(fold).click();
  // In a first game the token would be proposed.
  for (const [label, option] of Object.entries({ "Divine intervention": "No", ...options }))
    await page.getByLabel(label, { exact: true }).selectOption({ label: option });
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed (optional)").fill(seed);
  await page.getByRole("button", { name: "Begin" }).click();
}

/** Opens the position of an example through its link. */
async function open(page: Page, example: string): Promise<void> {
  const { position } = JSON.parse(
    readFileSync(new URL(`../../pkg/apocalypse/examples/${example}.json`, import.meta.url), "utf8"),
  );
  await quick(page);
  await page.goto(`./#/play/apocalypse?g=${encodeURIComponent(position)}`);
  await page.getByRole("button", { name: "Open as a new game" }).click();
  await asked(page);
}

/** Until a person is asked or the game is over; says whether it goes on. */
async function asked(page: Page): Promise<boolean> {
  await expect(ask(page).locator('[aria-label="What you can do"], .ending').first()).toBeVisible({ timeout: 60_000 });
  return (await page.locator(".ending").count()) === 0;
}

/** In the order in which a bold hero wants them. */
const WISHES = [/\bAttack in\b/, /\bTake one\b/, /Recruit$/im, /\bSet an ambush\b/, /\bA patrol trooper\b/, /\bMove\b/, /./];

/** Answers the present question by a button, the boldest first. */
async function answer(page: Page): Promise<string> {
  const rows = ask(page).locator("ul.options > li.opt:not(.no) > button.go");
  const names = (await rows.allInnerTexts()).map((name) => name.replace(/^\d+\s*/, ""));
  const wish = WISHES.find((one) => names.some((name) => one.test(name))) ?? /./;
  const at = names.findIndex((name) => wish.test(name));
  await rows.nth(at).click();
  const inner = ask(page).locator(".inner button.go");
  if ((await inner.count()) > 0) await inner.last().click();
  return names[at] ?? "";
}

test("a whole game is played by clicks with two computer heroes", async ({ page }) => {
  test.setTimeout(180_000);
  await begin(page, {
    seats: ["Person", "Computer, easy", "Computer, easy"],
    seed: "5",
    options: { "Despair dice": "7 (hellish)", "The Lord begins": "2 areas nearer (hellish)" },
  });
  const clicks = { enemy: 0, place: 0, button: 0 };
  const guides = new Set<string>();
  while (await asked(page)) {
    const guide = ask(page).locator(".guide summary");
    if ((await guide.count()) > 0) {
      guides.add(await guide.innerText());
      await ask(page).getByRole("button", { name: "Got it, hide this" }).click();
    }
    const foe = page.locator(".sheet button.open:has(.die)");
    // Where an attack reaches into the next area too, a tap there would only hold it.
    const next = page.locator('svg.board [role=gridcell][aria-label*="Move to"]:not([aria-label*="Attack in"])');
    if ((await foe.count()) > 0) {
      // The dice lie where they do most: a tap there strikes.
      await foe.first().click();
      clicks.enemy += 1;
    } else if ((await next.count()) === 1) {
      await next.click();
      clicks.place += 1;
    } else {
      await answer(page);
      clicks.button += 1;
    }
  }
  expect(clicks.enemy, "enemies struck on the sheet of the attack").toBeGreaterThan(0);
  expect(clicks.place, "moves on the board").toBeGreaterThan(0);
  expect(clicks.button).toBeGreaterThan(5);
  expect(guides.size, "kinds of questions that were explained").toBeGreaterThan(4);
  await page.getByRole("button", { name: "Close, look at the board" }).click();
  const earlier = page.getByRole("button", { name: "Earlier …" });
  if (await earlier.isVisible()) await earlier.click();
  const story = await page.locator("section.log li").allInnerTexts();
  expect(story.length).toBeGreaterThan(60);
  expect(
    story.filter((line) => /[{}]/.test(line)),
    "every text has its arguments",
  ).toEqual([]);
  await expect(page.locator("body")).not.toContainText("undefined");
});

test("one joins later, and one leaves", async ({ page }) => {
  await begin(page, {
    seats: ["Person", "Person"],
    seed: "4",
    options: { "Who joins later": "One person", "Players may leave": "Yes, heroes are handed over" },
  });
  const seats = page.getByRole("list", { name: "Seats" }).getByRole("listitem");
  const late = seats.nth(2);
  await expect(ask(page).getByRole("heading")).toHaveText("A late player, do you join now?");
  await expect(late).toContainText("Has not joined yet");
  await expect(late.locator(".pips"), "nobody is no dead hero").toHaveCount(0);
  await ask(page).getByRole("button", { name: "Join now" }).click();
  await ask(page).getByRole("button", { name: "Join with Tarang" }).click();
  await expect(late).toContainText("Tarang");
  await expect(ask(page).getByRole("heading")).toHaveText("Which team actions do you take?");
  await ask(page)
    .getByRole("button", { name: /Leave the game/ })
    .first()
    .click();
  await ask(page)
    .getByRole("button", { name: /Hannah Hazard.*Leave, and hand the hero to John Dark/ })
    .first()
    .click();
  await expect(seats.first()).toContainText("Handed over to John Dark’s player");
  await expect(
    ask(page)
      .getByRole("button", { name: /Hannah Hazard.*recruit/i })
      .first(),
    "the heir answers for both",
  ).toBeVisible();
  await page.getByLabel("Menu").click();
  await expect(page.locator(".menu select:visible"), "speed, and the two that still play").toHaveCount(3);
});

test("dice lie where they do most, and can be dragged elsewhere", async ({ page }) => {
  // One larva and one cacodemon; at this table people roll themselves.
  await open(page, "two-dice-for-a-cacodemon");
  await ask(page)
    .getByRole("button", { name: /Attack in the Market/ })
    .click();
  for (const face of [4, 6])
    await ask(page)
      .locator("button.face")
      .nth(face - 1)
      .click();
  const row = (name: string) => page.locator(".sheet.active li", { hasText: name });
  await expect(row("Cacodemon").locator(".die"), "both dice are proposed for the cacodemon").toHaveCount(2);
  await row("Cacodemon").locator("[data-drag]").first().dragTo(row("Larva").locator("button"));
  await expect(page.locator("section.log li", { hasText: "Killed in the Market: larva." })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await row("Cacodemon").locator("button").first().click();
  await expect(page.locator("section.log li", { hasText: "Killed in the Market: cacodemon." })).toBeVisible();
});

for (const [screen, viewport] of Object.entries({ wide: { width: 1360, height: 800 }, narrow: { width: 360, height: 780 } })) {
  test.describe(`on a ${screen} screen`, () => {
    test.use({ viewport });
    const isAccessible = async (page: Page): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map((node) => `${node.target.join(" ")} ${node.failureSummary}`)
              .join("\n")}`,
        ),
      ).toEqual([]);
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(across, "nothing is wider than the screen").toBeLessThanOrEqual(viewport.width);
    };

    test("axe finds nothing on the road", async ({ page }) => {
      await begin(page, { seats: ["Person", "Person"], seed: "7" });
      await asked(page);
      await expect(page.locator(".sheet").first()).toBeVisible();
      await isAccessible(page);
      for (let step = 0; step < 14; step += 1) if (await asked(page)) await answer(page);
      await isAccessible(page);
    });

    test("answers are within reach with five heroes", async ({ page }) => {
      await begin(page, { seats: ["Person", ...Array<Seat>(4).fill("Computer, easy")], seed: "11" });
      await asked(page);
      await expect(page.locator(".sheet.active").first()).toBeAttached();
      await expect(ask(page).locator("button.go").first()).toBeInViewport();
    });

    test("the names of areas can be read on every map", async ({ page }) => {
      for (const map of ["Invasion", "Doomgate", "The Delta", "The Siege"]) {
        await begin(page, { seats: ["Person"], seed: "4", options: { Map: map } });
        await asked(page);
        const sizes = await page
          .locator("text.place")
          .evaluateAll((names) =>
            names.map((name) => parseFloat(getComputedStyle(name).fontSize) * ((name as SVGTextElement).getScreenCTM()?.a ?? 0)),
          );
        expect(sizes.length, map).toBeGreaterThan(6);
        expect(Math.min(...sizes), `${map}: the smallest name in pixels`).toBeGreaterThanOrEqual(screen === "wide" ? 11 : 6.5);
      }
    });

    test("a gift is earned by two taps", async ({ page }) => {
      await open(page, "two-gifts-at-once");
      const sheet = (name: string) => page.locator(".sheet", { has: page.getByRole("heading", { name, exact: true }) });
      const [panel, tarang] = [sheet("Gifts on the panel"), sheet("Tarang")];
      const slot = tarang.locator("button.node").first();
      const gift = (name: string) => panel.locator("button.item", { hasText: name });
      const story = page.locator("section.log li");
      for (const [name, first, second] of [
        ["Prayer", gift("Prayer"), slot],
        ["Omen", slot, gift("Omen")],
      ] as const) {
        const before = await story.count();
        await first.click();
        await expect(first, "the first tap is held").toHaveClass(/held/);
        expect(await story.count(), "and answers nothing").toBe(before);
        await second.click();
        await expect(story.filter({ hasText: `Tarang places ${name} on slot 1.` })).toBeVisible();
        await expect(gift(name), "it has left the panel").toHaveCount(0);
        await expect(tarang.locator(".node.on")).toHaveCount(1);
        await page.getByRole("button", { name: "Undo" }).click();
        await expect(gift(name), "and can be taken back").toBeVisible();
      }
    });

    test("Hell is a scene of its own", async ({ page }) => {
      await open(page, "the-lord-falls");
      await expect(page.locator(".order .now")).toHaveText(/Heroes strike/);
      await expect(page.locator('svg.board [role=gridcell][aria-label*="Retreat to"]').first()).toBeVisible();
      await expect(ask(page).locator(".odds").first()).toContainText("%");
      await isAccessible(page);
    });
  });
}

test("computer heroes act with the team before the person has to answer", async ({ page }) => {
  await begin(page, { seats: ["Person", "Computer, easy", "Computer, easy"], seed: "5" });
  const team = ask(page).getByRole("heading", { name: /^Which team actions/ });
  for (let answers = 0; (await asked(page)) && (await team.count()) === 0 && answers < 12; answers += 1) await answer(page);
  const seats = await page.getByRole("list", { name: "Seats" }).locator("b").allInnerTexts();
  const [, ...computers] = seats.map((seat) => seat.replace(/\s*\d+$/, ""));
  const lines = page.locator("section.log li");
  const acted = lines.filter({ hasText: new RegExp(`(${computers.join("|")}) rolls \\d+ for recruits`) });
  // The person has not answered yet, and can still act with the team.
  await expect(acted).not.toHaveCount(0);
  await expect(lines.filter({ hasText: new RegExp(`${seats[0]?.replace(/\s*\d+$/, "")} rolls \\d+ for recruits`) })).toHaveCount(
    0,
  );
});
