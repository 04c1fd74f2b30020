// What a fresh clone lacks: npm packages, the Rust toolchain with its WebAssembly target, a browser for the tests.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ROOT, run } from "./run.mjs";

/** Steps that everything else stands on. */
export const SETUP = [
  {
    name: "npm packages",
    work: installPackages,
    help: "npm must reach its registry once; then run `npm ci` to see its own message.",
  },
  {
    name: "Rust toolchain",
    work: installToolchain,
    help: "Install rustup from https://rustup.rs, then run this again; it installs the version in rust-toolchain.toml.",
  },
];

/** A browser, for tests only. */
export const BROWSER = {
  name: "Chromium",
  work: ensureChromium,
  needs: ["npm packages"],
  help: "Install Chromium or Chrome yourself, or set CHROMIUM to the path of one, and run this again.",
};

async function installPackages() {
  if (packagesAreInstalled()) return "present";
  await run("npm", ["ci", "--no-audit", "--no-fund"], { quiet: true });
  return "installed";
}

/** Whether node_modules holds the very versions of the lock file (packages for other systems aside). */
function packagesAreInstalled() {
  const note = join(ROOT, "node_modules/.package-lock.json");
  if (!existsSync(note)) return false;
  const locked = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages;
  const installed = JSON.parse(readFileSync(note, "utf8")).packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}

async function installToolchain() {
  const wanted = readToolchainFile();
  if (await toolchainIsInstalled(wanted)) return `${wanted.channel} present`;
  const list = (flag, names) => names.flatMap((name) => [flag, name]);
  await run(
    "rustup",
    [
      ...["toolchain", "install", wanted.channel, "--profile", "minimal", "--no-self-update"],
      ...list("--component", wanted.components),
      ...list("--target", wanted.targets),
    ],
    { quiet: true },
  );
  return `${wanted.channel} installed`;
}

function readToolchainFile() {
  const text = readFileSync(join(ROOT, "rust-toolchain.toml"), "utf8");
  const names = (key) =>
    [...(text.match(new RegExp(`^${key} = \\[(.*)\\]`, "m"))?.[1] ?? "").matchAll(/"([^"]+)"/g)].map((m) => m[1]);
  return { channel: text.match(/^channel = "(.+)"/m)[1], components: names("components"), targets: names("targets") };
}

async function toolchainIsInstalled({ channel, components, targets }) {
  const installed = await run("rustup", ["toolchain", "list"], { quiet: true });
  if (!installed.split("\n").some((line) => line.startsWith(`${channel}-`))) return false;
  const at = ["--toolchain", channel, "--installed"];
  const haveComponents = await run("rustup", ["component", "list", ...at], { quiet: true });
  const haveTargets = (await run("rustup", ["target", "list", ...at], { quiet: true })).split("\n");
  return components.every((name) => haveComponents.includes(`${name}-`)) && targets.every((name) => haveTargets.includes(name));
}
