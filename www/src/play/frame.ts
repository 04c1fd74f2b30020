// The parts of the play view and where they lie: on a desk side by side, on a phone one below the other.
import { h } from "../dom";

/** What decides where things lie. */
export interface Standing {
  readonly mood: string;
  /** Every second seat sits on the other side of the device, and it is one of those. */
  readonly facing: boolean;
  readonly far: boolean;
}

/** A finger that moves this far pulls, in pixels. */
const PULLED = 24;

export class Frame {
  readonly goal = h("section", { class: "goal", "aria-label": "Goal" });
  readonly seats = h("ul", { class: "seats", "aria-label": "Seats" });
  readonly hand = h("section", { class: "cards", "aria-label": "Cards in hand" });
  readonly asking = h("section", { class: "ask", "aria-label": "Question", tabindex: -1 });
  readonly acts = h("div", { class: "acts", role: "group", "aria-label": "Your help" });
  readonly stage: HTMLElement;
  readonly middle: HTMLElement;
  readonly view: HTMLElement;
  /** What lies beside the board on a desk. The seats stay in sight above it. */
  private readonly beside = h("div", { class: "beside" });
  private readonly left = h("aside", { class: "left", "aria-label": "Table" }, this.seats, this.beside);
  private readonly sheet = h("div", { class: "scroll" }, this.asking);
  /** On a phone the question is a sheet that is pulled over the board and pushed back. */
  private readonly handle = h("button", { type: "button", class: "pull", onclick: () => this.pull(!this.isPulled) });
  private readonly wide = matchMedia("(min-width: 1100px)");

  constructor(
    header: HTMLElement,
    board: HTMLElement,
    strip: HTMLElement,
    private readonly log: HTMLElement,
    signal: AbortSignal,
    turned: () => void,
  ) {
    this.sheet.append(log);
    this.stage = h("div", { class: "stage" }, board);
    this.middle = h("div", { class: "mid" }, this.stage, strip);
    const right = h("div", { class: "right" }, this.handle, this.sheet, this.acts);
    this.view = h("div", { class: "play" }, header, this.left, this.middle, right);
    const place = (): void => {
      (this.wide.matches ? this.beside : this.middle).append(this.hand);
      // On a phone the sheet is pulled over all that lies below it.
      (this.wide.matches ? this.middle : this.left).prepend(this.goal);
    };
    place();
    this.pull(false);
    this.watchPulls();
    this.wide.addEventListener(
      "change",
      () => {
        place();
        turned();
      },
      { signal },
    );
    // What lies open over the board closes when something else is touched.
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        for (const open of header.querySelectorAll("details[open]"))
          if (!(target instanceof Node && open.contains(target))) open.removeAttribute("open");
      },
      { signal },
    );
    // An answer takes its button away. One that the mouse never focused takes no focus with it, for which the page would be laid out at once.
    this.asking.addEventListener(
      "mousedown",
      (event) => event.target instanceof Element && event.target.closest("button") && event.preventDefault(),
    );
  }

  get isWide(): boolean {
    return this.wide.matches;
  }

  private get isPulled(): boolean {
    return this.view.classList.contains("pulled");
  }

  /** Pulls the question over the board, or lets go of it. */
  pull(up: boolean): void {
    this.view.classList.toggle("pulled", up);
    this.handle.setAttribute("aria-expanded", String(up));
    this.handle.setAttribute("aria-label", up ? "Show the board" : "Show more of the question");
  }

  private watchPulls(): void {
    const { handle } = this;
    let from: number | undefined;
    handle.addEventListener("pointerdown", ({ pointerId, clientY }) => {
      from = clientY;
      handle.setPointerCapture(pointerId);
    });
    handle.addEventListener("pointermove", ({ clientY }) => {
      if (from === undefined || Math.abs(clientY - from) < PULLED) return;
      this.pull(clientY < from);
      from = clientY;
      // The click that follows is the end of the pull.
      handle.addEventListener("click", (event) => event.stopImmediatePropagation(), { once: true, capture: true });
    });
    for (const end of ["pointerup", "pointercancel"] as const) handle.addEventListener(end, () => (from = undefined));
  }

  stand({ mood, facing, far }: Standing): void {
    this.view.dataset["mood"] = mood;
    for (const [name, on] of Object.entries({ facing, far })) this.view.classList.toggle(name, on);
  }

  /** What lies beside the board: left of it on a desk, under the answers elsewhere. */
  putBoards(boards: HTMLElement): void {
    if (this.isWide) this.beside.append(boards);
    else this.sheet.insertBefore(boards, this.log);
  }

  /** What is asked is seen from its beginning. */
  scrollUp(): void {
    this.sheet.scrollTop = 0;
    this.asking.scrollTop = 0;
  }

  focus(): void {
    this.asking.focus({ preventScroll: true });
  }
}
