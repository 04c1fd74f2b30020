// The page of a campaign: what comes next, what it has come to, and how it is kept, shared and taken back.
import { button, type Child, download, h, put } from "../dom";
import { messageOf, refusal, toast } from "../errors";
import { fileName } from "../filename";
import type { Chronicle, Game } from "../games";
import { gameTexts } from "../language";
import { address, go } from "../router";
import { shareLink } from "../share/link";
import { keepCopy, write } from "../store";
import type { Texts } from "../texts";
import { language } from "../words";
import { Document } from "./document";
import { campaignWords } from "./words";

/** Shows a campaign. Throws what the store or the engine says. */
export async function showCampaign(main: HTMLElement, game: Game, id: string, left: () => boolean): Promise<void> {
  const [document, texts] = await Promise.all([Document.open(game, id), gameTexts(game.id)]);
  if (left()) return document.campaign.free();
  new View(main, document, texts).draw();
}

class View {
  readonly #say = campaignWords(language());

  constructor(
    private readonly main: HTMLElement,
    private readonly document: Document,
    private readonly texts: Texts,
  ) {}

  draw(): void {
    const { save } = this.document;
    const chronicle = this.document.campaign.chronicle();
    const say = this.#say;
    put(
      this.main,
      h(
        "div",
        { class: "narrow campaign" },
        h("h1", { tabindex: "-1" }, save.name),
        h(
          "div",
          { class: "paper" },
          h("p", { class: "facts" }, this.standing(chronicle)),
          h("div", { class: "row" }, this.deeds(chronicle)),
          chronicle.unknown.length > 0 &&
            h("p", { class: "trouble" }, say("unknown", { n: chronicle.unknown.length, what: chronicle.unknown.join(", ") })),
        ),
        h(
          "div",
          { class: "paper" },
          this.part(
            "heroes",
            Object.entries(chronicle.ledger.heroes).map(([hero, things]) => this.counts(hero, things)),
          ),
          this.part(
            "rewards",
            Object.entries(chronicle.ledger.rewards).map((reward) => this.count(reward)),
          ),
          this.part(
            "log",
            chronicle.ledger.log.map(({ chapter, what, count }) =>
              h("li", null, this.name(chapter), ": ", this.name(what, count)),
            ),
          ),
          this.part(
            "past",
            chronicle.past.map((chapter, at) => this.pastAdventure(chapter, at)),
          ),
        ),
        h(
          "div",
          { class: "row" },
          button(say("export"), () => download(fileName(save.name), save.text)),
          button(say("share"), () => this.share()),
          chronicle.past.length > 0 && button(say("undo"), () => this.leave((campaign) => campaign.undo())),
        ),
      ),
    );
  }

  /** An id in words; one that nobody has words for is shown as it is. */
  private name(id: string, n = 0): string {
    const key = `campaign.${id}`;
    return this.texts.has(key) ? this.texts.words(key, { n }) : id;
  }

  private count([id, n]: readonly [string, number]): HTMLElement {
    return h("li", null, `${this.name(id, n)} × ${n}`);
  }

  private counts(hero: string, things: Readonly<Record<string, number>>): HTMLElement {
    return h(
      "li",
      null,
      h("strong", null, this.name(hero)),
      h(
        "ul",
        null,
        Object.entries(things).map((thing) => this.count(thing)),
      ),
    );
  }

  private part(name: "heroes" | "rewards" | "log" | "past", items: readonly HTMLElement[]): HTMLElement {
    const id = `campaign-${name}`;
    const list = items.length > 0 ? h("ul", null, items) : h("p", { class: "remark" }, this.#say("nothing"));
    return h("section", { "aria-labelledby": id }, h("h2", { id }, this.#say(name)), list);
  }

  private standing({ chapter: id, adventure }: Chronicle): string {
    const say = this.#say;
    const chapter = this.name(id ?? "");
    if (id === undefined) return say("over");
    if (adventure === "kept") return say("kept", { chapter, why: this.trouble() });
    return say(({ none: "next", playing: "playing", over: "ended" } as const)[adventure], { chapter });
  }

  /** Why the adventure cannot be opened. */
  private trouble(): string {
    try {
      this.document.campaign.adventure().free();
      return "";
    } catch (error) {
      return refusal(error);
    }
  }

  private deeds({ chapter, adventure }: Chronicle): Child {
    const say = this.#say;
    const giveUp = button(say("giveUp"), () => this.leave((campaign) => campaign.giveUp()));
    const { campaign, save } = this.document;
    switch (adventure) {
      case "none":
        return chapter !== undefined && button(say("setOut"), () => this.setOut(), { class: "main" });
      case "playing":
        return [button(say("goOn"), () => this.play(), { class: "main" }), giveUp];
      case "over":
        return [button(say("conclude"), () => this.conclude(), { class: "main" }), button(say("look"), () => this.play())];
      case "kept":
        return [button(say("exportAdventure"), () => download(fileName(save.name), campaign.export() ?? "")), giveUp];
    }
  }

  /** Does something to the campaign, keeps it and shows it; what is refused is said. */
  private act(deed: () => void): void {
    try {
      deed();
      this.document.keep();
    } catch (error) {
      toast(messageOf(error));
    }
    this.draw();
    this.main.querySelector<HTMLElement>("h1")?.focus();
  }

  private setOut(): void {
    this.act(() => {
      this.document.campaign.setOut().free();
      this.document.clearAdventure();
    });
    this.play();
  }

  private play(): void {
    const { document } = this;
    const chapter = this.name(document.campaign.chronicle().chapter ?? "");
    document.layAdventure(this.#say("adventure", { campaign: document.save.name, chapter }));
    go(address.play(document.game.id, document.adventure));
  }

  private conclude(): void {
    this.act(() => {
      this.document.campaign.conclude();
      this.document.clearAdventure();
    });
  }

  /** Does something by which something is lost: the campaign as it was stays beside it. */
  private leave(deed: (campaign: Document["campaign"]) => void): void {
    this.act(() => {
      const { save, campaign } = this.document;
      keepCopy(save, this.#say("before", { name: save.name }));
      deed(campaign);
      this.document.clearAdventure();
      toast(this.#say("keptBefore"));
    });
  }

  private pastAdventure(chapter: string, at: number): HTMLElement {
    const { game, campaign, save } = this.document;
    const look = (): void => {
      const text = campaign.past(at);
      if (text === undefined) return;
      // The same copy every time, so that looking twice keeps one.
      const id = `${save.id}-past-${at}`;
      const name = this.#say("adventure", { campaign: save.name, chapter: this.name(chapter) });
      const round = { key: `campaign.${chapter}`, args: {} };
      write({ id, game: game.id, name, revision: 0, summary: { ...save.summary, round }, text }, true);
      go(address.play(game.id, id));
    };
    return h("li", null, this.name(chapter), " ", button(this.#say("look"), look, { class: "ghost slim" }));
  }

  private share(): void {
    const { game, save } = this.document;
    const file = button(this.#say("share.file"), () => download(fileName(save.name), save.text));
    shareLink(this.#say, address.link(game.id, save.text), file);
  }
}
