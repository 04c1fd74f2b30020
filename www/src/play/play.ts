// The play view: shows what the engine says, gives back what was chosen. It knows no rule.
import { withAsked } from "../board/asked";
import { Board } from "../board/board";
import type { Mark } from "../board/input";
import { Lens } from "../board/lens";
import { afterPicture, announce, h, put } from "../dom";
import { drawActs } from "./acts";
import { Aside } from "./aside";
import { type AskActions, drawAsk, sideOf } from "./ask";
import { Computer } from "./computer";
import { cover, hasSecrets } from "./cover";
import { Header } from "./header";
import { listen } from "./keys";
import { Log } from "./log";
import { marksOf } from "./marks";
import { menu } from "./menu";
import { type Row, rows } from "./options";
import { companion, type Host } from "./real";
import { drawHand, drawSeats, showAsked } from "./seats";
import type { PlayServices, PlayView, Ranking } from "./services";
import { Strip } from "./strip";
import { byTarget, type Touched } from "./targets";
import { type Asking, Touching } from "./touching";
import type { Boards, Ground, Line, Scene, Shown } from "./types";
import { askedPanel, capital, key, seatPanels } from "./words";

/** Opens a game in an element. */
export function openPlay(root: HTMLElement, services: PlayServices): PlayView {
  return new Play(root, services);
}

class Play implements PlayView, AskActions, Asking, Host {
  exact = false;
  ranking: Ranking | undefined;
  open: string | undefined;
  question: Shown;
  scene: Scene;
  /** The scene as it is drawn. */
  private seen: Scene;
  ground: Ground;
  private boards: Boards;
  private rows: Row[] = [];
  /** What the present question touches on the board. */
  private marks: Mark[] = [];
  touched: Touched = new Map();
  private looked: Row | undefined;
  viewer: number | undefined;
  /** What is to be done on a real table before the next question, and how much of it is done. */
  private todo: readonly Line[] = [];
  private done = 0;
  private hinting: AbortController | undefined;
  /** Over everything, while the device changes hands. */
  private covering: HTMLElement | undefined;

  private readonly board: Board;
  private readonly aside: Aside;
  private readonly strip: Strip;
  private readonly touching: Touching;
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
  private readonly wide: MediaQueryList;
  private readonly closing = new AbortController();

