// What the page of a campaign says.
import { wordbook } from "../wordbook";

export const ENGLISH = {
  name: "{game}: a campaign, {date}",
  next: "Next: {chapter}",
  playing: "Under way: {chapter}",
  over: "The campaign is over.",
  ended: "{chapter} has ended. Write down what it leaves behind, then go on.",
  kept: "{chapter} is under way, but this version cannot open it: {why} It is kept as it is. Export it, or give it up and begin it again.",
  setOut: "Set out",
  goOn: "Go on",
  conclude: "Write it down",
  giveUp: "Give this adventure up",
  undo: "Take the last ending back",
  before: "{name}, as it was",
  keptBefore: "The campaign as it was is kept beside it.",
  adventure: "{campaign}: {chapter}",
  export: "Export",
  exportAdventure: "Export the adventure",
  share: "Share",
  "share.text": "The link and the file hold the whole campaign: whoever opens them gets a copy.",
  "share.label": "Link to this campaign",
  "share.copy": "Copy the link",
  "share.file": "Download as a file",
  "share.qr": "The link as a QR code",
  heroes: "Heroes",
  rewards: "Earned together",
  log: "What happened",
  past: "Adventures",
  look: "Look at it",
  nothing: "Nothing yet.",
  unknown:
    "This version does not know {n, plural, one {one thing} other {# things}} in it, and keeps what it does not know: {what}.",
  "link.title": "A shared campaign",
  "link.text": "Someone sent you a campaign of {game}. It opens as a new one; nothing of yours is touched.",
  "link.open": "Open as a new campaign",
  "link.name": "Shared, {date}",
} as const satisfies Record<string, string>;

export const campaignWords = wordbook(ENGLISH);
