// What a style sheet says about the elements of a drawing, worked out without a browser, so that programs which know no
// variables and no colour mixing (wikis make bitmaps of pictures) show the same colours.

/** The flat rules of a style sheet, by rising weight. At-rules and states (hover, focus …) are for live pages. */
export function readRules(css) {
  const rules = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (let at = 0; ; ) {
    const open = text.indexOf("{", at);
    if (open < 0) break;
    const head = text.slice(at, open).trim();
    if (head.startsWith("@")) {
      at = endOfBlock(text, open);
      continue;
    }
    const close = text.indexOf("}", open);
    const says = text
      .slice(open + 1, close)
      .split(";")
      .map((one) => one.split(/:(.*)/s).map((part) => part?.trim()))
      .filter(([name, value]) => name && value);
    for (const selector of commas(head)) {
      if (/::|:(?!is\(|has\(|not\(|root)/.test(selector)) continue;
      rules.push({ selector, says, weight: weight(selector), order: rules.length });
    }
    at = close + 1;
  }
  return rules.sort((a, b) => a.weight - b.weight || a.order - b.order);
}

function endOfBlock(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}" && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}

/** Splits at commas that are not in brackets. */
function commas(text) {
  return text.split(/,(?![^(]*\))/).map((part) => part.trim());
}

function weight(selector) {
  const count = (pattern) => selector.match(pattern)?.length ?? 0;
  return 100 * count(/#[\w-]+/g) + 10 * count(/\.[\w-]+|\[[^\]]+\]|:root/g) + count(/(^|[\s>+~(])[a-z]+/gi);
}

/** What the rules say of an element: its own properties, and the variables that it hands down. */
export function styleOf(element, rules, inherited) {
  const says = new Map();
  for (const rule of rules)
    if (element.matches(rule.selector))
      for (const [name, value] of rule.says) says.set(name, value.replace(/\s*!important$/, ""));
  for (const one of (element.getAttribute("style") ?? "").split(";")) {
    const [name, value] = one.split(/:(.*)/s).map((part) => part?.trim());
    if (name && value) says.set(name, value);
  }
  const variables = new Map(inherited);
  const own = new Map();
  for (const [name, value] of says) if (name.startsWith("--")) variables.set(name, value);
  for (const [name, value] of says) if (!name.startsWith("--")) own.set(name, mixed(resolve(value, variables)));
  return { own, variables };
}

function resolve(value, variables) {
  for (let depth = 0; depth < 8 && value.includes("var("); depth += 1) {
    value = value.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (_, name, otherwise) => variables.get(name) ?? otherwise ?? "");
  }
  return value;
}

/** `color-mix(in srgb, A p%, B)` as a colour; `calc(a * b%)` as a number. */
function mixed(value) {
  const counted = value.replace(/calc\(([\d.]+) \* ([\d.]+)%\)/g, (_, a, b) => `${Number(a) * Number(b)}%`);
  return counted.replace(/color-mix\(in srgb, (#\w+) ([\d.]+)%, (#\w+|transparent)\)/g, (_, a, percent, b) =>
    mix(a, Number(percent) / 100, b),
  );
}

function mix(a, part, b) {
  if (b === "transparent")
    return `${a}${Math.round(part * 255)
      .toString(16)
      .padStart(2, "0")}`;
  const channels = (colour) =>
    (colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g)).map((two) =>
      parseInt(two, 16),
    );
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((channel, at) =>
      Math.round(channel * part + to[at] * (1 - part))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
