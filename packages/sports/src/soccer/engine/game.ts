import { AWAY } from '../../kit/side-number.ts';
import type { RandomSource } from '../../sport.ts';
import { isBooked, PLACES, WORDS } from '../player-words.ts';
import { SECOND_HALF, type SoccerRules } from '../rules.ts';
import { MAX_GOALS } from '../scoring.ts';
import type { SoccerStrength } from '../strength.ts';
import { baseRates, missedShares } from './base-rates.ts';
import { EVENTS, levelFactors, type Rates, ratesOf } from './rates.ts';
import { type Timetable, timetableOf } from './timetable.ts';
import { whoOf } from './who.ts';

/** What is counted of each side in each stretch: the place in the counts is (kind * 2 + side) * 3 + stretch. */
export const CORNERS = 0;
export const CARDS = 1;
export const REDS = 2;
export const SHOTS = 3;
export const ON_TARGET = 4;
export const SCORED = 5;
/** Players of a side whose suspensions are kept; more at once are not seen. */
export const SUSPENSIONS = 3;

const COUNTED = 6;
const STRETCHES = 3;
const KEPT_CORNERS = 32;
const NO_WEIGHTS = new Float64Array(0);

/** What the last step brought. */
export type Step =
  | 'nothing'
  | 'goal'
  | 'saved'
  | 'off-target'
  | 'missed-penalty'
  | 'corner'
  | 'yellow-card'
  | 'red-card'
  | 'added-time'
  | 'end-of-period'
  | 'shootout-kick'
  | 'end-of-game';

/**
 * A game in the engine: whole numbers, changed in place, so that a whole game costs a microsecond or two. Sides are 0 and 1. Its
 * rates are worked out by refresh of current-rates.ts before the first step.
 */
export class Game {
  period = 1;
  /** Instants of this period that were played. */
  time = 0;
  /** Instants of this period, stoppage time included; -1 until that is known. */
  end = -1;
  /** The next moment at which rates change by themselves, or the period's time runs out. */
  until = 0;
  over = 0;
  /** Side that took a corner in the step before, -1 for none. */
  lastCorner = -1;
  goalCount = 0;
  cornerCount = 0;
  /** Bit i is set where the away side took corner i; 32 are kept, of both halves. */
  cornerOrder = 0;
  /** Of both halves. */
  penalties = 0;
  /** 0, 1 for home, 2 for away. */
  shootoutWinner = 0;
  readonly score = new Int32Array(2);
  /** Players a side is short of. */
  readonly short = new Int32Array(2);
  /** Who was sent off, a bit a player. */
  readonly sentOff = new Int32Array(2);
  /** Futsal: instants of this period at which suspended players may be replaced, 0 for none; see suspensions.ts. */
  readonly suspended = new Int32Array(2 * SUSPENSIONS);
  readonly counts = new Uint8Array(COUNTED * 2 * STRETCHES);
  readonly goals = new Uint16Array(MAX_GOALS);
  /** A word for each player from place `playersAt` on, see player-words.ts: of many games in one column, so that none is copied. */
  players: Uint16Array = new Uint16Array(WORDS);
  playersAt = 0;
  /** Kicks made and taken by home, then by away. */
  readonly kicks = new Int32Array(4);

  /** The last step: what it was, whose, and who. */
  did: Step = 'nothing';
  side = 0;
  player = 0;
  how = 0;
  made = 0;
  /** Who passed for the goal, -1 for nobody. */
  helper = -1;
  readonly rules: SoccerRules;
  readonly rates: Rates;
  readonly timetable: Timetable;
  /** See who.ts. */
  readonly who: Uint8Array;
  readonly random: RandomSource;
  /** By period, see levelFactors. */
  readonly level: readonly number[];
  /** A whole level game's events, see rates.ts. */
  readonly base: Float64Array;
  /** The same as things stand, added up: attacks over places 0 to 7, cards over 8 to 11. */
  readonly running = new Float64Array(EVENTS);
  /** The most that can happen in an instant of this period, and its inverse. */
  readonly most = new Float64Array(2);
  /** Weights of this period, see timetable.ts. */
  attackWeights: Float64Array = NO_WEIGHTS;
  cardWeights: Float64Array = NO_WEIGHTS;
  /** Share of a side's saved shots that are penalties. */
  readonly missedShare: Float64Array;

