// The formatter of everything players read: a key with arguments becomes words of a language.
//
// A message holds `{name}` and `{name, plural, =0 {…} one {# …} other {# …}}`; forms may hold messages again.

/** Values by name: a number, or a string that the caller's `nested` turns into words. */
export type Args = Readonly<Record<string, number | string>>;

/** Something to be said, as the engine says it. */
export interface Sayable {
  readonly key: string;
  readonly args: Args;
}

/** The messages of one language. */
export interface Book {
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
}

type Part = string | { readonly name: string; readonly forms?: ReadonlyMap<string, readonly Part[]> };

const parsed = new Map<string, readonly Part[]>();
const rules = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

function pluralRules(language: string): Intl.PluralRules {
  let known = rules.get(language);
  if (known === undefined) rules.set(language, (known = new Intl.PluralRules(language)));
  return known;
}

/** Kept, because making one takes longer than a hundred uses. */
function numbers(language: string): Intl.NumberFormat {
  let known = formats.get(language);
  if (known === undefined) formats.set(language, (known = new Intl.NumberFormat(language)));
  return known;
}

/** Reads a message once. What does not follow the syntax stays as it is written. */
function parse(message: string): readonly Part[] {
  const known = parsed.get(message);
  if (known !== undefined) return known;
  let at = 0;

  function parts(inForm: boolean): Part[] {
    const found: Part[] = [];
    let text = "";
    const flush = () => {
      if (text !== "") found.push(text);
      text = "";
    };
    for (; at < message.length; at += 1) {
      const c = message.charAt(at);
      if (inForm && c === "}") break;
      if (inForm && c === "#") {
        flush();
        found.push({ name: "#" });
      } else if (c === "{") {
        const place = placeholder();
        if (place === null) text += c;
        else {
          flush();
          found.push(place);
        }
      } else text += c;
    }
    flush();
    return found;
  }

  /** `{name}` or `{name, plural, …}` from the brace at `at`; leaves `at` on the closing brace. */
  function placeholder(): Part | null {
    const start = at;
    const head = /^\{\s*([\w-]+)\s*(\}|,\s*plural\s*,)/.exec(message.slice(at));
    if (head === null) return null;
    const name = head[1] ?? "";
    at += head[0].length;
    if (head[2] === "}") {
      at -= 1;
      return { name };
    }
    const forms = new Map<string, readonly Part[]>();
    for (;;) {
      const form = /^\s*(=\d+|\w+)\s*\{/.exec(message.slice(at));
      if (form === null) break;
      at += form[0].length;
      forms.set(form[1] ?? "", parts(true));
      at += 1;
    }
    const end = /^\s*\}/.exec(message.slice(at));
    if (end === null || forms.size === 0) {
      at = start;
      return null;
    }
    at += end[0].length - 1;
    return { name, forms };
  }

  const result = parts(false);
  parsed.set(message, result);
  return result;
}

/** Fills a message with its arguments. A missing argument shows its name in braces. */
export function format(message: string, args: Args, language: string, nested: (text: string) => string = (text) => text): string {
  const show = (parts: readonly Part[], count: number | undefined): string =>
    parts
      .map((part) => {
        if (typeof part === "string") return part;
        if (part.name === "#") return count === undefined ? "#" : numbers(language).format(count);
        const value = args[part.name];
        if (value === undefined) return `{${part.name}}`;
        if (part.forms === undefined) return typeof value === "number" ? numbers(language).format(value) : nested(value);
        const number = Number(value);
        const form =
          part.forms.get(`=${number}`) ?? part.forms.get(pluralRules(language).select(number)) ?? part.forms.get("other") ?? [];
        return show(form, number);
      })
      .join("");
  return show(parse(message), undefined);
}

/** Messages of several languages: what the first has not, the next says. */
export class Texts {
  readonly #books: readonly Book[];
  readonly #missing: (key: string) => void;
  readonly #told = new Set<string>();

  constructor(books: readonly Book[], missing: (key: string) => void = (key) => console.warn(`no text for “${key}”`)) {
    this.#books = books;
    this.#missing = missing;
  }

  /** Whether any language has a text for the key. */
  has(key: string): boolean {
    return this.#books.some(({ texts }) => Object.hasOwn(texts, key));
  }

  /** The words for a key. A key without a text is shown itself, and reported once. */
  words(key: string, args: Args = {}, nested: (text: string) => string = (text) => this.words(text)): string {
    for (const { language, texts } of this.#books) {
      const message = Object.hasOwn(texts, key) ? texts[key] : undefined;
      if (message !== undefined) return format(message, args, language, nested);
    }
    if (!this.#told.has(key)) {
      this.#told.add(key);
      this.#missing(key);
    }
    return key;
  }

  /** The words for something that the engine says. */
  say(say: Sayable): string {
    return this.words(say.key, say.args);
  }
}
