// Taps on the board, on sheets, dice and cards: each is an answer, or half of one. No rule: only what options touch.
import type { Board } from "../board/board";
import type { Mark, Pick } from "../board/input";
import { announce } from "../dom";
import { touch } from "./held";
import type { Present } from "./present";
import { reasonOf } from "./refusals";
import type { PlayServices } from "./services";
import type { Known, Offer, Offers, Strip } from "./strip";
import type { CellId, Overlay, PieceId, Target } from "./types";

/** More options than these are not offered as buttons, where a second tap tells them apart. */
const MOST_OFFERS = 6;

/** Who draws and answers. */
export interface Asking {
  readonly present: Present;
  /** `sure` where it was asked for a second time. */
  answer(index: number, sure?: boolean): void;
  drawBoard(): void;
  /** Everything that shows what can be tapped. */
  drawMarks(): void;
}

export class Touching {
  /** What was tapped first, and the options that are left with it. */
  held: { readonly at: Target; readonly indexes: ReadonlySet<number> } | undefined;
  /** The cell that waits for a second tap. */
  chosen: CellId | undefined;
  /** The option that is shown as it would lie. */
  turned: number | undefined;
  /** How far the figure comes that is looked at. */
  reaches: readonly Overlay[] = [];
  private reaching: PieceId | undefined;
  /** The strip offers something and keeps it until it is answered or left. */
  private offering = false;

  constructor(
    private readonly services: PlayServices,
    private readonly strip: Strip,
    private readonly board: Board,
    private readonly asking: Asking,
  ) {}

  /** A new question: nothing is held any more. */
  forget(): void {
    [this.held, this.chosen, this.turned, this.offering] = [undefined, undefined, undefined, false];
    [this.reaches, this.reaching] = [[], undefined];
  }

  picked(pick: Pick): void {
    if (!this.held && this.turn(pick)) return;
    const own = pick.piece === undefined ? [] : this.asking.present.touched.optionsOf({ piece: pick.piece });
    // A tap on a figure means the figure. What can be done at its place is shown with it, and not done at once.
    if (pick.piece !== undefined && own.length === 0 && !this.held) return this.lookAt(pick, pick.piece);
    const options = own.length > 0 && this.goes(own) ? own : pick.options;
    const came = touch(options, this.held?.indexes);
    if (came.kind === "answer" && (!pick.unsure || this.held || this.chosen === pick.cell)) return this.asking.answer(came.index);
    this.offering = false;
    this.chosen = came.kind === "nothing" ? undefined : pick.cell;
    if (came.kind === "answer") {
      this.asking.drawBoard();
      return this.offer(options.filter((mark) => mark.index === came.index));
    }
    if (came.kind === "hold")
      return this.hold(own.length > 0 && pick.piece !== undefined ? { piece: pick.piece } : { cell: pick.cell }, came.indexes);
    const [refused] = pick.refused;
    const held = this.held;
    this.letGo();
    if (refused && !held) this.refuse(refused);
    else if (options.length === 0) this.look(pick.cell);
  }

  /** What can lie in several ways is shown in one of them, and in the next with every tap. */
  private turn({ cell, options }: Pick): boolean {
    const { question } = this.asking.present;
    const shaped = (index: number): boolean => question.kind === "choice" && question.options[index]?.label.edges !== undefined;
    const ways = [...new Set(options.map(({ index }) => index))].filter(shaped);
    if (ways.length < 2) return false;
    const next = ways[(ways.indexOf(this.turned ?? -1) + 1) % ways.length];
    const name = options.find(({ index }) => index === next)?.name ?? "";
    [this.turned, this.chosen] = [next, cell];
    this.asking.drawBoard();
    if (next !== undefined) this.offer([{ index: next, name }], { name: "Tap again to turn it.", text: "" });
    return true;
  }

  /** Whether some of these go with what is held. */
  private goes(options: readonly Mark[]): boolean {
    const { held } = this;
    return held === undefined || options.some(({ index }) => held.indexes.has(index));
  }

  private lookAt(pick: Pick, piece: PieceId): void {
    const again = this.chosen === pick.cell;
    const [first, ...more] = new Set(pick.options.map(({ index }) => index));
    // Seen, and tapped once more.
    if (again && first !== undefined && more.length === 0) return this.asking.answer(first);
    this.chosen = first === undefined ? undefined : pick.cell;
    this.reach(piece);
    this.asking.drawBoard();
    this.offering = true;
    const { ground, scene } = this.asking.present;
    const options = pick.options.filter(({ index }, at) => pick.options.findIndex((mark) => mark.index === index) === at);
    this.strip.piece(ground, scene, piece, this.reaches, this.offers(options.slice(0, MOST_OFFERS)));
  }

