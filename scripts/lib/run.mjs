// Starting programs, and telling people how it went.
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

/**
 * Runs a program to its end. Its output goes to the terminal, or is kept and shown only when it fails (`quiet`).
 * Returns what it wrote to standard output when quiet.
 */
export function run(program, args, { quiet = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let out = "";
    let all = "";
    child.stdout?.on("data", (text) => {
      out += text;
      all += text;
    });
    child.stderr?.on("data", (text) => (all += text));
    child.on("error", (error) =>
      reject(new Advice(error.code === "ENOENT" ? `\`${program}\` is not installed or not in PATH` : error.message)),
    );
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(out);
      reject(new Advice(`${all}\`${[program, ...args].join(" ")}\` ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/** `node script …` from the root. */
export function node(script, ...args) {
  return run(process.execPath, [script, ...args]);
}
