// What people are told when something is wrong: what it is, that their game is safe, and what they can do.
import { button, type Child, dialog, download, h } from "./dom";
import { StoreError } from "./store";
import { w } from "./words";

/** A short message that goes away, with at most one thing to do. */
export function toast(words: string, action?: { readonly words: string; act: () => void }): void {
  const shelf = document.getElementById("toasts");
  if (shelf === null) return;
  const note = h("div", { class: "toast" }, h("span", null, words));
  if (action !== undefined) {
    note.append(
      button(action.words, () => {
        note.remove();
        action.act();
      }),
    );
  }
  shelf.append(note);
  // Longer when there is something to do: it takes time to read, decide and reach.
  setTimeout(() => note.remove(), action === undefined ? 5_000 : 12_000);
}

/** A message that stays until it is answered or put away; a second one of the same name takes its place. */
export function banner(name: string, words: string, ...actions: Child[]): HTMLElement | undefined {
  const shelf = document.getElementById("banners");
  if (shelf === null) return undefined;
  const id = `banner-${name}`;
  document.getElementById(id)?.remove();
  const note = h(
    "div",
    { class: "banner", id },
    h("p", null, words),
    actions,
    button("×", () => note.remove(), { class: "close", "aria-label": w("close") }),
  );
  shelf.append(note);
  return note;
}

export function closeBanner(name: string): void {
  document.getElementById(`banner-${name}`)?.remove();
}

/** The reason that the engine's and the store's errors carry. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof StoreError) return error.reason;
  const reason: unknown = typeof error === "object" && error !== null && "reason" in error ? error.reason : undefined;
  return typeof reason === "string" ? reason : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Why a saved text was refused, for people. */
export function refusal(error: unknown): string {
  const words = {
    foreign: w("load.foreign"),
    format: w("load.format"),
    othergame: w("load.othergame"),
    otherrules: w("load.otherrules"),
    otherlayout: w("load.otherrules"),
    toolong: w("load.foreign"),
    players: w("load.impossible"),
    damaged: w("load.damaged"),
    impossible: w("load.impossible"),
  };
  const reason = reasonOf(error);
  return reason !== undefined && Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : messageOf(error);
}

/** The engine broke: what happened, that the game is safe, and a report to take along. */
export function showCrash(message: string, record: string): void {
  const report = [message, navigator.userAgent, record].join("\n\n");
  dialog(
    w("crash.title"),
    { close: w("close") },
    h("p", null, w("crash.text")),
    h(
      "div",
      { class: "row" },
      button(w("crash.copy"), () => void copy(report), { class: "main" }),
      button(w("crash.file"), () => download("katabasis-report.txt", report)),
    ),
  );
}

/** Copies a text and says so; where the browser forbids it, says what to do instead. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(w("copied"));
  } catch {
    toast(w("copy.refused"));
  }
}
