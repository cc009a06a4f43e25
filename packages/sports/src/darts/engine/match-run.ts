import type { Random } from '../../random.ts';
import type { BySide } from '../../sport.ts';
import { AGAINST_THROW, type DartsOutcomes, TOLD_VISITS, WITH_MAXIMUM } from '../outcomes.ts';
import { type DartsRules, isSetOver, MAXIMUM } from '../rules.ts';
import { MOST_VISITS } from './leg-length.ts';
import type { SoloLegs } from './solo-legs.ts';
import type { VisitTable } from './visits.ts';

/** What a match is drawn from, by side: 0 home, 1 away. */
export interface MatchTables {
  readonly visits: readonly [VisitTable, VisitTable];
  readonly legs: readonly [SoloLegs, SoloLegs];
}

/** A match being played out, leg by leg, into a column of outcomes. */
export class MatchRun {
  set = 1;
  /** Number of the running leg in the match, from 1. */
  leg = 1;
  /** Sets won, and legs of the running set. */
  readonly won = new Uint8Array(2);
  readonly legs = new Uint8Array(2);
  /** Who threw first in the running set, and in the running leg. */
  opener = 0;
  first = 0;
  readonly maximums = new Uint8Array(2);
  readonly checkouts = new Uint8Array(2);
  /** What the next two visits of the running leg score where that is told, as of the second of an unsure pair; else -1. */
  readonly halves = Int16Array.of(-1, -1);

  readonly #rules: DartsRules;
  readonly #tables: MatchTables;
  readonly #outcomes: DartsOutcomes;
  readonly #left = new Uint16Array(2);

  constructor(rules: DartsRules, tables: MatchTables, outcomes: DartsOutcomes) {
    this.#rules = rules;
    this.#tables = tables;
    this.#outcomes = outcomes;
  }

  isOver(): boolean {
    const { setsToWin } = this.#rules;
    return this.won[0] === setsToWin || this.won[1] === setsToWin;
  }

  /** Starts again where another match stands. */
  copy(other: MatchRun): void {
    this.set = other.set;
    this.leg = other.leg;
    this.opener = other.opener;
    this.first = other.first;
    for (let side = 0; side < 2; side++) {
      this.won[side] = other.won[side] ?? 0;
      this.legs[side] = other.legs[side] ?? 0;
      this.maximums[side] = other.maximums[side] ?? 0;
      this.checkouts[side] = other.checkouts[side] ?? 0;
    }
  }

  /**
   * Throws the running leg to its end, visit by visit, from what both sides still need and after so many visits.
   * @param highest visits of either so far
   */
  playRunningLeg(
    index: number,
    random: Random,
    needed: BySide<number>,
    thrown: number,
    maximum: boolean,
    highest: BySide<number>,
  ): void {
    const left = this.#left;
    left[0] = needed.home;
    left[1] = needed.away;
    let hadMaximum = maximum;
    const { nextScores, legHighest } = this.#outcomes;
    let home = highest.home;
    let away = highest.away;
    let visit = thrown;
    for (;;) {
      const side = (visit & 1) === 0 ? this.first : 1 - this.first;
      const before = left[side] ?? 0;
      const luck = random.next() & 0xffff;
      const half = this.halves[visit - thrown] ?? -1;
      const drawn = half < 0 ? this.#tables.visits[side === 0 ? 0 : 1].score(before, luck) : half;
      // A leg that does not end in any leg's time is won by who throws.
      const score = visit >= 2 * MOST_VISITS ? before : drawn;
      if (visit - thrown < TOLD_VISITS) nextScores[index * TOLD_VISITS + visit - thrown] = 1 + score;
      if (side === 0) home = Math.max(home, score);
      else away = Math.max(away, score);
      visit += 1;
      if (score === MAXIMUM) {
        hadMaximum = true;
        bump(this.maximums, side);
        this.#noteMaximum(index, side);
      }
      if (score === before) {
        this.#outcomes.runningCheckout[index] = score;
        this.#outcomes.legVisits[index] = visit;
        this.#outcomes.legLeft[index] = left[1 - side] ?? 0;
        legHighest.home[index] = home;
        legHighest.away[index] = away;
        this.#take(index, side, score, hadMaximum);
        return;
      }
      left[side] = before - score;
    }
  }

