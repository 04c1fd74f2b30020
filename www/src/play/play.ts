// The play view: shows what the engine says, gives back what was chosen. It knows no rule.
import { Board } from "../board/board";
import type { BoardInput } from "../board/input";
import { Lens } from "../board/lens";
import { afterPicture, announce, put } from "../dom";
import { drawActs } from "./acts";
import { Aside } from "./aside";
import { type AskActions, drawAsk, drawUnfolding } from "./ask";
import { Computer } from "./computer";
import { Cover } from "./cover";
import { Deeds, type Watcher } from "./deeds";
import { Frame } from "./frame";
import { drawGoal } from "./goal";
import { Header } from "./header";
import { Hints } from "./hints";
import { listen } from "./keys";
import { menu } from "./menu";
import type { Row } from "./options";
import { fetchLevels, type Parts } from "./parts";
import { Past, type PastView } from "./past";
import { Present } from "./present";
import { companion, type Host } from "./real";
import { drawHand, drawSeats, showAsked } from "./seats";
import type { PlayServices, PlayView, Ranking } from "./services";
import { type Scenery, Story } from "./story";
import { type Known, Strip } from "./strip";
import { isBeside } from "./targets";
import { type Asking, Touching } from "./touching";
import type { Card, Ground, Line, Look, Scene, SeatPanel, Shown, Target } from "./types";
import { askedPanel, capital, seatNames, seatPanels } from "./words";

/** Opens a game in an element. */
export function openPlay(root: HTMLElement, services: PlayServices, parts: Parts): PlayView {
  return new Play(root, services, parts);
}

class Play implements PlayView, AskActions, Asking, Host, Watcher, Scenery, PastView {
  exact = false;
  /** The group of options that is open. */
  open: string | undefined;
  readonly present: Present;
  /** The question for which the sheet was pulled up. */
  private pulledFor: Shown | undefined;
  /** Whether the person had to wait for others. */
  private waited = false;
  /** The row under the pointer or the focus. */
  private looked: Row | undefined;
  /** What is to be done on a real table before the next question, and how much of it is done. */
  private todo: readonly Line[] = [];
  private done = 0;

  private readonly closing = new AbortController();
  private readonly board: Board;
  private readonly aside: Aside;
  private readonly strip: Strip;
  private readonly touching: Touching;
  private readonly story: Story;
  private readonly deeds: Deeds;
  private readonly past: Past;
  private readonly computer: Computer;
  private readonly hints: Hints;
  private readonly header: Header;
  private readonly frame: Frame;
  private readonly cover: Cover;

