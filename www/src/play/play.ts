// The play view: shows what the engine says, gives back what was chosen. It knows no rule.
import { Board } from "../board/board";
import { Lens } from "../board/lens";
import { afterPicture, announce, put } from "../dom";
import { drawActs } from "./acts";
import { Aside } from "./aside";
import { type AskActions, drawAsk } from "./ask";
import { Computer } from "./computer";
import { Cover } from "./cover";
import { type EndActions, ending, openFinale } from "./finale";
import { Frame } from "./frame";
import { Header } from "./header";
import { Hints } from "./hints";
import { listen } from "./keys";
import { Log } from "./log";
import { LookBack } from "./lookback";
import { menu } from "./menu";
import type { Row } from "./options";
import { Present } from "./present";
import { companion, type Host } from "./real";
import { drawHand, drawSeats, showAsked } from "./seats";
import type { PlayServices, PlayView, Ranking } from "./services";
import { Strip } from "./strip";
import { isBeside } from "./targets";
import { type Asking, Touching } from "./touching";
import type { Line, Look, Target } from "./types";
import { askedPanel, capital, seatPanels } from "./words";

/** Opens a game in an element. */
export function openPlay(root: HTMLElement, services: PlayServices): PlayView {
  return new Play(root, services);
}

class Play implements PlayView, AskActions, Asking, Host, EndActions {
  exact = false;
  /** The group of options that is open. */
  open: string | undefined;
  readonly present: Present;
  /** The row under the pointer or the focus. */
  private looked: Row | undefined;
  /** What is to be done on a real table before the next question, and how much of it is done. */
  private todo: readonly Line[] = [];
  private done = 0;
  private back: LookBack | undefined;
  private finale: HTMLDialogElement | undefined;
  /** The end that was shown already, by the revision of its question. */
  private shownEnd: number | undefined;

  private readonly closing = new AbortController();
  private readonly board: Board;
  private readonly aside: Aside;
  private readonly strip: Strip;
  private readonly touching: Touching;
  private readonly log: Log;
  private readonly computer: Computer;
  private readonly hints: Hints;
  private readonly header: Header;
  private readonly frame: Frame;
  private readonly cover: Cover;

  constructor(
    root: HTMLElement,
    readonly services: PlayServices,
  ) {
    const present = new Present(services);
    this.present = present;
    this.strip = new Strip(services);
    this.log = new Log(
      services,
      () => services.session.log(present.viewer),
      (line) => this.light(line),
    );
    this.computer = new Computer(
      services,
      present,
      (index, revision) => this.act(() => services.session.answer(index, revision, present.viewer)),
      () => this.draw(),
    );
    this.hints = new Hints(services, present, () => this.draw());
    this.board = new Board(
      {
        format: (say) => services.format(say),
        pick: (pick) => this.touching.picked(pick),
        look: (cell) => this.touching.lookedAt(cell),
      },
      (frame, parts) => new Lens(frame, parts),
    );
    this.touching = new Touching(services, this.strip, this.board, this);
    this.header = new Header(
      services,
      menu(
        services,
        () => present.scene,
        this,
        () => this.lookBack(present.look.acts.answered),
      ),
    );
    this.frame = new Frame(
      this.header.element,
      this.board.element,
      this.strip.element,
      this.log.element,
      this.closing.signal,
      () => this.draw(),
    );
    put(root, this.frame.view);
    this.cover = new Cover(services, present, this.frame.view);
    const find = (key: string, then: (at: Target) => void): void => {
      const at = present.touched.find(key);
      if (at) then(at);
    };
    this.aside = new Aside(
      this.frame.middle,
      {
        format: (say) => services.format(say),
        touch: (key) => find(key, (at) => this.touching.touched(at)),
        drop: (from, to) => find(from, (one) => find(to, (other) => this.touching.dropped(one, other))),
        dropAt: (from, x, y) => {
          const cell = this.board.cellAt(x, y);
          if (cell !== undefined) find(from, (at) => this.touching.dropped(at, { cell }));
        },
        tell: (name, text) => this.strip.tell(name, text),
      },
      () => this.draw(),
    );
    listen(this.closing.signal, {
      awake: () => !this.cover.isUp,
      choose: (place) => this.choose(place),
      undo: () => this.undo(),
      redo: () => this.redo(),
      hint: () => this.hint(),
      playForMe: () => this.playForMe(),
      pause: () => this.pause(),
      board: () => this.board.focus(),
    });
    // They come with a style of their own.
    if (services.settings.real.large || services.settings.real.facing) companion(services, () => this.draw());
    if (this.cover.isNeeded(undefined)) this.coverUp();
    else {
      this.log.reset(present.look.lines, present.look.earlier);
      this.strip.show(this.log.last());
      this.draw();
    }
    this.computer.run();
  }

