// Starting programs, and telling people how it went.
import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A failure that a person can do something about; shown without a stack. */
export class Advice extends Error {}

/** The full path of a program in PATH, or undefined. */
export function which(program) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const path = join(folder, process.platform === "win32" ? `${program}.exe` : program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

const held = new AsyncLocalStorage();

/** Holds back what programs print while something is done: several can be at work at once. */
export function holdOutput() {
  const texts = [];
  return { said: () => texts.join(""), during: (work) => held.run((text) => texts.push(text), work) };
}

/**
 * Runs a program to its end. Its output goes to the terminal, or is kept and shown only when it fails (`quiet`): then what it wrote to
 * standard output is returned. With `note` the last that matches in all that it wrote is.
 */
export function run(program, args, { quiet = false, note, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    const show = held.getStore();
    let out = "";
    let all = "";
    const hear = (stream, own) =>
      stream.setEncoding("utf8").on("data", (text) => {
        all += text;
        if (stream === child.stdout) out += text;
        if (quiet) return;
        if (show === undefined) own.write(text);
        else show(text);
      });
    hear(child.stdout, process.stdout);
    hear(child.stderr, process.stderr);
    child.on("error", (error) =>
      reject(new Advice(error.code === "ENOENT" ? `\`${program}\` is not installed or not in PATH` : error.message)),
    );
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(note === undefined ? (quiet ? out : "") : (all.match(note)?.at(-1)?.trim() ?? ""));
      reject(new Advice(`${quiet ? all : ""}\`${[program, ...args].join(" ")}\` ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/** `node script …` from the root. */
export function node(script, ...args) {
  return run(process.execPath, [script, ...args]);
}

/** The same, with what it says of itself: the last that matches. */
export function nodeNoting(note, script, ...args) {
  return run(process.execPath, [script, ...args], { note });
}
