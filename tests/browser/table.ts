// The page as a person uses it: by the names that it gives to things.
import { expect, type Locator, type Page } from "@playwright/test";

export type Seat = "Person" | "Computer, easy" | "Computer, normal" | "Computer, hard";

/** What is set in the page before the first visit. */
const SETTINGS = { language: "en", speed: "instant", theme: "dark", hand: "right", seen: ["offline"], last: {} };

export interface Game {
  readonly seats: readonly Seat[];
  readonly seed: string;
}

/** One person with one computer: the shortest game. */
export const PAIR: Game = { seats: ["Person", "Computer, easy"], seed: "7" };
/** Two persons: nobody thinks, so everything happens at once. */
export const FRIENDS: Game = { seats: ["Person", "Person"], seed: "7" };

/** Computer players answer without a pause, in English; whatever the person sets later stays. */
export async function quick(page: Page): Promise<void> {
  await page.addInitScript((settings) => {
    try {
      if (localStorage.getItem("katabasis/settings") === null) localStorage.setItem("katabasis/settings", settings);
    } catch {
      // A test that forbids the store.
    }
  }, JSON.stringify(SETTINGS));
}

/** The door of a game on the home page. */
export function door(page: Page, title: string): Locator {
  // The name of one game is the end of another’s.
  return page.getByRole("article", { name: title, exact: true });
}

/** The play view. */
export class Table {
  readonly question: Locator;
  readonly heading: Locator;
  readonly options: Locator;
  readonly board: Locator;
  readonly log: Locator;
  readonly acts: Locator;
  /** The end of the game. */
  readonly end: Locator;

  constructor(readonly page: Page) {
    // A role is looked for in every hex of the board, so what is asked often is found by its element first.
    this.question = page.locator("section.ask");
    this.heading = this.question.getByRole("heading", { level: 2 });
    this.options = this.question.getByRole("list", { name: "What you can do" });
    this.board = page.locator("svg.board");
    this.log = page.locator("section.log li");
    this.acts = page.locator(".acts");
    this.end = this.question.locator(".ending");
  }

  /** Sets up a game in the form, as a person does. */
  static async begin(page: Page, { seats, seed }: Game): Promise<Table> {
    await quick(page);
    await page.goto("./#/new/inferno");
    await page.getByRole("radio", { name: String(seats.length), exact: true }).check({ force: true });
    const selects = page.getByRole("group", { name: "Who plays them?" }).getByRole("combobox");
    await expect(selects).toHaveCount(seats.length);
    for (const [at, seat] of seats.entries()) await selects.nth(at).selectOption({ label: seat });
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Seed (optional)").fill(seed);
    await page.getByRole("button", { name: "Begin" }).click();
    const table = new Table(page);
    await table.asked();
    return table;
  }

  /** Opens a record through its link. */
  static async open(page: Page, record: string): Promise<Table> {
    await quick(page);
    await page.goto(linkTo(record));
    await page.getByRole("button", { name: "Open as a new game" }).click();
    const table = new Table(page);
    await table.asked();
    return table;
  }

  /** A few answers into a game of two persons: the spinner, both start hexes, and the first territory. */
  async warmUp(): Promise<void> {
    await this.option(/^At the .+ corner$/)
      .first()
      .click();
    for (let start = 0; start < 2; start += 1)
      await this.hex("Start at")
        .nth(start * 9)
        .click();
    await this.option(/^Flip/).first().click();
  }

  /** Until a person is asked or the game is over; says whether it goes on. */
  async asked(): Promise<boolean> {
    await expect(this.question.locator('[aria-label="What you can do"], .ending').first()).toBeVisible({ timeout: 30_000 });
    return (await this.end.count()) === 0;
  }

  /** What the buttons of the question say, in their order. */
  async offers(): Promise<string[]> {
    const names = await this.options.locator("button.go").allInnerTexts();
    return names.map((name) => name.replace(/^\d+\s*/, ""));
  }

  /** A button of the present question. */
  option(name: string | RegExp): Locator {
    return this.options.getByRole("button", { name });
  }

  /** Opens what cannot be done now; where it is short, it stands open already. */
  async showRefused(): Promise<Locator> {
    const refused = this.question.locator("details.refused");
    if ((await refused.getAttribute("open")) === null) await refused.locator("summary").click();
    return refused.getByRole("listitem");
  }

  /** Hexes of the board by their names, which say what can be done there. */
  hex(name: string): Locator {
    return this.board.locator(`[role="gridcell"][aria-label*="${name}"]`);
  }

  act(name: string): Locator {
    return this.acts.getByRole("button", { name });
  }

  /** What the store holds of the game that is open. */
  saved(): Promise<{ text: string; revision: number; name: string }> {
    return this.page.evaluate(async () => {
      // An answer is written down when its picture is there.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(() => setTimeout(painted))));
      const id = decodeURIComponent(location.hash.split("/").at(-1) ?? "");
      return JSON.parse(localStorage.getItem(`katabasis/game/${id}`) ?? "null");
    });
  }

  /** Shows the log from its beginning: what was told before the game was opened waits to be asked for. */
  async readAll(): Promise<void> {
    const earlier = this.page.getByRole("button", { name: "Earlier …" });
    if (await earlier.isVisible()) await earlier.click();
  }

  /** What a person sees of the position. What is new since the last answer is not part of it. */
  async seen(): Promise<{ title: string; question: string; log: string[]; seats: string[] }> {
    await this.readAll();
    return {
      title: await this.page.locator("header.top").innerText(),
      question: await this.question.evaluate((ask) => {
        const copy = ask.cloneNode(true) as HTMLElement;
        copy.querySelector(".recap")?.remove();
        return copy.innerText;
      }),
      log: await this.log.allInnerTexts(),
      seats: await this.page.getByRole("list", { name: "Seats" }).getByRole("listitem").allInnerTexts(),
    };
  }
}

export function linkTo(record: string): string {
  return `./#/play/inferno?g=${encodeURIComponent(record)}`;
}
