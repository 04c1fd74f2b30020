// What is played in every environment: it gets the package's `Session` and knows nothing of Node or browsers.

/** A small generator of choices, the same everywhere. */
function chooser(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Plays one game to its end by random answers; all seats are persons. */
function playThrough(Session, seed) {
  const choose = chooser(seed);
  const session = Session.begin({ seed: String(seed) });
  let answers = 0;
  for (let question = session.question(); question.kind !== "over"; question = session.question()) {
    if (question.kind !== "choice" || question.options.length === 0) throw new Error(`a dead end: ${JSON.stringify(question)}`);
    session.answer(choose(question.options.length), question.revision);
    answers += 1;
  }
  const record = session.record();
  const played = { answers, hash: session.hash(), record, replayed: hashOf(Session, record) };
  session.free();
  return played;
}

function hashOf(Session, record) {
  const session = Session.load(record);
  const hash = session.hash();
  session.free();
  return hash;
}

/** Replays the golden records and plays a fresh game; the results must be the same in every environment. */
export function prove(Session, goldens) {
  return {
    goldens: goldens.map(({ record }) => hashOf(Session, record)),
    game: playThrough(Session, 42),
  };
}
