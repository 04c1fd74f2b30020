// What the list of kept games says.
import { wordbook } from "../wordbook";

const ENGLISH = {
  title: "Without a network",
  note: "Any game you have played here stays on this device, with its rules and examples. Keep others before you go offline.",
  none: "This browser keeps no games here: private windows never do, nor do pages without https.",
  kept: "Kept, {size} MB",
  size: "{size} MB",
  fetching: "Fetching {size} MB …",
  keep: "Keep",
  "keep.game": "Keep {game} on this device",
  drop: "Remove",
  "drop.game": "Remove {game} from this device",
  dropped: "{game} is no longer kept. Saved games stay.",
  all: "Keep everything, {size} MB",
  "all.kept": "All games are kept on this device.",
  failed: "Not everything could be fetched: {why}. What has arrived is kept; try again when the network is back.",
} as const satisfies Record<string, string>;

export const wordsIn = wordbook(ENGLISH);
