// Whether everything that the static pages refer to is there: files, anchors, and each rule under its own id.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";

const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
/** For other servers, with whole addresses: not for readers. */
const FOREIGN = /<link rel="alternate"[^>]*>/g;
const plain = (value) => value.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]);
const attributes = (html, names) =>
  [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, "g"))].map(([, value]) => plain(value));

/** What is wrong in these pages below a folder; nothing, when every link leads somewhere. */
export async function brokenLinks(folder, paths) {
  const texts = new Map(
    await Promise.all(paths.map(async (path) => [path, (await readFile(join(folder, path), "utf8")).replace(FOREIGN, "")])),
  );
  const ids = new Map([...texts].map(([path, html]) => [path, attributes(html, "id")]));
  return [...texts].flatMap(([path, html]) => {
    const own = new Set(ids.get(path));
    const twice = ids
      .get(path)
      .filter((id, at, all) => all.indexOf(id) !== at)
      .map((id) => `${path}: two elements have the id ${id}`);
    const popovers = attributes(html, "popovertarget|for|aria-labelledby")
      .flatMap((list) => list.split(" "))
      .filter((id) => !own.has(id))
      .map((id) => `${path}: nothing has the id ${id}`);
    const links = attributes(html, "href|src|data-live")
      .map((link) => ({ link, why: broken(folder, path, link, ids) }))
      .filter(({ why }) => why);
    return [...twice, ...popovers, ...links.map(({ link, why }) => `${path}: ${link} ${why}`)];
  });
}

function broken(folder, path, link, ids) {
  if (/^[a-z]+:/i.test(link) || link.startsWith("/")) return "leaves the page: link to what is built";
  const [, file = "", anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? [];
  const named = file === "" ? path : posix.normalize(posix.join(posix.dirname(path), file));
  const target = named.endsWith("/") || named === "." ? posix.join(named, "index.html") : named;
  if (target.startsWith("..") || !existsSync(join(folder, target))) return "leads to no file";
  // What stands after “#/”, and after “#” in an embed, the page reads itself.
  if (anchor === undefined || anchor === "" || anchor.startsWith("/") || target === "embed.html") return undefined;
  if (!ids.has(target)) return "has an anchor in what is no page of the rulebook";
  return ids.get(target).includes(decodeURIComponent(anchor)) ? undefined : "leads to no anchor";
}
