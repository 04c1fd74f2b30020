// The play view: shows what the engine says, gives back what was chosen. It knows no rule.
import { withAsked } from "../board/asked";
import { Board } from "../board/board";
import type { Mark, Pick } from "../board/input";
import { afterPicture, announce, h, put, show } from "../dom";
import { drawAsk, type AskActions } from "./ask";
import { Computer } from "./computer";
import { Header } from "./header";
import { listen } from "./keys";
import { Log } from "./log";
import { marksOf } from "./marks";
import { menu } from "./menu";
import { rows, type Row } from "./options";
import { drawHand, drawSeats, showAsked } from "./seats";
import type { PlayServices, PlayView, Ranking } from "./services";
import { Strip, type Offer } from "./strip";
import type { CellId, Ground, Line, Scene, Shown } from "./types";
import { seatPanels } from "./words";

/** Opens a game in an element. */
export function openPlay(root: HTMLElement, services: PlayServices): PlayView {
  return new Play(root, services);
}

class Play implements PlayView, AskActions {
  exact = false;
  ranking: Ranking | undefined;
  open: string | undefined;
  private question: Shown;
  private scene: Scene;
  /** The scene as it is drawn. */
  private seen: Scene;
  private ground: Ground;
  private rows: Row[] = [];
  /** What the present question touches on the board. */
  private marks: Mark[] = [];
  private looked: Row | undefined;
  private chosen: CellId | undefined;
  /** The strip offers something and keeps it until it is answered or left. */
  private offering = false;
  private viewer: number | undefined;
  private hinting: AbortController | undefined;

  private readonly board: Board;
  private readonly strip: Strip;
  private readonly log: Log;
  private readonly computer: Computer;
  private readonly header: Header;
  private readonly seats = h("ul", { class: "seats", "aria-label": "Seats" });
  private readonly hand = h("section", { class: "cards", "aria-label": "Cards in hand" });
  private readonly asking = h("section", { class: "ask", "aria-label": "Question", tabindex: -1 });
  private readonly acts = h("div", { class: "acts", role: "group", "aria-label": "Your help" });
  private readonly left = h("aside", { class: "left", "aria-label": "Table" }, this.seats);
  private readonly sheet = h("div", { class: "scroll" }, this.asking);
  private readonly view: HTMLElement;
  private readonly closing = new AbortController();

  constructor(root: HTMLElement, private readonly services: PlayServices) {
    const { session } = services;
    this.question = session.question();
    this.ground = session.ground();
    this.viewer = this.seatThatLooks();
    this.scene = this.seen = session.scene(this.viewer);
    this.strip = new Strip(services);
    this.log = new Log(services);
    this.computer = new Computer(services, () => this.question, (index, revision) => this.act(() => services.session.answer(index, revision)), () => this.draw());
    this.board = new Board({ format: (say) => services.format(say), pick: (pick) => this.picked(pick), look: (cell) => this.lookedAt(cell) });
    this.header = new Header(services, menu(services, () => this.scene, () => this.changed()));
    this.sheet.append(this.log.element);
    this.view = h("div", { class: "play" }, this.header.element, this.left, h("div", { class: "mid" }, h("div", { class: "stage" }, this.board.element), this.strip.element), h("div", { class: "right" }, this.sheet, this.acts));
    put(root, this.view);
    const wide = matchMedia("(min-width: 1100px)");
    const place = (): void => (wide.matches ? this.left.append(this.hand) : this.asking.after(this.hand));
    place();
    wide.addEventListener("change", place, { signal: this.closing.signal });
    listen(this.closing.signal, {
      choose: (place) => this.choose(place), undo: () => this.undo(), redo: () => this.redo(), hint: () => void this.hint(),
      playForMe: () => this.playForMe(), pause: () => this.pause(), board: () => this.board.focus(),
    });
    // What lies open over the board closes when something else is touched.
    document.addEventListener("pointerdown", ({ target }) => {
      for (const open of this.header.element.querySelectorAll("details[open]")) if (!(target instanceof Node && open.contains(target))) open.removeAttribute("open");
    }, { signal: this.closing.signal });
    // An answer takes its button away. One that the mouse never focused takes no focus with it, for which the page would be laid out at once.
    this.asking.addEventListener("mousedown", (event) => event.target instanceof Element && event.target.closest("button") && event.preventDefault());
    this.log.reset(session.log());
    this.strip.show(this.log.lastRoll());
    this.draw();
    this.computer.run();
  }

