// A drawing as the text of a plain SVG file, which any program can show: no style sheet of a page, nothing that only a live
// board needs, every outline once, and only what can be seen.
import type { Drawn } from "./picture";

/** What of a style a picture can have. */
export const PAINT = [
  ...[
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "stroke-opacity",
    "fill-opacity",
    "opacity",
  ],
  ...["stop-color", "stop-opacity", "font", "text-anchor", "paint-order", "color"],
] as const;

/** How elements look: properties by name, `display` and `transform` among them. `above` is what was said of the parent. */
export interface Styles<S extends Look> {
  of(element: Element, above: S | undefined): S;
}

export interface Look {
  readonly own: ReadonlyMap<string, string>;
}

const WIDTH = 640;
/** Lines are so wide that they can be seen this far beyond their ends. */
const SPILL = 600;
/** An outline longer than this is written once, however often it is used. */
const LONG = 400;
/** Attributes that only a live board needs. */
const LIVE = /^(class|style|role|tabindex|aria-|data-)/;
/** The dark of the table. */
const NIGHT = "#120d0c";

/** Writes a drawing. The element must stand in a document. */
export function plain<S extends Look>({ element, box }: Drawn, title: string, description: string, styles: Styles<S>): string {
  const writer = new Writer(styles, box, element.querySelectorAll(".cell").length);
  const inside = parts(element)
    .map((part) => writer.children(part, styles.of(part, undefined)))
    .join("");
  const [left, top, width, height] = box.map(Math.round) as [number, number, number, number];
  const kept = used(gathered(inside) + writer.shapes(), writer.worn);
  const ground = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${NIGHT}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}" preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="t d"><title id="t">${escape(title)}</title><desc id="d">${escape(description)}</desc><style>${sheet(kept, writer.worn)}</style>${ground}${kept}</svg>\n`;
}

/** The pictures that make up a board, from the lowest to the highest. */
function parts(element: Element): Element[] {
  return [element, ...element.children].filter((part) => part.localName === "svg");
}

type Attribute = [name: string, value: string];

class Writer<S extends Look> {
  readonly #styles: Styles<S>;
  readonly #box: Drawn["box"];
  /** How many cells the board has. */
  readonly #cells: number;
  /** Styles by their text, each with a short name. */
  readonly worn = new Map<string, string>();
  /** Outlines by their text, each with a short name. */
  readonly #shapes = new Map<string, string>();

  constructor(styles: Styles<S>, box: Drawn["box"], cells: number) {
    this.#styles = styles;
    this.#box = box;
    this.#cells = cells;
  }

  children(parent: Element, style: S): string {
    return [...parent.childNodes].map((child) => this.#child(child, style)).join("");
  }

  shapes(): string {
    return `<defs>${[...this.#shapes].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join("")}</defs>`;
  }

  #child(child: ChildNode, above: S): string {
    if (child.nodeType === 3) return escape(child.textContent ?? "");
    if (!isElement(child)) return "";
    // A picture within: the glyphs.
    return child.localName === "svg" ? this.children(child, above) : this.#element(child, above);
  }

