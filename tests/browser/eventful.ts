// An answer that brings much, given in the page.
import { expect, type Page } from "@playwright/test";
import { engine } from "./positions";

/** So many lines of one answer cannot be followed in a blink. */
const MANY = 6;

export interface Eventful {
  readonly text: string;
  readonly index: number;
  readonly lines: number;
}

/** What the answer brings: many lines, or a card among them. */
export type Bringing = "many" | "card";

const found = new Map<Bringing, Promise<Eventful>>();

/** A game of INFERNO before an answer that brings that and leads to the same person's next question. */
function eventful(wanted: Bringing): Promise<Eventful> {
  const known = found.get(wanted) ?? search(wanted);
  found.set(wanted, known);
  return known;
}

async function search(wanted: Bringing): Promise<Eventful> {
  const { begin } = await engine();
  for (let seed = 1; seed <= 20; seed += 1) {
    using session = begin({ setup: { characters: 2 }, players: ["person", "person"], seed: String(seed) });
    let { question } = session.look();
    while (question.kind === "choice") {
      const text = session.snapshot();
      const index = session.advise({ iterations: 1 })?.best ?? 0;
      const look = session.answer(index, question.revision);
      const same = look.question.kind === "choice" && look.question.seat === question.seat;
      const fits = wanted === "many" || look.lines.some(({ telling }) => telling.card !== undefined);
      if (same && fits && look.lines.length >= MANY) return { text, index, lines: look.lines.length };
      question = look.question;
    }
  }
  throw new Error(`no answer brings ${wanted}`);
}

/** Opens it at a speed and gives that answer. */
export async function give(page: Page, speed: string, wanted: Bringing = "many"): Promise<Eventful> {
  const game = await eventful(wanted);
  await page.addInitScript(
    (settings) => localStorage.setItem("katabasis/settings", settings),
    JSON.stringify({ language: "en", speed, hand: "right", seen: ["offline"], last: {} }),
  );
  await page.goto(`./#/play/inferno?g=${encodeURIComponent(game.text)}`);
  await page.getByRole("button", { name: "Open as a new game" }).click();
  const option = page.locator(`[data-option="${game.index}"]`);
  await expect(page.locator("section.ask .go").first()).toBeVisible();
  for (const group of await page.locator("[data-group]").all()) {
    if ((await option.count()) > 0) break;
    await group.click();
  }
  await option.click();
  return game;
}
