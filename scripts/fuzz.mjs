// `npm run fuzz -- GAME [SECONDS]`: looks for inputs that break a game, with libFuzzer and the toolchain of the project. What is found
// lies in fuzz/artifacts/<game>/ and is repeated by naming it: `npm run fuzz -- GAME FILE`. Needs a C++ compiler.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { GAMES } from "./lib/games.mjs";
import { Advice, ROOT, run } from "./lib/run.mjs";

/** What `cargo fuzz --sanitizer none` passes: the rules have no `unsafe`, so nothing is left for a sanitizer to find. */
const FLAGS = [
  "-Cpasses=sancov-module",
  ...["level=4", "inline-8bit-counters", "pc-table", "trace-compares"].map((what) => `-Cllvm-args=-sanitizer-coverage-${what}`),
  "-Cllvm-args=-simplifycfg-branch-fold-threshold=0",
  "-Ccodegen-units=1",
  "--cfg=fuzzing",
];

const [game, what = "60"] = process.argv.slice(2);
const home = join(ROOT, "fuzz");
if (!GAMES.includes(game)) throw new Advice(`name a game, ${GAMES.join(", ")}: npm run fuzz -- ${GAMES[0]} 60`);

const host = /^host: (.+)$/m.exec(await run("rustc", ["-vV"], { quiet: true }))[1];
await run(
  "cargo",
  [
    ...["build", "--quiet", "--release", "--manifest-path", join(home, "Cargo.toml"), "--target", host],
    ...["--bin", "game", "--features", `games/${game}`],
  ],
  {
    env: { CARGO_ENCODED_RUSTFLAGS: FLAGS.join("\u001f"), CARGO_TARGET_DIR: join(home, "target") },
  },
);
const [corpus, artifacts] = ["corpus", "artifacts"].map((name) => join(home, name, game));
for (const folder of [corpus, artifacts]) await mkdir(folder, { recursive: true });
const seconds = /^\d+$/.test(what);
await run(join(home, "target", host, "release/game"), [
  `-artifact_prefix=${artifacts}/`,
  ...(seconds
    ? [`-max_total_time=${what}`, "-max_len=2048", "-len_control=0", "-timeout=20", "-rss_limit_mb=2048", corpus]
    : [what]),
]);
