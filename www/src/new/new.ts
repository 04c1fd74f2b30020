// Setting up a game: how many characters, who plays each of them, and what the game lets one choose.
import type { Form, FormEntry, Player } from "katabasis/inferno";
import { h, put } from "../dom";
import { loadModule } from "../engine";
import type { BeginOptions, Game } from "../games";
import { gameTexts } from "../language";
import { capital } from "../play/words";
import { keepSettings, settings } from "../settings";
import { list } from "../store";
import { LONGEST_SEAT, type Texts } from "../texts";
import { w } from "../words";
import { castOf, fetchForm, leaf, type Measured, type Offer, offers, proposes, seating, setupOf } from "./form";

const PLAYERS: readonly Player[] = ["person", "easy", "normal", "hard"];
const isPlayer = (value: string): value is Player => (PLAYERS as readonly string[]).includes(value);

/** A good first game, set up as usual: one person, the others by the computer. */
export function goodDefaults(game: Game): BeginOptions {
  return { players: Array.from({ length: game.seats.usual }, (_, seat): Player => (seat === 0 ? "person" : "normal")) };
}

/** What each seat is called and how it looks, as the table lays it for so many. */
async function seatNames(game: Game, form: Form, count: number): Promise<{ name: string; side: string }[]> {
  const [{ Session }, texts] = await Promise.all([loadModule(game), gameTexts(game.id)]);
  const session = Session.begin({ setup: setupOf(form, count), players: Array<Player>(count).fill("person"), seed: "0" });
  const panels = session.scene().panels;
  session.free();
  return panels.flatMap((panel) => ("seat" in panel ? [{ name: texts.words(panel.seat.name), side: panel.seat.side }] : []));
}

/** How somebody's games ended, the last one first. */
const endings = (game: string): string[] =>
  list()
    .saves.filter((save) => save.game === game)
    .sort((one, other) => other.changed - one.changed)
    .flatMap(({ summary: { over } }) => (over === null ? [] : [over.key]));

/** How long it is and how hard, in the words of the game; nothing where nobody has measured it. */
function measuredWords(texts: Texts, measured: Measured | undefined): string | undefined {
  return measured && texts.has("setup.measured") ? texts.words("setup.measured", { ...measured }) : undefined;
}

/** A list to choose from, and what the game says about what is chosen. */
class Choice {
  readonly entry: FormEntry;
  readonly offers: readonly Offer[];
  readonly select: HTMLSelectElement;
  readonly rows: readonly HTMLElement[];
  readonly #about = h("div", { class: "remark" });
  readonly #texts: Texts;
  readonly #measured: Readonly<Record<string, Measured>>;
  readonly #isKnown: (measured: Measured | undefined) => boolean;

