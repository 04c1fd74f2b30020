// What programs say that know how packages go wrong.
import { GAMES } from "../lib/games.mjs";

const entries = (list) => list.flatMap((name) => ["--entrypoints", name]);

export const LINTS = [
  {
    name: "publint",
    async run(place) {
      const { publint } = await place.tool("publint");
      const { formatMessage } = await place.tool("publint/utils");
      const { messages, pkg } = await publint({ pkgDir: `${place.home}/node_modules/katabasis`, strict: true });
      if (messages.length > 0)
        throw new Error(messages.map((message) => formatMessage(message, pkg, { color: false })).join("\n"));
    },
  },
  {
    name: "are the types wrong",
    // Resolution as of Node 10 knows no exports; nobody asks for it any more.
    run: (place) => place.run("attw", place.tarball, "--profile", "node16", ...entries(["games", "games/about", ...GAMES])),
  },
  {
    name: "are the types wrong, board",
    // An element is for browsers, and so for modules only.
    run: (place) => place.run("attw", place.tarball, "--profile", "esm-only", ...entries(["board"])),
  },
];
