// The page: one address, one view, and what stands around it.

import { showSettingsPage } from "./choices";
import { announce, button, download, h, put } from "./dom";
import { begin, open as openText } from "./engine";
import { banner, messageOf, refusal, toast } from "./errors";
import { fileName } from "./filename";
import { type BeginOptions, type Game, gameOf } from "./games";
import { showHome } from "./home/home";
import { defaultName, keepNew } from "./keeping";
import { showLink } from "./link";
import { goodDefaults, showNew } from "./new/new";
import { keepPlayed } from "./offline/played";
import { applyUpdate, onUpdateReady, startPwa } from "./pwa";
import { address, go, type Route, read } from "./router";
import { followSystem, settings } from "./settings";
import { list, read as readSave, StoreError } from "./store";
import { openTable, type Table } from "./table";
import { speak, w } from "./words";

const main = element("main");
let table: Table | undefined;
/** Counts the views, so that one that comes late knows that nobody waits for it. */
let views = 0;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
}

/** A page that only says something. */
function tell(title: string, text: string, ...actions: Node[]): void {
  put(
    main,
    h(
      "div",
      { class: "narrow" },
      h("h1", { tabindex: "-1" }, title),
      h("div", { class: "paper" }, h("p", null, text), h("div", { class: "row" }, actions)),
    ),
  );
}

const homeLink = () => h("a", { class: "button main", href: address.home() }, w("nowhere.home"));

/** Says why a game could not begin. */
function tellFailure(error: unknown, again: () => void): void {
  tell(
    w("engine.failed"),
    w("engine.failed.text", { why: messageOf(error) }),
    button(w("engine.again"), again, { class: "main" }),
    homeLink(),
  );
}

/** Begins a game, keeps it, and goes there. */
async function start(game: Game, options: BeginOptions, names: readonly string[] = []): Promise<void> {
  try {
    const playing = await begin(game, options);
    const id = keepNew(playing, defaultName(game.title), names.some((name) => name !== "") ? { names } : {});
    playing.session.free();
    go(address.play(game.id, id));
  } catch (error) {
    tellFailure(error, () => void start(game, options, names));
  }
}

/** Begins a first game that teaches. The address is left behind: going back does not begin another one. */
async function learn(game: Game, left: () => boolean): Promise<void> {
  put(main, h("p", { class: "waiting", role: "status" }, w("loading")));
  try {
    const { firstLesson } = await import("./learn");
    const playing = await openText(game, await firstLesson(game));
    if (left()) return playing.session.free();
    const id = keepNew(playing, w("learn.name", { game: game.title }), { taught: true });
    playing.session.free();
    location.replace(address.play(game.id, id));
  } catch (error) {
    if (!left()) tellFailure(error, () => void learn(game, left));
  }
}

async function play(game: Game, id: string, left: () => boolean): Promise<void> {
  table = await openTable(main, game, id, left);
  document.body.classList.toggle("in-play", table !== undefined);
  if (table !== undefined) void keepPlayed(game);
}

/** Opens a saved game or campaign; what cannot be opened stays stored, and can be taken away as a file. */
async function open(id: string, left: () => boolean, opening: () => Promise<void>): Promise<void> {
  put(main, h("p", { class: "waiting", role: "status" }, w("loading")));
  try {
    await opening();
  } catch (error) {
    if (left()) return;
    if (error instanceof StoreError && error.reason === "missing")
      return tell(w("play.missing"), w("play.missing.text"), homeLink());
    const broken = list().broken.find((one) => one.id === id);
    const takeAway = button(w("saves.export"), () => download(fileName(id), broken?.raw ?? readSave(id).text));
    tell(w("play.broken"), w("play.broken.text", { why: refusal(error) }), homeLink(), takeAway);
  }
}

