// What is kept lies in units that are named by their content: the shell, the module of a game, a parcel of its pages. A unit that is
// here never changes; a new build fetches only the units that it does not share with the one before.

/** A name that carries the content's hash, and the files with the hashes of their bytes. A parcel is one file of many texts. */
export type Unit = readonly [name: string, files: readonly (readonly [url: string, integrity: string])[]];

/** What a build consists of: put into the service worker by scripts/page.mjs. */
export interface Build {
  readonly id: string;
  /** What every game needs. */
  readonly shell: readonly Unit[];
  /** By game: its units, and the bytes that they are on the wire. */
  readonly games: Readonly<Record<string, { readonly bytes: number; readonly units: readonly Unit[] }>>;
}

const isParcel = ([name]: Unit): boolean => name.startsWith("parcels/");
/** Files in folders that carry a hash are never another; of the rest a browser may hold an older one. */
const isNamedByContent = (url: string): boolean => /^(?:[a-z]+-[0-9a-f]{10}|pages|parcels)\//.test(url);

/** The caches of one copy of the page: several copies can lie on one origin. */
export class Units {
  readonly #scope: string;
  readonly #prefix: string;

  constructor(scope: string) {
    this.#scope = scope;
    // The space ends the scope: no address holds one, so that /games/ is not mistaken for /games/old/.
    this.#prefix = `katabasis ${scope} `;
  }

  async has(unit: Unit): Promise<boolean> {
    return (await caches.match(this.#mark(unit), { cacheName: this.#cache(unit[0]) })) !== undefined;
  }

  async haveAll(units: readonly Unit[]): Promise<boolean> {
    return (await Promise.all(units.map((unit) => this.has(unit)))).every(Boolean);
  }

  /** Fetches what is missing of these units. What has come stays when the network fails on the way, and is not fetched again. */
  async fill(units: readonly Unit[]): Promise<void> {
    for (const unit of units) if (!(await this.has(unit))) await this.#fetch(unit);
  }

  /** A file in one of these units, the first that has it. */
  async find(request: string | Request, units: readonly string[]): Promise<Response | undefined> {
    for (const unit of units) {
      const found = await caches.match(request, { cacheName: this.#cache(unit), ignoreSearch: true, ignoreVary: true });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The names of all units that are here, whole or in part. */
  async names(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.#prefix)).map((name) => name.slice(this.#prefix.length));
  }

  async drop(names: Iterable<string>): Promise<void> {
    for (const name of names) await caches.delete(this.#cache(name));
  }

  async #fetch(unit: Unit): Promise<void> {
    const cache = await caches.open(this.#cache(unit[0]));
    const here = new Set((await cache.keys()).map(({ url }) => url));
    const missing = unit[1].filter(([url]) => isParcel(unit) || !here.has(this.#scope + url));
    await Promise.all(
      missing.map(async ([url, integrity]) => {
        const response = await fetchWhole(this.#scope + url, integrity, isNamedByContent(url));
        await (isParcel(unit) ? this.#unpack(response, cache) : cache.put(this.#scope + url, response));
      }),
    );
    await cache.put(this.#mark(unit), new Response(""));
  }

  /** Keeps every text of a parcel as if it had been fetched by itself. */
  async #unpack(response: Response, cache: Cache): Promise<void> {
    const texts = (await response.json()) as [url: string, type: string, text: string][];
    const put = ([url, type, text]: (typeof texts)[number]) =>
      cache.put(this.#scope + url, new Response(text, { headers: { "content-type": type } }));
    await Promise.all(texts.map(put));
  }

  #cache(name: string): string {
    return this.#prefix + name;
  }

  /** Lies in the cache of a unit that is whole. Nobody asks for this address. */
  #mark([name]: Unit): string {
    return `${this.#scope}whole/${name}`;
  }
}

/** A file with these bytes or none. A browser's own cache is asked first where the name promises the content, and mistrusted once. */
async function fetchWhole(url: string, integrity: string, named: boolean): Promise<Response> {
  const ask = async (cache: RequestCache): Promise<Response> => {
    const response = await fetch(url, { cache, integrity });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  };
  return named ? ask("default").catch(() => ask("reload")) : ask("reload");
}
