// Bundlers, each as its own README and ours say: what makes of `index.html` and `main.js` in the folder of a case something that is served.
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";

/** For those that know nothing of pages. */
async function withPage(place) {
  await mkdir(join(place.folder, "dist"), { recursive: true });
  await copyFile(join(place.folder, "index.html"), join(place.folder, "dist/index.html"));
  return place.serve("dist");
}

export async function vite(place) {
  const { build } = await place.tool("vite");
  await build({ root: place.folder, base: "./", logLevel: "error", worker: { format: "es" } });
  return place.serve("dist");
}

/** Vite while one works: nothing is bundled. */
export async function viteServer(place) {
  const { createServer } = await place.tool("vite");
  const server = await createServer({
    root: place.folder,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", fs: { allow: [place.home] } },
    optimizeDeps: { exclude: ["katabasis"] },
  });
  await server.listen();
  place.atEnd(() => server.close());
  return `http://127.0.0.1:${server.httpServer.address().port}/`;
}

export async function webpack(place) {
  const { default: bundle } = await place.tool("webpack");
  const options = {
    mode: "production",
    context: place.folder,
    entry: "./main.js",
    output: { path: join(place.folder, "dist"), filename: "main.js" },
    performance: false,
  };
  const stats = await new Promise((done, fail) => bundle(options, (error, found) => (error ? fail(error) : done(found))));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return withPage(place);
}

export async function rollup(place, plugins = []) {
  const { rollup: roll } = await place.tool("rollup");
  const { nodeResolve } = await place.tool("@rollup/plugin-node-resolve");
  const bundle = await roll({ input: join(place.folder, "main.js"), plugins: [nodeResolve({ browser: true }), ...plugins] });
  await bundle.write({ dir: join(place.folder, "dist"), format: "es" });
  return withPage(place);
}

export async function rollupWithAssets(place) {
  const { importMetaAssets } = await place.tool("@web/rollup-plugin-import-meta-assets");
  return rollup(place, [importMetaAssets()]);
}

export async function esbuild(place, options = {}) {
  const { build } = await place.tool("esbuild");
  const entry = { absWorkingDir: place.folder, entryPoints: ["main.js"], outdir: "dist" };
  await build({ ...entry, bundle: true, format: "esm", logLevel: "silent", ...options });
  return withPage(place);
}

export async function parcel(place) {
  const options = ["--no-cache", "--no-source-maps", "--public-url", "./", "--dist-dir", "dist"];
  await place.run("parcel", "build", "index.html", ...options);
  return place.serve("dist");
}

/** Nothing at all: the folder with everything in it is served. */
export async function nothing(place) {
  return `${await place.serve(".", place.home)}${place.folder.slice(place.home.length + 1)}/`;
}