  #element(element: Element, above: S): string {
    const style = this.#styles.of(element, above);
    const { own } = style;
    const inDefs = element.closest("defs, symbol") !== null;
    // Figures are drawn around their own middle, and moved to their place.
    const onGround = !inDefs && element.closest(".tokens") === null;
    if (!inDefs && (own.get("display") === "none" || own.get("opacity") === "0")) return "";
    const transform = inDefs ? undefined : own.get("transform");
    const attributes = [...element.attributes]
      .filter(({ name }) => !LIVE.test(name) && (name !== "transform" || transform === undefined))
      .map(({ name, value }): Attribute => [name, name === "d" && onGround ? this.#near(value) : rounded(value)]);
    const paint = [...own]
      .filter(([name]) => (PAINT as readonly string[]).includes(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(";");
    if (paint !== "") attributes.push(["class", this.#wear(paint)]);
    if (transform !== undefined) attributes.push(["transform", rounded(transform.replaceAll("px", "").replaceAll(",", " "))]);
    if (element.localName === "path") return this.#path(attributes);
    const inside = this.children(element, style);
    if (element.classList.contains("cells")) return byStyle(inside);
    if (element.localName === "g" && (inside === "" || attributes.length === 0)) return inside;
    const head = `<${element.localName}${written(attributes)}`;
    return inside === "" ? `${head}/>` : `${head}>${inside}</${element.localName}>`;
  }

  /** Cells have one outline and many places; so it is written once. */
  #path(attributes: readonly Attribute[]): string {
    const d = attributes.find(([name]) => name === "d")?.[1] ?? "";
    const rest = written(attributes.filter(([name]) => name !== "d"));
    if (d === "") return "";
    const [, x, y, steps] = /^M(-?\d+) ?(-?\d+)(l[-\d ]+z)$/.exec(d) ?? [];
    if (steps !== undefined) return `<use href="#${this.#shape(`M0 0${steps}`)}" x="${x}" y="${y}"${rest}/>`;
    return d.length > LONG ? `<use href="#${this.#shape(d)}"${rest}/>` : `<path d="${d}"${rest}/>`;
  }

  #shape(d: string): string {
    const name = this.#shapes.get(d) ?? `s${this.#shapes.size}`;
    this.#shapes.set(d, name);
    return name;
  }

  #wear(style: string): string {
    const name = this.worn.get(style) ?? `c${this.worn.size}`;
    this.worn.set(style, name);
    return name;
  }

  /** The parts of a path that can be seen, each from its first point on. Curves are left as they are: they are short. */
  #near(d: string): string {
    if (!/^M[-\d. MLZ]*$/.test(d)) return d;
    const [left, top, width, height] = this.#box;
    const all = d.match(/M[^M]*/g) ?? [];
    // What lies over all cells lies over the whole picture.
    if (all.length === this.#cells) return `M${left} ${top}h${width}v${height}h${-width}z`;
    const inside = ([x, y]: readonly [number, number]): boolean =>
      x > left - SPILL && x < left + width + SPILL && y > top - SPILL && y < top + height + SPILL;
    const seen = all.flatMap((part) => {
      const points = [...part.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
        ([, x, y]) => [Math.round(Number(x)), Math.round(Number(y))] as const,
      );
      const [first] = points;
      if (!first || !points.some(inside)) return [];
      const steps = points.slice(1).map(([x, y], at) => `${x - (points[at]?.[0] ?? 0)} ${y - (points[at]?.[1] ?? 0)}`);
      return [`M${first.join(" ")}l${steps.join(" ")}${part.endsWith("Z") ? "z" : ""}`.replaceAll(" -", "-")];
    });
    return seen.join("");
  }
}

const isElement = (node: ChildNode): node is Element & ChildNode => node.nodeType === 1;
const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const written = (attributes: readonly Attribute[]): string =>
  attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join("");
const rounded = (value: string): string =>
  value.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
const wornBy = (text: string): string => /class="(\w+)"/.exec(text)?.[1] ?? "";

/** Cells do not overlap, so their order is free. */
function byStyle(cells: string): string {
  return (cells.match(/<[^>]*>/g) ?? []).sort((a, b) => wornBy(a).localeCompare(wornBy(b))).join("");
}

/** Cells of one style that follow each other wear it together. */
function gathered(text: string): string {
  const cell = (name: string): string => `<use href="#s\\d+" x="-?\\d+" y="-?\\d+" class="${name}"\\/>`;
  return text.replace(
    new RegExp(`${cell("(c\\d+)")}(?:${cell("\\1")})+`, "g"),
    (run, name: string) => `<g class="${name}">${run.replaceAll(` class="${name}"`, "")}</g>`,
  );
}

/** The styles that are worn. */
function sheet(text: string, worn: ReadonlyMap<string, string>): string {
  return [...worn]
    .filter(([, name]) => text.includes(`class="${name}"`))
    .map(([style, name]) => `.${name}{${style}}`)
    .join("");
}

/** Without the paints, glyphs and outlines that nothing refers to. */
function used(text: string, worn: ReadonlyMap<string, string>): string {
  const everything = text + sheet(text, worn);
  const wanted = (id: string): boolean => everything.includes(`url(#${id})`) || everything.includes(`href="#${id}"`);
  const fewer = text.replace(
    /<(linearGradient|radialGradient|pattern|symbol|marker)\b[^>]*\bid="([^"]+)"[\s\S]*?<\/\1>|<path id="([^"]+)"[^>]*\/>/g,
    (whole, _, paint?: string, outline?: string) => (wanted(paint ?? outline ?? "") ? whole : ""),
  );
  return fewer === text ? text : used(fewer, worn);
}