  constructor(rules: SoccerRules, strength: SoccerStrength, random: RandomSource) {
    this.rules = rules;
    this.rates = ratesOf(rules);
    this.timetable = timetableOf(rules);
    this.who = whoOf(rules);
    this.random = random;
    this.level = levelFactors(this.rates, strength.level);
    this.base = baseRates(this.rates, strength);
    this.missedShare = missedShares(this.rates, strength, this.base);
  }

  /** Takes over another game's situation; both were made with the same rules and strength. */
  copy(from: Game): void {
    this.period = from.period;
    this.time = from.time;
    this.end = from.end;
    this.until = from.until;
    this.over = from.over;
    this.lastCorner = from.lastCorner;
    this.goalCount = from.goalCount;
    this.cornerCount = from.cornerCount;
    this.cornerOrder = from.cornerOrder;
    this.penalties = from.penalties;
    this.shootoutWinner = from.shootoutWinner;
    this.attackWeights = from.attackWeights;
    this.cardWeights = from.cardWeights;
    // Loops, for a call of a built-in costs more than these few numbers.
    for (let i = 0; i < COUNTED * 2 * STRETCHES; i++) this.counts[i] = from.counts[i] ?? 0;
    for (let i = 0; i < EVENTS; i++) this.running[i] = from.running[i] ?? 0;
    for (let i = 0; i < 2; i++) {
      this.score[i] = from.score[i] ?? 0;
      this.short[i] = from.short[i] ?? 0;
      this.most[i] = from.most[i] ?? 0;
      this.sentOff[i] = from.sentOff[i] ?? 0;
    }
    for (let i = 0; i < 4; i++) this.kicks[i] = from.kicks[i] ?? 0;
    for (let i = 0; i < WORDS; i++) this.players[this.playersAt + i] = from.players[from.playersAt + i] ?? 0;
    for (let i = 0; i < from.goalCount; i++) this.goals[i] = from.goals[i] ?? 0;
    for (let i = 0; i < 2 * SUSPENSIONS; i++) this.suspended[i] = from.suspended[i] ?? 0;
  }

  /** Adds to what is counted of a side. */
  count(kind: number, side: number, times = 1): void {
    const stretch = this.period <= SECOND_HALF ? this.period - 1 : SECOND_HALF;
    const place = (kind * 2 + side) * STRETCHES + stretch;
    this.counts[place] = (this.counts[place] ?? 0) + times;
  }

  /** What was counted in a stretch: 0 and 1 the halves, 2 extra time. */
  counted(kind: number, side: number, stretch: number): number {
    return this.counts[(kind * 2 + side) * STRETCHES + stretch] ?? 0;
  }

  /** Adds to a player's word, see player-words.ts; extra time does not count. */
  gain(side: number, player: number, what: number): void {
    if (this.period > SECOND_HALF) return;
    const at = this.playersAt + side * PLACES + player;
    this.players[at] = (this.players[at] ?? 0) + what;
  }

  corner(side: number): void {
    this.count(CORNERS, side);
    if (this.period > SECOND_HALF || this.cornerCount >= KEPT_CORNERS) return;
    if (side === AWAY) this.cornerOrder |= 1 << this.cornerCount;
    this.cornerCount++;
  }

  penalty(): void {
    if (this.period <= SECOND_HALF) this.penalties++;
  }

  isBooked(side: number, player: number): boolean {
    return isBooked(this.players[this.playersAt + side * PLACES + player] ?? 0);
  }
}
