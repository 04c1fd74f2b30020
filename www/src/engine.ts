// A game's WebAssembly module, and a session that survives a crash of it.
import type { Game, Module, Session } from "./games";
import { gameFile } from "./homes";

const modules = new Map<string, Promise<Module>>();

/** Loads and starts the module of a game, once. A failed load is tried again at the next call. */
export function loadModule(game: Game): Promise<Module> {
  let module = modules.get(game.id);
  if (module === undefined) {
    module = start(game);
    module.catch(() => modules.delete(game.id));
    modules.set(game.id, module);
  }
  return module;
}

async function start(game: Game): Promise<Module> {
  const module = await game.load();
  // In a page of ours its place is known; in somebody else's it may have to be looked up.
  await module.default({ module_or_path: await gameFile(game.id, `${game.id}.wasm`) });
  return module;
}

/** A file that lies beside a game's module. */
export async function fetchBeside<T>(game: string, file: string): Promise<T> {
  const answer = await fetch(await gameFile(game, file));
  if (!answer.ok) throw new Error(`${file} of ${game} could not be fetched (${answer.status})`);
  return (await answer.json()) as T;
}

/** Whether the engine itself broke, so that the object may not be usable any more. */
export function isCrash(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  const reason: unknown = error instanceof Error && "reason" in error ? error.reason : undefined;
  if (reason === "stuck" || reason === "unexpected") return true;
  // What wasm-bindgen says when a broken object is used again.
  return error instanceof Error && /recursive use of an object|null pointer passed to rust/i.test(error.message);
}

/** A game in play: the session, and the last text of it that is known to be good. */
export class Playing {
  readonly game: Game;
  readonly #module: Module;
  #session: Session;
  #safe: string;

  constructor(game: Game, module: Module, session: Session) {
    this.game = game;
    this.#module = module;
    this.#session = session;
    this.#safe = session.snapshot();
  }

  /** The session of now; after a crash it is another one. */
  get session(): Session {
    return this.#session;
  }

  /** The last text that is known to be good. */
  get text(): string {
    return this.#safe;
  }

  /** Takes the present state as good. To be called after every change. */
  keep(): string {
    this.#safe = this.#session.snapshot();
    return this.#safe;
  }

  /** After a crash: a new session from the last good text, and what the engine said. The broken one cannot even be freed. */
  rescue(): string | undefined {
    this.#session = this.#module.Session.load(this.#safe);
    return this.#module.takePanic();
  }

  /** The same game once more, to be walked through; whoever takes it frees it. */
  copy(): Session {
    return this.#module.Session.load(this.#session.record());
  }

  /** Another game with the same set-up and players, and other chance. */
  again(): Playing {
    return new Playing(this.game, this.#module, this.#session.again());
  }

  /** Puts another text in the place of this game. */
  replace(text: string): void {
    const next = this.#module.Session.load(text);
    this.#session.free();
    this.#session = next;
    this.#safe = text;
  }
}

/** Begins a game. */
export async function begin(game: Game, options: Parameters<Module["Session"]["begin"]>[0]): Promise<Playing> {
  const module = await loadModule(game);
  return new Playing(game, module, module.Session.begin(options));
}

/** Opens a saved text or a record. Throws what the engine says about a text that it refuses. */
export async function open(game: Game, text: string): Promise<Playing> {
  const module = await loadModule(game);
  return new Playing(game, module, module.Session.load(text));
}