  refresh(): void {
    this.computer.stop();
    this.next(undefined);
  }

  close(): void {
    this.closing.abort();
    this.computer.stop();
    this.hints.forget();
    this.cover.remove();
    this.finale?.close();
    this.back?.close();
    this.frame.view.remove();
  }

  get viewer(): number | undefined {
    return this.present.viewer;
  }

  get paused(): boolean {
    return this.computer.paused;
  }

  get ranking(): Ranking | undefined {
    return this.hints.ranking;
  }

  /** Whether a person at this device can answer now. */
  private get mine(): boolean {
    return this.done >= this.todo.length && this.present.asksPerson;
  }

  // --- answers ---

  answer(index: number): void {
    const { question, viewer } = this.present;
    if (question.kind !== "choice" || !this.mine) return;
    this.computer.stop();
    this.act(() => this.services.session.answer(index, question.revision, viewer));
  }

  enterRoll(faces: number[]): void {
    const { question, viewer } = this.present;
    this.act(() => this.services.session.enterRoll(Uint8Array.from(faces), question.revision, viewer));
  }

  enterDraw(kind: number): void {
    const { question, viewer } = this.present;
    this.act(() => this.services.session.enterDraw(kind, question.revision, viewer));
  }

  fate(): void {
    const { question, viewer } = this.present;
    this.act(() => this.services.session.leaveToFate(question.revision, viewer));
  }

  /** Does something to the game and shows what came of it. */
  act(deed: () => Look): void {
    let look: Look;
    try {
      look = deed();
    } catch (error) {
      this.services.failed(error);
      return;
    }
    this.services.changed(look.summary);
    this.next(look);
  }

  /** Takes back answers up to the last one that a person gave. */
  undo(): void {
    if (this.back || !this.present.look.acts.canUndo) return;
    const { session } = this.services;
    this.computer.stop();
    this.walk(
      () => {
        session.undo();
        return session.look(this.viewer);
      },
      ({ canUndo }) => canUndo,
    );
    if (this.present.computer) this.computer.paused = true;
    this.changed();
    announce("Taken back.");
  }

  private redo(): void {
    if (this.back || !this.present.look.acts.canRedo) return;
    const { session } = this.services;
    this.computer.stop();
    this.walk(
      () => session.redo(this.viewer),
      ({ canRedo }) => canRedo,
    );
    this.changed();
    announce("Done again.");
  }

  /** Steps until a person is asked, or as far as it goes. */
  private walk(step: () => Look, on: (acts: Look["acts"]) => boolean): void {
    do this.present.take(step());
    while (on(this.present.look.acts) && this.present.computer);
  }

  /** After an undo or a setting: everything anew. */
  changed(): void {
    this.computer.stop();
    this.next(undefined);
    this.services.changed(this.present.look.summary);
  }

  /** Goes on to the present question. Without a look at what was just done, everything told is read anew. */
  private next(look: Look | undefined): void {
    const before = this.present.viewer;
    this.hints.forget();
    [this.open, this.looked] = [undefined, undefined];
    this.touching.forget();
    const focused = document.activeElement;
    const follows = this.present.take(look);
    const lines = look?.lines ?? [];
    [this.todo, this.done] = [this.services.settings.real.hands ? lines.filter((line) => line.hands != null) : [], 0];
    // What only the one before may hear is not told to the next.
    if (this.cover.isNeeded(before)) return this.coverUp();
    if (follows) this.log.add(lines);
    else this.log.reset(this.present.look.lines, this.present.look.earlier);
    this.turnUp(lines, focused);
  }

  private coverUp(): void {
    this.cover.putUp(() => {
      this.log.reset(this.present.look.lines, this.present.look.earlier);
      this.turnUp([], undefined);
      this.frame.focus();
    });
  }

