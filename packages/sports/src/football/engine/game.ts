import type { RandomSource } from '../../sport.ts';
import { MAX_SCORES } from '../outcomes.ts';
import type { NextDown } from '../play.ts';
import { packScore, TOUCHDOWN } from '../scoring.ts';
import { TOUCHBACK_YARD } from '../state.ts';
import { collegeOvertimeIsWon, startCollegePeriod } from './college-overtime.ts';
import type { Playbook } from './playbook.ts';
import { SIDE_SLOTS, SLOTS } from './work.ts';

/** What the last step was, for those who tell the story. */
export type Step =
  | 'nothing'
  | 'touchback'
  | 'kick-return'
  | 'onside-kick'
  | 'free-kick'
  | 'snap'
  | 'kneel'
  | 'punt'
  | 'field-goal'
  | 'extra-point'
  | 'two-point'
  | 'skipped-try'
  | 'end-of-period'
  | 'end-of-game';

const QUARTER = 900;
const PERIODS_KEPT = 5;

/**
 * A game in the engine: small integers and words, changed in place, so that a whole game costs microseconds. Sides are 0 (home) and
 * 1 (away); `yard` counts from the goal line of the side that has the ball, 1 to 99.
 */
export class Game {
  quarter = 1;
  clock = QUARTER;
  /** Who has the ball, kicks off, or tries the conversion. */
  off = 0;
  next: NextDown = 'kickoff';
  down = 0;
  distance = 0;
  yard = 35;
  /** Who kicked off to open the game; -1 before the coin toss. */
  opener = -1;
  over = 0;
  /** How fast the offence plays now: a wait of clock.ts. */
  tempo: 'normal' | 'hurry' | 'milk' = 'normal';
  scoringCount = 0;
  overtimeSeconds = 600;
  canTie = 1;
  /** Whether overtime is played as colleges do. */
  isCollege = 0;
  /** Where a drive starts after a touchback. */
  touchback = TOUCHBACK_YARD;
  readonly score = new Int32Array(2);
  readonly timeouts = new Int32Array(2);
  /** Who has had the ball in overtime. */
  readonly had = new Uint8Array(2);
  /** Points by side and period: side * 5 + period - 1. */
  readonly periodPoints = new Uint8Array(2 * PERIODS_KEPT);
  readonly scoring = new Uint16Array(MAX_SCORES);
  /** What players gained: words of work.ts by side * SIDE_SLOTS. */
  readonly work = new Int32Array(2 * SIDE_SLOTS);
  /** Touchdowns thrown and passes intercepted, by the side that threw. */
  readonly passTouchdowns = new Uint8Array(2);
  readonly interceptions = new Uint8Array(2);
  /** By side: where its day starts in `who`. */
  readonly days = new Int32Array(2);

  /** The last step: what it was, its playbook entry, yards, and where it ended. */
  did: Step = 'nothing';
  entry = 0;
  moved = 0;
  good = 0;
  /** Whose gain it was, see work.ts. */
  slot = 0;
  /** Side whose touchdown or safety the last step brought, -1 for none. */
  scored = -1;
  scoredPoints = 0;
  /** Side that stopped the clock after the last step, -1 for none. */
  stopper = -1;

  /** What plays come to, the away side's playbook after the home side's. */
  readonly books: Playbook;
  /** Tables of who gains, the away side's after the home side's. */
  readonly who: Uint8Array;
  random: RandomSource;

  constructor(books: Playbook, who: Uint8Array, random: RandomSource) {
    this.books = books;
    this.who = who;
    this.random = random;
  }

  /** Takes over another game's situation. */
  copy(from: Game): void {
    this.quarter = from.quarter;
    this.clock = from.clock;
    this.off = from.off;
    this.next = from.next;
    this.down = from.down;
    this.distance = from.distance;
    this.yard = from.yard;
    this.opener = from.opener;
    this.over = from.over;
    this.overtimeSeconds = from.overtimeSeconds;
    this.canTie = from.canTie;
    this.isCollege = from.isCollege;
    this.touchback = from.touchback;
    // Loops, for a call of a built-in costs more than these few numbers.
    for (let side = 0; side < 2; side++) {
      this.score[side] = from.score[side] ?? 0;
      this.timeouts[side] = from.timeouts[side] ?? 0;
      this.had[side] = from.had[side] ?? 0;
      this.passTouchdowns[side] = from.passTouchdowns[side] ?? 0;
      this.interceptions[side] = from.interceptions[side] ?? 0;
    }
    for (let i = 0; i < 2 * PERIODS_KEPT; i++) this.periodPoints[i] = from.periodPoints[i] ?? 0;
    for (let slot = 0; slot < SLOTS; slot++) {
      this.work[slot] = from.work[slot] ?? 0;
      this.work[SIDE_SLOTS + slot] = from.work[SIDE_SLOTS + slot] ?? 0;
    }
    this.scoringCount = from.scoringCount;
    for (let i = 0; i < from.scoringCount; i++) this.scoring[i] = from.scoring[i] ?? 0;
  }

