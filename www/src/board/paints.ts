// Gradients and patterns; their colours are classes, so that style sheets decide.
import { s as svg } from "../dom";

/** So many tints does every terrain have. */
export const TINTS = 12;

function stop(offset: number, name: string): SVGStopElement {
  return svg("stop", { offset, class: name });
}

/** What the ground is painted with. */
export function groundPaints([left, top, width, height]: readonly [number, number, number, number]): SVGDefsElement {
  const defs = svg("defs");
  for (let tint = 0; tint < TINTS; tint++) {
    defs.append(
      svg(
        "linearGradient",
        { id: `tint${tint}`, x1: 0.2, y1: 0, x2: 0.6, y2: 1 },
        stop(0, `tint${tint} lit`),
        stop(1, `tint${tint} dim`),
      ),
    );
  }
  const middle = { cx: left + width / 2, cy: top + height / 2, gradientUnits: "userSpaceOnUse" };
  const wisp = (d: string, shade: string): SVGPathElement => svg("path", { d, class: shade });
  defs.append(
    svg("radialGradient", { id: "lair", cx: 0.5, cy: 0.45, r: 0.62 }, stop(0, "lair hot"), stop(1, "lair cold")),
    svg(
      "radialGradient",
      { id: "glow", ...middle, r: width * 0.3 },
      stop(0, "glow in"),
      stop(0.6, "glow mid"),
      stop(1, "glow out"),
    ),
    svg(
      "radialGradient",
      { id: "light", ...middle, cx: left + width * 0.34, cy: top + height * 0.16, r: width * 0.85 },
      stop(0, "light in"),
      stop(0.55, "light mid"),
      stop(1, "light out"),
    ),
    svg("radialGradient", { id: "vignette", ...middle, r: width * 0.56 }, stop(0.62, "vignette in"), stop(1, "vignette out")),
    svg("linearGradient", { id: "fogged", x1: 0.2, y1: 0, x2: 0.6, y2: 1 }, stop(0, "fog lit"), stop(1, "fog dim")),
    svg(
      "pattern",
      { id: "slabs", width: 1500, height: 1300, patternUnits: "userSpaceOnUse" },
      wisp(
        "M0 330L420 300L700 350L1120 310L1500 330M0 780L360 820L820 770L1200 830L1500 780M0 1220L520 1190L900 1250L1500 1220",
        "crack",
      ),
      wisp(
        "M260 0L290 310M860 0L840 330M1260 0L1230 320M120 330L150 790M620 330L600 790M1010 320L1050 800M300 800L330 1200M780 780L760 1220M1340 800L1310 1230M560 1190L580 1300M1100 1240L1080 1300",
        "crack",
      ),
      wisp("M0 356L420 326L700 376L1120 336L1500 356M0 806L360 846L820 796L1200 856L1500 806", "crack lit"),
    ),
    svg(
      "pattern",
      { id: "fog", width: 3400, height: 2600, patternUnits: "userSpaceOnUse" },
      wisp("M-200 500C500 100 900 900 1700 480S2900 200 3700 560", "wisp thick"),
      wisp("M-300 1750C400 1300 1100 2150 1900 1680S3000 1450 3700 1820", "wisp thick"),
      wisp("M0 1120C600 900 1000 1330 1800 1080S2800 980 3400 1160", "wisp"),
      wisp("M300 2330C900 2180 1300 2480 2100 2290S2900 2230 3200 2310", "wisp"),
    ),
  );
  return defs;
}

/** What figures and marks are painted with. */
export function figurePaints(): SVGDefsElement {
  return svg(
    "defs",
    null,
    svg(
      "pattern",
      { id: "hatch", width: 260, height: 260, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("path", { d: "M0 0V260", class: "hatching" }),
    ),
    svg(
      "pattern",
      { id: "gloom", width: 300, height: 300, patternUnits: "userSpaceOnUse", patternTransform: "rotate(-30)" },
      svg("path", { d: "M0 0V300", class: "glooming" }),
    ),
    svg("radialGradient", { id: "disc", cx: 0.36, cy: 0.28, r: 0.85 }, stop(0, "disc lit"), stop(1, "disc dim")),
    svg("radialGradient", { id: "torchlight" }, stop(0.1, "torchlight in"), stop(1, "torchlight out")),
    svg("radialGradient", { id: "shade" }, stop(0.55, "shade in"), stop(1, "shade out")),
    svg(
      "marker",
      { id: "arrow", viewBox: "0 0 10 10", refX: 6, refY: 5, markerWidth: 4, markerHeight: 4, orient: "auto-start-reverse" },
      svg("path", { d: "M0 0L10 5L0 10L3 5Z" }),
    ),
  );
}
