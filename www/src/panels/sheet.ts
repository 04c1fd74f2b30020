// A sheet: lines with numbers side by side, powers below each other, or slots in a tree.
import { glyph } from "../board/glyph";
import { type Child, h } from "../dom";
import type { Item, RowSpace, Sheet, SheetRow, TableDie, TableToken } from "../play/types";
import { capital } from "../play/words";
import { dieOf } from "./dice";
import type { PanelServices, Seen } from "./look";
import { tokenOf } from "./token";
import { arrows, TREE } from "./tree";

const STATES: Readonly<Record<SheetRow["state"], string>> = {
  free: "",
  on: "in force",
  spent: "used",
  cancelled: "cancelled",
  closed: "not open yet",
  dire: "beware",
};

/** What lies on spaces. */
export interface Lying {
  readonly dice: readonly TableDie[];
  readonly tokens: readonly TableToken[];
}

export function sheetCard(services: PanelServices, seen: Seen, sheet: Sheet, lying: Lying): Child {
  const card = new Card(services, seen, sheet, lying);
  return [card.head(), card.body(), card.items()];
}

class Card {
  constructor(
    private readonly services: PanelServices,
    private readonly seen: Seen,
    private readonly sheet: Sheet,
    private readonly lying: Lying,
  ) {}

  head(): Child {
    const { sheet, services, seen } = this;
    const key = sheet.piece == null ? undefined : `piece:${sheet.piece}`;
    const standing = key === undefined ? "" : seen.standing(key);
    const title = [glyph(sheet.glyph, "pic"), h("h2", null, capital(services.format(sheet.name)))];
    const open = key !== undefined && (standing === "open" || standing === "held");
    return h(
      "header",
      null,
      open
        ? h(
            "button",
            {
              type: "button",
              class: `title ${standing}`,
              "data-target": key,
              "aria-label": seen.deed(key) ?? services.format(sheet.name),
            },
            title,
          )
        : h("div", { class: "title" }, title),
      sheet.note && h("small", null, services.format(sheet.note)),
    );
  }

  body(): Child {
    const { rows, columns } = this.sheet;
    if (rows.length === 0) return false;
    if (rows.some((row) => row.at != null)) return this.tree();
    if (columns.length > 0) return this.lines();
    return h(
      "ul",
      { class: "rows" },
      rows.map((row) => h("li", null, this.power(row))),
    );
  }

  /** Lines side by side, a column of numbers each: six of them fit on a phone, each as wide as a thumb. */
  private lines(): Child {
    const { columns, rows } = this.sheet;
    const say = this.services.format;
    const names = h(
      "li",
      { class: "names", "aria-hidden": "true" },
      h("span", { class: "space" }),
      columns.map((column) => h("span", { title: say(column.name) }, glyph(column.glyph))),
    );
    return h(
      "ul",
      { class: "lines" },
      names,
      rows.map((row) => {
        const numbers = row.numbers.map((number) => h("b", null, number));
        const words = [
          say(row.name),
          ...row.numbers.map((number, at) => `${columns[at] ? say(columns[at].name) : ""} ${number}`),
          STATES[row.state],
          row.text ? say(row.text) : "",
        ]
          .filter((word) => word !== "")
          .join(", ");
        return h(
          "li",
          null,
          this.slot(row, "line", words, [
            h("span", { class: "space" }, this.filling(row.spaces[0], row.name)),
            numbers,
            row.text && h("i", { title: say(row.text), "aria-hidden": "true" }, "✦"),
          ]),
        );
      }),
    );
  }

  /** A power with its spaces. */
  private power(row: SheetRow): Child {
    const say = this.services.format;
    const spaces = row.spaces.length > 1;
    const face = [
      h(
        "span",
        { class: "what" },
        h("b", null, capital(say(row.name))),
        row.state !== "free" && h("em", null, STATES[row.state]),
        row.text && h("small", null, say(row.text)),
      ),
      row.spaces.length === 1 && h("span", { class: "space" }, this.filling(row.spaces[0])),
    ];
    const words = [say(row.name), STATES[row.state], row.text ? say(row.text) : ""].filter((word) => word !== "").join(", ");
    const body = spaces ? h("div", { class: `power ${row.state}` }, face) : this.slot(row, "power", words, face);
    return [
      body,
      spaces &&
        h(
          "div",
          { class: "spaces" },
          row.spaces.map((space) =>
            this.slot({ ...row, spaces: [space] }, "one", `${say(row.name)}${space.wants ? ` ${say(space.wants)}` : ""}`, [
              h("span", { class: "space" }, this.filling(space)),
            ]),
          ),
        ),
    ];
  }