  /** How far the side with the ball leads. */
  lead(): number {
    return (this.score[this.off] ?? 0) - (this.score[1 - this.off] ?? 0);
  }

  timeoutsOf(side: number): number {
    return this.timeouts[side] ?? 0;
  }

  /** Adds a touchdown, field goal or safety. @param place of who scored, in the roster */
  addScore(side: number, kind: number, points: number, place: number): void {
    this.addPoints(side, points);
    this.scored = side;
    this.scoredPoints = points;
    if (this.scoringCount < MAX_SCORES) {
      this.scoring[this.scoringCount++] = packScore(side, kind, points, this.quarter, this.clock, place);
    }
  }

  /** Adds a try to the touchdown before it. */
  addTry(side: number, points: number): void {
    this.addPoints(side, points);
    this.scoredPoints = points;
    const last = this.scoringCount - 1;
    this.scoring[last] = (this.scoring[last] ?? 0) + (points << 4);
  }

  private addPoints(side: number, points: number): void {
    this.score[side] = (this.score[side] ?? 0) + points;
    const period = side * PERIODS_KEPT + Math.min(this.quarter, PERIODS_KEPT) - 1;
    this.periodPoints[period] = (this.periodPoints[period] ?? 0) + points;
  }

  /** @param place of who scored, in the roster */
  touchdown(side: number, place: number): void {
    this.addScore(side, TOUCHDOWN, 6, place);
    this.off = side;
    this.next = 'conversion';
    this.down = 0;
    this.distance = 0;
  }

  /** First and ten for a side at a yard line of its own counting. */
  startDrive(side: number, yard: number): void {
    this.off = side;
    this.next = 'scrimmage';
    this.yard = Math.max(1, Math.min(99, yard));
    this.down = 1;
    this.distance = this.yard > 90 ? 100 - this.yard : 10;
    if (this.quarter > 4) this.had[side] = 1;
  }

  kickoffBy(side: number): void {
    this.off = side;
    this.next = 'kickoff';
    this.down = 0;
    this.distance = 0;
    this.yard = 35;
  }
}

/** Overtime is won once the side behind has had the ball and lost it again. */
export function overtimeIsWon(game: Game): boolean {
  if (game.quarter < 5) return false;
  const lead = game.lead();
  if (lead === 0) return false;
  if (game.isCollege === 1) return collegeOvertimeIsWon(game);
  const trailing = lead < 0 ? game.off : 1 - game.off;
  if (game.had[trailing] === 0) return false;
  return trailing !== game.off || game.next === 'kickoff' || game.next === 'free-kick';
}

/** Ends the period that ran out: the next one begins, or the game is over. */
export function endPeriod(game: Game): void {
  const ended = game.quarter;
  const level = game.score[0] === game.score[1];
  if (ended === 4 ? !level : ended > 4 && game.canTie === 1) {
    game.over = 1;
    game.did = 'end-of-game';
    return;
  }
  game.did = 'end-of-period';
  game.quarter++;
  game.clock = game.quarter > 4 ? game.overtimeSeconds : QUARTER;
  if (ended === 2) {
    game.timeouts.fill(3);
    game.kickoffBy(game.opener < 0 ? game.random.next() & 1 : 1 - game.opener);
  } else if (ended === 4) {
    game.timeouts.fill(2);
    game.had.fill(0);
    game.kickoffBy(game.random.next() & 1);
    if (game.isCollege === 1) startCollegePeriod(game, game.off);
  } else if (ended > 4 && game.isCollege === 1) {
    startCollegePeriod(game, game.off);
  }
}
