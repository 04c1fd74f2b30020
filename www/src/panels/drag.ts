// Dragging a die to where it goes: the same as two taps.
import type { PanelServices } from "./look";

/** A finger that moves less than this many pixels has tapped. */
const TAP = 9;

export function watchDrags(home: HTMLElement, services: PanelServices): void {
  home.addEventListener("pointerdown", (event) => {
    const source = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag]") : null;
    const from = source?.dataset["drag"];
    if (!source || from === undefined || event.button !== 0) return;
    const [x, y] = [event.clientX, event.clientY];
    const stop = new AbortController();
    let ghost: HTMLElement | undefined;
    const move = (to: PointerEvent): void => {
      if (!ghost && Math.hypot(to.clientX - x, to.clientY - y) < TAP) return;
      to.preventDefault();
      if (!ghost) {
        ghost = source.cloneNode(true) as HTMLElement;
        ghost.className = "dragged";
        ghost.removeAttribute("data-target");
        document.body.append(ghost);
      }
      ghost.style.transform = `translate(${to.clientX}px,${to.clientY}px) translate(-50%,-80%)`;
    };
    const end = (to: PointerEvent): void => {
      stop.abort();
      if (!ghost) return;
      ghost.remove();
      const under = document.elementFromPoint(to.clientX, to.clientY);
      const key = under?.closest<HTMLElement>("[data-target]")?.dataset["target"];
      if (key === undefined) services.dropAt(from, to.clientX, to.clientY);
      else if (key !== from) services.drop(from, key);
    };
    document.addEventListener("pointermove", move, { signal: stop.signal });
    document.addEventListener("pointerup", end, { signal: stop.signal });
    document.addEventListener(
      "pointercancel",
      () => {
        stop.abort();
        ghost?.remove();
      },
      { signal: stop.signal },
    );
  });
}
