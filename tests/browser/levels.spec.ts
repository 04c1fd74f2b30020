// Ground with levels, tokens, cards on the table and story, on toys: what the picture does before any game needs it.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { openToy } from "./toy/open";

test.use({ reducedMotion: "reduce" });

const cell = (page: Page, name: string) => page.locator(`svg.board [role=gridcell][aria-label^="${name}"]`);
const heights = (page: Page) => page.getByRole("button", { name: "Show heights" });
const said = (page: Page) => page.locator(".log li").first();

async function enter(page: Page, toy: "dungeon" | "hall"): Promise<void> {
  await openToy(page, [toy]);
  await expect(heights(page)).toBeVisible();
  if (toy === "dungeon") await page.getByRole("button", { name: /Cross by the bridge/ }).click();
}

/** Taps a cell where it can be seen: at the middle of its shape. */
async function tap(page: Page, name: string): Promise<void> {
  const point = await cell(page, name).evaluate((path) => {
    if (!(path instanceof SVGGeometryElement)) throw new Error("no shape");
    const [box, back] = [path.getBoundingClientRect(), path.getScreenCTM()?.inverse()];
    for (const down of [0.5, 0.7, 0.8, 0.9, 0.3])
      for (const across of [0.5, 0.7, 0.3, 0.85, 0.15]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        const inside = path.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
        if (inside && document.elementFromPoint(x, y) === path) return { x, y };
      }
    return undefined;
  });
  expect(point, `${name} can be touched`).toBeDefined();
  await page.mouse.click(point?.x ?? 0, point?.y ?? 0);
}

for (const slanted of [false, true]) {
  test(`a tap reaches a bridge and what is beneath it, ${slanted ? "seen from a corner" : "seen from above"}`, async ({
    page,
  }) => {
    await enter(page, "dungeon");
    if (slanted) await heights(page).click();
    await tap(page, "Water 3 1");
    await expect(said(page)).toContainText("Go to Water 3 1.");
    await tap(page, "Bridge 3 1");
    await expect(said(page)).toContainText("Go to Bridge 3 1.");
  });

  test(`a tap reaches the top of a pillar and its foot, ${slanted ? "seen from a corner" : "seen from above"}`, async ({
    page,
  }) => {
    await enter(page, "hall");
    if (slanted) await heights(page).click();
    await tap(page, "Pillar");
    await expect(said(page)).toContainText("Go to Pillar.");
    await tap(page, "Nave, south space");
    await expect(said(page)).toContainText("Go to Nave, south space.");
  });
}

test("keys walk over squares and climb between a bridge and the water, and names say the level", async ({ page }) => {
  await enter(page, "dungeon");
  await cell(page, "Platform 1 1").focus();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, "Bridge 2 1")).toBeFocused();
  await expect(cell(page, "Bridge 2 1")).toHaveAttribute("aria-label", /^Bridge 2 1, level 2, above Water 2 1, .*Berta 4 of 8/);
  await page.keyboard.press("PageDown");
  await expect(cell(page, "Water 2 1")).toBeFocused();
  await expect(cell(page, "Water 2 1")).toHaveAttribute("aria-label", /^Water 2 1, level 0, beneath Bridge 2 1, .*drowned one/);
  await page.keyboard.press("PageDown");
  await expect(cell(page, "Water 2 1")).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(cell(page, "Bridge 2 1")).toBeFocused();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Go to Water 2 1.");
});

test("arrow keys lead where they seem to after the table was turned", async ({ page }) => {
  await enter(page, "dungeon");
  await heights(page).click();
  await cell(page, "Platform 0 1").focus();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, "Platform 1 1")).toBeFocused();
  await page.getByRole("button", { name: "Turn the table" }).click();
  await cell(page, "Platform 0 1").focus();
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, "Platform 1 1")).toBeFocused();
});

test("the way of looking is chosen by a switch, which only ground with levels has, and remembered", async ({ page }) => {
  await enter(page, "dungeon");
  await expect(page.locator(".relief.plan")).toHaveCount(1);
  await expect(heights(page)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("button", { name: "Turn the table" })).toBeHidden();
  await heights(page).click();
  await expect(page.locator(".relief.slanted")).toHaveCount(1);
  await page.reload();
  await expect(page.locator(".relief.slanted")).toHaveCount(1);
  await expect(heights(page)).toHaveAttribute("aria-pressed", "true");
  await openToy(page, ["hall"]);
  await expect(page.locator(".relief.slanted")).toHaveCount(1);
  await heights(page).click();
  await expect(page.locator(".relief.plan")).toHaveCount(1);
  await openToy(page, ["person", "easy"]);
  await expect(page.locator(".tunnels")).toHaveCount(1);
  await expect(heights(page)).toHaveCount(0);
});

test("what stands before a place that has the focus fades, and comes back", async ({ page }) => {
  await enter(page, "dungeon");
  await heights(page).click();
  const faint = page.locator(".block.faint");
  await cell(page, "Platform 1 0").focus();
  const before = await faint.count();
  // Hidden by the gallery before it.
  await cell(page, "Water 3 0").focus();
  expect(await faint.count()).toBeGreaterThan(before);
  await cell(page, "Platform 1 0").focus();
  await expect(faint).toHaveCount(before);
});

