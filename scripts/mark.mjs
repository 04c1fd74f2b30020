// Draws the mark of Katabasis, hexes that spiral down into a lit gate: `node scripts/mark.mjs` → www/public/*.{svg,png}.
// Run by hand when the mark changes; its results are kept in git.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./lib/chromium.mjs";
import { ROOT } from "./lib/run.mjs";

const NIGHT = "#120d0c";
const GOLD = "#dcb566";
const EMBER = "#ef7f45";
const BLOOD = "#c23b2e";

/** Each step down is smaller, turned a little further, and nearer to the fire. */
const STEPS = 6;
const SHRINK = 0.74;
const TURN = 13;

function hexagon(radius, turn) {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i + turn - 90) * Math.PI) / 180;
    return `${(256 + radius * Math.cos(angle)).toFixed(1)},${(256 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(" ");
}

function mix(from, to, part) {
  const channel = (colour, at) => parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(from, at) * (1 - part) + channel(to, at) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function mark({ radius, corner }) {
  const steps = Array.from({ length: STEPS }, (_, i) => {
    const depth = i / (STEPS - 1);
    const line = depth < 0.5 ? mix(GOLD, EMBER, depth * 2) : mix(EMBER, BLOOD, depth * 2 - 1);
    const size = radius * SHRINK ** i;
    const fill = i === STEPS - 1 ? EMBER : mix(NIGHT, "#4a1a12", depth);
    return `<polygon points="${hexagon(size, TURN * i)}" fill="${fill}" stroke="${line}" stroke-width="${(size * 0.085).toFixed(1)}" stroke-linejoin="round"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${NIGHT}"/>${steps.join("")}</svg>\n`;
}

const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

async function png(svg, size, name) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(ROOT, "www/public", name), omitBackground: true });
  await page.close();
}

const plain = mark({ radius: 232, corner: 96 });
// Launchers cut a maskable icon to a circle of four fifths.
const maskable = mark({ radius: 178, corner: 0 });
await writeFile(join(ROOT, "www/public/favicon.svg"), plain);
await png(plain, 192, "icon-192.png");
await png(plain, 512, "icon-512.png");
await png(maskable, 512, "icon-maskable-512.png");
await png(maskable, 180, "apple-touch-icon.png");
await browser.close();
