// Setting up a game: how many characters, who plays each of them, and what the game lets one choose.
import type { Player } from "katabasis/inferno";
import { h, put } from "../dom";
import { loadModule } from "../engine";
import type { BeginOptions, Game } from "../games";
import { gameTexts } from "../language";
import { capital } from "../play/words";
import { keepSettings, settings } from "../settings";
import { type Word, w } from "../words";

const PLAYERS: readonly Player[] = ["person", "easy", "normal", "hard"];
const isPlayer = (value: string): value is Player => (PLAYERS as readonly string[]).includes(value);

/** A good first game: one person, the others by the computer. */
export function goodDefaults(game: Game): BeginOptions {
  const players = Array.from({ length: game.seats.usual }, (_, seat): Player => (seat === 0 ? "person" : "normal"));
  return { setup: game.setup(game.seats.usual, {}), players, seed: undefined, byHand: false };
}

/** What each seat is called and how it looks, as the table lays it for so many. */
async function seatNames(game: Game, count: number): Promise<{ name: string; side: string }[]> {
  const [{ Session }, texts] = await Promise.all([loadModule(game), gameTexts(game.id)]);
  const session = Session.begin({ setup: game.setup(count, {}), players: Array<Player>(count).fill("person"), seed: "0" });
  const panels = session.scene().panels;
  session.free();
  return panels.flatMap((panel) => ("seat" in panel ? [{ name: texts.words(panel.seat.name), side: panel.seat.side }] : []));
}

