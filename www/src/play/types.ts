// The engine's types, named once. All games send the same ones; only choices and events differ, and the page does not look into those.
import type { Candidate as GameCandidate, Line as GameLine, Look as GameLook, Shown as GameShown } from "katabasis/inferno";

export type {
  Acts,
  Badge,
  Boards,
  Card,
  CardRow,
  Cell,
  CellId,
  DicePanel,
  Die,
  Earlier,
  EarlierLine,
  Edge,
  Given,
  Goal,
  Ground,
  Headline,
  Health,
  Item,
  Label,
  Lattice,
  Link,
  Moment,
  Odds,
  Order,
  Overlay,
  OverlayKind,
  Panel,
  Passage,
  Piece,
  PieceId,
  Pile,
  Player,
  Refused,
  Region,
  Row as SheetRow,
  RowSpace,
  Say,
  Scene,
  SeatPanel,
  Sheet,
  SlotId,
  Source,
  Stand,
  Step,
  Summary,
  TableCard,
  TableDie,
  TableToken,
  Target,
  Thing,
  TokenPanel,
  Track,
} from "katabasis/inferno";

export type Candidate = GameCandidate<unknown>;
export type Line = GameLine<unknown>;
export type Look = GameLook<unknown, unknown>;
export type Shown = GameShown<unknown>;
export type Choosing = Extract<Shown, { kind: "choice" }>;
export type Rolling = Extract<Shown, { kind: "roll" }>;
export type Drawing = Extract<Shown, { kind: "draw" }>;
export type Ended = Extract<Shown, { kind: "over" }>;