  refresh(): void {
    this.computer.stop();
    this.ground = this.services.session.ground();
    this.log.reset(this.services.session.log());
    this.next([]);
  }

  close(): void {
    this.closing.abort();
    this.computer.stop();
    this.hinting?.abort();
    this.view.remove();
  }

  get paused(): boolean {
    return this.computer.paused;
  }

  /** Whether a person at this device is asked. */
  private get mine(): boolean {
    const { question } = this;
    return question.kind !== "choice" || this.services.session.players()[question.seat] === "person";
  }

  /** The hand that may be seen: that of the person who is asked, and until somebody else is asked, still that one. */
  private seatThatLooks(): number | undefined {
    const players = this.services.session.players();
    const seat = this.question.kind === "over" ? undefined : this.question.seat;
    if (seat != null && players[seat] === "person") return seat;
    const known = this.viewer;
    if (known !== undefined && players[known] === "person") return known;
    const person = players.indexOf("person");
    return person < 0 ? undefined : person;
  }

  // --- answers ---

  answer(index: number): void {
    if (this.question.kind !== "choice" || !this.mine) return;
    const { revision } = this.question;
    this.computer.stop();
    this.act(() => this.services.session.answer(index, revision));
  }

  enterRoll(faces: number[]): void {
    this.act(() => this.services.session.enterRoll(Uint8Array.from(faces), this.question.revision));
  }

  enterDraw(kind: number): void {
    this.act(() => this.services.session.enterDraw(kind, this.question.revision));
  }

  fate(): void {
    this.act(() => this.services.session.leaveToFate(this.question.revision));
  }

  /** Does something to the game and shows what came of it. */
  private act(deed: () => Line[]): void {
    let lines: Line[];
    try {
      lines = deed();
    } catch (error) {
      this.services.failed(error);
      return;
    }
    this.services.changed();
    this.log.add(lines);
    this.next(lines);
  }

  /** Takes back answers up to the last one that a person gave. */
  undo(): void {
    const { session } = this.services;
    if (!session.canUndo()) return;
    this.computer.stop();
    do session.undo(); while (session.canUndo() && this.computerIsAsked());
    if (this.computerIsAsked()) this.computer.paused = true;
    this.changed();
    announce("Taken back.");
  }

  private redo(): void {
    const { session } = this.services;
    if (!session.canRedo()) return;
    this.computer.stop();
    do session.redo(); while (session.canRedo() && this.computerIsAsked());
    this.changed();
    announce("Done again.");
  }

  private computerIsAsked(): boolean {
    const question = this.services.session.question();
    return question.kind === "choice" && this.services.session.players()[question.seat] !== "person";
  }

  /** After an undo or a setting: everything anew. */
  private changed(): void {
    this.computer.stop();
    this.services.changed();
    this.log.reset(this.services.session.log());
    this.next([]);
  }

  /** Goes on to the present question. */
  private next(lines: readonly Line[]): void {
    const { session } = this.services;
    const before = this.scene.ground;
    this.hinting?.abort();
    this.hinting = undefined;
    [this.ranking, this.open, this.looked, this.chosen] = [undefined, undefined, undefined, undefined];
    this.offering = false;
    const focused = document.activeElement;
    this.question = session.question();
    this.viewer = this.seatThatLooks();
    this.scene = session.scene(this.viewer);
    if (this.scene.ground !== before) this.ground = session.ground();
    this.strip.rest();
    this.strip.show(this.log.lastRoll());
    this.draw();
    // What is not the picture, or measures it, waits for it: the next question is there sooner.
    const { question } = this;
    afterPicture(() => {
      if (this.closing.signal.aborted) return;
      // What was clicked is gone, and the focus with it: it goes to what is asked now. Any sooner, the page would be laid out twice for it.
      if (focused && !focused.isConnected && document.activeElement === document.body) this.asking.focus({ preventScroll: true });
      this.sheet.scrollTop = 0;
      showAsked(this.seats);
      for (const { telling } of lines) for (const at of telling.at) this.board.pulse(at, telling.tone);
      const said = lines.map((line) => this.services.format(line.telling.say));
      const asked = question !== this.question ? [] : question.kind === "choice" && this.mine ? [this.services.format(question.prompt)] : question.kind === "over" ? [this.services.format(question.ending)] : [];
      if (said.length + asked.length > 0) announce([...said, ...asked].join(" "));
    });
    this.computer.run();
  }

