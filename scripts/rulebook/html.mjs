// Pages as text: whatever is put into a template is escaped, unless a template made it.

class Markup {
  constructor(text) {
    this.text = text;
  }
}

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

function written(value) {
  if (value === undefined || value === null || value === false || value === true) return "";
  if (value instanceof Markup) return value.text;
  return Array.isArray(value) ? value.map(written).join("") : escape(value);
}

/** A piece of a page. `undefined`, `null` and flags leave nothing; lists are written one after the other. */
export function html(strings, ...values) {
  return new Markup(strings.map((string, at) => string + (at < values.length ? written(values[at]) : "")).join(""));
}

/** Pieces with something between them. */
export function joined(pieces, between) {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
}

/** “1 rule”, “3 rules”. */
export function counted(number, one, many = `${one}s`) {
  return `${number} ${number === 1 ? one : many}`;
}

/** The whole page as a text. */
export const text = (markup) => written(markup);
