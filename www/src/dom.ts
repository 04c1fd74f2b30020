// Elements without strings of HTML: what people typed, or sent in a link, is only ever text.

export type Child = Node | string | number | null | undefined | false | readonly Child[];

type Listeners = { [K in keyof HTMLElementEventMap as `on${K}`]?: (event: HTMLElementEventMap[K]) => void };
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: never) => void)>;

/** Sets attributes (`false`, `null` and `undefined` leave one out) and listeners (`onclick` …). */
function dress(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, "");
    // Not as an attribute: a policy without inline styles allows this.
    else if (name === "style") (element as HTMLElement | SVGElement).style.cssText = String(value);
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
}

function fill(parent: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (typeof child === "string" || typeof child === "number") parent.append(String(child));
    else if (child instanceof Node) parent.append(child);
    else fill(parent, child);
  }
}

/** Makes an HTML element. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes?: (Attributes & Listeners) | null,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (attributes) dress(element, attributes as Attributes);
  fill(element, children);
  return element;
}

/** Makes an SVG element. */
export function s<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes?: Attributes | null,
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  if (attributes) dress(element, attributes);
  fill(element, children);
  return element;
}

/** Puts these children in place of all others. */
export function put(parent: Element, ...children: Child[]): void {
  parent.replaceChildren();
  fill(parent, children);
}

const shown = new WeakMap<Element, string>();

/** Fills an element, unless it shows just that already: what stays need not be laid out and painted again. */
export function show(parent: Element, what: unknown, children: () => Child): void {
  const now = JSON.stringify(what);
  if (shown.get(parent) === now) return;
  shown.set(parent, now);
  put(parent, children());
}

/** Whether nothing may move. */
export function isStill(): boolean {
  return document.documentElement.classList.contains("still") || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a picture may take, in milliseconds: a tab behind another makes none. */
const PATIENCE = 200;

/** Does something when the present changes have become a picture. */
export function afterPicture(act: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) act();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.hidden ? 0 : PATIENCE);
}

/** A button: its words, and what it does. */
export function button(words: Child, act: (event: MouseEvent) => void, attributes: Attributes = {}): HTMLButtonElement {
  return h("button", { type: "button", ...attributes, onclick: act }, words);
}

/** Says something to those who listen to the page. The same words twice are still said twice. */
export function announce(words: string): void {
  const region = document.getElementById("said");
  if (region === null) return;
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}

/** Offers a text as a file. */
export function download(name: string, text: string, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = h("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Dialogs so far: one can lie over another, and each is named by its own title. */
let dialogs = 0;

/** A dialog over the page. Escape and the ground beside it close it; the focus goes back to where it was. */
export function dialog(
  title: string,
  attributes: { class?: string; closed?: () => void; close: string },
  ...children: Child[]
): HTMLDialogElement {
  dialogs += 1;
  const id = `dialog-title-${dialogs}`;
  const heading = h("h2", { id }, title);
  const close = button("×", () => box.close(), { class: "close", "aria-label": attributes.close });
  const box = h(
    "dialog",
    { class: attributes.class, "aria-labelledby": id },
    h("div", { class: "dialog-body" }, heading, close, children),
  );
  const before = document.activeElement;
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  box.addEventListener("close", () => {
    box.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    attributes.closed?.();
  });
  document.body.append(box);
  box.showModal();
  return box;
}
