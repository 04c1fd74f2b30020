// The formatter of everything players read: a key with arguments becomes words of a language.
//
// A message holds `{name}` and `{name, plural, =0 {…} one {# …} other {# …}}`; branches may hold messages again. A noun is a
// message with forms, `larva | a: a larva | many: larvae`, of which `{name.a}` takes one; a noun marked `| plural` takes the
// branches for many. `crates/catalogue/src/message.rs` says it all and refuses what is wrong.

/** Values by name: a number, or a string that the caller's `nested` turns into words, in the form that it is given. */
export type Args = Readonly<Record<string, number | string>>;

/** Something to be said, as the engine says it. */
export interface Sayable {
  readonly key: string;
  readonly args: Args;
}

/** Letters of a name that somebody gives a seat. */
export const LONGEST_SEAT = 24;

/** The messages of one language. */
export interface Book {
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Turns a string among the arguments into words: the plain ones, or those of a form. */
export type Nested = (text: string, form?: string) => string;

type Part = string | { readonly name: string; readonly form?: string; readonly forms?: ReadonlyMap<string, readonly Part[]> };

/** For the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What stands between the forms of a noun. */
const FORMS = " | ";
/** The mark of a noun that takes the verb for many. */
const PLURAL = "plural";

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
    const head = /^\{\s*([\w-]+)(?:\.(\w+))?\s*(\}|,\s*plural\s*,)/.exec(message.slice(at));
    if (head === null) return null;
    const [all, name = "", form, end] = head;
    at += all.length;
    if (end === "}") {
      at -= 1;
      return form === undefined ? { name } : { name, form };
    }
    const forms = new Map<string, readonly Part[]>();
    for (;;) {
      const form = /^\s*(=\d+|\w+)\s*\{/.exec(message.slice(at));
      if (form === null) break;
      at += form[0].length;
      forms.set(form[1] ?? "", parts(true));
      at += 1;
    }
    const close = /^\s*\}/.exec(message.slice(at));
    if (close === null || forms.size === 0) {
      at = start;
      return null;
    }
    at += close[0].length - 1;
    return { name, forms };
  }

  const result = parts(false);
  parsed.set(message, result);
  return result;
}

/** Fills a message with its arguments. A missing argument shows its name in braces. */
export function format(message: string, args: Args, language: string, nested: Nested = (text) => text): string {
  let out = "";
  const show = (parts: readonly Part[], count: number | undefined): void => {
    for (const part of parts) {
      if (typeof part === "string") {
        out += part;
        continue;
      }
      const value = part.name === "#" ? (count ?? "#") : args[part.name];
      if (value === undefined) out += `{${part.name}}`;
      else if (part.forms !== undefined) {
        const number = typeof value === "number" ? value : nested(value, PLURAL) === PLURAL ? 2 : 1;
        const { forms } = part;
        show(forms.get(`=${number}`) ?? forms.get(pluralRules(language).select(number)) ?? forms.get("other") ?? [], number);
      } else if (typeof value === "number") out += numbers(language).format(value);
      else if (part.name === "#") out += value;
      else {
        const words = nested(value, part.form);
        out += (out === "" ? /[.!?]$/.test(message) : /[.!?] $/.test(out)) ? capital(words) : words;
      }
    }
  };
  show(parse(message), undefined);
  return out;
}

/** Messages of several languages: what the first has not, the next says. */
export class Texts {
  readonly #books: readonly Book[];
  readonly #missing: (key: string) => void;
  readonly #told = new Set<string>();

  /** Own names for nouns, whatever form of them is asked for. */
  #names: ReadonlyMap<string, string> = new Map();

  constructor(books: readonly Book[], missing: (key: string) => void = (key) => console.warn(`no text for “${key}”`)) {
    this.#books = books;
    this.#missing = missing;
  }

  /** From now on these nouns have names of somebody's own. What people type is never read as a message. */
  call(names: ReadonlyMap<string, string>): void {
    this.#names = names;
  }

  /** Whether any language has a text for the key. */
  has(key: string): boolean {
    return this.#books.some(({ texts }) => Object.hasOwn(texts, key));
  }

  #find(key: string): { readonly language: string; readonly message: string } | undefined {
    for (const { language, texts } of this.#books) {
      const message = Object.hasOwn(texts, key) ? texts[key] : undefined;
      if (message !== undefined) return { language, message };
    }
    return undefined;
  }

  /** The words for a key. A key without a text is shown itself, and reported once. */
  words(key: string, args: Args = {}, nested: Nested = (text, form) => this.#noun(text, form)): string {
    const own = this.#names.get(key);
    if (own !== undefined) return own;
    const found = this.#find(key);
    if (found !== undefined) return format(found.message.split(FORMS)[0] ?? "", args, found.language, nested);
    if (!this.#told.has(key)) {
      this.#told.add(key);
      this.#missing(key);
    }
    return key;
  }

  /** A noun in one of its forms; its name where it has no such form. */
  #noun(key: string, form?: string): string {
    const forms = form === undefined || this.#names.has(key) ? undefined : this.#find(key)?.message.split(FORMS);
    const found = forms?.find((known) => known === form || known.startsWith(`${form}: `));
    return found === undefined ? this.words(key) : found.replace(`${form}: `, "");
  }

  /** The words for something that the engine says. */
  say(say: Sayable): string {
    return this.words(say.key, say.args);
  }
}
