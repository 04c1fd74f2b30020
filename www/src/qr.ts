// A QR code as a picture of one path.
import { encode } from "uqr";
import { s } from "./dom";

/** The most bytes that a QR code holds at the lowest correction. */
const MOST = 2953;

/** The code of a text, or nothing when it is too long for one. */
export function qrCode(text: string, name: string): SVGSVGElement | undefined {
  if (text.length > MOST) return undefined;
  const { data, size } = encode(text, { ecc: "L", border: 3 });
  const runs = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return s(
    "svg",
    { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": name, "shape-rendering": "crispEdges" },
    s("rect", { width: size, height: size, fill: "#fff" }),
    s("path", { d: runs.join(""), fill: "#000" }),
  );
}
