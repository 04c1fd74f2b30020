// The end of every game: won or lost for who looks, and every way that leads on from there.
import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type * as Inferno from "katabasis/inferno";
import { expect, test } from "./fixture";
import { quick } from "./table";

test.use({ reducedMotion: "reduce" });

const SEEDS = 40;

const SETUPS: Readonly<Record<string, unknown>> = {
  inferno: { characters: 2 },
  claustrophobia: { scenario: "survivors" },
  apocalypse: { map: "invasion", lord: "baphomet", heroes: ["hannah-hazard", "john-dark"] },
};

interface Wanted {
  /** How it ends for the one who gives the last answer; anyhow where it does not matter. */
  readonly fate?: "won" | "lost";
  /** Whether persons sit on all seats, or only on that of the last answer. */
  readonly shared?: boolean;
}

/** A game that one answer ends: its record before that answer, and which one it is. */
async function almost(game: string, { fate, shared = false }: Wanted = {}): Promise<{ record: string; last: number }> {
  const folder = new URL(`../../pkg/${game}/`, import.meta.url);
  const { default: init, Session } = (await import(new URL("index.js", folder).href)) as typeof Inferno;
  await init({ module_or_path: await readFile(new URL(`${game}.wasm`, folder)) });
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    using session = Session.begin({ setup: SETUPS[game] as { characters: number }, seed: String(seed) } as never);
    let [seat, last] = [0, 0];
    let { question } = session.look();
    while (question.kind === "choice") {
      [seat, last] = [question.seat, session.advise({ iterations: 1 })?.best ?? 0];
      ({ question } = session.answer(last, question.revision));
    }
    if (question.kind !== "over") continue;
    const { winners, drawn } = question;
    if (shared && winners.length === 0) continue;
    if (fate !== undefined && fate !== (winners.includes(seat) ? "won" : drawn.includes(seat) ? "drawn" : "lost")) continue;
    session.undo();
    if (!shared) for (const other of session.players().keys()) if (other !== seat) session.setPlayer(other, "easy");
    return { record: session.snapshot(), last };
  }
  throw new Error(`none of ${SEEDS} games of ${game} ends as the test needs it`);
}

/** Opens a game before its last answer, and gives it. */
async function end(page: Page, game: string, wanted?: Wanted): Promise<Locator> {
  const { record, last } = await almost(game, wanted);
  await quick(page);
  await page.goto(`./#/play/${game}?g=${encodeURIComponent(record)}`);
  await page.getByRole("button", { name: "Open as a new game" }).click();
  const goOn = page.getByRole("button", { name: "I have it: go on" });
  const option = page.locator(`[data-option="${last}"]`);
  await expect(page.locator("section.ask .go, .cover").first()).toBeVisible();
  if ((await goOn.count()) > 0) await goOn.click();
  for (const group of await page.locator("[data-group]").all()) {
    if ((await option.count()) > 0) break;
    await group.click();
  }
  await option.click();
  const card = page.locator("dialog.finale");
  await expect(card).toBeVisible();
  return card;
}

for (const game of Object.keys(SETUPS)) {
  test(`${game}: the end is a card, and every button of it leads on`, async ({ page }) => {
    test.setTimeout(180_000);
    const card = await end(page, game);
    const here = page.url();
    await expect(card.locator(".crown")).toHaveText(/^(Won|Lost|Drawn)$/);
    await expect(card.getByRole("heading", { level: 2 })).not.toBeEmpty();
    await expect(card.getByText(/\d+ decisions/)).toBeVisible();
    await expect(card.getByRole("img", { name: /^Over \d+ decisions/ })).toBeVisible({ timeout: 60_000 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    await card.getByRole("button", { name: "Share" }).click();
    const share = page.getByRole("dialog", { name: "Share this game" });
    await expect(share).toBeVisible();
    await share.getByRole("button", { name: "Close" }).click();

    await card.getByRole("button", { name: "Look back" }).click();
    const back = page.locator(".looking-back");
    await expect(back.getByText(/^Decision 0 of \d+/)).toBeVisible();
    await back.getByRole("button", { name: "One decision on" }).click();
    await expect(back.getByText(/^Decision 1 of/)).toBeVisible();
    await back.getByRole("button", { name: "To the end" }).click();
    const steps = Number(await back.getByRole("slider").getAttribute("max"));
    await expect(back.getByText(`Decision ${steps} of ${steps}`)).toBeVisible();
    await expect(back.locator(".happened li").first()).toBeVisible();
    await back.getByRole("slider").fill("3");
    await expect(back.getByText("Decision 3 of")).toBeVisible();
    await back.getByRole("button", { name: "Back to the present" }).click();

    // The card is closed, and what it said stays beside the board.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "How it went" }).click();
    await card.getByRole("link", { name: /^Rule: / }).click();
    await expect(page.locator(".rule-panel")).toBeVisible();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "How it went" }).click();
    await card.getByRole("button", { name: "Change the set-up" }).click();
    await expect(page).toHaveURL(new RegExp(`#/new/${game}`));

    await page.goto(here);
    await card.getByRole("button", { name: "Play again" }).click();
    await expect(page).not.toHaveURL(here);
    await expect(page.locator("section.ask .go, .cover, .thinking").first()).toBeVisible({ timeout: 30_000 });
    await expect(page.locator(".ending")).toHaveCount(0);
  });
}

test("who has lost is told so, and who has won is told that", async ({ page }) => {
  test.setTimeout(120_000);
  // By habit, heroes mostly lose together, and in the tunnels the last answer is mostly the winner's.
  const lost = await end(page, "apocalypse", { fate: "lost" });
  await expect(lost.locator(".crown")).toHaveText("Lost");
  const won = await end(page, "claustrophobia", { fate: "won" });
  await expect(won.locator(".crown")).toHaveText("Won");
});

test("at a shared device it is said who has won", async ({ page }) => {
  test.setTimeout(120_000);
  const card = await end(page, "claustrophobia", { shared: true });
  await expect(card.locator(".crown")).toHaveText(/^Victory: the /);
  await expect(card.getByRole("heading", { level: 3 })).toContainText("How it stood for the");
});
