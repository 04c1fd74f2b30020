// The form of a game, as the game describes it: what can be chosen, what that is called, and the setup that comes of it.
import type { Field, Form, FormEntry } from "katabasis/inferno";
import { fetchBeside } from "../engine";
import type { Chosen, Setup } from "../games";

/** A value that an entry offers. */
export interface Offer {
  /** As it is remembered. */
  readonly id: string;
  readonly value: Chosen;
  /** The game's text that names it; no is named by the page, and a number names itself. */
  readonly name?: string;
  /** What the game's texts say of it, and to whom. */
  readonly more: readonly { readonly text: string; readonly to?: string | undefined }[];
}

/** What was counted for a value, over games between computer players. */
export interface Measured {
  /** Decisions of all seats together, on average. */
  readonly decisions: number;
  /** Of a hundred games, how many the first seat won. */
  readonly won: number;
  /** Of a hundred, how many were drawn. */
  readonly drawn: number;
}

/** A form, with what was measured for values, by field and value. */
export interface MeasuredForm extends Form {
  readonly measured?: Readonly<Record<string, Readonly<Record<string, Measured>>>>;
}

/** Known without the game's module. */
export const fetchForm = (game: string): Promise<MeasuredForm> => fetchBeside<MeasuredForm>(game, "setup.json");

/** What a value is called inside of a setup. */
export const leaf = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/** What can be chosen in a list; how many play, and who, has a place of its own in the form. */
export function offers({ field: { kind }, names, more }: FormEntry): readonly Offer[] {
  switch (kind.is) {
    case "seats":
    case "cast":
      return [];
    case "flag":
      return [{ id: "no", value: false, more: [] }, offer("yes", true, names[0])];
    case "one": {
      const those = kind.of.map((name) => ({
        ...offer(leaf(name), leaf(name), name),
        more: more.map(({ ending, to }) => ({ text: `${name}-${ending}`, to })),
      }));
      return kind.lot ? [...those, offer("lot", null, names[0])] : those;
    }
    default:
      return Array.from({ length: kind.most - kind.least + 1 }, (_, at) =>
        offer(String(kind.least + at), kind.least + at, names[at]),
      );
  }
}

const offer = (id: string, value: Chosen, name?: string): Offer => ({ id, value, more: [], ...(name !== undefined && { name }) });

/** Whether yes is proposed, to somebody whose games ended like this, the last one first. */
export const proposes = ({ eases }: FormEntry, endings: readonly string[]): boolean =>
  eases.length > 0 && (endings[0] === undefined || eases.includes(endings[0]));

/** The entry that decides how many play, if any does. */
export function seating(form: Form): FormEntry | undefined {
  return form.entries.find(({ field: { kind } }) => kind.is === "seats" || kind.is === "cast");
}

/** Those who can be played; nobody in particular in many games. */
export function castOf(form: Form): readonly string[] {
  const kind = seating(form)?.field.kind;
  return kind?.is === "cast" ? kind.of.map(leaf) : [];
}

/** The setup for so many, with this cast and these values by the ids of their fields; what is left out is as at first. */
export function setupOf(
  form: Form,
  count: number,
  cast: readonly string[] = castOf(form),
  chosen: Readonly<Record<string, Chosen>> = {},
): Setup {
  const setup: Record<string, Chosen> = {};
  const parts: Record<string, Record<string, Chosen>> = {};
  for (const { field } of form.entries) {
    const value = seats(field, count, cast) ?? chosen[field.id];
    if (value === undefined) continue;
    const whole = field.within === "" ? setup : (parts[field.within] ??= {});
    whole[field.id] = value;
  }
  return { ...setup, ...parts };
}

function seats({ kind }: Field, count: number, cast: readonly string[]): Chosen | undefined {
  if (kind.is === "seats") return count;
  return kind.is === "cast" ? cast.slice(0, count) : undefined;
}
