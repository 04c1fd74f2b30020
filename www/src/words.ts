// What the page itself says. The games' own words come with their modules.
import type { Args } from "./texts";
import { wordbook } from "./wordbook";

export const ENGLISH = {
  title: "Katabasis",
  subtitle: "Board games of the descent",
  lead: "Go down into the underworld, alone or with friends around one screen. The rules are built in: the table asks, you answer, and every answer can tell you why.",
  home: "Home",
  statistics: "Your games",
  rules: "Rules",
  settings: "Settings",
  menu: "Main",
  skip: "Skip to the content",
  close: "Close",
  cancel: "Cancel",
  copied: "Copied.",
  "copy.refused": "The browser does not allow copying here. Select the text and copy it yourself.",
  loading: "Laying the table …",
  "games.heading": "Choose a door",
  "play.now": "Play now",
  "play.resume": "Continue “{name}”",
  "play.now.note": "You and {n, plural, one {# computer player} other {# computer players}}, ready in a second.",
  "play.set": "Set up a game",
  "play.campaign": "Begin a campaign",
  "play.rules": "All the rules",
  "play.workshop": "Card workshop",
  "play.learn": "Learn it by playing",
  "play.overview": "How it goes",
  "learn.name": "{game}: first game",
  no: "No",
  unofficial: "Unofficial",
  "saves.heading": "Saved games",
  "first.heading": "How it is played here",
  "first.ask": "The table asks, you answer",
  "first.ask.text": "One question at a time, with what you may do and what it leads to. No manual to read first.",
  "first.why": "Everything has its reason",
  "first.why.text":
    "Each option, each refusal and each line of the story names its rule. Tap it to read the rule beside the board.",
  "first.yours": "It is yours",
  "first.yours.text":
    "No account, no server, no network needed. Every answer is saved; take it back, or send the whole game as a link.",
  "saves.none": "Every game you play is saved here as you go, on this device.",
  "saves.continue": "Continue",
  "saves.look": "Look at it",
  "saves.rename": "Rename",
  "saves.delete": "Delete",
  "saves.export": "Export",
  "saves.exportAll": "Export all",
  "saves.import": "Import",
  "saves.turn": "{who} to act",
  "saves.handed": "Handed over to another phone.",
  "saves.unsaved": "Only in memory: this browser does not store it.",
  "saves.deleted": "Deleted “{name}”.",
  "saves.undo": "Undo",
  "saves.name": "Name of the game",
  "saves.defaultName": "{game}, {date}",
  "saves.broken": "A saved game that cannot be read",
  "saves.broken.text":
    "Its entry was changed or cut off. You can export what is there or delete it; nothing is thrown away unless you say so.",
  "saves.refused": "This game cannot be opened: {why}",
  "import.title": "Import games",
  "import.text": "Choose a file, or paste a game’s text or link. Nothing you have is overwritten.",
  "import.file": "Choose a file",
  "import.paste": "Text or link of a game",
  "import.do": "Import",
  "import.done": "{n, plural, one {One game imported.} other {# games imported.}}",
  "import.nothing": "There is no game in this. Saved games begin with “katabasis”.",
  "import.name": "Imported, {date}",
  "import.failed": "{n, plural, one {One game was not imported: {why}} other {# games were not imported. The first: {why}}}",
  "new.title": "A new game of {game}",
  "new.seats": "Who plays them?",
  "new.person": "Person",
  "new.easy": "Computer, easy",
  "new.normal": "Computer, normal",
  "new.hard": "Computer, hard",
  "new.byHand": "At a real table: we roll the dice and draw the cards",
  "new.more": "More",
  "new.seed": "Seed (optional)",
  "new.seed.note":
    "A number or any words. The same seed and the same answers give the same dice and cards; leave it empty for a fresh game.",
  "new.begin": "Begin",
  "new.cast": "Character {n}",
  "new.player": "Who plays {who}?",
  "new.name": "Own name of {who}",
  "new.name.short": "Own name",
  "new.watch": "Nobody plays in person: you will watch the computer.",
  "new.hotseat": "{n, plural, one {You play one of them.} other {# people share this device and pass it round.}}",
  speed: "Speed of the computer",
  "speed.note": "How long to look at each move of a computer player.",
  "speed.instant": "Instant",
  "speed.quick": "Quick",
  "speed.normal": "Normal",
  "speed.slow": "Slow",
  language: "Language",
  hand: "Buttons near the",
  "hand.right": "right hand",
  "hand.left": "left hand",
  motion: "Motion",
  "motion.system": "Same as the system",
  "motion.less": "Less",
  theme: "Colours",
  "theme.system": "Same as the system",
  "theme.dark": "Dark",
  "theme.light": "Light",
  large: "Large text",
  confirm: "Ask again before every move",
  sound: "Sound",
  volume: "Volume",
  data: "Your data",
  "data.note":
    "Games and settings are stored in this browser and nowhere else. Some browsers clear them after a week without a visit: export the games you want to keep.",
  "data.clear": "Delete everything",
  "data.clear.title": "Delete all games and settings?",
  "data.clear.text":
    "Every saved game and every setting of Katabasis on this device will be gone. This cannot be undone, so export the games first if you might want them back.",
  "data.persist": "Ask the browser to keep it",
  "data.persist.yes": "The browser promises to keep your games.",
  "data.persist.no": "The browser makes no promise. Export the games you want to keep.",
  "link.title": "A shared game",
  "link.text": "Someone sent you a game of {game}. It opens as a new saved game; nothing of yours is touched.",
  "link.open": "Open as a new game",
  "link.home": "Not now",
  "link.known": "You already have this game, as “{name}”.",
  "link.known.open": "Open mine",
  "link.ahead": "This is your game “{name}”, {n, plural, one {one answer} other {# answers}} further on.",
  "link.behind": "This is your game “{name}” as it was; yours is {n, plural, one {one answer} other {# answers}} further on.",
  "link.apart":
    "This began as your game “{name}” and went another way after {n, plural, one {one answer} other {# answers}}. Open it as a new game: both are kept.",
  "link.goOn": "Go on from there",
  "link.before": "{name}, as it was",
  "link.broken": "This link does not hold a whole game",
  "link.broken.text":
    "{why} Ask for it again, or copy it in one piece: messengers sometimes cut long links. Nothing of yours has changed.",
  "link.name": "Shared, {date}",
  "carried.over":
    "The rules have been corrected since this game was saved. It goes on under the new ones; you can read what came before, but not take it back.",
  "load.foreign": "This is not a saved game of Katabasis.",
  "load.format": "This was saved by a newer version. Reload the page to get the update, then try again.",
  "load.othergame": "This is a saved game of another game.",
  "load.otherrules": "This was saved under another version of the rules, so its dice and cards would fall differently.",
  "load.damaged": "A part of it is missing or was changed.",
  "load.impossible": "It holds moves that the rules do not allow.",
  "play.missing": "There is no such game here",
  "play.missing.text": "It may have been deleted, or saved in another browser. Your other games are on the start page.",
  "play.broken": "This game cannot be opened",
  "play.broken.text": "{why} It is still stored as it was, and can be exported.",
  "store.full":
    "This browser’s storage is full, so the game is not being saved. It goes on in memory: download it before you close the tab, or delete old games.",
  "store.forbidden":
    "The browser does not let this page store anything (a private window, perhaps), so this game is not saved. It goes on in memory: download it before you close the tab.",
  "store.download": "Download this game",
  "tabs.title": "This game is open in another tab",
  "tabs.text": "Only one tab can go on with it. Take it over here, or play on with a copy of your own.",
  "tabs.take": "Take over",
  "tabs.copy": "Keep a copy",
  "tabs.taken.title": "This game went on in another tab",
  "tabs.taken.text": "It was opened or changed there. Bring the newest state here, or keep what you see as a copy.",
  "tabs.back": "Bring it here",
  "tabs.copyName": "{name} (copy)",
  "crash.title": "The engine stumbled",
  "crash.text":
    "Your game is safe: it stands as it was before the last step, and you can go on. A report with the game and the error would help us fix this.",
  "crash.copy": "Copy the report",
  "crash.file": "Download the report",
  "wrong.title": "The page could not go on",
  "wrong.text":
    "Your saved games are untouched. Reload the page; if it happens again, go to the start page and export your games.",
  "wrong.toast": "Something went wrong: {why}. Your game is saved; reload the page if it does not go on.",
  "wrong.reload": "Reload",
  "wrong.thinking": "The computer player stopped: {why} Try again, or play this turn yourself.",
  "nowhere.title": "There is nothing here",
  "nowhere.text": "This address leads nowhere. The start page knows the way.",
  "nowhere.home": "To the start page",
  "engine.failed": "The game could not be loaded",
  "engine.failed.text": "{why} Check the connection and try again; your saved games are untouched.",
  "engine.again": "Try again",
  "rules.unknown": "There is no rule “{id}”. It may have been renamed: try searching for its words.",
  "rules.failed": "The rules could not be loaded",
  "rule.why": "Why?",
  "rule.full": "In the rulebook",
  "rule.close": "Back to the game",
  "update.ready": "A newer version is ready when you are. Your games stay.",
  "update.now": "Update now",
  "offline.ready": "{game} is on this device now: you can play it without a network.",
  "footer.icons": "Icons by the authors of game-icons.net, CC BY 3.0",
  "footer.licence": "Free software, MIT or Apache-2.0",
  "footer.unofficial": "Unofficial and free: the games belong to their makers.",
} as const satisfies Record<string, string>;

export type Word = keyof typeof ENGLISH;

const book = wordbook<Word>(ENGLISH);
let spoken = "en";
let say = book(spoken);

/** The language that the page speaks. */
export const language = (): string => spoken;

/** Chooses the page's language. */
export function speak(language: string): void {
  [spoken, say] = [language, book(language)];
}

/** The date and time of now, short, as a part of a name. */
export function now(): string {
  return new Date().toLocaleString(spoken, { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" });
}

/** The page's words for a key. Arguments are shown as they are. */
export function w(key: Word, args: Args = {}): string {
  return say(key, args);
}
