// Arriving at an anchor: old ids give way to their successors, and one that nobody knows is said so.

function wanted(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

function go(): void {
  const id = wanted();
  if (id === "") return;
  const anchor = document.getElementById(id);
  const count = document.getElementById("page-count");
  if (anchor === null) {
    if (count !== null) count.textContent = `There is no rule “${id}”. It may have been renamed; search for it by its words.`;
    document.getElementById("page-words")?.focus();
    return;
  }
  const entry = anchor.closest<HTMLElement>("article.entry");
  if (entry !== null && entry !== anchor && anchor.classList.contains("old"))
    history.replaceState(null, "", `#${encodeURIComponent(entry.id)}`);
  for (const other of document.querySelectorAll(".entry.wanted")) other.classList.remove("wanted");
  entry?.classList.add("wanted");
  (entry ?? anchor).focus({ preventScroll: true });
}

/** Looks where the address leads, now and whenever it changes. */
export function arrive(): void {
  addEventListener("hashchange", go);
  go();
}
