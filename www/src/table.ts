// The page around a game in play: it saves, shares, thinks, explains and rescues, and knows nothing of what is played.

import { layGlyphs } from "./board/glyph";
import { campaignOf } from "./campaign/place";
import { afterPicture, button, dialog, h, put } from "./dom";
import { isCrash, open, type Playing } from "./engine";
import { seatName } from "./entry";
import { banner, messageOf, reasonOf, refusal, showCrash, toast } from "./errors";
import { gameGlyphs } from "./gameglyphs";
import type { Game } from "./games";
import { defaultName, keep, keepNew, rename } from "./keeping";
import { gameTexts } from "./language";
import type { Taught } from "./learn";
import { type Parts, partsFor } from "./play/parts";
import { openPlay } from "./play/play";
import type { Lessons, PlayServices, PlayView } from "./play/services";
import type { Summary as GameSummary } from "./play/types";
import { seatPanels } from "./play/words";
import { preferences } from "./preferences";
import { address, go } from "./router";
import { Beside } from "./rules/beside";
import { ruleTitles } from "./rules/book";
import { keepSettings, levelView, playSettings, settings } from "./settings";
import { countEnd } from "./statistics/ends";
import { read, type Save, StoreError } from "./store";
import { type Hold, hold, isPlayedElsewhere } from "./tabs";
import { Thinker } from "./thinker";
import { w } from "./words";

/** How many points the chart of a whole game gets. */
const CHART_POINTS = 60;

/** An open table; `close` leaves it. */
export interface Table {
  close(): void;
}

/** Asks what to do about a game that another tab plays. Resolves with nothing when the person goes away. */
function askAboutTabs(title: string, text: string, take: string): Promise<"take" | "copy" | undefined> {
  return new Promise((resolve) => {
    let chosen: "take" | "copy" | undefined;
    const choose = (what: "take" | "copy") => () => {
      chosen = what;
      box.close();
    };
    const box = dialog(
      title,
      { close: w("close"), closed: () => resolve(chosen) },
      h("p", null, text),
      h("div", { class: "row" }, button(take, choose("take"), { class: "main" }), button(w("tabs.copy"), choose("copy"))),
    );
  });
}

/** Opens a saved game. Answers nothing when the person went elsewhere, and throws what the store or the engine says. */
export async function openTable(main: HTMLElement, game: Game, id: string, left: () => boolean): Promise<Table | undefined> {
  const save = read(id);
  if (save.handed) return showHanded(main, game, id, save.name, left);
  const [playing, texts, ruleTitle, glyphs, elsewhere] = await Promise.all([
    open(game, save.text),
    gameTexts(game.id),
    ruleTitles(game.id),
    gameGlyphs(game.id),
    isPlayedElsewhere(id),
  ]);
  if (left()) return undefined;
  layGlyphs(document.body, glyphs);
  if (elsewhere) {
    const chosen = await askAboutTabs(w("tabs.title"), w("tabs.text"), w("tabs.take"));
    if (chosen === "copy") go(address.play(game.id, keepNew(playing, w("tabs.copyName", { name: save.name }))));
    if (chosen === undefined) go(address.home());
    if (chosen !== "take" || left()) return undefined;
    // The other tab may have gone on while this one asked.
    playing.replace(read(id).text);
  }
  const keys = seatPanels(playing.session.scene()).map(({ name }) => name);
  const call = (names: readonly string[]): void =>
    texts.call(new Map(keys.flatMap((key, seat) => (names[seat] ? [[key, names[seat]] as const] : []))));
  call(save.names ?? []);
  const words: Words = {
    format: (say) => texts.say(say),
    text: (key) => (texts.has(key) ? texts.words(key) : undefined),
    ruleTitle,
    call,
  };
  const { session } = playing;
  const [parts, lessons] = await Promise.all([
    partsFor(session.look().boards, session.ground()),
    save.taught ? import("./learn").then(({ teacher }) => teacher(game)) : undefined,
  ]);
  return left() ? undefined : new OpenTable(main, playing, read(id), words, parts, lessons);
}

