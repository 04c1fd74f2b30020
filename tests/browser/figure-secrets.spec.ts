// A figure of a game with hidden cards: it tells what everybody at the table heard, and more only to the seat that it is asked for.
import { readFile } from "node:fs/promises";
import init, { Session } from "katabasis/claustrophobia";
import { expect, test } from "./fixture";

const MODULE = new URL("../../pkg/claustrophobia/claustrophobia.wasm", import.meta.url);
const CARD = "event-card.cave-in";
const INFERNAL = 1;

/** A game in which the infernal player's hand was set right: this card is in it now. */
async function withCard(): Promise<string> {
  await init({ module_or_path: await readFile(MODULE) });
  using session = Session.begin({ players: ["person", "person"], seed: "1" });
  const thing = session.things(INFERNAL).find(({ name, now }) => name.args["card"] === CARD && now === 0);
  if (thing === undefined) throw new Error("there is no such card to be put into a hand");
  session.setRight(thing.id, 1, session.revision(), INFERNAL);
  return session.record();
}

test("which card came into a hand is told in the figure of that seat, and in no other", async ({ page }) => {
  const record = await withCard();
  const told = async (view: Record<string, string>): Promise<string> => {
    await page.goto("about:blank");
    await page.goto(`./embed.html#${new URLSearchParams({ game: "claustrophobia", record, ...view })}`);
    await expect(page.locator(".told li")).toHaveCount(1, { timeout: 30_000 });
    return (await page.locator(".told li").textContent()) ?? "";
  };
  expect(await told({ view: String(INFERNAL) }), "there is something to hide").toMatch(/cave-in/i);
  for (const view of [{}, { view: "0" }, { view: "board" }] as const) {
    const line = await told(view);
    expect(line).toMatch(/hand/i);
    expect(line).not.toMatch(/cave-in/i);
  }
});