  /** `isKnown` says whether a measure is told elsewhere in the form: the usual table need not be described at every list. */
  constructor(
    entry: FormEntry,
    texts: Texts,
    last: string | undefined,
    measured: Readonly<Record<string, Measured>> = {},
    isKnown: (measured: Measured | undefined) => boolean = () => false,
  ) {
    this.entry = entry;
    this.#isKnown = isKnown;
    this.#texts = texts;
    this.#measured = measured;
    this.offers = offers(entry);
    const id = `option-${entry.field.id}`;
    this.select = h(
      "select",
      { id, name: entry.field.id },
      this.offers.map((one) => h("option", { value: one.id, selected: one.id === last }, this.#named(one))),
    );
    this.rows = [h("div", { class: "seat-row" }, h("label", { for: id }, texts.words(entry.name)), this.select), this.#about];
    this.select.addEventListener("change", () => this.tell());
    this.tell();
  }

  #named({ id, name, value }: Offer): string {
    if (name !== undefined) return this.#texts.words(name);
    return value === false ? w("no") : id;
  }

  get chosen(): Offer | undefined {
    return this.offers.find(({ id }) => id === this.select.value);
  }

  /** The number that is chosen, where it is one. */
  get number(): number {
    const value = this.chosen?.value;
    return typeof value === "number" ? value : 0;
  }

  /** Lets only these be chosen; what can no longer be is as at first. */
  allow(may: (offer: Offer) => boolean): void {
    this.offers.forEach((one, at) => {
      const shown = this.select.options[at];
      if (shown) shown.disabled = !may(one);
    });
    this.select.disabled = this.offers.filter(may).length < 2;
    if (this.select.selectedOptions[0]?.disabled) this.select.value = this.offers.findLast(may)?.id ?? "";
    this.tell();
  }

  tell(): void {
    const measured = this.#measured[this.chosen?.id ?? ""];
    const counted = this.#isKnown(measured) ? undefined : measuredWords(this.#texts, measured);
    put(
      this.#about,
      this.chosen?.more.map(({ text, to }) =>
        h("p", null, to !== undefined && h("b", null, `${capital(this.#texts.words(to))}: `), this.#texts.words(text)),
      ),
      counted !== undefined && h("p", { class: "counted" }, counted),
    );
  }
}

/** What only one can have cannot be chosen for another. */
function keepApart(choices: readonly Choice[]): void {
  const apart = choices.filter(({ entry }) => entry.apart);
  const check = () => {
    for (const choice of apart) {
      const others = apart.filter((other) => other !== choice && other.entry.field.within === choice.entry.field.within);
      choice.allow((offer) => offer === choice.offers[0] || others.every(({ select }) => select.value !== offer.id));
    }
  };
  for (const { select } of apart) select.addEventListener("change", check);
  check();
}

/** What goes only with some values of another list can be chosen only with them. */
function keepCompany(choices: readonly Choice[]): void {
  for (const choice of choices.filter(({ entry }) => entry.only.length > 0)) {
    const { only } = choice.entry;
    const other = choices.find(
      ({ entry: { field } }) => field.kind.is === "one" && field.kind.of.some((name) => only.includes(name)),
    );
    if (other === undefined) continue;
    const check = () => {
      const fits = only.some((name) => leaf(name) === other.select.value);
      choice.allow((offer) => fits || offer === choice.offers[0]);
    };
    other.select.addEventListener("change", check);
    check();
  }
}

/** The form of a new game; `begin` gets what was chosen. */
export async function showNew(
  main: HTMLElement,
  game: Game,
  left: () => boolean,
  begin: (options: BeginOptions, names: readonly string[]) => void,
): Promise<void> {
  put(main, h("p", { class: "waiting", role: "status" }, w("loading")));
  const [form, texts] = await Promise.all([fetchForm(game.id), gameTexts(game.id)]);
  if (left()) return;
  const last = settings.last[game.id];
  const ended = endings(game.id);
  const atFirst = (entry: FormEntry): string | undefined => {
    if (entry.eases.length > 0) return proposes(entry, ended) ? "yes" : "no";
    return last?.options[entry.field.id];
  };
  const usually = form.measured?.[seating(form)?.field.id ?? ""]?.[form.seats.usual];
  const isUsual = (measured: Measured | undefined): boolean =>
    usually !== undefined && usually.decisions === measured?.decisions && usually.won === measured.won;
  const choices = form.entries
    .filter((entry) => offers(entry).length > 0)
    .map((entry) => new Choice(entry, texts, atFirst(entry), form.measured?.[entry.field.id], isUsual));
  keepCompany(choices);
  keepApart(choices);
  /** Those that bring seats of their own, for who comes later. */
  const comings = choices.filter(({ entry }) => entry.field.kind.is === "later");
  const later = () => comings.reduce((sum, choice) => sum + choice.number, 0);

  const { least, most, usual } = form.seats;
  const lastCount = last ? last.players.length - later() : usual;
  let count = lastCount >= least && lastCount <= most ? lastCount : usual;
  const remembered = (last?.players ?? []).slice(0, lastCount).filter(isPlayer);
  const players = Array.from({ length: most }, (_, seat): Player => remembered[seat] ?? (seat === 0 ? "person" : "normal"));

  /** Own names of the seats. */
  const names = Array.from({ length: most }, (_, at) => last?.names?.[at] ?? "");

  // Everybody once: who is chosen for a seat changes places with whoever sat there.
  const all = castOf(form);
  const seat = seating(form);
  const cast = [...new Set([...(last?.options[seat?.field.id ?? ""]?.split(",") ?? []), ...all])].filter((id) =>
    all.includes(id),
  );
  const nameOf = new Map(seat?.field.kind.is === "cast" ? seat.field.kind.of.map((name) => [leaf(name), texts.words(name)]) : []);

  const seats = h("div", { class: "who-plays" });
  const told = h("p", { class: "remark", "aria-live": "polite" });
  const byHand = h("input", { type: "checkbox", id: "by-hand" });
  const seed = h("input", { id: "seed", autocomplete: "off", maxlength: 60, "aria-describedby": "seed-note" });

  const seated = (): Player[] => [...players.slice(0, count), ...Array<Player>(later()).fill("person")];
  const tell = () => {
    const persons = seated().filter((player) => player === "person").length;
    put(told, persons === 0 ? w("new.watch") : w("new.hotseat", { n: persons }));
  };
  const chooseCast = (at: number): HTMLElement => {
    const choose = h(
      "select",
      { id: `cast-${at}`, "aria-label": w("new.cast", { n: at + 1 }) },
      all.map((id) => h("option", { value: id, selected: cast[at] === id }, nameOf.get(id) ?? id)),
    );
    choose.addEventListener("change", () => {
      const there = cast.indexOf(choose.value);
      [cast[at], cast[there]] = [choose.value, cast[at] ?? choose.value];
      void showSeats();
    });
    return choose;
  };
  const choosePlayer = (at: number, label: string | false): HTMLElement => {
    const choose = h(
      "select",
      { id: `seat-${at}`, "aria-label": label },
      PLAYERS.map((player) => h("option", { value: player, selected: players[at] === player }, w(`new.${player}` as const))),
    );
    choose.addEventListener("change", () => {
      if (isPlayer(choose.value)) players[at] = choose.value;
      const name = document.getElementById(`name-${at}`);
      if (name) name.hidden = players[at] !== "person";
      tell();
    });
    return choose;
  };
  const giveName = (at: number, who: string): HTMLElement => {
    const label = w("new.name", { who: capital(who) });
    const field = h("input", {
      ...{ id: `name-${at}`, class: "own-name", maxlength: LONGEST_SEAT, autocomplete: "off" },
      ...{ placeholder: w("new.name.short"), "aria-label": label, value: names[at] ?? "", hidden: players[at] !== "person" },
    });
    field.addEventListener("input", () => (names[at] = field.value.trim()));
    return field;
  };
  const showSeats = async () => {
    const wanted = count;
    // Nobody can come where no seat is left.
    for (const choice of comings) choice.allow(({ value }) => typeof value === "number" && value <= most - count);
    const called = await seatNames(game, form, wanted).catch(() => []);
    if (wanted !== count) return;
    put(
      seats,
      Array.from({ length: count }, (_, at) => {
        const { name, side } = called[at] ?? { name: String(at + 1), side: `hero${at + 1}` };
        const who = nameOf.get(cast[at] ?? "");
        return h(
          "div",
          { class: `seat-row ${side}` },
          who === undefined ? h("label", { for: `seat-${at}` }, capital(name)) : chooseCast(at),
          choosePlayer(at, who !== undefined && w("new.player", { who })),
          giveName(at, who ?? name),
        );
      }),
    );
    tell();
  };
  for (const { select } of comings) select.addEventListener("change", tell);

  const remark = h("p", { class: "remark", "aria-live": "polite" });
  const tellCount = () => {
    const said = seat?.names[count - least];
    const counted = form.measured?.[seat?.field.id ?? ""]?.[count];
    put(remark, said !== undefined && texts.words(said), " ", measuredWords(texts, counted));
  };
  tellCount();
  const counts =
    seat &&
    h(
      "fieldset",
      { class: "counts" },
      h("legend", null, texts.words(seat.name)),
      Array.from({ length: most - least + 1 }, (_, at) => {
        const value = least + at;
        const choose = h("input", { type: "radio", name: "count", value, id: `count-${value}`, checked: value === count });
        choose.addEventListener("change", () => {
          count = value;
          tellCount();
          void showSeats();
        });
        return h("label", { for: `count-${value}` }, choose, h("span", null, value));
      }),
      remark,
    );
  const rowsOf = (fold: string | undefined) => choices.filter(({ entry }) => entry.fold === fold).flatMap(({ rows }) => rows);
  const folds = [...new Set(choices.flatMap(({ entry }) => entry.fold ?? []))];

  const paper = h(
    "form",
    { class: "paper new" },
    counts,
    choices.length > 0 &&
      h(
        "fieldset",
        null,
        rowsOf(undefined),
        folds.map((fold) => h("details", null, h("summary", null, texts.words(fold)), rowsOf(fold))),
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
  paper.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = seed.value.trim();
    const options = Object.fromEntries(choices.map(({ entry, select }) => [entry.field.id, select.value]));
    if (seat && all.length > 0) options[seat.field.id] = cast.slice(0, count).join(",");
    settings.last[game.id] = { players: seated(), options, names };
    if (byHand.checked) settings.hands = true;
    keepSettings();
    const chosen = Object.fromEntries(choices.flatMap(({ entry, chosen }) => (chosen ? [[entry.field.id, chosen.value]] : [])));
    begin(
      {
        setup: setupOf(form, count, cast, chosen),
        players: seated(),
        seed: typed === "" ? undefined : typed,
        byHand: byHand.checked,
      },
      names.slice(0, count).map((name, at) => (players[at] === "person" ? name : "")),
    );
  });
  put(
    main,
    h(
      "div",
      { class: "narrow" },
      h("h1", { tabindex: "-1" }, w("new.title", { game: game.title })),
      h("p", null, texts.words(form.invite)),
      paper,
    ),
  );
  void showSeats();
}
