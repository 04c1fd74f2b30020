// Examples that run where they stand: a picture first, the game itself after a tap.

/** No figure is taller than this, whatever it says of itself. */
const TALLEST = 2000;

/** Lets the examples below an element run on the spot. */
export function liveExamples(root: Document | HTMLElement): void {
  root.addEventListener("click", (event) => {
    const { target } = event;
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-live]") : null;
    if (link === null) return;
    event.preventDefault();
    run(link);
  });
}

function run(link: HTMLAnchorElement): void {
  const figure = link.closest("figure");
  const address = link.dataset["live"];
  if (figure === null || address === undefined) return;
  const frame = document.createElement("iframe");
  frame.src = address;
  frame.title = link.querySelector(".title")?.textContent ?? "";
  frame.className = "running";
  const stop = document.createElement("button");
  stop.type = "button";
  stop.className = "stop";
  stop.textContent = "Back to the picture";
  const listen = ({ source, data }: MessageEvent): void => {
    if (source !== frame.contentWindow) return;
    const height: unknown = typeof data === "object" && data !== null && "height" in data ? data.height : undefined;
    if (typeof height === "number" && height > 0) frame.style.height = `${Math.min(Math.ceil(height), TALLEST)}px`;
  };
  addEventListener("message", listen);
  stop.addEventListener("click", () => {
    removeEventListener("message", listen);
    frame.remove();
    stop.remove();
    figure.classList.remove("live");
    link.hidden = false;
    link.focus();
  });
  link.hidden = true;
  figure.classList.add("live");
  figure.prepend(frame, stop);
  frame.focus();
}
