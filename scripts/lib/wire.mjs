// How large things are on the wire: brotli at its best, as a server that compresses beforehand sends them.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { ROOT } from "./run.mjs";

/** Compressing pages and parcels takes a minute: what was measured once is not measured again. */
const CACHE = join(ROOT, "node_modules/.cache/katabasis/wire");
const compress = promisify(brotliCompress);

/** The size of these bytes on the wire. */
export async function wireSize(bytes) {
  const note = join(CACHE, createHash("sha256").update(bytes).digest("hex").slice(0, 32));
  const known = Number(await readFile(note, "utf8").catch(() => ""));
  if (known > 0) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const { length } = await compress(bytes, { params });
  await mkdir(CACHE, { recursive: true });
  await writeFile(note, String(length));
  return length;
}