  // --- what a person does ---

  private choose(place: number): void {
    if (!this.mine || this.question.kind === "over") return;
    if (this.question.kind === "roll") {
      this.asking.querySelectorAll<HTMLButtonElement>(".face")[place]?.click();
      return;
    }
    const row = this.rows[place];
    if (row?.group !== undefined) this.toggleGroup(row.group);
    else if (row?.options[0]) this.answer(row.options[0].index);
  }

  toggleGroup(group: string): void {
    this.open = this.open === group ? undefined : group;
    this.draw();
    const to = this.open === undefined ? `[data-group="${CSS.escape(group)}"]` : ".opt.open .inner .go";
    this.asking.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
  }

  toggleExact(): void {
    this.exact = !this.exact;
    this.draw();
  }

  look(row: Row | undefined): void {
    if (this.looked === row) return;
    this.looked = row;
    this.drawBoard();
  }

  step(): void {
    this.computer.run(true);
  }

  goOn(): void {
    this.computer.paused = false;
    this.draw();
    this.computer.run();
  }

  takeOver(seat: number): void {
    this.services.session.setPlayer(seat, "person");
    this.changed();
  }

  private pause(): void {
    if (!this.services.session.players().some((player) => player !== "person")) return;
    if (this.computer.paused) return this.goOn();
    this.computer.paused = true;
    this.computer.stop();
    this.draw();
  }

  private playForMe(): void {
    if (this.mine && this.question.kind === "choice") this.computer.playForMe();
  }

  private async hint(): Promise<void> {
    if (!this.mine || this.question.kind !== "choice" || this.hinting || this.ranking) return;
    const hinting = new AbortController();
    this.hinting = hinting;
    this.drawActs();
    try {
      this.ranking = await this.services.think({ level: "hard", signal: hinting.signal });
      const best = this.question.kind === "choice" ? this.question.options[this.ranking.best] : undefined;
      if (best) announce(`The computer would choose: ${this.services.format(best.label.name)}.`);
    } catch (error) {
      if (hinting.signal.aborted) return;
      this.services.failed(error);
    }
    this.hinting = undefined;
    this.draw();
  }

  // --- the board ---

  private picked(pick: Pick): void {
    const once = new Map(pick.options.map((mark) => [mark.index, mark]));
    const [first] = once.values();
    if (first && once.size === 1 && (!pick.unsure || this.chosen === pick.cell)) return this.answer(first.index);
    this.chosen = first ? pick.cell : undefined;
    this.offering = false;
    this.drawBoard();
    const refused = pick.refused[0];
    if (first) this.offer([...once.values()]);
    else if (refused) {
      // It stays until the next touch: the way to its rule leads over other places.
      this.offering = true;
      this.strip.refuse(refused.name, this.ruleOf(refused.index), () => this.leave());
      announce(`${refused.name}: refused. ${this.services.ruleTitle(this.ruleOf(refused.index))}`);
    } else this.strip.look(this.ground, this.scene, pick.cell);
  }

  private offer(options: readonly Offer[]): void {
    this.offering = true;
    this.strip.offer(options, (index) => this.answer(index), () => this.leave());
    this.strip.element.querySelector("button")?.focus({ preventScroll: true });
  }

  private ruleOf(refused: number): string {
    return (this.question.kind === "choice" && this.question.refused[refused]?.rule) || "";
  }

  private leave(): void {
    this.chosen = undefined;
    this.offering = false;
    this.strip.rest();
    this.drawBoard();
  }

