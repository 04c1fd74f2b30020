// A game that came in a link: it is looked at, never put over anything, and kept only when the person says so.
import { isCampaign } from "./campaign/place";
import { button, h, put } from "./dom";
import { loadModule, open } from "./engine";
import { refusal } from "./errors";
import { type Game, gameOf, type Session } from "./games";
import { miniature } from "./home/miniature";
import { keep, keepNew, summary } from "./keeping";
import { gameTexts } from "./language";
import { address, go } from "./router";
import { keepCopy, list, type Save } from "./store";
import { now, w } from "./words";

export function showBrokenLink(main: HTMLElement, why: string): void {
  put(
    main,
    h(
      "div",
      { class: "narrow" },
      h("h1", { tabindex: "-1" }, w("link.broken")),
      h(
        "div",
        { class: "paper" },
        h("p", null, w("link.broken.text", { why })),
        h("a", { class: "button main", href: address.home() }, w("nowhere.home")),
      ),
    ),
  );
}

/** A game of one's own that began as the one in the link, and how far the two went together. */
interface Kin {
  readonly save: Save;
  readonly common: number;
  /** Answers that only mine has, and only theirs. */
  readonly mine: number;
  readonly theirs: number;
}

/** Among the saved games the one that has most in common with this one. */
async function kinOf(game: Game, session: Session): Promise<Kin | undefined> {
  const module = await loadModule(game);
  let best: Kin | undefined;
  for (const save of list().saves.filter((one) => one.game === game.id)) {
    try {
      const own = module.Session.load(save.text);
      const common = session.common(own);
      if (common !== undefined && common > (best?.common ?? 0))
        best = { save, common, mine: own.answered() - common, theirs: session.answered() - common };
      own.free();
    } catch {
      // One that no longer loads is kin to nobody.
    }
  }
  return best;
}

/** How the two are akin, in words. */
function kinship({ save: { name }, common, mine, theirs }: Kin): string {
  if (mine === 0 && theirs === 0) return w("link.known", { name });
  if (mine === 0) return w("link.ahead", { name, n: theirs });
  return theirs === 0 ? w("link.behind", { name, n: mine }) : w("link.apart", { name, n: common });
}

/** Shows what a link holds. */
export async function showLink(main: HTMLElement, id: string, text: string, left: () => boolean): Promise<void> {
  const game = gameOf(id);
  if (game === undefined) return showBrokenLink(main, w("load.foreign"));
  let playing: Awaited<ReturnType<typeof open>>;
  try {
    if (isCampaign(text)) return await (await import("./campaign")).showCampaignLink(main, game, text, left);
    playing = await open(game, text);
  } catch (error) {
    if (!left()) showBrokenLink(main, refusal(error));
    return;
  }
  const { session } = playing;
  const texts = await gameTexts(game.id);
  if (left()) return;
  const { round, phase, turn, over } = summary(playing.session.summary());
  const facts =
    over === null
      ? [texts.say(round), texts.say(phase), ...(turn === null ? [] : [w("saves.turn", { who: texts.words(turn) })])]
      : [texts.say(over)];
  const kin = await kinOf(game, session);
  if (left()) return;
  const keepIt = () => go(address.play(game.id, keepNew(playing, w("link.name", { date: now() }))));
  // What goes on from mine can take its place: the engine played both, and every step of mine is in it. Mine is kept beside it.
  const goOn = (mine: Save) => {
    try {
      keepCopy(mine, w("link.before", { name: mine.name }));
    } catch {
      // No room for both: then mine stays where it is.
      return keepIt();
    }
    keep(playing, mine, playing.session.summary(), true);
    go(address.play(game.id, mine.id));
  };
  put(
    main,
    h(
      "div",
      { class: "narrow" },
      h("h1", { tabindex: "-1" }, w("link.title")),
      h(
        "div",
        { class: "paper shared" },
        h("div", { class: "picture large" }, miniature(session.ground(), session.scene())),
        h("p", { class: "facts" }, facts.join(" · ")),
        h("p", null, kin === undefined ? w("link.text", { game: game.title }) : kinship(kin)),
        h(
          "div",
          { class: "row" },
          kin !== undefined &&
            (kin.mine === 0 && (kin.theirs > 0 || kin.save.handed)
              ? button(w("link.goOn"), () => goOn(kin.save), { class: "main" })
              : h("a", { class: "button main", href: address.play(game.id, kin.save.id) }, w("link.known.open"))),
          button(w("link.open"), keepIt, { class: kin === undefined ? "main" : "" }),
          h("a", { class: "button", href: address.home() }, w("link.home")),
        ),
      ),
    ),
  );
}
