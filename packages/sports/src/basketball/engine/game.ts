import type { RandomSource } from '../../sport.ts';
import { type BasketballRules, lastQuarterOf } from '../rules.ts';
import { RACE_STEP, RACES, SLOTS } from '../scoring.ts';
import { type LeagueTables, tablesOf } from './attempts.ts';
import { BUZZER } from './codes.ts';
import { RATES } from './rates.ts';
import { tempoTable, WON } from './tempo.ts';
import { type Wanted, wantedTable } from './wanted.ts';
import { basesOf } from './windows.ts';

const PLACES = 5;

/** What a game in the engine is played with; the same for all samples. */
export interface Setting {
  readonly rules: BasketballRules;
  readonly tables: LeagueTables;
  readonly tempo: Uint8Array;
  /** Tables of who does what, the away side's after the home side's. */
  readonly who: Uint8Array;
  /** See windows.ts. */
  readonly bases: Int32Array;
  readonly freeThrow: number;
  readonly shotClock: number;
  /** Seconds of the last quarter. */
  readonly lastQuarter: number;
  readonly wanted: Wanted;
}

/**
 * A game in the engine: small integers, changed in place, so that a whole game costs microseconds. Sides are 0 (home) and 1
 * (away). `period` beyond the rules' number is overtime.
 */
export class Game {
  period = 1;
  clock = 0;
  /** Who has the ball; -1 before a jump ball. */
  off = -1;
  tempo = WON;
  /** Who won the opening jump ball, -1 before it. */
  tip = -1;
  over = 0;
  /** Places by which both sides' windows start later on this day. */
  shift = 0;
  races = 0;
  racesRun = 0;
  /** Points at which the next race is won. */
  raceAt = RACE_STEP;
  /** The first score, and the first basket, since the game was loaded; packed, 0 for none. */
  next = 0;
  nextBasket = 0;
  /** By side: the score, the score when the period began, fouls of the period, and where its day starts in `who`. */
  readonly score = new Int32Array(2);
  readonly before = new Int32Array(2);
  readonly fouls = new Int32Array(2);
  readonly days = new Int32Array(2);
  /** Points by side and period gone by: side * 5 + place, all overtime in the last place. */
  readonly points = new Uint8Array(2 * PLACES);
  /** A word for each slot, home before away. */
  readonly players: Int32Array;

  /** The last step: what it was, who did it, who helped, seconds and points it took and brought. */
  code = BUZZER;
  shooter = 0;
  helper = 0;
  ran = 0;
  brought = 0;
  /** Free throws after a plain foul: thrown. */
  thrown = 0;

  readonly setting: Setting;
  random: RandomSource;

  constructor(setting: Setting, random: RandomSource, players = new Int32Array(SLOTS * 2)) {
    this.players = players;
    this.setting = setting;
    this.random = random;
  }

  /** Takes over another game's situation. */
  copy(from: Game): void {
    this.period = from.period;
    this.clock = from.clock;
    this.off = from.off;
    this.tempo = from.tempo;
    this.tip = from.tip;
    this.over = from.over;
    this.races = from.races;
    this.racesRun = from.racesRun;
    this.raceAt = from.raceAt;
    this.next = 0;
    this.nextBasket = 0;
    for (let side = 0; side < 2; side++) {
      this.score[side] = from.score[side] ?? 0;
      this.before[side] = from.before[side] ?? 0;
      this.fouls[side] = from.fouls[side] ?? 0;
    }
    // Loops, for a call of a built-in costs more than these few numbers.
    for (let at = 0; at < 2 * PLACES; at++) this.points[at] = from.points[at] ?? 0;
    for (let at = 0; at < 2 * SLOTS; at++) this.players[at] = from.players[at] ?? 0;
  }

  /** How far the side with the ball leads. */
  lead(): number {
    return (this.score[this.off] ?? 0) - (this.score[1 - this.off] ?? 0);
  }

  /** The side with the ball is first to the next multiple of five. */
  winRace(): void {
    if (this.racesRun >= RACES) return;
    if (this.off === 1) this.races = (this.races | (1 << this.racesRun)) >>> 0;
    this.racesRun++;
    this.raceAt += RACE_STEP;
  }

  /** Books the points of the period that ends. */
  closePeriod(): void {
    const place = this.period > this.setting.rules.periods ? PLACES - 1 : this.period - 1;
    for (let side = 0; side < 2; side++) {
      const score = this.score[side] ?? 0;
      const at = side * PLACES + place;
      this.points[at] = (this.points[at] ?? 0) + score - (this.before[side] ?? 0);
      this.before[side] = score;
    }
  }
}

const tempos = new Map<number, Uint8Array>();

/** @param strengths of the sides, in points against an average one */
export function settingOf(
  rules: BasketballRules,
  who: Uint8Array,
  strengths: readonly [number, number],
): Setting {
  const rates = RATES[rules.league];
  const tables = tablesOf(rules.league);
  const tempo = tempos.get(rates.seconds) ?? tempoTable(rates.seconds, rates.shotClock);
  tempos.set(rates.seconds, tempo);
  const places = (strength: number): number => strength / tables.pointsPerPlace;
  return {
    rules,
    tables,
    tempo,
    who,
    bases: basesOf([places(strengths[0]), places(strengths[1])]),
    freeThrow: Math.round(rates.freeThrow * 2 ** 12),
    shotClock: rates.shotClock,
    lastQuarter: lastQuarterOf(rules),
    wanted: wantedTable(rates.shotClock),
  };
}
