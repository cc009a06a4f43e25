import type { RandomSource } from '../../sport.ts';
import { KEPT_ROUNDS, type TacticalOutcomes } from '../outcomes.ts';
import {
  economyOf,
  freshMoney,
  HALF,
  isFreshStart,
  isMapOver,
  openerAttacks,
  ROUNDS_TO_WIN,
  type TacticalRules,
} from '../rules.ts';
import type { KillTally } from './kill-tally.ts';
import { Purses } from './purses.ts';

/** A series being played, round by round. Sides are 0 for home and 1 for away. */
export class SeriesRun {
  /** From 1. */
  map = 1;
  homeMaps = 0;
  awayMaps = 0;
  /** Rounds of the running map. */
  home = 0;
  away = 0;
  firstHalfHome = 0;
  pistols = 0;
  /** Who attacks first on the running map; -1 until it is drawn. */
  opener = -1;
  /** Whether the last round was won by who attacked. */
  attackersWon = false;
  readonly purses: Purses;

  readonly #rules: TacticalRules;
  readonly #chances: Float64Array;
  /** By rounds played: whether both sides begin alike, and whether who attacked first attacks. */
  readonly #isFresh: Uint8Array;
  readonly #openerAttacks: Uint8Array;

  /** @param chances by roundChances */
  constructor(rules: TacticalRules, chances: Float64Array) {
    this.#rules = rules;
    this.#chances = chances;
    this.purses = new Purses(economyOf(rules));
    this.#isFresh = byRound((played) => isFreshStart(rules, played));
    this.#openerAttacks = byRound((played) => openerAttacks(rules, played));
  }

  copy(from: SeriesRun): void {
    this.map = from.map;
    this.homeMaps = from.homeMaps;
    this.awayMaps = from.awayMaps;
    this.home = from.home;
    this.away = from.away;
    this.firstHalfHome = from.firstHalfHome;
    this.pistols = from.pistols;
    this.opener = from.opener;
    this.purses.copy(from.purses);
  }

  isOver(): boolean {
    const { mapsToWin } = this.#rules;
    return this.homeMaps === mapsToWin || this.awayMaps === mapsToWin;
  }

  /** Who attacks in the next round. */
  attacker(): number {
    return this.#openerAttacks[(this.home + this.away) & LAST] === 1 ? this.opener : 1 - this.opener;
  }

  /** Draws who attacks first, where the map has not begun. */
  toss(random: RandomSource): void {
    if (this.opener < 0) this.opener = random.next() & 1;
  }

  /** Plays one round and says who won it. */
  round(random: RandomSource): number {
    const played = this.home + this.away;
    this.toss(random);
    if (this.#isFresh[played & LAST] === 1) this.purses.reset(freshMoney(this.#rules, played));
    const ahead = this.purses.buy(0, played) - this.purses.buy(1, played);
    const attacker = this.attacker();
    const isHome = random.next() < (this.#chances[5 * attacker + 2 + ahead] ?? 0);
    const winner = isHome ? 0 : 1;
    this.attackersWon = winner === attacker;
    this.purses.pay(winner);
    if (played === 0) this.pistols = winner + 1;
    else if (played === HALF) this.pistols += 4 * (winner + 1);
    if (isHome) this.home += 1;
    else this.away += 1;
    if (isHome && played < HALF) this.firstHalfHome += 1;
    return winner;
  }

  isMapOver(): boolean {
    if (this.home < ROUNDS_TO_WIN && this.away < ROUNDS_TO_WIN) return false;
    return isMapOver(this.#rules, this.home, this.away);
  }

  /** Plays the running map, or the next, to its end, into a column of outcomes. @param tally of kills, where they are kept */
  playMap(index: number, random: RandomSource, outcomes: TacticalOutcomes, tally: KillTally): void {
    const isTold = this.map === outcomes.toldMap;
    const kills = outcomes.kills[this.map - 1] ?? NOT_KEPT;
    const keepsKills = kills.length > 0;
    if (keepsKills) tally.begin(isTold);
    while (!this.isMapOver()) {
      const at = this.home + this.away;
      const winner = this.round(random);
      if (keepsKills) tally.round(winner, this.attackersWon, random);
      if (isTold && at < KEPT_ROUNDS) outcomes.told[index * KEPT_ROUNDS + at] = winner + 1;
    }
    write(outcomes.rounds.home[this.map - 1], index, this.home);
    write(outcomes.rounds.away[this.map - 1], index, this.away);
    write(outcomes.firstHalf.home[this.map - 1], index, this.firstHalfHome);
    write(outcomes.firstHalf.away[this.map - 1], index, HALF - this.firstHalfHome);
    write(outcomes.pistols[this.map - 1], index, this.pistols);
    if (keepsKills) tally.write(kills, index);
    this.#endMap();
  }

  #endMap(): void {
    if (this.home > this.away) this.homeMaps += 1;
    else this.awayMaps += 1;
    this.map += 1;
    this.home = 0;
    this.away = 0;
    this.firstHalfHome = 0;
    this.pistols = 0;
    this.opener = -1;
  }
}

const NOT_KEPT = new Uint8Array(0);

/** Rounds that are told apart, a power of two; no map was ever half as long. */
const LAST = 255;

function byRound(test: (played: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: LAST + 1 }, (_, played) => (test(played) ? 1 : 0));
}

function write(column: Uint8Array | undefined, index: number, value: number): void {
  if (column) column[index] = value;
}
