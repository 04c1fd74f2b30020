// The lessons of a first game: the opening that lies beside a game's module, and how far somebody has followed it.
import { fetchBeside, loadModule } from "./engine";
import type { Game, Session } from "./games";
import type { Lessons } from "./play/services";

/** An opening, as the arena writes it. */
interface Opening {
  /** The game before the first answer. */
  readonly begin: string;
  /** The game with all answers. */
  readonly record: string;
  readonly steps: readonly { readonly say?: string; readonly rule?: string; readonly answer: number }[];
  readonly after: string;
}

const opening = (game: Game): Promise<Opening> => fetchBeside<Opening>(game.id, "opening.json");

/** The text of a game at the beginning of its opening. */
export async function firstLesson(game: Game): Promise<string> {
  return (await opening(game)).begin;
}

/** Gives lessons in a game; `ended` is called when somebody wants no more of them. */
export type Taught = (playing: { readonly session: Session }, ended: () => void) => Lessons;

/** Fetches what is taught. */
export async function teacher(game: Game): Promise<Taught> {
  const [{ Session }, { record, steps, after }] = await Promise.all([loadModule(game), opening(game)]);
  const said = steps.filter(({ say }) => say !== undefined).length;
  return (playing, ended) => {
    let over = false;

    /** How many answers somebody has given who followed the opening up to now. Compared with the whole, so undo and reload need no notes. */
    function place(): number | "strayed" {
      const whole = Session.load(record);
      const common = playing.session.common(whole);
      whole.free();
      const answered = playing.session.answered();
      return common === answered || (common === steps.length && answered >= common) ? answered : "strayed";
    }

    return {
      now: () => {
        const at = over ? steps.length + 1 : place();
        if (at === "strayed") return { kind: "strayed" };
        const step = steps[at];
        if (step === undefined) return over ? undefined : { kind: "over", say: after };
        if (step.say === undefined || step.rule === undefined) return undefined;
        const number = steps.slice(0, at + 1).filter(({ say }) => say !== undefined).length;
        return { kind: "step", say: step.say, rule: step.rule, answer: step.answer, number, of: said };
      },
      answer: () => {
        const at = over ? "strayed" : place();
        return at === "strayed" ? undefined : steps[at]?.answer;
      },
      end: () => {
        over = true;
        ended();
      },
    };
  };
}
