// What the list of kept games says.
import { wordbook } from "../wordbook";

const ENGLISH = {
  title: "Without a network",
  note: "A game that you have played here is kept on this device, with its rules and examples. Keep others before you leave the network.",
  none: "This browser keeps no games here: private windows do not, nor pages without https.",
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
  failed: "Not everything could be fetched: {why}. What has come is kept; try again when the network is back.",
} as const satisfies Record<string, string>;

const GERMAN: Record<keyof typeof ENGLISH, string> = {
  title: "Ohne Netz",
  note: "Ein Spiel, das du hier gespielt hast, bleibt auf diesem Gerät, mit Regeln und Beispielen. Behalte andere, bevor du das Netz verlässt.",
  none: "Dieser Browser behält hier keine Spiele: private Fenster tun es nicht, Seiten ohne https auch nicht.",
  kept: "Behalten, {size} MB",
  size: "{size} MB",
  fetching: "{size} MB werden geholt …",
  keep: "Behalten",
  "keep.game": "{game} auf diesem Gerät behalten",
  drop: "Entfernen",
  "drop.game": "{game} von diesem Gerät entfernen",
  dropped: "{game} wird nicht mehr behalten. Gespeicherte Partien bleiben.",
  all: "Alles behalten, {size} MB",
  "all.kept": "Alle Spiele sind auf diesem Gerät.",
  failed: "Nicht alles konnte geholt werden: {why}. Was da ist, bleibt; versuche es wieder, wenn das Netz zurück ist.",
};

export const wordsIn = wordbook(ENGLISH, GERMAN);
