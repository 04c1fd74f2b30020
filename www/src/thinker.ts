// The page's side of the worker: one question at a time, and a newer one ends the older.
import { homesText } from "./homes";
import type { Reply, Request, Thought } from "./thinking";

type Open = { readonly request: Request; readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void };
type Unnumbered<R> = R extends Request ? Omit<R, "id"> : never;

/** A worker that can be interrupted. Thinking does not listen while it thinks, so to interrupt it is to end the worker. */
export class Thinker {
  #worker: Worker | undefined;
  #open: Open | undefined;
  #last = 0;

  /** The ranking of the options of the present question. */
  async advise(asked: Omit<Extract<Request, { kind: "advise" }>, "id" | "kind">, signal?: AbortSignal): Promise<Thought> {
    const reply = await this.#ask({ kind: "advise", ...asked }, signal);
    if ("advice" in reply) return reply.advice;
    throw new Error("the worker answered something else");
  }

  /** What was to be expected for these seats along the game. */
  async worths(
    game: string,
    text: string,
    points: number,
    seats: readonly number[],
  ): Promise<readonly { at: number; worth: number }[]> {
    const reply = await this.#ask({ kind: "worths", game, text, points, seats });
    if ("worths" in reply) return reply.worths;
    throw new Error("the worker answered something else");
  }

  /** Stops thinking about whatever it is. */
  stop(): void {
    if (this.#open === undefined) return;
    const { reject } = this.#open;
    this.#end();
    reject(new DOMException("a newer question has come", "AbortError"));
  }

  #ask(question: Unnumbered<Request>, signal?: AbortSignal): Promise<Reply> {
    this.stop();
    this.#last += 1;
    const request = { ...question, id: this.#last } as Request;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(new DOMException("not wanted any more", "AbortError"));
        return;
      }
      signal?.addEventListener("abort", () => this.#open?.request.id === request.id && this.stop(), { once: true });
      this.#open = { request, resolve, reject };
      this.#start().postMessage(request);
    });
  }

  #start(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: homesText() });
    worker.addEventListener("message", (event: MessageEvent<Reply>) => this.#heard(event.data));
    worker.addEventListener("error", (event) => this.#broke(event.message || "the worker could not be started"));
    this.#worker = worker;
    return worker;
  }

  #heard(reply: Reply): void {
    const open = this.#open;
    if (open === undefined || open.request.id !== reply.id) return;
    this.#open = undefined;
    if ("failed" in reply) {
      // Whatever broke in there, the next question gets a fresh module.
      this.#end();
      open.reject(new Error(reply.failed));
    } else open.resolve(reply);
  }

  #broke(message: string): void {
    const open = this.#open;
    this.#end();
    open?.reject(new Error(message));
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#open = undefined;
  }
}
