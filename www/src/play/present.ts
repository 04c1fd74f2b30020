// The present: the last look at the table, who looks, and what the question touches. Everything that is drawn is drawn from here.
import { withAsked } from "../board/asked";
import type { Mark } from "../board/input";
import { askedSeats, asksPerson, isOpenToPersons, nextComputer, type Thinking } from "./asked";
import { marksOf } from "./marks";
import { type Row, rows } from "./options";
import type { Refusals } from "./refusals";
import type { PlayServices } from "./services";
import { Touched } from "./targets";
import type { Boards, Ground, Look, Player, Scene, Shown } from "./types";

export class Present {
  /** The seat whose eyes and ears are used; nobody's where no person plays. */
  viewer: number | undefined;
  look: Look;
  ground: Ground;
  /** The scene as it is drawn. */
  seen: Scene;
  rows: readonly Row[] = [];
  /** What the question touches on the board. */
  marks: readonly Mark[] = [];
  touched = new Touched();
  /** A moment of the past is shown, and nobody is asked. */
  past = false;
  readonly refusals: Refusals;

  constructor(private readonly services: PlayServices) {
    const { session } = services;
    this.look = session.look();
    this.viewer = this.seatThatLooks(this.look);
    if (this.viewer !== undefined) this.look = session.look(this.viewer);
    this.seen = this.look.scene;
    this.ground = session.ground();
    const now = (): Look => this.look;
    this.refusals = {
      get list() {
        return now().refused;
      },
      words: (index) => services.session.refusal(index),
    };
  }

  get question(): Shown {
    return this.look.question;
  }

  get scene(): Scene {
    return this.look.scene;
  }

  get boards(): Boards {
    return this.look.boards;
  }

  get players(): readonly Player[] {
    return this.look.acts.players;
  }

  /** Who is asked. */
  get asked(): readonly number[] {
    return this.past ? [] : askedSeats(this.question);
  }

  /** Whether a person at this device has to answer. */
  get asksPerson(): boolean {
    return !this.past && asksPerson(this.question, this.players);
  }

  /** The computer player that thinks next. */
  get computer(): Thinking | undefined {
    return this.past ? undefined : nextComputer(this.look);
  }

  /** Takes a new look, or a fresh one where none is given, or where somebody else looks now, who sees and has heard other things. */
  take(look: Look | undefined): void {
    const { session } = this.services;
    const before = this.viewer;
    const ground = this.scene.ground;
    const next = look ?? session.look(before);
    this.viewer = this.seatThatLooks(next);
    this.look = this.viewer === before ? next : session.look(this.viewer);
    if (look === undefined || this.scene.ground !== ground) this.ground = session.ground();
  }

  /** Shows another moment of the same table, such as one of the past. */
  show(look: Look, ground: Ground): void {
    this.look = look;
    this.ground = ground;
  }

  /** Works out what can be touched, where something can. */
  work(open: boolean): void {
    const { services, question, players } = this;
    const isShown = (index: number): boolean => isOpenToPersons(question, players, index);
    this.rows = question.kind === "choice" && open ? rows(services, question, isShown) : [];
    const marks = open ? marksOf(services, question, this.refusals) : [];
    this.marks = marks.filter(({ kind, index }) => kind !== "option" || isShown(index));
    this.touched = new Touched(this.marks);
    this.seen = this.past ? this.scene : withAsked(this.scene, question);
  }

  /** The hand that may be seen: that of the person who is asked, and until somebody else is asked, still that one. */
  private seatThatLooks({ question, acts: { players } }: Look): number | undefined {
    const isPerson = (seat: number | undefined): seat is number => seat !== undefined && players[seat] === "person";
    const asked = askedSeats(question).filter(isPerson);
    if (this.viewer !== undefined && asked.includes(this.viewer)) return this.viewer;
    const [first] = asked;
    if (first !== undefined) return first;
    if (isPerson(this.viewer)) return this.viewer;
    const person = players.indexOf("person");
    return person < 0 ? undefined : person;
  }
}