test("a large figure covers its squares, is named on each, and looks one way", async ({ page }) => {
  await enter(page, "dungeon");
  for (const name of ["Gallery 5 0", "Gallery 6 0", "Gallery 5 1", "Gallery 6 1"])
    await expect(cell(page, name)).toHaveAttribute("aria-label", /Maw 14 of 20/);
  const [feet, square] = [await page.locator(".feet.foe").boundingBox(), await cell(page, "Gallery 5 0").boundingBox()];
  expect((feet?.width ?? 0) / (square?.width ?? 1)).toBeGreaterThan(1.9);
  await expect(page.locator(".token .wedge")).toHaveCount(1);
});

test("lines of sight are clear or blocked, and arcs have words", async ({ page }) => {
  await enter(page, "dungeon");
  await expect(page.locator(".sightline.sight")).toHaveCount(1);
  await expect(page.locator(".sightline.blind")).toHaveCount(1);
  await expect(page.locator(".sightline.stop")).toHaveCount(1);
  await enter(page, "hall");
  await expect(page.locator("text.arc")).toHaveText(["front", "flank", "flank", "back"]);
});

test("an opened door is drawn open", async ({ page }) => {
  await enter(page, "dungeon");
  await expect(page.locator(".rampart.door")).toHaveCount(1);
  await page
    .locator("section.ask")
    .getByRole("button", { name: /Open the door/ })
    .click();
  await expect(page.locator(".rampart.door")).toHaveCount(0);
  await expect(page.locator(".rampart.pane")).toHaveCount(1);
});

test("a cube is dragged to a skill, and tapped to another; a full space takes no more", async ({ page }) => {
  await enter(page, "dungeon");
  const cube = (name: string) => page.locator(".panels").getByRole("button", { name, exact: true });
  const skill = (name: string) => page.locator(".panels").getByRole("button", { name: new RegExp(`^${name}, `) });
  const [from, to] = [await cube("melee cube").boundingBox(), await skill("Expended").boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 20);
  await page.mouse.up();
  await expect(said(page)).toContainText("Put the melee cube on Expended.");
  await cube("ranged cube").click();
  await expect(cube("ranged cube")).toHaveAttribute("aria-pressed", "true");
  await skill("Cleave").click();
  await expect(said(page)).toContainText("Put the ranged cube on Cleave.");
  await expect(page.locator(".panels .tray")).toHaveCount(0);
  await expect(skill("Cleave")).toHaveCount(0);
  await expect(skill("Expended")).toContainText("2 of 3");
});

test("steps of an order are touched, and hold who has a turn there", async ({ page }) => {
  await enter(page, "dungeon");
  const order = page.getByRole("list", { name: "Initiative" });
  await expect(order.getByRole("listitem").nth(1)).toContainText("Maw, used");
  await order.getByRole("button", { name: "Berta acts in step 3" }).click();
  await expect(said(page)).toContainText("Berta acts in step 3.");
  await expect(order.getByRole("listitem").nth(2).getByRole("button", { name: "Berta" })).toBeVisible();
});

test("cards on the table are turned and used, and say how they lie", async ({ page }) => {
  await enter(page, "dungeon");
  const traps = page.getByRole("region", { name: "Traps, deck" });
  await expect(traps).toContainText("5 cards");
  await traps.getByRole("button", { name: /^Trap, face down, 5 cards: Turn the trap up/ }).click();
  await expect(traps.getByRole("button", { name: /^Falling stone, / })).toContainText("Two damage");
  await page.getByRole("button", { name: /^Lantern, 2 × oil, / }).click();
  await page.getByRole("button", { name: /^Lantern, exhausted, / }).click();
  await expect(page.locator(".strip")).toContainText("Sees into the dark");
});

test("a passage is read before the question that it leads to, and goes with it", async ({ page }) => {
  await openToy(page, ["dungeon"]);
  const passage = page.locator(".passage");
  await expect(passage.getByRole("heading")).toHaveText("The drowned stair");
  await expect(passage.locator("p")).toHaveCount(2);
  const [read, asked] = [await passage.boundingBox(), await page.locator("section.ask").boundingBox()];
  expect((read?.y ?? 0) + (read?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  await page.getByRole("button", { name: /Wade through the water/ }).click();
  await expect(passage).toHaveCount(0);
});

for (const [screen, viewport] of Object.entries({ wide: { width: 1360, height: 800 }, narrow: { width: 360, height: 780 } })) {
  test.describe(`on a ${screen} screen`, () => {
    test.use({ viewport });
    for (const toy of ["dungeon", "hall"] as const) {
      test(`axe finds nothing in the ${toy} either way, and nothing is wider than the screen`, async ({ page }) => {
        const isSound = async (): Promise<void> => {
          const { violations } = await new AxeBuilder({ page })
            .disableRules(["landmark-one-main", "page-has-heading-one"])
            .analyze();
          expect(
            violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes
                  .slice(0, 3)
                  .map((node) => node.failureSummary)
                  .join("\n")}`,
            ),
          ).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
        };
        await openToy(page, [toy]);
        await expect(heights(page)).toBeVisible();
        await isSound();
        if (toy === "dungeon") await page.getByRole("button", { name: /Cross by the bridge/ }).click();
        await heights(page).click();
        await isSound();
      });
    }
  });
}
