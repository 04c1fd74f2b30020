// The types, in every version of TypeScript since 5.2 and every way to resolve modules, with and without the types of browsers.
import { join } from "node:path";
import { GAMES } from "../lib/games.mjs";

/** Packages by the name under which they are installed. */
export const TYPESCRIPTS = Object.fromEntries(
  ["5.2.2", "5.3.3", "5.4.5", "5.5.4", "5.6.3", "5.7.3", "5.8.3", "5.9.3", "6.0.3", "7.0.2"].map((version) => [
    `typescript-${version}`,
    `npm:typescript@${version}`,
  ]),
);

const WAYS = [
  { module: "esnext", moduleResolution: "bundler" },
  { module: "node16", moduleResolution: "node16" },
  { module: "nodenext", moduleResolution: "nodenext" },
];

const uses = GAMES.map(
  (game) => `import init_${game}, { Session as ${game}, type KatabasisError as Error_${game} } from "katabasis/${game}";
void init_${game}().then(() => {
  const game = ${game}.begin({});
  const look = game.answer(0, game.revision());
  const hash: string = game.hash();
  const reason = (error: Error_${game}): string => (error.name === "LoadError" && error.reason === "damaged" ? "torn" : error.reason);
  game[Symbol.dispose]();
  return [look, hash, reason];
});`,
).join("\n");
const LIST = `import { GAMES, type Game, type KatabasisError } from "katabasis/games";
export const isTorn = (error: KatabasisError): boolean => error.name === "LoadError" && error.reason === "damaged";
import { ABOUT } from "katabasis/games/about";
export const titles: string[] = GAMES.map((game: Game) => game.title + (ABOUT[game.id]?.["en"]?.tagline ?? ""));
void GAMES[0]?.load().then(async (module) => { await module.default(); module.Session.begin({ seed: "1" }).free(); });
`;
const BOARD = `import { KatabasisBoard } from "katabasis/board";
export const shown = (board: KatabasisBoard): string => board.game;
`;
const COMMON = GAMES.map(
  (game) => `import ${game} = require("katabasis/${game}");
void ${game}.default().then(() => ${game}.Session.begin({ seed: "1" }).hash() satisfies string);`,
).join("\n");

export const TYPINGS = Object.keys(TYPESCRIPTS).map((name) => ({
  name: name.replace("-", " "),
  async run(place) {
    const failed = [];
    for (const way of WAYS) {
      for (const lib of [["ES2022"], ["ES2022", "DOM"]]) {
        const compilerOptions = {
          ...way,
          target: "es2022",
          lib,
          types: [],
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: false,
          noEmit: true,
        };
        const files = [
          "games.mts",
          "list.mts",
          ...(lib.includes("DOM") ? ["board.mts"] : []),
          ...(way.module === "esnext" ? [] : ["common.cts"]),
        ];
        await place.write({
          "games.mts": uses,
          "list.mts": LIST,
          "board.mts": BOARD,
          "common.cts": `${COMMON}\nimport list = require("katabasis/games");\nexport const first = list.GAMES[0]?.id;`,
          "tsconfig.json": JSON.stringify({ compilerOptions, files }),
        });
        await place.run("node", join(place.home, "node_modules", name, "bin/tsc")).catch((error) => {
          failed.push(`${way.moduleResolution}, ${lib.join("+")}:\n${error.stdout.slice(0, 600)}`);
        });
      }
    }
    if (failed.length > 0) throw new Error(failed.join("\n"));
  },
}));
