// Pictures of boards as plain SVG files: drawn by the page's own code, coloured by its own style sheets.
import { build } from "esbuild";
import { parseHTML } from "linkedom";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./run.mjs";
import { readRules, styleOf } from "./style.mjs";

/** What of a style a picture can have. */
const PAINT = new Set([
  ...["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-opacity", "fill-opacity", "opacity"],
  ...["stop-color", "stop-opacity", "font", "text-anchor", "paint-order", "color"],
]);
/** Lines are so wide that they can be seen this far beyond their ends. */
const SPILL = 600;
/** Attributes that only a live board needs. */
const LIVE = /^(class|style|role|tabindex|aria-|data-)/;

/** The page's drawing, loaded into this process with a document to draw in. */
export async function loadDrawing() {
  const { window, document } = parseHTML("<!doctype html><html><body></body></html>");
  Object.assign(globalThis, { document, Node: window.Node, SVGElement: window.SVGElement, requestAnimationFrame: () => 0 });
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["www/src/embed/picture.ts"],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    external: ["katabasis/*"],
    logLevel: "warning",
  });
  const { drawMoment, Texts } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
  const read = async (name) => readRules(await readFile(join(ROOT, "www/styles", name), "utf8"));
  const house = (await read("base.css")).filter(({ selector }) => selector === ":root");
  const rules = [...house, ...(await read("board.css"))];
  return { drawMoment, Texts, plain: (drawn, title, description) => plain(drawn, title, description, rules, document) };
}

