// Sheets, dice, tunnels and hidden hands, on a toy: what the picture does before any game needs it.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { openToy } from "./toy/open";

test.use({ reducedMotion: "reduce" });

const goOn = (page: Page) => page.getByRole("button", { name: "I have it: go on" });
const heading = (page: Page) => page.locator("section.ask h2").first();

test("two taps put a die on a line, and what does not fit says why", async ({ page }) => {
  await openToy(page, ["person", "easy"]);
  await expect(heading(page)).toHaveText("Which die goes to whom?");
  await page.getByRole("button", { name: /^Line 1, / }).click();
  await expect(page.locator(".strip")).toContainText("No die shows a 1.");
  await page.getByRole("button", { name: "Die: 6", exact: true }).click();
  await expect(page.getByRole("button", { name: "Die: 6", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("button", { name: /^Line 6, / })
    .nth(1)
    .click();
  await expect(page.locator(".line.on .die")).toHaveCount(1);
  await expect(page.locator(".log li").first()).toContainText("Give the 6 to Berta.");
});

test("a die is dragged to its line, and to a figure on the board", async ({ page }) => {
  await openToy(page, ["person", "easy"]);
  const drag = async (die: string, x: number, y: number): Promise<void> => {
    const from = await page.getByRole("button", { name: die, exact: true }).boundingBox();
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(x - 20, y, { steps: 4 });
    await page.mouse.move(x, y);
    await page.mouse.up();
  };
  const line = await page
    .getByRole("button", { name: /^Line 4, / })
    .first()
    .boundingBox();
  await drag("Die: 4", (line?.x ?? 0) + 15, (line?.y ?? 0) + 60);
  await expect(page.locator(".log li").first()).toContainText("Give the 4 to Ansel.");
  await expect(heading(page)).toHaveText("Which die goes to whom?");
  // Of one die and one warrior, a tap is enough.
  await page.getByRole("button", { name: "Give the 6 to Berta" }).first().click();
  await expect(heading(page)).toHaveText("Who goes where?");
});

test("a figure is chosen first and sent then; what nobody has seen becomes a tile, and the picture grows to it", async ({
  page,
}) => {
  await openToy(page, ["person", "person"]);
  const ask = page.locator("section.ask");
  await goOn(page).click();
  for (const name of [/^Give the 4 to Ansel/, /^Give the 6 to Berta/, /^Ansel goes to 1 0/, /^End the turn/])
    await ask.getByRole("button", { name }).first().click();
  await goOn(page).click();
  await ask.getByRole("button", { name: "Play Cave-in" }).click();
  await goOn(page).click();
  for (const name of [/^Give the 4 to Ansel/, /^Give the 6 to Berta/]) await ask.getByRole("button", { name }).first().click();
  const [box, cells] = [
    await page.locator("svg.board").getAttribute("viewBox"),
    await page.locator("svg.board [role=gridcell]").count(),
  ];
  await expect(page.locator('.cell[data-terrain="unknown"]')).toHaveCount(4);
  await page.locator(".sheet").filter({ hasText: "Ansel" }).locator("button.title").click();
  await expect(page.locator(".strip")).toContainText("Ansel goes to 2 0");
  await page.locator('svg.board [role=gridcell][aria-label^="Tile 2 0"]').click();
  await expect(page.locator(".log li").first()).toContainText("Ansel goes to 2 0.");
  await expect(page.locator('svg.board [role=gridcell][aria-label^="Tile 2 0"]')).toHaveAttribute("data-terrain", "stone");
  expect(await page.locator("svg.board [role=gridcell]").count()).toBeGreaterThan(cells);
  expect(await page.locator("svg.board").getAttribute("viewBox")).not.toBe(box);
});

test("the device changes hands under a cover, and no hand is shown to the other", async ({ page }) => {
  await openToy(page, ["person", "person"]);
  const all = page.locator("body");
  await expect(page.getByRole("heading", { name: "Give the device to Delvers" })).toBeVisible();
  await expect(all).not.toContainText("Rope");
  await goOn(page).click();
  await expect(page.locator(".cards")).toContainText("Rope");
  await expect(page.locator(".log")).toContainText("The delvers draw Rope");
  await expect(all).not.toContainText("Swarm");
  for (const name of [/^Give the 4 to Ansel/, /^Give the 6 to Berta/, /^End the turn/])
    await page.locator("section.ask").getByRole("button", { name }).first().click();
  await expect(page.getByRole("heading", { name: "Give the device to Deep" })).toBeVisible();
  await expect(page.locator(".play")).toBeHidden();
  await page.keyboard.press("u");
  await expect(page.getByRole("heading", { name: "Give the device to Deep" })).toBeVisible();
  await goOn(page).click();
  await expect(page.locator(".cards")).toContainText("Swarm");
  await expect(page.locator(".log")).toContainText("The deep draws Swarm");
  await expect(all).not.toContainText("Rope");
  // A card is read first; nothing is spent by a tap that was not shown.
  await page.locator(".cards").getByRole("button", { name: "Terror" }).click();
  await page
    .locator(".strip")
    .getByRole("button", { name: /Terror/ })
    .click();
  await expect(page.getByRole("heading", { name: "Give the device to Delvers" })).toBeVisible();
});

test("with a computer nobody has to give the device away, and its hand stays hidden", async ({ page }) => {
  await openToy(page, ["person", "easy"]);
  await expect(page.locator(".cards")).toContainText("Rope");
  for (const name of [/^Give the 4 to Ansel/, /^Give the 6 to Berta/, /^End the turn/])
    await page.locator("section.ask").getByRole("button", { name }).first().click();
  await expect(heading(page)).toHaveText("Deep is thinking …");
  await expect(page.locator(".cards")).toContainText("Rope");
  await expect(page.locator("body")).not.toContainText("Swarm");
});

test("a map of areas can be walked with keys, and looked at from nearer", async ({ page }) => {
  await openToy(page, ["road"]);
  const cell = (name: string) => page.locator(`svg.board [role=gridcell][aria-label^="${name}"]`);
  await expect(cell("Mall")).toHaveAttribute("aria-label", /12 × larvae/);
  await cell("Church").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(cell("Airfield")).toBeFocused();
  const wide = async (): Promise<number> => Number((await page.locator("svg.board").getAttribute("viewBox"))?.split(" ")[2]);
  const before = await wide();
  await page.getByRole("button", { name: "Closer" }).click();
  expect(await wide()).toBeLessThan(before);
  await page.getByRole("button", { name: "The whole board, or what matters" }).click();
  expect(await wide()).toBe(before);
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/road.png` });
});

for (const [screen, viewport] of Object.entries({ wide: { width: 1360, height: 800 }, narrow: { width: 360, height: 780 } })) {
  test.describe(`on a ${screen} screen`, () => {
    test.use({ viewport });
    test("axe finds nothing among sheets and dice, nor on the cover", async ({ page }) => {
      await openToy(page, ["person", "person"]);
      const isAccessible = async (): Promise<void> => {
        const { violations } = await new AxeBuilder({ page })
          .disableRules(["landmark-one-main", "page-has-heading-one"])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .slice(0, 3)
                .map((node) => `${node.target.join(" ")} ${node.failureSummary}`)
                .join("\n")}`,
          ),
        ).toEqual([]);
      };
      await isAccessible();
      await goOn(page).click();
      await expect(page.locator(".sheet")).toHaveCount(4);
      await isAccessible();
      if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/toy-${screen}.png` });
      await page.getByRole("button", { name: "Die: 4", exact: true }).click();
      await isAccessible();
      if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/toy-${screen}-held.png` });
    });
  });
}
