// The page of an iframe: it shows what its address says, tells its height to the page that holds it, and keeps nothing.
import { givenIn } from "./embed/request";
import { Figure } from "./embed/view";
import { holdBuild } from "./offline/hold";

/** What the host is told: `{ katabasis: "height", height }`, in pixels. It says nothing that is not seen anyway, so any host may hear it. */
function tellHeight(): void {
  if (parent === window) return;
  const tell = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    // Nothing is shown yet, or the frame itself is hidden: a host that follows that would never show it.
    if (height > 0) parent.postMessage({ katabasis: "height", height }, "*");
  };
  new ResizeObserver(tell).observe(document.body);
}

const figure = new Figure(document.getElementById("main") ?? document.body, {
  site: new URL("./", location.href).href.replace(/[?#].*$/, ""),
  heading: "h1",
  written: true,
});

async function show(): Promise<void> {
  await figure.show(givenIn(location));
  document.title = `${document.querySelector("h1")?.textContent ?? "Katabasis"} · Katabasis`;
}

addEventListener("hashchange", () => void show());
holdBuild();
// A host that follows the height keeps its own until there is something to see.
void show().then(tellHeight);
