// Pictures of boards as plain SVG files: drawn and written by the page's own code, coloured by its own style sheets.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { parseHTML } from "linkedom";
import { ROOT } from "./run.mjs";
import { readRules, styleOf } from "./style.mjs";

/** The page's drawing, loaded into this process with a document to draw in. `made` is all that it is made of. */
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
    // What a live board does after its picture, names for screen readers above all, a file does not need.
    define: { setTimeout: "never" },
    banner: { js: "const never = () => 0;" },
    logLevel: "warning",
  });
  const script = Buffer.from(outputFiles[0].contents);
  const page = await import(`data:text/javascript;base64,${script.toString("base64")}`);
  const [base, ...drawn] = await Promise.all(
    ["base.css", "board.css", "levels.css"].map((name) => readFile(join(ROOT, "www/styles", name), "utf8")),
  );
  const board = drawn.join("\n");
  const house = readRules(base).filter(({ selector }) => selector === ":root");
  const styles = new Looks(readRules(board), styleOf(document.documentElement, house, new Map()).variables);
  const write = (drawn, title, description) => {
    document.body.replaceChildren(drawn.element);
    return page.plain(drawn, title, description, styles);
  };
  return { drawMoment: page.drawMoment, writeDown: page.writeDown, Texts: page.Texts, write, made: [script, base, board] };
}

/** What the rules say of elements. Hundreds look alike and lie alike: they are asked about once. */
class Looks {
  #rules;
  #house;
  #known = new Map();

  constructor(rules, house) {
    this.#rules = rules;
    this.#house = house;
  }

  of(element, above = { key: "", variables: this.#house }) {
    const looks = [...element.attributes]
      .filter(({ name }) => /^(class|id|style|data-(?!cell))/.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const key = `${above.key}/${element.localName} ${looks.join(" ")}`;
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = { key, ...styleOf(element, this.#rules, above.variables) }));
    return known;
  }
}