  /** Slots where the sheet has them, and arrows from each to those that it opens. */
  private tree(): Child {
    const { rows } = this.sheet;
    const say = this.services.format;
    const [width, height] = [0, 1].map((axis) => Math.max(...rows.map((row) => row.at?.[axis as 0 | 1] ?? 0)) + 1) as [
      number,
      number,
    ];
    return h(
      "div",
      { class: "tree-frame", tabindex: 0, role: "group", "aria-label": this.services.format(this.sheet.name) },
      h(
        "div",
        { class: "tree", style: `width:${width * TREE.across}px;height:${height * TREE.down}px` },
        arrows(rows, width, height),
        h(
          "ul",
          null,
          rows.map((row, nth) => {
            const [x, y] = row.at ?? [0, 0];
            const words = [say(row.name), STATES[row.state], row.text ? say(row.text) : ""]
              .filter((word) => word !== "")
              .join(", ");
            const style = `left:${x * TREE.across + TREE.gap}px;top:${y * TREE.down + TREE.gap}px;width:${TREE.across - 2 * TREE.gap}px;height:${TREE.down - 2 * TREE.gap}px`;
            return h(
              "li",
              { style },
              this.slot(row, "node", words, [
                // Texts name the slots of a tree by their number.
                h("i", { class: "nth", "aria-hidden": "true" }, String(nth + 1)),
                h("span", { class: "space" }, this.filling(row.spaces[0])),
                h("b", null, capital(say(row.name))),
              ]),
            );
          }),
        ),
      ),
    );
  }

  /** What lies on a space, or what belongs there. A die that can be used is its own button; inside a button it is only a picture. */
  private filling(space: RowSpace | undefined, name?: SheetRow["name"]): Child {
    const say = this.services.format;
    if (!space) return name && say(name);
    const inside = this.seen.standing(`slot:${space.slot}`) !== "";
    const die = this.lying.dice.find(({ on }) => on === space.slot);
    if (die) return dieOf(this.seen, die, inside);
    const tokens = this.lying.tokens.filter(({ on }) => on === space.slot);
    const holds = space.holds && [
      glyph(space.holds.glyph),
      space.holds.count > 1 && h("b", null, `×${space.holds.count}`),
      h("span", { class: "sr" }, say(space.holds.name)),
    ];
    if (tokens.length > 0 || space.room) return [holds, this.tokens(tokens, space, inside)];
    return holds ?? (space.wants && say(space.wants));
  }

  /** Tokens side by side, and the room that is left, a dash each. */
  private tokens(tokens: readonly TableToken[], { room = 0, wants }: RowSpace, inside: boolean): Child {
    const many = tokens.reduce((sum, { count }) => sum + count, 0);
    const free = Math.max(0, room - many);
    return h(
      "span",
      { class: "lying" },
      tokens.map((token) => tokenOf(this.services, this.seen, token, inside)),
      Array.from({ length: Math.min(free, 6) }, () =>
        h("i", { class: "vacant", "aria-hidden": "true" }, many === 0 && room === 1 && wants && this.services.format(wants)),
      ),
      room > 0 && h("span", { class: "sr" }, `${many} of ${room}`),
    );
  }

  /** A row with a space: a button where the question touches it, else only to be read. */
  private slot(row: SheetRow, kind: string, words: string, children: Child): HTMLElement {
    const [space] = row.spaces;
    const key = space && `slot:${space.slot}`;
    const standing = key === undefined ? "" : this.seen.standing(key);
    const name = `${kind} ${row.state} ${standing}`;
    if (key === undefined || standing === "") {
      // What reads well as it is, or has a button in it, is no picture.
      const live =
        kind === "power" ||
        this.lying.dice.some((die) => die.on === space?.slot && this.seen.isOpen(`die:${die.id}`)) ||
        this.lying.tokens.some((token) => token.on === space?.slot);
      return live
        ? h("div", { class: name }, kind !== "power" && h("span", { class: "sr" }, words), children)
        : h("div", { class: name, role: "img", "aria-label": words }, children);
    }
    const deed = this.seen.deed(key);
    // A slot of a tree shows no more than its name.
    const text = kind === "node" && row.text && this.services.format(row.text);
    const about = text ? { "data-name": capital(this.services.format(row.name)), "data-text": text } : {};
    return h(
      "button",
      {
        type: "button",
        class: name,
        "data-target": key,
        ...about,
        "aria-label": deed === undefined ? words : `${words}: ${deed}`,
      },
      children,
    );
  }

  /** What is carried or known: a tap says what it does, or answers with it. */
  items(): Child {
    const { items } = this.sheet;
    if (items.length === 0) return false;
    return h(
      "ul",
      { class: "items" },
      items.map((item) => h("li", null, this.item(item))),
    );
  }

  private item(item: Item): HTMLElement {
    const say = this.services.format;
    const key = item.slot == null ? undefined : `slot:${item.slot}`;
    const standing = key === undefined ? "" : this.seen.standing(key);
    const [name, text] = [capital(say(item.name)), say(item.text)];
    const look = `item ${standing}${item.spent ? " spent" : ""}`;
    const face = [glyph(item.glyph), h("span", null, name)];
    if (key !== undefined && standing !== "")
      return h(
        "button",
        {
          type: "button",
          class: look,
          title: text,
          "data-target": key,
          "data-name": name,
          "data-text": text,
          "aria-label": this.seen.deed(key) ?? `${name}: ${text}`,
        },
        face,
      );
    return h("button", { type: "button", class: look, title: text, onclick: () => this.services.tell({ name, text }) }, face);
  }
}
