// The glyphs that the page uses, and no others: www/glyphs.json → www/src/generated/glyphs.ts, with their credit.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Advice, ROOT } from "./lib/run.mjs";

const CREDIT = "Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0";
const CREDIT_URL = "https://game-icons.net/about.html#authors";

/** Writes the module; returns the notice that goes beside the page. */
export async function buildGlyphs() {
  const wanted = JSON.parse(await readFile(join(ROOT, "www/glyphs.json"), "utf8"));
  const { icons, aliases, width, height } = JSON.parse(
    await readFile(join(ROOT, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"),
  );
  const named = Array.isArray(wanted) ? wanted.map((name) => [name, name]) : Object.entries(wanted);
  const unknown = named.filter(([, icon]) => icons[icon] === undefined && aliases[icon] === undefined);
  if (unknown.length > 0) {
    throw new Advice(`www/glyphs.json asks for icons that game-icons does not have: ${unknown.map(([, icon]) => icon).join(", ")}`);
  }
  const lines = named.sort().map(([key, icon]) => {
    const { body } = icons[icon] ?? icons[aliases[icon].parent];
    return `  ${JSON.stringify(key)}: ${JSON.stringify(body)},`;
  });
  const folder = join(ROOT, "www/src/generated");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "glyphs.ts"),
    `// Written by scripts/icons.mjs from www/glyphs.json.

/** The square that all glyphs are drawn in. */
export const GLYPH_BOX = "0 0 ${width} ${height}";

/** Who drew them, to be shown on the page. */
export const GLYPH_CREDIT = { text: ${JSON.stringify(CREDIT)}, url: ${JSON.stringify(CREDIT_URL)} } as const;

/** Name → the inside of an SVG element, in the current colour. */
export const GLYPHS = {
${lines.join("\n")}
} as const;

export type GlyphName = keyof typeof GLYPHS;
`,
  );
  const list = [...new Set(named.map(([, icon]) => icon))].sort();
  return `${CREDIT}\n${CREDIT_URL}\nhttps://creativecommons.org/licenses/by/3.0/\n\nUsed here, recoloured: ${list.join(", ")}.\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildGlyphs();
