// The card workshop: a card is typed, set right where it is wrong, read, tried on a table, and sent in a link.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { door, quick, Table } from "./table";

const CARD = `card iron-rain "Iron Rain"
  slot: green
  does: UP TO TWO ENEMIES, 2 DMG AND BLEED 1
  origin: katabasis`;

const bench = (page: Page) => ({
  card: page.getByRole("textbox", { name: "The card" }),
  reading: page.locator("#workshop-reading"),
  keywords: page.getByRole("region", { name: "By these rules" }),
  try: page.getByRole("button", { name: "Try it" }),
});

async function opened(page: Page): Promise<ReturnType<typeof bench>> {
  await quick(page);
  await page.goto("#/workshop/drunagor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Card workshop: Chronicles of Drunagor");
  return bench(page);
}

test("a card is typed, set right, tried, and sent in a link", async ({ page, context }) => {
  await quick(page);
  await page.goto("");
  await door(page, "Chronicles of Drunagor").getByRole("link", { name: "Card workshop" }).click();
  const { card, reading, keywords, try: tryIt } = bench(page);
  await expect(reading).toContainText("Players read");

  await card.fill(CARD.replace("BLEED", "BLED"));
  await expect(reading).toContainText("Line 3, column 38: `BLED` where `ACTIVATE`");
  await expect(card).toHaveAttribute("aria-invalid", "true");
  await expect(tryIt).toBeDisabled();
  await page.getByRole("button", { name: "Show me where" }).click();
  await expect(card).toBeFocused();
  await page.keyboard.type("BLEED");

  await expect(reading).toContainText("Iron Rain UP TO TWO ENEMY, 2 DMG AND BLEED 1.");
  await expect(card).toHaveAttribute("aria-invalid", "false");
  await expect(keywords.getByRole("listitem").filter({ hasText: "2 DMG" })).toContainText("DMG token");
  await keywords.getByRole("link", { name: "Why? BLEED damage" }).click();
  await expect(page.locator(".rule-panel")).toContainText("BLEED damage");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this card" }).inputValue();
  expect(link).toBe(page.url());
  await page.keyboard.press("Escape");

  await tryIt.click();
  const table = new Table(page);
  await table.asked();
  await expect(page.getByRole("group", { name: "Trying Iron Rain" })).toContainText("BLEED 1");
  await table
    .option(/Iron Rain/)
    .first()
    .click();
  await expect(table.log.filter({ hasText: "Iron Rain" }).first()).toBeAttached();

  // Others read it as it is, and can try it too; whoever goes back finds the card again, also from a card of another kind.
  await page.goBack();
  await expect(card).toHaveValue(CARD);
  await page.getByLabel("Kind of card").selectOption({ index: 1 });
  await expect(card).not.toHaveValue(CARD);
  await page.goBack();
  await expect(card).toHaveValue(CARD);
  const other = await context.newPage();
  await quick(other);
  await other.goto(link);
  await expect(bench(other).card).toHaveValue(CARD);
  await expect(bench(other).reading).toContainText("Iron Rain");
});

test("a trial begins again with the same dice, or with others", async ({ page }) => {
  await opened(page);
  await page.getByRole("button", { name: "Try it" }).click();
  const table = new Table(page);
  await table.asked();
  const first = await table.heading.textContent();
  await table
    .option(/Arcing Swing/)
    .first()
    .click();
  await expect(page.locator(".acts")).toBeVisible();
  await page.getByRole("button", { name: "Begin again" }).click();
  await expect(table.heading).toHaveText(first ?? "");
  await page.getByRole("button", { name: "Other dice" }).click();
  await expect(table.heading).toHaveText(first ?? "");
  await page.getByRole("button", { name: "Back to the card" }).click();
  await expect(bench(page).card).toBeVisible();
});

test("items and sides of monster cards are written and tried as skills are", async ({ page }) => {
  const { card, reading, try: tryIt } = await opened(page);
  for (const [kind, words] of [
    ["Item", "Accuracy 7."],
    ["Side of a monster card", "Attack: MULTISHOT 2, POISON 1/1/2/2."],
  ] as const) {
    await page.getByRole("combobox", { name: "Kind of card" }).selectOption({ label: kind });
    await expect(reading).toContainText(words);
    await expect(card).toHaveAttribute("aria-invalid", "false");
    await tryIt.click();
    await new Table(page).asked();
    await page.getByRole("button", { name: "Back to the card" }).click();
  }
  await page.getByRole("combobox", { name: "Begin with a card of the box" }).selectOption({ label: "Shadow Cultist" });
  await page.getByRole("button", { name: "Begin with it" }).click();
  await expect(card).toHaveValue(/shadow-cultist/);
});

test("another game has another notation, and the same page", async ({ page }) => {
  await quick(page);
  await page.goto("#/workshop/dante");
  const { card, reading, keywords, try: tryIt } = bench(page);
  await card.fill('card war-stride "War Stride"\n  of: mercenary\n  level: 1\n  does: 1. mve 2\n  origin: katabasis');
  await expect(reading).toContainText("Line 4, column 12: `mve` where");
  await card.fill((await card.inputValue()).replace("mve 2", "move 2\n  does: 2. attack with 2 dice more"));
  await expect(reading).toContainText("War Stride");
  await expect(keywords.getByRole("listitem")).not.toHaveCount(0);
  await tryIt.click();
  await new Table(page).asked();
  await expect(page.getByText("War Stride").first()).toBeVisible();
});

test("hostile links and texts are shown as texts, and refused with a reason", async ({ page }) => {
  const { card, reading } = await opened(page);
  await card.fill("STUN, ".repeat(2000));
  await expect(reading).toContainText("a card has at most 1500 letters");
  await card.fill(`card a "<img src=x onerror=alert(1)>"\n  does: ${Array(30).fill("STUN").join(", ")}\n  origin: fact`);
  await expect(reading).toContainText("more than 12 stand in one list");
  for (const code of ["%00%ff", "AAAA", "x".repeat(9000), "PHNjcmlwdD4"]) {
    await page.goto(`#/workshop/drunagor/skill?c=${code}&try`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Card workshop/);
  }
  await page.goto("#/workshop/inferno");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/workshop/i);
});

for (const width of [360, 1280])
  test(`nothing stands beside the page, and nobody is shut out, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const { card } = await opened(page);
    await card.fill(`${CARD} and something much longer than any phone is wide, in one line of its own`);
    await expect(card).toHaveAttribute("aria-invalid", "true");
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await card.fill(CARD);
    await expect(card).toHaveAttribute("aria-invalid", "false");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    for (const target of await page.locator(".workshop button, .workshop select, .workshop a").all())
      expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(36);
    await page.getByRole("button", { name: "Try it" }).click();
    await new Table(page).asked();
    expect(await wider()).toBeLessThanOrEqual(0);
    expect((await new AxeBuilder({ page }).include(".trial-bar").analyze()).violations).toEqual([]);
    await expect(page.locator("svg.board")).toBeInViewport();
  });