/** A drawing as the text of a file. */
function plain({ element, box }, title, description, rules, document) {
  document.body.replaceChildren(element);
  const writer = new Writer(rules, box, element.querySelectorAll(".cell").length);
  const root = writer.style(document.documentElement, { key: "", variables: new Map() });
  const inside = parts(element).map((part) => writer.children(part, writer.style(part, root))).join("");
  const [left, top, width, height] = box.map(Math.round);
  const ground = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${root.variables.get("--night")}"/>`;
  const kept = used(gathered(inside) + writer.shapes(), writer.styles);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="640" height="${Math.round((640 * height) / width)}" role="img" aria-labelledby="t d"><title id="t">${escape(title)}</title><desc id="d">${escape(description)}</desc><style>${sheet(kept, writer.styles)}</style>${ground}${kept}</svg>\n`;
}

/** The pictures that make up a board, from the lowest to the highest. */
function parts(element) {
  const own = element.localName === "svg" ? [element] : [];
  return [...own, ...[...element.children].filter((child) => child.localName === "svg")];
}

class Writer {
  #rules;
  #box;
  /** How many cells the board has. */
  #cells;
  /** Styles by their text, each with a short name. */
  styles = new Map();
  /** Outlines by their text, each with a short name. */
  #shapes = new Map();
  /** Styles of elements that look alike and lie alike. */
  #known = new Map();

  constructor(rules, box, cells) {
    this.#rules = rules;
    this.#box = box;
    this.#cells = cells;
  }

  /** What the rules say of an element in one of that style. Hundreds of cells are asked about once. */
  style(element, above) {
    const looks = [...element.attributes].filter(({ name }) => /^(class|id|style|data-(?!cell))/.test(name)).map(({ name, value }) => `${name}=${value}`);
    const key = `${above.key}/${element.localName} ${looks.join(" ")}`;
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = { key, ...styleOf(element, this.#rules, above.variables) }));
    return known;
  }

  children(parent, style) {
    const written = [...parent.childNodes].map((child) => (child.nodeType === 3 ? escape(child.data) : child.localName === "svg" ? this.children(child, style) : this.#element(child, style)));
    return written.join("");
  }

  shapes() {
    const lines = [...this.#shapes].map(([d, name]) => `<path id="${name}" d="${d}"/>`);
    return `<defs>${lines.join("")}</defs>`;
  }

  #element(element, above) {
    const here = this.style(element, above);
    const { own } = here;
    if (own.get("display") === "none" || own.get("opacity") === "0") return "";
    const attributes = [...element.attributes].filter(({ name }) => !LIVE.test(name)).map(({ name, value }) => [name, name === "d" && !element.closest("defs, symbol") ? this.#near(value) : rounded(value)]);
    if (attributes.some(([name, value]) => name === "d" && value === "")) return "";
    const style = [...own].filter(([name]) => PAINT.has(name)).map(([name, value]) => `${name}:${value}`).join(";");
    if (style !== "") attributes.push(["class", this.#name(style)]);
    if (own.has("transform")) attributes.push(["transform", rounded(own.get("transform").replaceAll("px", "").replaceAll(",", " "))]);
    if (element.localName === "path") return this.#path(attributes);
    if (element.classList.contains("cells")) return this.#cellsByStyle(element, here);
    const inside = this.children(element, here);
    if (element.localName === "g" && inside === "") return "";
    if (element.localName === "g" && attributes.length === 0) return inside;
    const head = `<${element.localName}${written(attributes)}`;
    return inside === "" ? `${head}/>` : `${head}>${inside}</${element.localName}>`;
  }

  /** Cells do not overlap, so their order is free. */
  #cellsByStyle(element, style) {
    return this.children(element, style).match(/<[^>]*>/g)?.sort((a, b) => kind(a).localeCompare(kind(b))).join("") ?? "";
  }

  /** Cells have one outline and many places; so it is written once. */
  #path(attributes) {
    const d = attributes.find(([name]) => name === "d")?.[1] ?? "";
    const rest = attributes.filter(([name]) => name !== "d");
    const polygon = /^M(-?\d+) ?(-?\d+)(l[-\d ]+z)$/.exec(d);
    if (polygon) {
      const [, x, y, steps] = polygon;
      return `<use href="#${this.#shape(`M0 0${steps}`)}" x="${x}" y="${y}"${written(rest)}/>`;
    }
    return d.length > 400 ? `<use href="#${this.#shape(d)}"${written(rest)}/>` : `<path d="${d}"${written(rest)}/>`;
  }

  #shape(d) {
    const known = this.#shapes.get(d);
    if (known !== undefined) return known;
    const name = `s${this.#shapes.size}`;
    this.#shapes.set(d, name);
    return name;
  }

  #name(style) {
    if (!this.styles.has(style)) this.styles.set(style, `c${this.styles.size}`);
    return this.styles.get(style);
  }

  /** The parts of a path that can be seen, each from its first point on. Curves are left as they are: they are short. */
  #near(d) {
    if (!/^M[-\d. MLZ]*$/.test(d)) return d;
    const [left, top, width, height] = this.#box;
    const inside = ([x, y]) => x > left - SPILL && x < left + width + SPILL && y > top - SPILL && y < top + height + SPILL;
    const parts = d.match(/M[^M]*/g) ?? [];
    // What lies over all cells lies over the whole picture.
    if (parts.length === this.#cells) return `M${left} ${top}h${width}v${height}h${-width}z`;
    const seen = parts.flatMap((part) => {
      const points = [...part.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Math.round(x), Math.round(y)]);
      if (!points.some(inside)) return [];
      const steps = points.slice(1).map(([x, y], at) => `${x - points[at][0]} ${y - points[at][1]}`);
      return [`M${points[0].join(" ")}l${steps.join(" ")}${part.endsWith("Z") ? "z" : ""}`.replaceAll(" -", "-")];
    });
    return seen.join("");
  }
}

const kind = (text) => /class="(\w+)"/.exec(text)?.[1] ?? "";
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const written = (attributes) => attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join("");
const rounded = (value) => value.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

/** Cells of one style that follow each other wear it together. */
function gathered(text) {
  return text.replace(/(?:<use href="#s\d+" x="-?\d+" y="-?\d+" class="(c\d+)"\/>)(?:<use href="#s\d+" x="-?\d+" y="-?\d+" class="\1"\/>)+/g, (run, name) => `<g class="${name}">${run.replaceAll(` class="${name}"`, "")}</g>`);
}

/** The styles that are worn. */
function sheet(text, styles) {
  return [...styles].filter(([, name]) => text.includes(`class="${name}"`)).map(([style, name]) => `.${name}{${style}}`).join("");
}

/** Without the paints, glyphs and outlines that nothing refers to. */
function used(text, styles) {
  const everything = text + sheet(text, styles);
  const wanted = (id) => everything.includes(`url(#${id})`) || everything.includes(`href="#${id}"`);
  const fewer = text.replace(/<(linearGradient|radialGradient|pattern|symbol|marker)\b[^>]*\bid="([^"]+)"[\s\S]*?<\/\1>|<(path) id="([^"]+)"[^>]*\/>/g, (whole, _, a, __, b) => (wanted(a ?? b) ? whole : ""));
  return fewer === text ? text : used(fewer, styles);
}
