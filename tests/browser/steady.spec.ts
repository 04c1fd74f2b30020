// Nothing that a person looks at moves away because something else of the page arrives later.
import { expect, test } from "./fixture";
import { quick } from "./table";

declare global {
  interface Window {
    places: string[];
  }
}

for (const width of [1360, 768, 360])
  for (const game of ["claustrophobia", "apocalypse", "drunagor", "dante"])
    test(`the board of ${game} lies at ${width} pixels where it was first seen`, async ({ page }) => {
      await page.setViewportSize({ width, height: width > 1000 ? 850 : 780 });
      await quick(page);
      // What lies beside and around the board comes late, as over a slow line.
      await page.route(/panels|levels/, async (route) => {
        await new Promise((late) => setTimeout(late, 400));
        await route.continue();
      });
      await page.addInitScript(() => {
        window.places = [];
        const watch = (): void => {
          const board = document.querySelector(".stage .layers.free");
          const box = board?.getBoundingClientRect();
          const place = box && [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
          if (place && place !== window.places.at(-1)) window.places.push(place);
          requestAnimationFrame(watch);
        };
        watch();
      });
      await page.goto(`./#/new/${game}`);
      await page.getByRole("button", { name: "Begin" }).click();
      await expect(page.locator("section.ask h2").first()).toBeVisible({ timeout: 30_000 });
      await page.waitForTimeout(1500);
      expect(await page.evaluate(() => window.places)).toHaveLength(1);
    });