  /** Another figure is looked at, or none: whether the board looks otherwise now. */
  private reach(piece: PieceId | undefined): boolean {
    if (piece === this.reaching) return false;
    const before = this.reaches.length;
    this.reaching = piece;
    this.reaches = piece === undefined || this.asking.present.past ? [] : this.services.session.reaches(piece);
    return before + this.reaches.length > 0;
  }

  /** Something beside the board was tapped. What says something about itself is read first: nothing is spent by a tap that was not shown. */
  touched(what: Target, about?: Known): void {
    const { touched } = this.asking.present;
    const came = touch(touched.optionsOf(what), this.held?.indexes);
    if (came.kind === "answer" && (this.held || about === undefined)) return this.asking.answer(came.index);
    if (came.kind === "answer") return this.offer(touched.optionsOf(what).slice(0, 1), about);
    if (came.kind === "hold") return this.hold(what, came.indexes, about);
    const refused = touched.of(what).find(({ kind }) => kind === "refused");
    this.letGo();
    if (refused) this.refuse(refused);
  }

  /** Something was dragged somewhere: the option that touches both. */
  dropped(from: Target, to: Target): void {
    const { touched } = this.asking.present;
    const there = "cell" in to ? this.board.optionsAt(to.cell) : touched.optionsOf(to);
    const here = new Set(touched.optionsOf(from).map(({ index }) => index));
    const [first, ...more] = new Set(there.filter(({ index }) => here.has(index)).map(({ index }) => index));
    if (first === undefined) this.services.toast("That does not go there.");
    else if (more.length === 0) this.asking.answer(first);
    else this.hold(from, new Set([first, ...more]));
  }

  /** Holds a thing: its options stand out, and the next tap tells them apart. */
  private hold(what: Target, indexes: ReadonlySet<number>, about?: Known): void {
    const again = this.held !== undefined;
    this.held = { at: what, indexes };
    const { question } = this.asking.present;
    const left =
      question.kind === "choice"
        ? [...indexes].flatMap((index) =>
            question.options[index]
              ? [{ index, name: this.services.format(question.options[index].label.name), at: question.options[index].label.at }]
              : [],
          )
        : [];
    this.asking.drawMarks();
    // A second tap is enough where there is little room, or too much to offer; what it cannot tell apart is offered.
    const room = left.length <= MOST_OFFERS && matchMedia("(min-width: 760px)").matches;
    if (again || room || left.some(({ at }) => at.length < 2)) this.offer(left, about);
    else {
      this.offering = true;
      this.strip.hold("Now choose where: everything that stands out fits.", () => this.leave());
      announce("Now choose where.");
    }
  }

  private letGo(): void {
    this.held = undefined;
    this.offering = false;
    this.reach(undefined);
    this.strip.rest();
    this.asking.drawMarks();
  }

  private refuse({ index, name }: Mark): void {
    // It stays until the next touch: the way to its rule leads over other places.
    this.offering = true;
    const { refusals } = this.asking.present;
    const rule = refusals.list[index]?.rule ?? "";
    const reason = reasonOf(this.services, refusals.words(index) ?? { rule });
    this.strip.refuse({ name, text: reason }, rule, () => this.leave());
    announce(`${name}: refused. ${reason}`);
  }

  /** An answer that has to be given once more, before it counts. */
  confirm(offer: Offer): void {
    this.offer([offer]);
  }

  private offer(options: readonly Offer[], about?: Known): void {
    this.offering = true;
    this.strip.offer(this.offers(options), about);
    this.strip.element.querySelector("button")?.focus({ preventScroll: true });
  }

  private offers(options: readonly Offer[]): Offers {
    return { options, answer: (index) => this.asking.answer(index, true), leave: () => this.leave() };
  }

  private leave(): void {
    [this.chosen, this.turned] = [undefined, undefined];
    this.letGo();
  }

  private look(cell: CellId): void {
    this.strip.look(this.asking.present.ground, this.asking.present.scene, cell, this.reaches);
  }

  lookedAt(cell: CellId | undefined): void {
    if (this.offering) return;
    const figure = this.asking.present.scene.pieces.find(({ at }) => cell !== undefined && at.includes(cell));
    if (this.reach(figure?.id)) this.asking.drawBoard();
    if (cell === undefined) this.strip.rest();
    else this.look(cell);
  }
}