/** A game that was given to another device says so, until it is taken back. */
async function showHanded(main: HTMLElement, game: Game, id: string, name: string, left: () => boolean): Promise<undefined> {
  const companion = await import("./companion");
  if (left()) return;
  const takeBack = (): void => {
    rename(read(id), name, false);
    go(address.play(game.id, id));
  };
  put(main, companion.handedOver(name, takeBack, address.home()));
}

/** The screen stays awake while a game is open, where the browser allows it. */
function stayAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let open = true;
  const ask = async (): Promise<void> => {
    if (!open || document.hidden || !("wakeLock" in navigator)) return;
    // Low on power, or forbidden: then it sleeps as always.
    held = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (!open) void held?.release();
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    open = false;
    document.removeEventListener("visibilitychange", again);
    void held?.release();
  };
}

type Words = Pick<PlayServices, "format" | "text" | "ruleTitle"> & {
  /** Calls seats by names of their own; without a name, by the game's. */
  call(names: readonly string[]): void;
};

class OpenTable implements Table {
  readonly #playing: Playing;
  readonly #id: string;
  readonly #name: string;
  #taught: boolean;
  #names: readonly string[];
  /** The words of a game are shared by all its views: own names are given back with the table. */
  readonly #call: Words["call"];
  readonly #thinker = new Thinker();
  readonly #rules: Beside;
  readonly #view: PlayView;
  readonly #sleep = stayAwake();
  #revision: number;
  #hold: Hold;
  /** Something has happened that is not yet in the store: the game in a line, as it is now. */
  #unwritten: GameSummary | undefined;
  readonly #leaving = () => this.#flush();
  /** While another tab has the game: computer players wait for its return. */
  #away: Promise<void> | undefined;

  constructor(
    main: HTMLElement,
    playing: Playing,
    save: Save,
    { call, ...words }: Words,
    parts: Parts,
    lessons: Taught | undefined,
  ) {
    this.#call = call;
    this.#playing = playing;
    this.#id = save.id;
    this.#name = save.name;
    this.#revision = save.revision;
    this.#taught = save.taught === true;
    this.#names = save.names ?? [];
    const root = h("div", { class: "play-root" });
    put(main, root);
    this.#rules = new Beside(playing.game, main);
    this.#hold = hold(this.#id, () => this.#lost());
    this.#view = openPlay(
      root,
      this.#services(
        words,
        lessons?.(playing, () => this.#graduate()),
      ),
      parts,
    );
    const { session } = playing;
    if (session.carriedOver() !== undefined && session.answered() === 0) banner("rules", w("carried.over"));
    addEventListener("pagehide", this.#leaving);
  }

  close(): void {
    this.#flush();
    removeEventListener("pagehide", this.#leaving);
    this.#sleep();
    this.#thinker.stop();
    this.#hold.release();
    this.#view.close();
    this.#call([]);
    this.#rules.remove();
  }

  /** The lessons are over: from now on it is a game like any other. */
  #graduate(): void {
    this.#taught = false;
    this.#changed(this.#playing.session.summary());
  }

