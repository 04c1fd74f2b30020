// Who sits where: the level that was chosen for a seat is the one that thinks for it, in the page and in its worker.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { Table } from "./table";

/** What an easy player plays on from a position, at most: the other levels think longer. */
const EASY = 40;

interface Thought {
  readonly seat: number;
  readonly level: string;
  readonly iterations: number;
}

/** Listens to all that the page and its workers say to each other. */
async function overhear(page: Page): Promise<() => Promise<Thought[]>> {
  await page.addInitScript(() => {
    const thoughts: Thought[] = [];
    Object.assign(globalThis, {
      thoughts,
      Worker: class extends Worker {
        override postMessage(request: { readonly id: number; readonly seat: number; readonly level: string }): void {
          this.addEventListener("message", ({ data }) => {
            if (data.id === request.id && "advice" in data)
              thoughts.push({ seat: request.seat, level: request.level, iterations: data.advice.iterations });
          });
          super.postMessage(request);
        }
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { thoughts: Thought[] }).thoughts);
}

test("the level chosen for a seat in the form is the level that plays it", async ({ page }) => {
  const heard = await overhear(page);
  const table = await Table.begin(page, { seats: ["Person", "Computer, easy", "Computer, hard"], seed: "7" });
  await table
    .option(/^At the .+ corner$/)
    .first()
    .click();
  await table.asked();
  await table.hex("Start at").first().click();
  const thoughts = async (seat: number): Promise<Thought[]> => (await heard()).filter((thought) => thought.seat === seat);
  await expect.poll(async () => (await thoughts(2)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  await table.asked();
  const [easy, hard] = [await thoughts(1), await thoughts(2)];
  expect(new Set(easy.map(({ level }) => level))).toEqual(new Set(["easy"]));
  expect(new Set(hard.map(({ level }) => level))).toEqual(new Set(["hard"]));
  expect(Math.max(...easy.map(({ iterations }) => iterations)), "the worker thinks as long as the level says").toBe(EASY);
  expect(Math.max(...hard.map(({ iterations }) => iterations))).toBeGreaterThan(EASY);
  expect(
    (await heard()).filter(({ seat }) => seat === 0),
    "nobody thinks for a person",
  ).toEqual([]);
});
