// Computer players think here, so that the page never waits. The worker has a module of its own and keeps no game.
import { loadModule } from "./engine";
import { gameOf, type Session } from "./games";
import { askedSeats } from "./play/asked";
import type { Reply, Request } from "./thinking";

/** How deep to look at each point of the chart: enough for a tendency. */
const GLANCE = 300;

/**
 * What was to be expected for these seats along the game, at evenly spread decisions of theirs: only those, because a worth is that of
 * the seat that is asked. The last point is the end itself, where the game is over.
 */
function worths(session: Session, points: number, seats: readonly number[]): { at: number; worth: number }[] {
  const { question: end } = session.look();
  const length = session.answered();
  const every = Math.max(1, Math.ceil(length / points));
  const found: { at: number; worth: number }[] = [];
  let { question } = session.goTo(0);
  let wanted = 0;
  for (let at = 0; at < length; at += 1) {
    if (at >= wanted && askedSeats(question).some((seat) => seats.includes(seat))) {
      const advice = session.advise({ iterations: GLANCE });
      if (advice !== undefined) found.push({ at, worth: advice.worth });
      wanted = at + every;
    }
    ({ question } = session.redo());
  }
  if (end.kind === "over") {
    const is = (list: readonly number[]): boolean => seats.some((seat) => list.includes(seat));
    found.push({ at: length, worth: is(end.winners) ? 1 : is(end.drawn) ? 0.5 : 0 });
  }
  return found;
}

async function answer(request: Request): Promise<Reply> {
  const game = gameOf(request.game);
  if (game === undefined) return { id: request.id, failed: `there is no game “${request.game}”` };
  const module = await loadModule(game);
  const session = module.Session.load(request.text);
  try {
    if (request.kind === "worths") return { id: request.id, worths: worths(session, request.points, request.seats) };
    const advice = session.advise({ level: request.level, seat: request.seat });
    if (advice === undefined) return { id: request.id, failed: "nothing is to be chosen now" };
    return { id: request.id, advice: request.why ? { ...advice, why: session.why(advice.best, request.seat) } : advice };
  } finally {
    session.free();
  }
}

addEventListener("message", (event: MessageEvent<Request>) => {
  answer(event.data)
    .catch((error: unknown): Reply => ({ id: event.data.id, failed: error instanceof Error ? error.message : String(error) }))
    .then((reply) => postMessage(reply))
    .catch(reportError);
});
