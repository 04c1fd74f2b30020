// What the companion says.

import { wordbook } from "../wordbook";
import { language } from "../words";

export const ENGLISH = {
  close: "Close",
  "table.title": "At a real table",
  "table.text":
    "Play with the pieces of the box. This device keeps the rules, asks for what you rolled and drew, and says what to do.",
  "table.all": "Dice and cards by hand",
  "table.which": "Or only some of them",
  "table.hands": "Tell me what to do with the pieces",
  "table.hands.note": "After every answer, step by step, each with its rule.",
  "table.large": "Large text",
  "table.facing": "Two sides face each other",
  "table.facing.note": "For a tablet that lies between you: every second seat gets its half turned round.",
  "roll.text": "Roll the dice on your table and enter what fell. ",
  "roll.missing": "{n, plural, =0 {All are there.} one {One die is missing.} other {# dice are missing.}}",
  "roll.which": "Die {n} of {of}: {kind}",
  "roll.fix": "Die {n}: {face}. Enter it again",
  "roll.pad": "The face that fell",
  "roll.number": "A number from 1 to {n}",
  "roll.enter": "Enter",
  "roll.back": "Back",
  "roll.fate": "Roll for me",
  "draw.text": "Draw from your pile and say what came. ",
  "draw.search": "Search",
  "draw.none": "Nothing of that name can come now.",
  "draw.left": "{n, plural, one {one left} other {# left}}",
  "draw.fate": "Draw for me",
  "todo.title": "On your table",
  "todo.count": "{n} of {of}",
  "todo.done": "Done",
  "todo.next": "Done, next",
  "todo.all": "All done",
  "back.title": "Take back",
  "back.text": "Go back to before one of these. What came after it is taken back too; redo brings it again.",
  "back.none": "Nothing was answered yet.",
  "back.before": "Before: {what}",
  "back.reveals": "{n, plural, one {takes back a roll or draw} other {takes back # rolls and draws}}",
  "right.title": "Set right",
  "right.text":
    "If your table differs, set it right here. Every change is checked by the rules, noted in the log, and can be taken back.",
  "right.again":
    "{n, plural, one {One answer of this step is asked again after a change.} other {# answers of this step are asked again after a change.}}",
  "right.less": "{what}: one less",
  "right.more": "{what}: one more",
  "right.move": "Choose on the board",
  "right.where": "Where does it stand? Tap a marked place.",
  "right.refused": "Not possible: ",
  "right.impossible": "That cannot be.",
  "right.done": "Done",
  "over.title": "Hand over to another phone",
  "over.text": "The code and the link hold the whole game. Open it on the other phone, then say so here.",
  "over.qr": "The game as a QR code",
  "over.long": "The game is too long for a QR code. The link holds it whole.",
  "over.link": "Link to this game",
  "over.copy": "Copy the link",
  "over.stop": "It goes on over there",
  "over.done": "Handed over",
  "over.done.text": "This game goes on on another phone. When it comes back in a link, it is recognised.",
  "over.back": "Take it back",
  "over.back.note": "If the other phone goes on too, there are two games. Both are kept.",
  "over.home": "To the start page",
} as const satisfies Record<string, string>;

const GERMAN: Partial<Record<keyof typeof ENGLISH, string>> = {
  close: "Schließen",
  "table.title": "Am echten Tisch",
  "table.all": "Würfel und Karten von Hand",
  "table.large": "Große Schrift",
  "roll.fate": "Würfle für mich",
  "draw.fate": "Zieh für mich",
  "todo.done": "Erledigt",
  "todo.next": "Erledigt, weiter",
  "back.title": "Zurücknehmen",
  "right.title": "Richtigstellen",
  "over.title": "An ein anderes Telefon übergeben",
};

const book = wordbook(ENGLISH, GERMAN);

/** The companion's words for a key. Arguments are shown as they are. */
export function say(key: keyof typeof ENGLISH, args: Record<string, string | number> = {}): string {
  return book(language())(key, args);
}
