import type { RandomSource } from '../../sport.ts';
import type { HockeyRules } from '../rules.ts';
import { MAX_GOALS, SLOTS } from '../scoring.ts';

/** What a game in the engine is played with; the same for all samples. */
export interface Setting {
  readonly rules: HockeyRules;
  /** Shots a second and share of goals by period and situation, the away side's after the home side's; see rates.ts. */
  readonly shots: Float64Array;
  readonly shares: Int32Array;
  /** Tables of who does what, the away side's after the home side's. */
  readonly who: Uint8Array;
}

export type Step =
  | 'nothing'
  | 'shot'
  | 'goal'
  | 'penalty'
  | 'penalty-over'
  | 'goalie-pulled'
  | 'end-of-period'
  | 'end-of-game'
  | 'shootout';

/** Penalties of one side that are kept at most. */
export const BOX = 4;
const PLACES = 4;
/** More seconds than a period has. */
export const ANEW = 9999;
const HELD = 6;

/**
 * A game in the engine: numbers changed in place, so that a whole game costs microseconds. Sides are 0 (home) and 1 (away).
 * Period 4 is overtime, 5 the shoot-out, or in the play-offs another overtime.
 */
export class Game {
  period = 1;
  /** Seconds left. */
  clock = 1200;
  over = 0;
  /** Bits of luck of this day: when goalies are pulled. */
  form = 0;
  goalCount = 0;
  readonly score = new Int32Array(2);
  /** Penalties that run or wait, in order: seconds left of each, by side * BOX; 0 for none. */
  readonly box = new Int32Array(2 * BOX);
  /** 1 for a penalty that a goal does not end. */
  readonly major = new Uint8Array(2 * BOX);
  readonly boxed = new Int32Array(2);
  readonly pulled = new Uint8Array(2);
  /** Goals and shots by side and period, overtime last: side * 4 + place. */
  readonly goals = new Uint8Array(2 * PLACES);
  readonly shots = new Uint8Array(2 * PLACES);
  readonly penalties = new Uint8Array(2);
  /** Attempts and goals in the shoot-out. */
  readonly tries = new Int32Array(2);
  readonly tryGoals = new Int32Array(2);
  readonly goalList = new Uint16Array(MAX_GOALS);
  /** A word for each place, home before away. */
  readonly skaters = new Uint16Array(SLOTS * 2);
  /** By side: where its day starts in `who`. */
  readonly days = new Int32Array(2);

  /** The seconds left down to which `rates` holds; ANEW once anything has happened that it hangs on. */
  heldTo = ANEW;
  /** The seconds left at which the next of these comes: the end of a penalty, a goalie leaving his net, the end of the period. */
  boundary = 0;
  /** What both sides do now, by the places of step.ts. */
  readonly rates = new Float64Array(HELD);

  /** The last step: what it was, whose, who did it and who helped (-1 for nobody). */
  did: Step = 'nothing';
  side = 0;
  shooter = 0;
  first = -1;
  second = -1;
  strength = 0;

  readonly setting: Setting;
  random: RandomSource;

  constructor(setting: Setting, random: RandomSource) {
    this.setting = setting;
    this.random = random;
  }

  /** Takes over another game's situation. */
  copy(from: Game): void {
    this.period = from.period;
    this.clock = from.clock;
    this.over = from.over;
    this.heldTo = ANEW;
    this.goalCount = from.goalCount;
    // Loops, for a call of a built-in costs more than these few numbers.
    for (let side = 0; side < 2; side++) {
      this.score[side] = from.score[side] ?? 0;
      this.boxed[side] = from.boxed[side] ?? 0;
      this.pulled[side] = from.pulled[side] ?? 0;
      this.penalties[side] = from.penalties[side] ?? 0;
      this.tries[side] = from.tries[side] ?? 0;
      this.tryGoals[side] = from.tryGoals[side] ?? 0;
    }
    for (let at = 0; at < 2 * BOX; at++) {
      this.box[at] = from.box[at] ?? 0;
      this.major[at] = from.major[at] ?? 0;
    }
    for (let at = 0; at < 2 * PLACES; at++) {
      this.goals[at] = from.goals[at] ?? 0;
      this.shots[at] = from.shots[at] ?? 0;
    }
    for (let at = 0; at < from.goalCount; at++) this.goalList[at] = from.goalList[at] ?? 0;
    for (let at = 0; at < 2 * SLOTS; at++) this.skaters[at] = from.skaters[at] ?? 0;
  }

  /** How far the home side leads. */
  lead(): number {
    return (this.score[0] ?? 0) - (this.score[1] ?? 0);
  }
}

/** The place of a period among goals and shots. */
export function placeOf(period: number): number {
  return period > PLACES ? PLACES - 1 : period - 1;
}
