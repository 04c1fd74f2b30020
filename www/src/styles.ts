// Style sheets of what is loaded on demand.
import { h } from "./dom";

const sheets = new Map<string, Promise<void>>();

/** Fetches a style sheet, once. One that did not come is asked for again the next time. */
export function styleSheet(url: URL): Promise<void> {
  const { href } = url;
  const sheet =
    sheets.get(href) ??
    new Promise<void>((done, fail) => {
      const link = h("link", {
        rel: "stylesheet",
        href,
        onload: () => done(),
        onerror: () => {
          link.remove();
          sheets.delete(href);
          fail(new Error("its style could not be fetched"));
        },
      });
      document.head.append(link);
    });
  sheets.set(href, sheet);
  return sheet;
}
