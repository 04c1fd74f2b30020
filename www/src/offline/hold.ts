// Pages hold on to the build that they run.

/** While this page is open its build is not cleared away: the service worker looks who holds such a lock. */
export function holdBuild(): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name="katabasis-build"]')?.content;
  if (build === undefined || !("locks" in navigator)) return;
  const name = `katabasis ${new URL("../", import.meta.url).href} ${build}`;
  // Where a frame may keep nothing, nothing is kept that could be cleared away.
  navigator.locks.request(name, { mode: "shared" }, () => new Promise(() => undefined)).catch(() => undefined);
}
