// Computer players think here, so that the page never waits. The worker has a module of its own and keeps no game.
import { loadModule } from "./engine";
import { gameOf, type Session } from "./games";
import type { Reply, Request } from "./thinking";

/** How deep to look at each point of the chart: enough for a tendency. */
const GLANCE = 300;

/** The expected result along the game, from its end backwards, at evenly spread decisions. */
function worths(session: Session, points: number): { at: number; worth: number }[] {
  let length = 0;
  while (session.canUndo()) {
    session.undo();
    length += 1;
  }
  const every = Math.max(1, Math.ceil(length / points));
  const found: { at: number; worth: number }[] = [];
  for (let at = 0; at < length; at += 1) {
    const advice = at % every === 0 ? session.advise({ iterations: GLANCE }) : undefined;
    if (advice !== undefined) found.push({ at, worth: advice.worth });
    session.redo();
  }
  return found;
}

async function answer(request: Request): Promise<Reply> {
  const game = gameOf(request.game);
  if (game === undefined) return { id: request.id, failed: `there is no game “${request.game}”` };
  const module = await loadModule(game);
  const session = module.Session.load(request.text);
  try {
    if (request.kind === "worths") return { id: request.id, worths: worths(session, request.points) };
    const advice = session.advise({ level: request.level });
    return advice === undefined ? { id: request.id, failed: "nothing is to be chosen now" } : { id: request.id, advice };
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