  /** Throws every leg to the end of the match. */
  playOut(index: number, random: Random): void {
    while (!this.isOver()) this.#playLeg(index, random.next());
    const { maximums, checkouts, score } = this.#outcomes;
    maximums.home[index] = this.maximums[0] ?? 0;
    maximums.away[index] = this.maximums[1] ?? 0;
    checkouts.home[index] = this.checkouts[0] ?? 0;
    checkouts.away[index] = this.checkouts[1] ?? 0;
    if (this.#rules.setsToWin > 1) {
      score.home[index] = this.won[0] ?? 0;
      score.away[index] = this.won[1] ?? 0;
    }
  }

  /** Who needs fewer visits wins; who throws first wins with as many. @param luck 32 random bits */
  #playLeg(index: number, luck: number): void {
    const { first } = this;
    const second = 1 - first;
    const ours = this.#tables.legs[first === 0 ? 0 : 1];
    const theirs = this.#tables.legs[first === 0 ? 1 : 0];
    const our = luck & 0xffff;
    const their = luck >>> 16;
    const ourVisits = ours.visits[our] ?? 0;
    const theirVisits = theirs.visits[their] ?? 0;
    const held = ourVisits <= theirVisits;
    const ourThrown = held ? ourVisits : theirVisits + 1;
    const theirThrown = held ? ourVisits - 1 : theirVisits;
    const ourBits = (ours.maximums[our] ?? 0) & ((1 << ourThrown) - 1);
    const theirBits = (theirs.maximums[their] ?? 0) & ((1 << theirThrown) - 1);
    const ourMaximums = bits(ourBits);
    const theirMaximums = bits(theirBits);
    if ((ourBits | theirBits) !== 0) this.#noteMaximum(index, isEarlier(ourBits, theirBits) ? first : second);
    this.maximums[first] = (this.maximums[first] ?? 0) + ourMaximums;
    this.maximums[second] = (this.maximums[second] ?? 0) + theirMaximums;
    const checkout = held ? ours.checkouts[our] : theirs.checkouts[their];
    this.#take(index, held ? first : second, checkout ?? 0, ourMaximums + theirMaximums > 0);
  }

  /** The first 180 from here on is the next one. */
  #noteMaximum(index: number, side: number): void {
    const { nextMaximum } = this.#outcomes;
    if (nextMaximum[index] === 0) nextMaximum[index] = side + 1;
  }

  /** A leg ends. */
  #take(index: number, winner: number, checkout: number, hadMaximum: boolean): void {
    const { legs } = this;
    const bonus = (winner === this.first ? 0 : AGAINST_THROW) + (hadMaximum ? WITH_MAXIMUM : 0);
    const { told, mostLegs } = this.#outcomes;
    told[index * mostLegs + this.leg - 1] = winner + 1 + bonus;
    this.leg += 1;
    if (checkout > (this.checkouts[winner] ?? 0)) this.checkouts[winner] = checkout;
    bump(legs, winner);
    this.first = 1 - this.first;
    if (isSetOver(this.#rules, legs[0] ?? 0, legs[1] ?? 0)) this.#endSet(index, winner);
  }

  #endSet(index: number, winner: number): void {
    const { legs, score } = this.#outcomes;
    const home = legs.home[this.set - 1];
    const away = legs.away[this.set - 1];
    if (home && away) {
      home[index] = this.legs[0] ?? 0;
      away[index] = this.legs[1] ?? 0;
    }
    if (this.#rules.setsToWin === 1) {
      score.home[index] = this.legs[0] ?? 0;
      score.away[index] = this.legs[1] ?? 0;
    }
    bump(this.won, winner);
    this.legs.fill(0);
    this.set += 1;
    this.opener = 1 - this.opener;
    this.first = this.opener;
  }
}

function bump(counts: Uint8Array, side: number): void {
  counts[side] = (counts[side] ?? 0) + 1;
}

/** Whether the lowest bit of the first thrower's visits is set no later than that of the other's, of which one at least has a bit. */
function isEarlier(ours: number, theirs: number): boolean {
  const our = ours & -ours;
  const their = theirs & -theirs;
  return our !== 0 && (their === 0 || our <= their);
}

/** How many bits are set, of 16. */
function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