  private lookedAt(cell: CellId | undefined): void {
    if (this.offering) return;
    if (cell === undefined) this.strip.rest();
    else this.strip.look(this.ground, this.scene, cell);
  }

  // --- drawing ---

  private draw(): void {
    const { services, question, scene } = this;
    this.view.dataset["mood"] = scene.headline.mood;
    this.rows = question.kind === "choice" && this.mine ? rows(services, question) : [];
    this.marks = this.mine ? marksOf(services, question) : [];
    this.seen = withAsked(scene, question);
    const asked = question.kind === "over" ? undefined : (question.seat ?? undefined);
    this.header.draw(scene);
    drawSeats(this.seats, services, scene, asked, (panel) => {
      // A seat without a figure of its own is found by the first of its side.
      const at = this.scene.pieces.find(({ id, side }) => (panel.piece == null ? side === panel.side : id === panel.piece))?.at[0];
      if (at !== undefined) this.board.focus(at);
    });
    drawHand(this.hand, services, seatPanels(scene).find((panel) => panel.seat === this.viewer), (place) => this.cardAnswer(place));
    drawAsk(this.asking, services, question, scene, this.rows, this.mine, this);
    this.drawActs();
    this.drawBoard();
  }

  private drawBoard(): void {
    this.board.draw({ ground: this.ground, scene: this.seen, marks: this.marks, lit: this.lit(), chosen: this.chosen });
  }

  /** The options that stand out: those of the row that is looked at, if they are on the board, or of the group that is open. */
  private lit(): ReadonlySet<number> | undefined {
    const { looked } = this;
    const row = looked?.options.some(({ candidate }) => candidate.label.at.length > 0) ? looked : this.rows.find(({ group }) => group !== undefined && group === this.open);
    return row && new Set(row.options.map(({ index }) => index));
  }

  /** What playing a card of the hand does: it answers, or shows for what it can be played. */
  private cardAnswer(place: number): (() => void) | undefined {
    const { question, viewer } = this;
    if (question.kind !== "choice" || !this.mine) return undefined;
    const found = question.options.flatMap(({ label }, index): Offer[] =>
      label.at.some((at) => "card" in at && at.card[0] === viewer && at.card[1] === place) ? [{ index, name: this.services.format(label.name) }] : []);
    const [first] = found;
    if (!first) return undefined;
    return found.length === 1 ? () => this.answer(first.index) : () => this.offer(found);
  }

  private drawActs(): void {
    const { session } = this.services;
    const reveals = session.canUndo() ? session.undoReveals() : 0;
    const asked = this.mine && this.question.kind === "choice";
    const act = (sign: string, words: string, note: string, able: boolean, deed: () => void): HTMLElement =>
      h("button", { type: "button", class: sign === "" ? "ghost" : `ghost sign ${words.toLowerCase()}`, disabled: !able, onclick: deed, title: note }, sign !== "" && h("span", { "aria-hidden": "true" }, sign), h("span", { class: "word" }, words));
    const computers = session.players().some((player) => player !== "person") && this.question.kind !== "over";
    const { hinting, ranking } = this;
    const { paused, thinking } = this.computer;
    show(this.acts, [session.canUndo(), session.canRedo(), reveals, asked, hinting !== undefined, ranking !== undefined, paused, thinking, computers], () => [
      act("↶", "Undo", reveals > 0 ? "Takes back what dice or cards have shown (U)" : "Undo (U)", session.canUndo(), () => this.undo()),
      reveals > 0 && h("span", { class: "reveals", title: "An undo takes back what dice or cards have shown" }, "⚄", h("span", { class: "sr" }, `Undo takes back ${reveals} rolls or draws`)),
      act("↷", "Redo", "Redo (R)", session.canRedo(), () => this.redo()),
      act("", hinting ? "Thinking …" : "Hint", "What the computer thinks of each option (H)", asked && !hinting && !ranking, () => void this.hint()),
      act("", "Play for me", "The computer answers this question (P)", asked && !thinking, () => this.playForMe()),
      computers && act(paused ? "▶" : "❚❚", paused ? "Go on" : "Pause", "Computer players (Space)", true, () => this.pause())]);
  }
}