  #services(words: Omit<Words, "call">, lessons: Lessons | undefined): PlayServices {
    const { game } = this.#playing;
    const playing = this.#playing;
    const table = this;
    const campaign = campaignOf(this.#id);
    return {
      ...words,
      get session() {
        return playing.session;
      },
      title: game.title,
      ruleHref: (rule) => address.rules(game.id, rule),
      openRule: (rule) => void this.#rules.open(rule),
      think: async ({ level, seat, why = false, signal }) => {
        await this.#away;
        return this.#thinker.advise({ game: game.id, text: playing.text, level, seat, why }, signal);
      },
      worths: (seats) => this.#thinker.worths(game.id, playing.session.record(), CHART_POINTS, seats),
      changed: (now) => this.#changed(now),
      copy: () => playing.copy(),
      share: () => void this.#share(words.format),
      link: () => address.link(game.id, playing.session.record()),
      handedOver: () => {
        this.#flush();
        rename(read(this.#id), this.#name, true);
        go(address.play(game.id, this.#id));
      },
      newGame: () => go(address.fresh(game.id)),
      playAgain: () => {
        const again = playing.again();
        const id = keepNew(again, defaultName(game.title), this.#named());
        again.session.free();
        go(address.play(game.id, id));
      },
      lessons,
      get names() {
        return table.#names;
      },
      set names(names: readonly string[]) {
        table.#names = names.map(seatName);
        table.#call(table.#names);
      },
      ended: (end) => {
        if (!lessons?.now())
          countEnd({ ...end, save: this.#id, game: game.id, when: Date.now(), round: words.format(end.round) });
      },
      campaign: campaign === undefined ? undefined : () => go(campaign),
      leave: () => go(campaign ?? address.home()),
      sound: (what) => {
        if (settings.sound) void import("./sound").then(({ play }) => play(what, settings.volume));
      },
      preferences,
      rules: address.rules(game.id),
      overview: game.overview && address.overview(game.id),
      toast,
      failed: (error) => this.#failed(error),
      settings: playSettings,
      keepSettings,
      view: levelView,
    };
  }

  async #share(format: Words["format"]): Promise<void> {
    try {
      const { share } = await import("./share");
      await share(this.#playing.game, this.#name, this.#playing.session, format);
    } catch (error) {
      toast(w("wrong.toast", { why: messageOf(error) }));
    }
  }

  /** After every answer the game is kept: at once in memory, and in the store when the next question is seen. */
  #changed(now: GameSummary): void {
    this.#playing.keep();
    const waits = this.#unwritten !== undefined;
    this.#unwritten = now;
    if (!waits) afterPicture(() => this.#flush());
  }

  #flush(): void {
    const now = this.#unwritten;
    this.#unwritten = undefined;
    if (now !== undefined && this.#away === undefined) this.#write(now);
  }

  #write(now: GameSummary, force = false): void {
    try {
      const held = { id: this.#id, name: this.#name, revision: this.#revision, taught: this.#taught, ...this.#named() };
      this.#revision = keep(this.#playing, held, now, force);
    } catch (error) {
      if (error instanceof StoreError && error.reason === "elsewhere") this.#lost();
      else throw error;
    }
  }

  #named(): { names?: readonly string[] } {
    return this.#names.some((name) => name !== "") ? { names: this.#names } : {};
  }

  /** The engine or the worker failed: the game goes on from its last good state. */
  #failed(error: unknown): void {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (isCrash(error)) {
      const panic = this.#playing.rescue();
      showCrash(panic ?? messageOf(error), this.#playing.session.record());
    } else if (reasonOf(error) === undefined) toast(w("wrong.thinking", { why: messageOf(error) }));
    // An answer that came too late, or was not asked for, needs no words: the view shows the present question.
    this.#view.refresh();
  }

  /** Another tab has gone on with this game. */
  #lost(): void {
    this.#thinker.stop();
    this.#hold.release();
    this.#away ??= new Promise((back) => {
      void askAboutTabs(w("tabs.taken.title"), w("tabs.taken.text"), w("tabs.back")).then((chosen) => {
        if (chosen === "copy")
          go(address.play(this.#playing.game.id, keepNew(this.#playing, w("tabs.copyName", { name: this.#name }))));
        else if (chosen === undefined) go(address.home());
        else {
          this.#away = undefined;
          this.#takeBack();
          back();
        }
      });
    });
  }

  #takeBack(): void {
    try {
      const save = read(this.#id);
      this.#playing.replace(save.text);
      this.#revision = save.revision;
    } catch (error) {
      // Deleted meanwhile: what is here is all there is, and it is written again.
      if (!(error instanceof StoreError)) toast(refusal(error));
      this.#write(this.#playing.session.summary(), true);
    }
    this.#hold = hold(this.#id, () => this.#lost());
    this.#view.refresh();
  }
}
