// What there is to win and how far it is: a line that stays in view, whatever is asked.
import { h, show } from "../dom";
import type { PlayServices } from "./services";
import type { Goal, Stand } from "./types";
import { capital, ruleMark } from "./words";

function stand(services: PlayServices, { name, now, most, against }: Stand): HTMLElement {
  const words = services.format(name);
  return h(
    "li",
    { class: against ? "against" : "toward", title: `${capital(words)}: ${now} of ${most}` },
    h("span", { class: "name" }, words),
    h("b", {}, String(now), h("span", { class: "of" }, `/${most}`)),
    h("i", { style: `--w:${most === 0 ? 0 : Math.round((100 * now) / most)}%`, "aria-hidden": "true" }),
  );
}

/** Draws it; on a phone the sentence opens by a tap, the counts stay. */
export function drawGoal(box: HTMLElement, services: PlayServices, goal: Goal | undefined): void {
  box.hidden = goal === undefined;
  show(box, goal, () => {
    if (!goal) return [];
    const aim = h("p", { class: "aim" }, h("span", {}, services.format(goal.aim)), " ", ruleMark(services, goal.rule));
    const fold = h(
      "button",
      {
        type: "button",
        class: "fold",
        "aria-expanded": "false",
        onclick: () => fold.setAttribute("aria-expanded", String(box.classList.toggle("unfolded"))),
      },
      h("b", {}, "Goal"),
    );
    return [fold, aim, h("ul", { "aria-label": "How far it is" }, ...goal.stands.map((one) => stand(services, one)))];
  });
}
