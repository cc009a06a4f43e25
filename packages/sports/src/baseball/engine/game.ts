import { MAX_SCORES } from '../outcomes.ts';
import { LINEUP } from '../state.ts';
import type { BattingBook } from './batting.ts';

/** Innings whose runs are kept apart; later ones are added up in the place after them. */
export const INNINGS_KEPT = 9;
export const INNING_SLOTS = INNINGS_KEPT + 1;

/**
 * A game in the engine: small integers, changed in place, so that a whole game costs microseconds. Sides are 0 (home) and
 * 1 (away).
 */
export class Game {
  innings = 9;
  extraRunner = 1;
  inning = 1;
  /** The side at bat. */
  bat = 1;
  outs = 0;
  bases = 0;
  over = 0;
  /** How far the plate appearance is: 0 new, 1 the pitcher is set, 2 only pitches are left. */
  stage = 0;
  /** Plate appearances that have ended. */
  taken = 0;
  scoringCount = 0;
  readonly score = new Int32Array(2);
  /** Place in the order of each side's next batter. */
  readonly next = new Uint8Array(2);
  /** Runs by side and inning: side * INNING_SLOTS + inning - 1. */
  readonly runs = new Uint8Array(2 * INNING_SLOTS);
  readonly hits = new Uint8Array(2);
  readonly errors = new Uint8Array(2);
  /** Bytes by side and place in the order, see outcomes.ts. */
  readonly batters = new Uint32Array(2 * LINEUP);
  /** Who of the order is replaced, by the same places as bits: his deeds stand still. */
  replaced = 0;
  /** 1 where men may be replaced at all. */
  mayReplace = 0;
  /** Of each side's starting pitcher. */
  readonly starterIn = new Uint8Array(2);
  readonly faced = new Uint8Array(2);
  readonly strikeouts = new Uint8Array(2);
  readonly outsRecorded = new Uint8Array(2);
  readonly allowed = new Uint8Array(2);
  readonly scoring = new Uint16Array(MAX_SCORES);

  /** The last plate appearance or move: its result, the runs it brought and the outs it made. */
  result = 0;
  came = 0;
  made = 0;

  readonly books: readonly [BattingBook, BattingBook];

  constructor(books: readonly [BattingBook, BattingBook]) {
    this.books = books;
  }

  /** Takes over another game's situation. */
  copy(from: Game): void {
    this.innings = from.innings;
    this.extraRunner = from.extraRunner;
    this.inning = from.inning;
    this.bat = from.bat;
    this.outs = from.outs;
    this.bases = from.bases;
    this.over = from.over;
    this.stage = from.stage;
    this.taken = from.taken;
    this.replaced = from.replaced;
    this.mayReplace = from.mayReplace;
    // Loops, for a call of a built-in costs more than these few numbers.
    for (let side = 0; side < 2; side++) {
      this.score[side] = from.score[side] ?? 0;
      this.next[side] = from.next[side] ?? 0;
      this.hits[side] = from.hits[side] ?? 0;
      this.errors[side] = from.errors[side] ?? 0;
      this.starterIn[side] = from.starterIn[side] ?? 0;
      this.faced[side] = from.faced[side] ?? 0;
      this.strikeouts[side] = from.strikeouts[side] ?? 0;
      this.outsRecorded[side] = from.outsRecorded[side] ?? 0;
      this.allowed[side] = from.allowed[side] ?? 0;
    }
    for (let i = 0; i < 2 * INNING_SLOTS; i++) this.runs[i] = from.runs[i] ?? 0;
    for (let i = 0; i < 2 * LINEUP; i++) this.batters[i] = from.batters[i] ?? 0;
    this.scoringCount = from.scoringCount;
    for (let i = 0; i < from.scoringCount; i++) this.scoring[i] = from.scoring[i] ?? 0;
  }

  /** How far the side at bat leads. */
  lead(): number {
    const home = (this.score[0] ?? 0) - (this.score[1] ?? 0);
    return this.bat === 0 ? home : -home;
  }

  /** The table of the batter who is up. */
  table(): Uint8Array | undefined {
    const relief = this.starterIn[1 - this.bat] === 0 ? LINEUP : 0;
    return this.books[this.bat === 0 ? 0 : 1][relief + (this.next[this.bat] ?? 0)];
  }
}