  /** Shows the present question to the one who looks. */
  private turnUp(lines: readonly Line[], focused: Element | null | undefined): void {
    this.strip.rest();
    this.strip.show(this.log.last());
    this.draw();
    // What is not the picture, or measures it, waits for it: the next question is there sooner.
    const { question } = this.present;
    afterPicture(() => {
      if (this.closing.signal.aborted) return;
      // What was clicked is gone, and the focus with it: it goes to what is asked now. Any sooner, the page would be laid out twice for it.
      if (focused && !focused.isConnected && document.activeElement === document.body) this.frame.focus();
      this.frame.scrollUp();
      showAsked(this.frame.seats);
      for (const line of lines) this.light(line);
      const said = lines.map((line) => capital(this.services.format(line.telling.say)));
      const asked = question === this.present.question ? this.said() : [];
      if (said.length + asked.length > 0) announce([...said, ...asked].join(" "));
    });
    if (this.done >= this.todo.length) this.computer.run();
  }

  /** What is asked, for those who listen. */
  private said(): string[] {
    const { question } = this.present;
    if (question.kind === "over") return [this.services.format(question.ending)];
    return question.kind === "choice" && this.mine ? [this.services.format(question.prompt)] : [];
  }

  /** Where it happened. */
  private light({ telling }: Line): void {
    for (const at of telling.at) this.board.pulse(at, telling.tone);
  }

  // --- what a person does ---

  private choose(place: number): void {
    const { question, rows } = this.present;
    if (!this.mine || question.kind === "over") return;
    const buttons = { draw: ".kinds .go", roll: ".face", choice: undefined }[question.kind];
    if (buttons) return this.frame.asking.querySelectorAll<HTMLButtonElement>(buttons)[place]?.click();
    const row = rows[place];
    if (row?.group !== undefined) this.toggleGroup(row.group);
    else if (row?.options[0]) this.answer(row.options[0].index);
  }