/** The form of a new game; `begin` gets what was chosen. */
export function showNew(main: HTMLElement, game: Game, begin: (options: BeginOptions) => void): void {
  const last = settings.last[game.id];
  const { least, most, usual } = game.seats;
  const lastLater = game.options
    .filter((option) => option.later)
    .reduce((sum, { id }) => sum + Number(last?.options[id] ?? 0), 0);
  const lastCount = last ? last.players.length - lastLater : usual;
  let count = lastCount >= least && lastCount <= most ? lastCount : usual;
  const remembered = (last?.players ?? []).slice(0, lastCount).filter(isPlayer);
  const players = Array.from({ length: most }, (_, seat): Player => remembered[seat] ?? (seat === 0 ? "person" : "normal"));

  // Everybody once: who is chosen for a seat changes places with whoever sat there.
  const cast = [...new Set([...(last?.options["cast"]?.split(",") ?? []), ...(game.cast?.ids ?? [])])].filter((id) =>
    game.cast?.ids.includes(id),
  );

  const seats = h("div", { class: "who-plays" });
  const told = h("p", { class: "remark", "aria-live": "polite" });
  const byHand = h("input", { type: "checkbox", id: "by-hand" });
  const seed = h("input", { id: "seed", autocomplete: "off", maxlength: 60, "aria-describedby": "seed-note" });

  /** How many come later, each to a seat of their own. */
  const later = () => options.filter(({ option }) => option.later).reduce((sum, { choose }) => sum + Number(choose.value), 0);
  const seated = (): Player[] => [...players.slice(0, count), ...Array<Player>(later()).fill("person")];
  const tell = () => {
    const persons = seated().filter((player) => player === "person").length;
    put(told, persons === 0 ? w("new.watch") : w("new.hotseat", { n: persons }));
  };
  const showSeats = async () => {
    const wanted = count;
    // Nobody can come where no seat is left.
    for (const { choose } of options.filter(({ option }) => option.later)) {
      for (const one of choose.options) one.disabled = Number(one.value) > most - count;
      choose.value = String(Math.min(Number(choose.value), most - count));
    }
    const [names, texts] = await Promise.all([
      seatNames(game, wanted).catch(() => []),
      gameTexts(game.id).catch(() => undefined),
    ]);
    if (wanted !== count) return;
    const { kind } = game.cast ?? {};
    const chooseCast = (seat: number): HTMLElement => {
      const choose = h(
        "select",
        { id: `cast-${seat}`, "aria-label": w("new.cast", { n: seat + 1 }) },
        game.cast?.ids.map((id) => h("option", { value: id, selected: cast[seat] === id }, texts?.words(`${kind}.${id}`) ?? id)),
      );
      choose.addEventListener("change", () => {
        const there = cast.indexOf(choose.value);
        [cast[seat], cast[there]] = [choose.value, cast[seat] ?? choose.value];
        void showSeats();
      });
      return choose;
    };
    put(
      seats,
      Array.from({ length: count }, (_, seat) => {
        const { name, side } = names[seat] ?? { name: String(seat + 1), side: `hero${seat + 1}` };
        const chosen = texts?.words(`${kind}.${cast[seat]}`) ?? name;
        const choose = h(
          "select",
          { id: `seat-${seat}`, "aria-label": game.cast && w("new.player", { who: chosen }) },
          PLAYERS.map((player) =>
            h("option", { value: player, selected: players[seat] === player }, w(`new.${player}` as const)),
          ),
        );
        choose.addEventListener("change", () => {
          if (isPlayer(choose.value)) players[seat] = choose.value;
          tell();
        });
        return h(
          "div",
          { class: `seat-row ${side}` },
          game.cast ? chooseCast(seat) : h("label", { for: `seat-${seat}` }, capital(name)),
          choose,
        );
      }),
    );
    tell();
  };

  const counts = h(
    "fieldset",
    { class: "counts" },
    h("legend", null, w("new.count")),
    Array.from({ length: most - least + 1 }, (_, at) => {
      const value = least + at;
      const choose = h("input", { type: "radio", name: "count", value, id: `count-${value}`, checked: value === count });
      choose.addEventListener("change", () => {
        count = value;
        void showSeats();
      });
      return h("label", { for: `count-${value}` }, choose, h("span", null, value));
    }),
  );
  const options = game.options.map((option) => {
    const choose = h(
      "select",
      { id: `option-${option.id}`, name: option.id },
      option.values.map((value) =>
        h(
          "option",
          { value: value.id, selected: last?.options[option.id] === value.id },
          "name" in value ? w(value.name) : value.id,
        ),
      ),
    );
    const about = h("div", { class: "remark" });
    const row = [h("div", { class: "seat-row" }, h("label", { for: `option-${option.id}` }, w(option.name)), choose), about];
    // What the game itself has to say about it follows when its texts are there.
    void gameTexts(game.id)
      .then((texts) => {
        const tell = () => {
          const value = option.values.find(({ id }) => id === choose.value);
          put(
            about,
            value &&
              "more" in value &&
              value.more.map(({ text, to }) =>
                h("p", null, to && h("b", null, `${capital(texts.words(to))}: `), texts.words(text)),
              ),
          );
        };
        option.values.forEach((value, at) => {
          const shown = choose.options[at];
          if (shown && "text" in value) shown.textContent = texts.words(value.text);
        });
        choose.addEventListener("change", tell);
        tell();
      })
      .catch(() => undefined);
    if (option.later) choose.addEventListener("change", tell);
    return { option, choose, row };
  });

  const rowsOf = (fold: Word | undefined) => options.filter(({ option }) => option.fold === fold).flatMap(({ row }) => row);
  const folds = [...new Set(options.flatMap(({ option }) => option.fold ?? []))];

  const form = h(
    "form",
    { class: "paper new" },
    least < most && counts,
    options.length > 0 &&
      h(
        "fieldset",
        null,
        rowsOf(undefined),
        folds.map((fold) => h("details", null, h("summary", null, w(fold)), rowsOf(fold))),
      ),
    h("fieldset", null, h("legend", null, w("new.seats")), seats, told),
    h("label", { class: "check", for: "by-hand" }, byHand, h("span", null, w("new.byHand"))),
    h(
      "details",
      null,
      h("summary", null, w("new.more")),
      h("label", { for: "seed" }, w("new.seed")),
      seed,
      h("p", { class: "remark", id: "seed-note" }, w("new.seed.note")),
    ),
    h("button", { class: "main big" }, w("new.begin")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = seed.value.trim();
    const chosen = Object.fromEntries(options.map(({ option, choose }) => [option.id, choose.value]));
    if (game.cast) chosen["cast"] = cast.slice(0, count).join(",");
    settings.last[game.id] = { players: seated(), options: chosen };
    if (byHand.checked) settings.hands = true;
    keepSettings();
    begin({
      setup: game.setup(count, chosen),
      players: seated(),
      seed: typed === "" ? undefined : typed,
      byHand: byHand.checked,
    });
  });
  put(
    main,
    h(
      "div",
      { class: "narrow" },
      h("h1", { tabindex: "-1" }, w("new.title", { game: game.title })),
      h("p", null, w(game.invite)),
      form,
    ),
  );
  void showSeats();
}
