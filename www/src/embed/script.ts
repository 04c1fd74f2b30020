// A figure whose moments the build has written down: it is seen and stepped through before any engine is there.
import type { Glyphs } from "../board/glyph";
import { fetchBeside } from "../engine";
import type { Ground, Say, Scene } from "../play/types";
import type { Moment } from "./moment";
import type { Row } from "./row";
import { rulesOf } from "./rules";

/** `<game>/figures/<id>.json`. Whatever is to be said in it is said already, in English: the words stand where a text's key would. */
export interface Figured {
  readonly title: string;
  readonly caption: string;
  /** `ground` is the name of a file: many figures share one. */
  readonly moments: readonly (Omit<Moment, "ground"> & { readonly ground: string })[];
  /** Titles by the ids of all rules that are named. */
  readonly rules: Readonly<Record<string, string>>;
  readonly glyphs: Glyphs;
}

export class Script implements Row {
  readonly #game: string;
  readonly #figured: Figured;
  readonly #grounds: ReadonlyMap<string, Ground>;
  readonly trying = false;
  #at = 0;

  static async open(game: string, id: string): Promise<Script> {
    const figured = await fetchBeside<Figured>(game, `figures/${id}.json`);
    const names = [...new Set(figured.moments.map(({ ground }) => ground))];
    const grounds = names.map(async (name) => [name, await fetchBeside<Ground>(game, `figures/${name}.json`)] as const);
    return new Script(game, figured, new Map(await Promise.all(grounds)));
  }

  private constructor(game: string, figured: Figured, grounds: ReadonlyMap<string, Ground>) {
    this.#game = game;
    this.#figured = figured;
    this.#grounds = grounds;
  }

  get title(): string {
    return this.#figured.title;
  }

  get caption(): string {
    return this.#figured.caption;
  }

  get glyphs(): Glyphs {
    return this.#figured.glyphs;
  }

  get steps(): number {
    return this.#figured.moments.length - 1;
  }

  get at(): number {
    return this.#at;
  }

  get moment(): Moment {
    return this.#momentAt(this.#at);
  }

  get ends(): readonly Scene[] {
    return [this.#momentAt(0).scene, this.#momentAt(this.steps).scene];
  }

  go(step: number): void {
    this.#at = Math.max(0, Math.min(step, this.steps));
  }

  format(say: Say): string {
    return say.key;
  }

  ruleTitle(id: string): string {
    return this.#figured.rules[id] ?? id;
  }

  async rule(id: string) {
    return (await rulesOf(this.#game))(id);
  }

  close(): void {
    // Nothing is held.
  }

  #momentAt(step: number): Moment {
    const moment = this.#figured.moments[step];
    const ground = this.#grounds.get(moment?.ground ?? "");
    if (moment === undefined || ground === undefined) throw new Error(`this figure has no step ${step}`);
    return { ...moment, ground };
  }
}
