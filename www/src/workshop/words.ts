// What the workshop says.
import { wordbook } from "../wordbook";

export const ENGLISH = {
  title: "Card workshop: {game}",
  intro: "Write a card in the words of the game, see what it says and by which rules, and try it on a table.",
  deck: "Kind of card",
  box: "Begin with a card of the box",
  take: "Begin with it",
  card: "The card",
  "card.note": "A line for the name, and a line for each field. Everything after # is a remark.",
  wrong: "Line {line}, column {column}: {what}",
  there: "Show me where",
  reads: "Players read",
  silent: "Nothing is printed on it.",
  keywords: "By these rules",
  why: "Why? {rule}",
  none: "None of its words is a keyword.",
  try: "Try it",
  share: "Share",
  "share.text": "The link holds the card: whoever opens it reads it, and can try it.",
  "share.label": "Link to this card",
  "share.copy": "Copy the link",
  "share.qr": "The link as a QR code",
  back: "Back to the card",
  again: "Begin again",
  dice: "Other dice",
  tried: "Trying {name}",
};

export const workshopWords = wordbook(ENGLISH);