async function show(route: Route, left: () => boolean): Promise<void> {
  const game = "game" in route ? gameOf(route.game) : undefined;
  if (route.page === "home") return showHome(main, (chosen) => void start(chosen, goodDefaults(chosen)));
  if (route.page === "settings")
    return showSettingsPage(main, () => {
      speak(settings.language);
      void render();
    });
  if (route.page === "statistics") return (await import("./statistics")).showStatistics(main);
  if (route.page === "link") return showLink(main, route.game, route.text, left);
  if (game === undefined || route.page === "nowhere") return tell(w("nowhere.title"), w("nowhere.text"), homeLink());
  if (route.page === "new") return showNew(main, game, left, (options, names) => void start(game, options, names));
  if (route.page === "learn" && game.opening) return learn(game, left);
  if (route.page === "learn") return tell(w("nowhere.title"), w("nowhere.text"), homeLink());
  if (route.page === "workshop") {
    if (game.workshop === undefined) return tell(w("nowhere.title"), w("nowhere.text"), homeLink());
    table = await (await import("./workshop")).showWorkshop(main, game, route, left);
    document.body.classList.toggle("in-play", table !== undefined);
    return;
  }
  // Where rules stood before they had pages of their own.
  if (route.page === "rules") return location.replace(address.rules(game.id, route.rule));
  const { save } = route;
  if (route.page === "play") return open(save, left, () => play(game, save, left));
  return open(save, left, async () => (await import("./campaign")).showCampaign(main, game, save, left));
}

/** Shows what the address says. */
async function render(): Promise<void> {
  const view = (views += 1);
  const left = () => view !== views;
  table?.close();
  table = undefined;
  document.body.classList.remove("in-play");
  frame();
  const route = read(location.hash);
  try {
    await show(route, left);
  } catch (error) {
    console.error(error);
    if (!left())
      tell(
        w("wrong.title"),
        `${messageOf(error)} ${w("wrong.text")}`,
        button(w("wrong.reload"), () => location.reload(), { class: "main" }),
        homeLink(),
      );
  }
  if (!left()) arrive(view > 1);
}

/** Titles the page and, when one came from elsewhere in it, puts the focus where reading begins. */
function arrive(moved: boolean): void {
  const heading = main.querySelector<HTMLElement>("h1");
  const title = heading?.textContent ?? "";
  document.title = title === "" || title === w("title") ? `${w("title")}: ${w("subtitle")}` : `${title} · ${w("title")}`;
  if (!moved || main.contains(document.activeElement)) return;
  scrollTo(0, 0);
  if (heading?.tabIndex === -1) heading.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  announce(title);
}

/** What stands around every view, in the language of now. */
function frame(): void {
  const { page } = read(location.hash);
  const link = (to: string, words: string, here: boolean) => h("a", { href: to, "aria-current": here && "page" }, words);
  put(element("skip"), w("skip"));
  put(
    element("top"),
    h("a", { class: "brand", href: address.home() }, w("title")),
    h(
      "nav",
      { "aria-label": w("menu") },
      link(address.home(), w("home"), page === "home"),
      link(address.rules(), w("rules"), false),
      link(address.settings(), w("settings"), page === "settings"),
    ),
  );
  put(
    element("bottom"),
    h("p", null, w("footer.unofficial")),
    h("p", null, h("a", { href: "icons.txt" }, w("footer.icons"))),
    h("p", null, h("a", { href: "licences.txt" }, w("footer.licence"))),
  );
}

addEventListener("hashchange", () => void render());
element("skip").addEventListener("click", (event) => {
  event.preventDefault();
  const heading = main.querySelector<HTMLElement>("h1, h2");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
});
addEventListener("unhandledrejection", (event) => toast(w("wrong.toast", { why: messageOf(event.reason) })));
addEventListener("error", (event) => {
  // Observers complain about themselves with an error that is none.
  if (event.error !== undefined && event.error !== null) toast(w("wrong.toast", { why: messageOf(event.error) }));
});

async function boot(): Promise<void> {
  followSystem();
  speak(settings.language);
  await render();
  onUpdateReady(() => banner("update", w("update.ready"), button(w("update.now"), applyUpdate, { class: "main" })));
  await startPwa();
}

void boot();
