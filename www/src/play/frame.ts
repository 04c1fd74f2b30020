// The parts of the play view and where they lie: on a desk side by side, on a phone one below the other.
import { h } from "../dom";

/** What decides where things lie. */
export interface Standing {
  readonly mood: string;
  /** Most answers lie on what is beside the board. */
  readonly low: boolean;
  /** The question is not about the board. */
  readonly calm: boolean;
  /** Every second seat sits on the other side of the device, and it is one of those. */
  readonly facing: boolean;
  readonly far: boolean;
}

export class Frame {
  readonly seats = h("ul", { class: "seats", "aria-label": "Seats" });
  readonly hand = h("section", { class: "cards", "aria-label": "Cards in hand" });
  readonly asking = h("section", { class: "ask", "aria-label": "Question", tabindex: -1 });
  readonly acts = h("div", { class: "acts", role: "group", "aria-label": "Your help" });
  readonly stage: HTMLElement;
  readonly middle: HTMLElement;
  readonly view: HTMLElement;
  private readonly left = h("aside", { class: "left", "aria-label": "Table" }, this.seats);
  private readonly sheet = h("div", { class: "scroll" }, this.asking);
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
    this.view = h("div", { class: "play" }, header, this.left, this.middle, h("div", { class: "right" }, this.sheet, this.acts));
    const place = (): void => (this.wide.matches ? this.left.append(this.hand) : this.asking.after(this.hand));
    place();
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

  stand({ mood, low, calm, facing, far }: Standing): void {
    this.view.dataset["mood"] = mood;
    for (const [name, on] of Object.entries({ low, calm, facing, far })) this.view.classList.toggle(name, on);
  }

  /** What lies beside the board: left of it on a desk, under the answers elsewhere. */
  putBoards(boards: HTMLElement): void {
    if (this.isWide) this.left.append(boards);
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