  constructor(
    root: HTMLElement,
    readonly services: PlayServices,
    { panels, levels }: Parts,
  ) {
    const present = new Present(services);
    this.present = present;
    this.strip = new Strip(services);
    this.computer = new Computer(
      services,
      present,
      (index, revision) => {
        // Asked by a person who lets it answer: what comes now is new to them.
        if (present.asksPerson) this.begin();
        this.deeds.act(() => services.session.answer(index, revision, present.viewer));
      },
      (seat, index, revision) => this.deeds.act(() => services.session.speak(seat, index, revision, present.viewer)),
      () => this.draw(),
    );
    this.deeds = new Deeds(services, present, this.computer, this);
    this.past = new Past(services, present, this);
    this.hints = new Hints(services, present, () => this.draw());
    this.board = new Board(
      {
        format: (say) => services.format(say),
        pick: (pick) => this.touching.picked(pick),
        look: (cell) => this.touching.lookedAt(cell),
      },
      (frame, parts) => new Lens(frame, parts),
      (changed) =>
        levels?.openLevels(services.view, changed) ?? fetchLevels().then(({ openLevels }) => openLevels(services.view, changed)),
    );
    this.story = new Story(services, present, this.board, () => this);
    this.touching = new Touching(services, this.strip, this.board, this);
    this.header = new Header(
      services,
      menu(
        services,
        () => present.scene,
        this,
        () => this.past.lookBack(present.look.acts.answered),
      ),
    );
    this.frame = new Frame(
      this.header.element,
      this.board.element,
      this.strip.element,
      this.story.log.element,
      this.closing.signal,
      () => this.draw(),
    );
    put(root, this.frame.view);
    this.frame.stage.append(...this.story.over);
    // A tap hurries what is shown, and answers nothing that was not asked yet. Undo and its neighbours mean themselves.
    this.frame.view.addEventListener(
      "click",
      (event) => {
        if (!this.story.isUnfolding || this.header.element.contains(event.target as Node)) return;
        if ((event.target as Element).closest(".unfolding button, .unfolding a")) return;
        if (!this.frame.acts.contains(event.target as Node)) {
          event.stopPropagation();
          event.preventDefault();
        }
        this.story.skip();
      },
      { capture: true },
    );
    this.cover = new Cover(services, present, this.frame.view);
    this.aside = new Aside(services, this.frame.middle, present, this.touching, this.board, this.strip, panels, () =>
      this.draw(),
    );
    listen(this.closing.signal, {
      awake: () => !this.cover.isUp,
      choose: (place) => this.choose(place),
      undo: () => this.deeds.undo(),
      redo: () => this.deeds.redo(),
      hint: () => this.hint(),
      playForMe: () => this.playForMe(),
      pause: () => (this.story.isUnfolding ? this.story.skip() : this.pause()),
      board: () => this.board.focus(),
    });
    // It comes with a style of its own.
    if (services.settings.real.facing) companion(services, () => this.draw());
    if (this.cover.isNeeded(undefined)) this.coverUp();
    else {
      this.story.read();
      this.strip.show(this.story.log.last());
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
    this.story.stop();
    this.hints.forget();
    this.cover.remove();
    this.past.close();
    this.frame.view.remove();
  }

  get viewer(): number | undefined {
    return this.present.viewer;
  }

  get paused(): boolean {
    return this.computer.paused;
  }

  get isDue(): boolean {
    return this.computer.isDue;
  }

  get ranking(): Ranking | undefined {
    return this.hints.ranking;
  }

  /** Whether a person at this device can answer now. */
  get mine(): boolean {
    return this.done >= this.todo.length && !this.story.isUnfolding && this.present.asksPerson && !this.computer.isDue;
  }

  names(seats: readonly number[]): string {
    const { players } = this.present;
    const alone = players.filter((player) => player === "person").length === 1;
    if (alone && seats.every((seat) => players[seat] === "person")) return "";
    return capital(seatNames(this.services, this.present.scene, seats));
  }

  get isPast(): boolean {
    return this.present.past;
  }

  get seats(): HTMLElement {
    return this.frame.seats;
  }

  uncover(): void {
    this.frame.pull(false);
  }

  get stage(): HTMLElement {
    return this.frame.stage;
  }

  // --- what is done to the game ---

  answer(index: number, sure = false): void {
    const { question } = this.present;
    const option = question.kind === "choice" ? question.options[index] : undefined;
    if (option && this.mine && this.services.settings.confirm && !sure)
      this.touching.confirm({ index, name: capital(this.services.format(option.label.name)) });
    else this.deeds.answer(index);
  }

  enterRoll(faces: number[]): void {
    this.deeds.enterRoll(faces);
  }

  enterDraw(kind: number): void {
    this.deeds.enterDraw(kind);
  }

  fate(): void {
    this.deeds.fate();
  }

  takeOver(seats: readonly number[]): void {
    this.deeds.takeOver(seats);
  }

  act(deed: () => Look): void {
    this.deeds.act(deed);
  }

  changed(): void {
    this.deeds.changed();
  }

  begin(): void {
    this.story.begin(this.viewer);
  }

  /** Goes on to the present question. Without a look at what was just done, everything told is read anew. */
  next(look: Look | undefined): void {
    const { viewer, scene, ground } = this.present;
    this.past.leave();
    this.story.stop();
    this.hints.forget();
    [this.open, this.looked] = [undefined, undefined];
    this.frame.pull(false);
    this.touching.forget();
    const focused = document.activeElement;
    this.present.take(look);
    const lines = look?.lines ?? [];
    [this.todo, this.done] = [this.services.settings.real.hands ? lines.filter((line) => line.hands != null) : [], 0];
    // What only the one before may hear is not told to the next.
    if (this.cover.isNeeded(viewer)) return this.coverUp();
    if (look) {
      this.story.hear(lines, { viewer, scene, ground }, this.todo.length === 0, (untold) => this.turnUp(untold, focused));
      if (this.story.isUnfolding) this.drawActs();
    } else {
      this.story.forget();
      this.story.read();
      this.turnUp([], focused);
    }
  }

  between(line: Line, scene: Scene, ground: Ground | undefined, time: number): void {
    this.strip.rest();
    this.strip.show(line);
    this.header.draw(scene);
    this.drawSeats(scene, []);
    if (ground) this.board.draw({ ground, scene, marks: [], lit: undefined, chosen: undefined, time, about: line.telling.at });
    drawUnfolding(this.frame.asking, this.services, line, this.story);
  }

  private coverUp(): void {
    this.story.forget();
    this.cover.putUp(() => {
      this.story.read();
      this.turnUp([], undefined);
      this.frame.focus();
    });
  }

  /** Shows the present question to the one who looks. */
  private turnUp(lines: readonly Line[], focused: Element | null | undefined): void {
    this.strip.rest();
    this.strip.show(this.story.log.last());
    this.draw();
    // What is not the picture, or measures it, waits for it: the next question is there sooner.
    const { question } = this.present;
    afterPicture(() => {
      if (this.closing.signal.aborted) return;
      // What was clicked is gone, and the focus with it: it goes to what is asked now. Any sooner, the page would be laid out twice for it.
      if (focused && !focused.isConnected && document.activeElement === document.body) this.frame.focus();
      this.frame.scrollUp();
      showAsked(this.frame.seats);
      const said = lines.map((line) => capital(this.services.format(line.telling.say)));
      const asked = question === this.present.question ? this.said() : [];
      if (said.length + asked.length > 0) announce([...said, ...asked].join(" "));
      // A person who answers again needs no call.
      if (this.mine && this.waited && question === this.present.question) this.services.sound("turn");
      this.waited = !this.mine;
    });
    if (this.done >= this.todo.length) this.computer.run();
  }

  /** What is asked, for those who listen. */
  private said(): string[] {
    const { question } = this.present;
    if (question.kind === "over") return [this.services.format(question.ending)];
    return question.kind === "choice" && this.mine ? [this.services.format(question.prompt)] : [];
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

  private pause(): void {
    if (this.isPast || this.present.players.every((player) => player === "person")) return;
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

  /** A moment of the past is shown, or the present again. */
  shift(): void {
    this.story.stop();
    this.computer.stop();
    this.hints.forget();
    this.touching.forget();
  }

  seePast(lines: readonly Line[]): void {
    if (!this.frame.asking.classList.contains("looking-back")) this.frame.scrollUp();
    this.strip.rest();
    this.strip.show(lines.at(-1));
    this.draw();
    afterPicture(() => {
      for (const line of lines) this.story.light(line);
    });
  }

  // --- drawing ---

  redraw(): void {
    this.draw();
  }

  takeBack(): void {
    this.deeds.undo();
  }

  private draw(): void {
    if (this.cover.isUp || this.story.isUnfolding) return;
    const { services, present, frame } = this;
    present.work(this.mine);
    const { question, scene, asked } = present;
    this.header.draw(scene);
    drawGoal(frame.goal, services, present.look.goal);
    this.drawSeats(scene, asked);
    const boards = this.drawBoards();
    const between = boards !== undefined && !frame.isWide && this.liesBeside();
    if (boards && !between) frame.putBoards(boards);
    // What is answered on sheets alone is pulled up, once: then the person has the handle.
    const onBoard = present.marks.some(({ kind, at }) => kind === "option" && ("cell" in at || "region" in at));
    if (between && !onBoard && this.pulledFor !== question) {
      this.pulledFor = question;
      frame.pull(true);
    }
    const { facing } = services.settings.real;
    frame.stand({ mood: scene.headline.mood, facing, far: (asked[0] ?? present.viewer ?? 0) % 2 === 1 });
    const real = this.done < this.todo.length && companion(services, () => this.draw());
    if (this.isPast) this.past.draw(frame.asking);
    else if (real) {
      frame.asking.className = "ask";
      put(
        frame.asking,
        real.instruction(services, this.todo, this.done, (to) => this.goOnTo(to)),
      );
    } else
      drawAsk(frame.asking, services, present, this, {
        before: this.story.since(frame.isWide),
        between: between && boards,
        end: () => question.kind === "over" && this.past.ending(question),
      });
    this.drawHand();
    this.drawActs();
    this.drawBoard();
    // The last pieces are moved before anybody is told who has won.
    if (this.done >= this.todo.length) this.past.celebrate();
  }

  private drawSeats(scene: Scene, asked: readonly number[]): void {
    const find = (panel: SeatPanel): void => {
      // A seat without a figure of its own is found by the first of its side.
      const figure = this.present.scene.pieces.find(({ id, side }) =>
        panel.piece == null ? side === panel.side : id === panel.piece,
      );
      const at = figure?.at[0];
      if (at !== undefined) this.board.focus(at);
    };
    drawSeats(this.frame.seats, this.services, scene, this.present.players, asked, find);
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
    return this.aside.draw(boards, askedPanel(scene, viewer)?.seat, touched, this.touching.held);
  }

  private drawHand(): void {
    const { scene, viewer } = this.present;
    const held = this.touching.held?.at;
    drawHand(
      this.frame.hand,
      this.services,
      seatPanels(scene).find((panel) => panel.seat === viewer),
      held && "card" in held ? held.card[1] : undefined,
      (place, card) => this.cardAnswer(place, card),
      (card) => this.strip.tell(this.known(card)),
    );
  }

  drawBoard(): void {
    const { ground, seen, marks } = this.present;
    const lesson = this.mine ? this.services.lessons?.now() : undefined;
    const best = this.ranking?.best ?? (lesson?.kind === "step" ? lesson.answer : undefined);
    const { chosen, reaches } = this.touching;
    this.board.draw({ ground, scene: seen, marks, lit: this.lit(), chosen, best, reaches, preview: this.preview() });
  }

  /** What an option that is looked at, or turned by taps, would lay. */
  private preview(): BoardInput["preview"] {
    const { question } = this.present;
    const index = this.looked?.options[0]?.index ?? this.touching.turned;
    const label = question.kind === "choice" && index !== undefined ? question.options[index]?.label : undefined;
    const place = label?.at.find((at) => "cell" in at);
    return label?.edges && place ? { cell: place.cell, edges: label.edges } : undefined;
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

  private known({ name, text }: Card): Known {
    return { name: capital(this.services.format(name)), text: this.services.format(text) };
  }

  /** What playing a card of the hand does: it is read, then it answers, or is held until the next tap says for what. */
  private cardAnswer(place: number, card: Card): (() => void) | undefined {
    const what: Target = { card: [this.viewer ?? 0, place] };
    return this.present.touched.optionsOf(what).length > 0 ? () => this.touching.touched(what, this.known(card)) : undefined;
  }

  private drawActs(): void {
    const { present, hints, computer } = this;
    const { question, look } = present;
    const acts = this.isPast ? { ...look.acts, canUndo: false, canRedo: false, undoReveals: undefined } : look.acts;
    drawActs(
      this.frame.acts,
      acts,
      {
        asked: this.mine && question.kind === "choice",
        over: question.kind === "over" || this.isPast,
        hinting: hints.isThinking,
        ranked: hints.ranking !== undefined,
        paused: computer.paused,
        thinking: computer.thinking,
      },
      {
        undo: () => this.deeds.undo(),
        redo: () => this.deeds.redo(),
        hint: () => this.hint(),
        playForMe: () => this.playForMe(),
        pause: () => this.pause(),
      },
    );
  }
}