  constructor(
    root: HTMLElement,
    readonly services: PlayServices,
  ) {
    const { session } = services;
    this.question = session.question();
    this.ground = session.ground();
    this.viewer = this.seatThatLooks();
    this.scene = this.seen = session.scene(this.viewer);
    this.boards = session.boards(this.viewer);
    this.strip = new Strip(services);
    this.log = new Log(services);
    this.computer = new Computer(
      services,
      () => this.question,
      (index, revision) => this.act(() => services.session.answer(index, revision, this.viewer)),
      () => this.draw(),
    );
    this.board = new Board(
      {
        format: (say) => services.format(say),
        pick: (pick) => this.touching.picked(pick),
        look: (cell) => this.touching.lookedAt(cell),
      },
      (frame, parts) => new Lens(frame, parts),
      async (changed) => (await import("../board/levels/levels")).openLevels(services.view, changed),
    );
    this.touching = new Touching(services, this.strip, this.board, this);
    this.header = new Header(
      services,
      menu(services, () => this.scene, this),
    );
    this.sheet.append(this.log.element);
    this.view = h(
      "div",
      { class: "play" },
      this.header.element,
      this.left,
      h("div", { class: "mid" }, h("div", { class: "stage" }, this.board.element), this.strip.element),
      h("div", { class: "right" }, this.sheet, this.acts),
    );
    put(root, this.view);
    this.aside = new Aside(
      this.view.querySelector(".mid") ?? this.view,
      {
        format: (say) => services.format(say),
        touch: (what) => this.touching.touched(what),
        drop: (from, to) => this.touching.dropped(from, to),
        tell: (name, text) => this.strip.tell(name, text),
        onBoard: (x, y) => {
          const cell = this.board.cellAt(x, y);
          return cell === undefined ? undefined : `cell:${cell}`;
        },
      },
      () => this.draw(),
    );
    const wide = matchMedia("(min-width: 1100px)");
    const place = (): void => (wide.matches ? this.left.append(this.hand) : this.asking.after(this.hand));
    place();
    wide.addEventListener(
      "change",
      () => {
        place();
        this.draw();
      },
      { signal: this.closing.signal },
    );
    this.wide = wide;
    listen(this.closing.signal, {
      awake: () => this.covering === undefined,
      choose: (place) => this.choose(place),
      undo: () => this.undo(),
      redo: () => this.redo(),
      hint: () => void this.hint(),
      playForMe: () => this.playForMe(),
      pause: () => this.pause(),
      board: () => this.board.focus(),
    });
    // What lies open over the board closes when something else is touched.
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        for (const open of this.header.element.querySelectorAll("details[open]"))
          if (!(target instanceof Node && open.contains(target))) open.removeAttribute("open");
      },
      { signal: this.closing.signal },
    );
    // An answer takes its button away. One that the mouse never focused takes no focus with it, for which the page would be laid out at once.
    this.asking.addEventListener(
      "mousedown",
      (event) => event.target instanceof Element && event.target.closest("button") && event.preventDefault(),
    );
    // They come with a style of their own.
    if (services.settings.real.large || services.settings.real.facing) companion(services, () => this.draw());
    if (this.mustCover(undefined)) this.coverUp();
    else {
      this.log.reset(session.log(this.viewer));
      this.strip.show(this.log.lastRoll());
      this.draw();
    }
    this.computer.run();
  }

  refresh(): void {
    this.computer.stop();
    this.ground = this.services.session.ground();
    this.next(undefined);
  }

  close(): void {
    this.closing.abort();
    this.computer.stop();
    this.hinting?.abort();
    this.covering?.remove();
    this.view.remove();
  }

  get paused(): boolean {
    return this.computer.paused;
  }

  /** Whether a person at this device is asked. */
  private get mine(): boolean {
    const { question } = this;
    return (
      this.done >= this.todo.length && (question.kind !== "choice" || this.services.session.players()[question.seat] === "person")
    );
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

  // --- the device changes hands ---

  /** Whether the one who looked before, or the one who looks now, knows something that the other must not see. */
  private mustCover(before: number | undefined): boolean {
    const { session } = this.services;
    const { viewer } = this;
    if (viewer === undefined || viewer === before || session.players().filter((player) => player === "person").length < 2)
      return false;
    return hasSecrets(session, viewer) || (before !== undefined && hasSecrets(session, before));
  }

  private coverUp(): void {
    const { services, scene, viewer } = this;
    this.covering?.remove();
    const panel = seatPanels(scene).find(({ seat }) => seat === viewer);
    const who = panel ? services.format(key(panel.name)) : "the next player";
    this.covering = cover(who, sideOf(scene, viewer), () => {
      this.covering?.remove();
      this.covering = undefined;
      this.view.hidden = false;
      this.log.reset(services.session.log(this.viewer));
      this.turnUp([], undefined);
      this.asking.focus({ preventScroll: true });
    });
    this.view.hidden = true;
    this.view.before(this.covering);
    this.covering.querySelector("h2")?.focus();
    announce(`Give the device to ${who}.`);
  }

  // --- answers ---

  answer(index: number): void {
    if (this.question.kind !== "choice" || !this.mine) return;
    const { revision } = this.question;
    this.computer.stop();
    this.act(() => this.services.session.answer(index, revision, this.viewer));
  }

  enterRoll(faces: number[]): void {
    this.act(() => this.services.session.enterRoll(Uint8Array.from(faces), this.question.revision, this.viewer));
  }

  enterDraw(kind: number): void {
    this.act(() => this.services.session.enterDraw(kind, this.question.revision, this.viewer));
  }

  fate(): void {
    this.act(() => this.services.session.leaveToFate(this.question.revision, this.viewer));
  }

  /** Does something to the game and shows what came of it. */
  act(deed: () => Line[]): void {
    let lines: Line[];
    try {
      lines = deed();
    } catch (error) {
      this.services.failed(error);
      return;
    }
    this.services.changed();
    this.next(lines);
  }

  /** Takes back answers up to the last one that a person gave. */
  undo(): void {
    const { session } = this.services;
    if (!session.canUndo()) return;
    this.computer.stop();
    do session.undo();
    while (session.canUndo() && this.computerIsAsked());
    if (this.computerIsAsked()) this.computer.paused = true;
    this.changed();
    announce("Taken back.");
  }

  private redo(): void {
    const { session } = this.services;
    if (!session.canRedo()) return;
    this.computer.stop();
    do session.redo();
    while (session.canRedo() && this.computerIsAsked());
    this.changed();
    announce("Done again.");
  }

  private computerIsAsked(): boolean {
    const question = this.services.session.question();
    return question.kind === "choice" && this.services.session.players()[question.seat] !== "person";
  }

  /** After an undo or a setting: everything anew. */
  changed(): void {
    this.computer.stop();
    this.services.changed();
    this.next(undefined);
  }

  /** Goes on to the present question. Without new lines, everything told is read anew. */
  private next(lines: readonly Line[] | undefined): void {
    const { session } = this.services;
    const before = this.viewer;
    this.hinting?.abort();
    this.hinting = undefined;
    [this.ranking, this.open, this.looked] = [undefined, undefined, undefined];
    this.touching.forget();
    const focused = document.activeElement;
    this.question = session.question();
    this.viewer = this.seatThatLooks();
    [this.todo, this.done] = [this.services.settings.real.hands ? (lines ?? []).filter((line) => line.hands != null) : [], 0];
    // What only the one before may hear is not told to the next.
    if (this.mustCover(before)) return this.coverUp();
    if (lines && this.viewer === before) this.log.add(lines);
    else this.log.reset(session.log(this.viewer));
    this.turnUp(lines ?? [], focused);
  }

  /** Shows the present question to the one who looks. */
  private turnUp(lines: readonly Line[], focused: Element | null | undefined): void {
    const { session } = this.services;
    const before = this.scene.ground;
    this.scene = session.scene(this.viewer);
    this.boards = session.boards(this.viewer);
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
      const said = lines.map((line) => capital(this.services.format(line.telling.say)));
      const asked =
        question !== this.question
          ? []
          : question.kind === "choice" && this.mine
            ? [this.services.format(question.prompt)]
            : question.kind === "over"
              ? [this.services.format(question.ending)]
              : [];
      if (said.length + asked.length > 0) announce([...said, ...asked].join(" "));
    });
    if (this.done >= this.todo.length) this.computer.run();
  }

  // --- what a person does ---

  private choose(place: number): void {
    if (!this.mine || this.question.kind === "over") return;
    if (this.question.kind === "draw") {
      this.asking.querySelectorAll<HTMLButtonElement>(".kinds .go")[place]?.click();
      return;
    }
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

  // --- drawing ---

  private draw(): void {
    if (this.covering) return;
    const { services, question, scene } = this;
    this.view.dataset["mood"] = scene.headline.mood;
    this.rows = question.kind === "choice" && this.mine ? rows(services, question) : [];
    this.marks = this.mine ? marksOf(services, question) : [];
    this.touched = byTarget(this.marks);
    this.seen = withAsked(scene, question);
    const asked = question.kind === "over" ? undefined : (question.seat ?? undefined);
    this.header.draw(scene);
    drawSeats(this.seats, services, scene, asked, (panel) => {
      // A seat without a figure of its own is found by the first of its side.
      const at = this.scene.pieces.find(({ id, side }) => (panel.piece == null ? side === panel.side : id === panel.piece))
        ?.at[0];
      if (at !== undefined) this.board.focus(at);
    });
    const boards = this.drawBoards();
    // On a phone, what most answers touch lies between the question and them; else it waits below, and answers stay within reach.
    const beside = new Set(
      [...this.touched].flatMap(([what, marks]) =>
        /^(slot|die|token|laid)/.test(what) ? marks.filter(({ kind }) => kind === "option").map(({ index }) => index) : [],
      ),
    );
    const touching = this.rows.filter(({ options }) => options.some(({ index }) => beside.has(index))).length;
    const between = boards && !this.wide.matches && touching > 0 && touching * 2 >= this.rows.length;
    this.view.classList.toggle("low", between === true);
    // A question that is not about the board needs the room more than the board does.
    this.view.classList.toggle(
      "calm",
      this.rows.length > 0 && !this.marks.some(({ kind, at }) => kind === "option" && ("cell" in at || "region" in at)),
    );
    if (boards && !between)
      (this.wide.matches ? this.left : this.sheet).insertBefore(boards, this.wide.matches ? null : this.log.element);
    this.view.classList.toggle("facing", services.settings.real.facing);
    this.view.classList.toggle("far", (asked ?? this.viewer ?? 0) % 2 === 1);
    const real = this.done < this.todo.length && companion(services, () => this.draw());
    if (real) {
      this.asking.className = "ask";
      put(
        this.asking,
        real.instruction(services, this.todo, this.done, (to) => this.goOnTo(to)),
      );
    } else drawAsk(this.asking, services, question, scene, this.rows, this.mine, this, between ? boards : undefined);
    this.drawHand();
    this.drawActs();
    this.drawBoard();
  }

  redraw(): void {
    this.draw();
  }

  /** One thing was done on the real table, or all of them. */
  private goOnTo(done: number): void {
    this.done = done;
    this.draw();
    this.asking.querySelector<HTMLElement>("button.main, button.go, h2")?.focus({ preventScroll: true });
    if (done >= this.todo.length) this.computer.run();
  }

  /** What changes when something is held or let go. */
  drawMarks(): void {
    this.drawBoards();
    this.drawHand();
    this.drawBoard();
  }

  private drawBoards(): HTMLElement | undefined {
    return this.aside.draw(
      this.boards,
      askedPanel(this.scene, this.viewer)?.seat,
      this.touched,
      this.lit(),
      this.touching.held?.key,
    );
  }

  private drawHand(): void {
    const held = /^card:\d+\.(\d+)$/.exec(this.touching.held?.key ?? "")?.[1];
    drawHand(
      this.hand,
      this.services,
      seatPanels(this.scene).find((panel) => panel.seat === this.viewer),
      held === undefined ? undefined : Number(held),
      (place) => this.cardAnswer(place),
    );
  }

  drawBoard(): void {
    this.board.draw({ ground: this.ground, scene: this.seen, marks: this.marks, lit: this.lit(), chosen: this.touching.chosen });
  }

  /** The options that stand out: those of the row that is looked at, if they are on the board, or of the group that is open. */
  private lit(): ReadonlySet<number> | undefined {
    const { looked } = this;
    if (this.touching.held) return this.touching.held.indexes;
    const row = looked?.options.some(({ candidate }) => candidate.label.at.length > 0)
      ? looked
      : this.rows.find(({ group }) => group !== undefined && group === this.open);
    return row && new Set(row.options.map(({ index }) => index));
  }

  /** What playing a card of the hand does: it answers, or is held until the next tap says for what. */
  private cardAnswer(place: number): (() => void) | undefined {
    const what = `card:${this.viewer ?? 0}.${place}`;
    return this.touched.get(what)?.some(({ kind }) => kind === "option") ? () => this.touching.touched(what) : undefined;
  }

  private drawActs(): void {
    const { services, question, mine, hinting, ranking, computer } = this;
    drawActs(
      this.acts,
      services.session,
      {
        asked: mine && question.kind === "choice",
        over: question.kind === "over",
        hinting: hinting !== undefined,
        ranked: ranking !== undefined,
        paused: computer.paused,
        thinking: computer.thinking,
      },
      {
        undo: () => this.undo(),
        redo: () => this.redo(),
        hint: () => void this.hint(),
        playForMe: () => this.playForMe(),
        pause: () => this.pause(),
      },
    );
  }
}
