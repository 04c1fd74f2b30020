// How the elements of a drawing look in this browser, for a picture that stands alone.
import { type Look, PAINT, type Styles } from "../embed/plain";

/** What is not handed down from an element to those in it, as it is where nobody says otherwise. */
const INITIAL: Readonly<Record<string, string>> = { opacity: "1", "stop-color": "rgb(0, 0, 0)", "stop-opacity": "1" };

interface Seen extends Look {
  readonly all: ReadonlyMap<string, string>;
}

/** Only what an element does not have from its parent is said of it. */
export const LOOKS: Styles<Seen> = {
  of(element, above) {
    // A glyph has the colour of whatever shows it.
    if (above !== undefined && element.closest("symbol") !== null) return { all: above.all, own: new Map() };
    const now = getComputedStyle(element);
    const all = new Map<string, string>(
      PAINT.map((name) => [name, now.getPropertyValue(name).replace(/url\("(.*?)"\)/g, "url($1)")]),
    );
    const own = new Map(
      [...all].filter(([name, value]) =>
        name === "font" ? element.localName === "text" : value !== (INITIAL[name] ?? above?.all.get(name)),
      ),
    );
    own.set("display", now.display);
    if (now.transform !== "none") own.set("transform", now.transform);
    return { all, own };
  },
};
