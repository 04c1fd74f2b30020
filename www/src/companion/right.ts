// Setting right: values with − and +, marks with a tap, places on a board. The rules say what is refused, and why.
import { Board } from "../board/board";
import { Lens } from "../board/lens";
import { button, type Child, dialog, h, put } from "../dom";
import type { Host } from "../play/real";
import type { Thing } from "../play/types";
import { capital, ruleChip } from "../play/words";
import { say } from "./words";

export function setRight(host: Host): void {
  const { services } = host;
  const { session } = services;
  const body = h("div", { class: "things" });
  const told = h("p", { class: "told", role: "status" });
  let open: string | undefined;

  const set = (thing: Thing, value: number): void => {
    try {
      const { lines } = session.setRight(thing.id, value, session.revision(), host.viewer);
      put(told, lines[0] ? capital(services.format(lines[0].telling.say)) : "");
      host.changed();
    } catch (error) {
      const rule: unknown = typeof error === "object" && error !== null && "rule" in error ? error.rule : undefined;
      put(
        told,
        typeof rule === "string"
          ? [say("right.refused"), h("b", null, services.ruleTitle(rule)), " ", chip(rule)]
          : say("right.impossible"),
      );
    }
    draw();
  };
  /** The rule is shown beside the game, so the dialog makes room for it. */
  const chip = (rule: string): HTMLElement => {
    const made = ruleChip(services, rule, "why?");
    made.addEventListener("click", () => box.close());
    return made;
  };
  const row = (thing: Thing): HTMLElement => {
    const name = capital(services.format(thing.name));
    const step = (sign: string, words: "right.less" | "right.more", to: number): HTMLElement =>
      button(sign, () => set(thing, to), { class: "ghost step", "aria-label": say(words, { what: name }), disabled: to < 0 });
    const control: Child =
      thing.scale === "mark"
        ? mark(thing, name)
        : thing.scale === "place"
          ? button([placeName(thing.now), h("small", null, say("right.move"))], () => choose(thing), { class: "ghost where" })
          : [step("−", "right.less", thing.now - 1), h("output", null, thing.now), step("+", "right.more", thing.now + 1)];
    return h("div", { class: "thing" }, h("span", { class: "t" }, name), h("span", { class: "set" }, control));
  };
  const mark = (thing: Thing, name: string): HTMLElement => {
    const input = h("input", {
      type: "checkbox",
      checked: thing.now === 1,
      "aria-label": name,
      onchange: () => set(thing, input.checked ? 1 : 0),
    });
    return input;
  };
  const ground = session.ground();
  const placeName = (cell: number): string => {
    const name = ground.cells[cell]?.name;
    return name ? capital(services.format(name)) : "?";
  };
  /** The board in the dialog, with the allowed places marked. */
  const choose = (thing: Thing): void => {
    const allowed = [...session.allowed(thing.id, host.viewer)].filter((cell) => cell !== thing.now);
    const board = new Board(
      {
        format: (text) => services.format(text),
        pick: ({ cell, options }) => {
          if (options.length > 0) set(thing, cell);
        },
        look: () => undefined,
      },
      (frame, parts) => new Lens(frame, parts),
    );
    put(
      body,
      h("h3", null, `${capital(services.format(thing.of))}: ${services.format(thing.name)}`),
      h("p", { class: "note" }, say("right.where")),
      h("div", { class: "stage" }, board.element),
      button(say("roll.back"), () => draw(), { class: "ghost" }),
    );
    board.draw({
      ground,
      scene: session.scene(host.viewer),
      marks: allowed.map((cell) => ({ at: { cell }, kind: "option" as const, index: cell, name: placeName(cell) })),
      lit: undefined,
      chosen: undefined,
    });
  };
  const draw = (): void => {
    const groups = new Map<string, Thing[]>();
    for (const thing of session.things(host.viewer)) {
      const of = capital(services.format(thing.of));
      groups.set(of, [...(groups.get(of) ?? []), thing]);
    }
    const again = session.unfinished();
    put(
      body,
      again > 0 && h("p", { class: "warn" }, say("right.again", { n: again })),
      [...groups].map(([of, things]) => {
        const group = h(
          "details",
          {
            open: of === open,
            ontoggle: () => {
              if (group.open) open = of;
            },
          },
          h("summary", null, of),
          things.map(row),
        );
        return group;
      }),
    );
  };
  draw();
  const box = dialog(
    say("right.title"),
    { class: "companion right-dialog", close: say("close") },
    h("p", null, say("right.text")),
    told,
    body,
  );
}