  toggleGroup(group: string): void {
    this.open = this.open === group ? undefined : group;
    this.draw();
    const to = this.open === undefined ? `[data-group="${CSS.escape(group)}"]` : ".opt.open .inner .go";
    this.frame.asking.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
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

  takeOver(seats: readonly number[]): void {
    for (const seat of seats) this.services.session.setPlayer(seat, "person");
    this.changed();
  }

  private pause(): void {
    if (this.back || this.present.players.every((player) => player === "person")) return;
    if (this.computer.paused) return this.goOn();
    this.computer.paused = true;
    this.computer.stop();
    this.draw();
  }

  private playForMe(): void {
    if (this.mine && this.present.question.kind === "choice") this.computer.playForMe();
  }

  private hint(): void {
    if (this.mine && this.present.question.kind === "choice") void this.hints.ask();
  }

  /** One thing was done on the real table, or all of them. */
  private goOnTo(done: number): void {
    this.done = done;
    this.draw();
    this.frame.asking.querySelector<HTMLElement>("button.main, button.go, h2")?.focus({ preventScroll: true });
    if (done >= this.todo.length) this.computer.run();
  }

  // --- the end, and the past ---

  showEnd(): void {
    const { question } = this.present;
    if (question.kind !== "over") return;
    this.shownEnd = question.revision;
    this.finale?.close();
    this.finale = openFinale(this.services, this.present, question, this);
  }

  lookBack(answered: number): void {
    if (this.back) return;
    this.computer.stop();
    this.hints.forget();
    this.touching.forget();
    this.present.past = true;
    this.back = new LookBack(
      this.services,
      this.services.copy(),
      this.viewer,
      (look, ground, lines) => {
        this.present.show(look, ground);
        this.strip.rest();
        this.strip.show(lines.at(-1));
        this.draw();
        afterPicture(() => {
          for (const line of lines) this.light(line);
        });
      },
      () => this.comeBack(),
    );
    this.back.go(answered);
    this.frame.asking.querySelector("h2")?.focus({ preventScroll: true });
  }

  private comeBack(): void {
    this.back?.close();
    this.back = undefined;
    this.present.past = false;
    this.next(undefined);
    this.frame.focus();
  }

  // --- drawing ---

  redraw(): void {
    this.draw();
  }

  private draw(): void {
    if (this.cover.isUp) return;
    const { services, present, frame } = this;
    present.work(this.mine);
    const { question, scene, asked } = present;
    this.header.draw(scene);
    drawSeats(frame.seats, services, scene, present.players, asked, (panel) => {
      // A seat without a figure of its own is found by the first of its side.
      const at = present.scene.pieces.find(({ id, side }) => (panel.piece == null ? side === panel.side : id === panel.piece))
        ?.at[0];
      if (at !== undefined) this.board.focus(at);
    });
    const boards = this.drawBoards();
    const between = boards !== undefined && !frame.isWide && this.liesBeside();
    if (boards && !between) frame.putBoards(boards);
    const { facing } = services.settings.real;
    frame.stand({
      mood: scene.headline.mood,
      low: between,
      calm:
        present.rows.length > 0 && !present.marks.some(({ kind, at }) => kind === "option" && ("cell" in at || "region" in at)),
      facing,
      far: (asked[0] ?? present.viewer ?? 0) % 2 === 1,
    });
    const real = this.done < this.todo.length && companion(services, () => this.draw());
    if (this.back) this.back.draw(frame.asking);
    else if (real) {
      frame.asking.className = "ask";
      put(
        frame.asking,
        real.instruction(services, this.todo, this.done, (to) => this.goOnTo(to)),
      );
    } else
      drawAsk(frame.asking, services, present, this, {
        before: undefined,
        between: between && boards,
        end: () => question.kind === "over" && ending(services, present, question, this),
      });
    this.drawHand();
    this.drawActs();
    this.drawBoard();
    if (question.kind === "over" && !this.back && this.shownEnd !== question.revision) this.showEnd();
  }

  /** On a phone, what most answers touch lies between the question and them; else it waits below, and answers stay within reach. */
  private liesBeside(): boolean {
    const { marks, rows } = this.present;
    const beside = new Set(marks.filter(({ at, kind }) => kind === "option" && isBeside(at)).map(({ index }) => index));
    const touching = rows.filter(({ options }) => options.some(({ index }) => beside.has(index))).length;
    return touching > 0 && touching * 2 >= rows.length;
  }

  /** What changes when something is held or let go. */
  drawMarks(): void {
    this.drawBoards();
    this.drawHand();
    this.drawBoard();
  }

  private drawBoards(): HTMLElement | undefined {
    const { boards, scene, viewer, touched } = this.present;
    return this.aside.draw(boards, askedPanel(scene, viewer)?.seat, touched, this.lit(), this.touching.held?.at);
  }

  private drawHand(): void {
    const { scene, viewer } = this.present;
    const held = this.touching.held?.at;
    drawHand(
      this.frame.hand,
      this.services,
      seatPanels(scene).find((panel) => panel.seat === viewer),
      held && "card" in held ? held.card[1] : undefined,
      (place) => this.cardAnswer(place),
    );
  }

  drawBoard(): void {
    const { ground, seen, marks } = this.present;
    this.board.draw({ ground, scene: seen, marks, lit: this.lit(), chosen: this.touching.chosen });
  }

  /** The options that stand out: those of the row that is looked at, if they are on the board, or of the group that is open. */
  private lit(): ReadonlySet<number> | undefined {
    const { looked } = this;
    if (this.touching.held) return this.touching.held.indexes;
    const row = looked?.options.some(({ candidate }) => candidate.label.at.length > 0)
      ? looked
      : this.present.rows.find(({ group }) => group !== undefined && group === this.open);
    return row && new Set(row.options.map(({ index }) => index));
  }

  /** What playing a card of the hand does: it answers, or is held until the next tap says for what. */
  private cardAnswer(place: number): (() => void) | undefined {
    const card: Target = { card: [this.viewer ?? 0, place] };
    return this.present.touched.optionsOf(card).length > 0 ? () => this.touching.touched(card) : undefined;
  }

  private drawActs(): void {
    const { present, hints, computer } = this;
    const { question, look } = present;
    const acts = this.back ? { ...look.acts, canUndo: false, canRedo: false, undoReveals: undefined } : look.acts;
    drawActs(
      this.frame.acts,
      acts,
      {
        asked: this.mine && question.kind === "choice",
        over: question.kind === "over" || this.back !== undefined,
        hinting: hints.isThinking,
        ranked: hints.ranking !== undefined,
        paused: computer.paused,
        thinking: computer.thinking,
      },
      {
        undo: () => this.undo(),
        redo: () => this.redo(),
        hint: () => this.hint(),
        playForMe: () => this.playForMe(),
        pause: () => this.pause(),
      },
    );
  }
}
