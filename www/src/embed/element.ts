// The figure as an element for other people's pages. It is built into the npm package, not into the page.
import type { KatabasisBoard as Typed } from "./board";
import { serveFrom } from "./homes";
import { Figure } from "./view";

/** The style sheet, put in by scripts/board.mjs. Adopted, not written into the page: a strict policy allows that. */
declare const __STYLES__: string;

const ATTRIBUTES = ["game", "example", "position", "record", "step", "theme", "view", "site", "base"] as const;

/** Where there is no document, as on a server that only passes the class on, nothing is an element. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

let sheet: CSSStyleSheet | undefined;

/** Made when the first element is: importing does nothing but define it. */
function styles(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(__STYLES__);
  }
  return sheet;
}

export class KatabasisBoard extends Base implements Typed {
  static readonly observedAttributes: readonly string[] = [...ATTRIBUTES, "lang"];
  declare game: string;
  declare example: string;
  declare position: string;
  declare record: string;
  declare step: string;
  declare theme: string;
  declare view: string;
  declare site: string;
  declare base: string;
  #figure: Figure | undefined;
  #changed = false;

  connectedCallback(): void {
    this.#later();
  }

  disconnectedCallback(): void {
    this.#figure?.close();
    this.#figure = undefined;
  }

  attributeChangedCallback(): void {
    this.#later();
  }

  /** Several attributes set at once are one change. */
  #later(): void {
    if (this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (this.isConnected) this.#show();
    });
  }

  #show(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [styles()];
    serveFrom(folder(this.base));
    if (this.#figure === undefined) {
      shadow.replaceChildren();
      this.#figure = new Figure(shadow, { site: folder(this.site)?.href, heading: "h3", written: false });
    }
    void this.#figure.show((name) => this.getAttribute(name));
  }
}

/** A folder of the web, and nothing else that an attribute could hold. */
function folder(text: string): URL | undefined {
  const url = text !== "" && URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : undefined;
  return url === undefined || !/^https?:$/.test(url.protocol)
    ? undefined
    : new URL(url.href.replace(/[?#].*$/, "").replace(/\/?$/, "/"));
}

for (const name of ATTRIBUTES) {
  Object.defineProperty(KatabasisBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.getAttribute(name) ?? "";
    },
    set(this: HTMLElement, value: unknown) {
      if (value === undefined || value === null || value === "") this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}

if (globalThis.customElements?.get("katabasis-board") === undefined)
  globalThis.customElements?.define("katabasis-board", KatabasisBoard);
