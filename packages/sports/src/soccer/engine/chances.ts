import type { BySide } from '../../sport.ts';
import { SECOND_HALF, type SoccerRules } from '../rules.ts';
import type { SoccerStrength } from '../strength.ts';
import { expectedCorners } from './base-rates.ts';
import { leadingFactor, trailingFactor } from './current-rates.ts';
import { levelFactors, type Rates, ratesOf } from './rates.ts';
import {
  averageSeconds,
  BIN_SHIFT,
  INSTANTS_PER_SECOND,
  NEXT_CORNER_SECONDS,
  type Timetable,
  timetableOf,
} from './timetable.ts';

/** Goals of a side that are told apart; more count as so many. */
const MOST = { soccer: 10, futsal: 18 };

/** Chances of every score at the end of both halves, before the kickoff. */
export interface ScoreChances {
  /** Goals of a side that are told apart, plus one. */
  readonly size: number;
  /** Chance of h–a at h * size + a. */
  readonly chances: Float64Array;
}

/**
 * Works out what the engine would score in endless games, step by step of its timetable: the same rates by score and time, with
 * stoppage time and players sent off as they are on average.
 */
export function scoreChances(rules: SoccerRules, strength: SoccerStrength): ScoreChances {
  const timetable = timetableOf(rules);
  const rates = ratesOf(rules);
  const size = MOST[rules.game] + 1;
  let chances = new Float64Array(size * size);
  let next = new Float64Array(size * size);
  chances[0] = 1;
  const levels = levelFactors(rates, strength.level);
  const open = openShare(rules, rates, strength, timetable);
  for (const each of steps(rules, rates, timetable)) {
    advance({
      size,
      chances,
      next,
      strength,
      rates,
      ...each,
      weight: each.weight * open,
      level: levels[each.period] ?? 1,
    });
    [chances, next] = [next, chances];
  }
  return { size, chances };
}

/** Share of the time in which a goal may fall: none does between a corner and the one that follows from it. */
function openShare(rules: SoccerRules, rates: Rates, strength: SoccerStrength, { added }: Timetable): number {
  const again = expectedCorners(rates, strength) * rates.cornerAgain;
  const seconds = averageSeconds(rules, added, 1) + averageSeconds(rules, added, SECOND_HALF);
  return 1 - (again * NEXT_CORNER_SECONDS) / seconds;
}

interface Step {
  readonly weight: number;
  readonly period: number;
  readonly last: boolean;
  /** What players sent off by then do to what home, and away, scores on average. */
  readonly home: number;
  readonly away: number;
}

/** Steps that a bin of the timetable is cut into: more than one goal in a step is too rare to matter. */
const CUT = { soccer: 2, futsal: 4 };

const made = new Map<string, readonly Step[]>();

/** The steps of a game, of 32 seconds or less. */
function steps(rules: SoccerRules, rates: Rates, timetable: Timetable): readonly Step[] {
  const known = made.get(rules.game);
  if (known !== undefined) return known;
  const list: Step[] = [];
  const binSeconds = 2 ** BIN_SHIFT / INSTANTS_PER_SECOND;
  const cut = CUT[rules.game];
  const lastBin = (rules.halfSeconds - rates.lastSeconds) / binSeconds;
  let carded = 0;
  for (const period of [1, SECOND_HALF]) {
    const whole = averageSeconds(rules, timetable.added, period) / binSeconds;
    for (let bin = 0; bin < whole; bin++) {
      const instants = 2 ** BIN_SHIFT * Math.min(1, whole - bin);
      const weight = ((timetable.attack[period]?.[bin] ?? 0) * instants) / cut;
      const last = period === SECOND_HALF && rates.lastSeconds > 0 && bin >= lastBin;
      const sent = rules.game === 'soccer' ? carded : 0;
      for (let i = 0; i < cut; i++) list.push({ weight, period, last, ...shorthanded(rates, sent) });
      carded += (timetable.cards[period]?.[bin] ?? 0) * instants;
    }
  }
  made.set(rules.game, list);
  return list;
}

/** @param sent the share of a game's red cards that were shown by then */
function shorthanded(rates: Rates, sent: number): BySide<number> {
  const home = rates.red * sent;
  const away = home * rates.awayCards;
  const factor = (own: number, other: number) =>
    1 - own * (1 - rates.shortHanded) + other * (rates.againstShort - 1);
  return { home: factor(home, away), away: factor(away, home) };
}

interface Advance extends Step {
  readonly size: number;
  readonly chances: Float64Array;
  readonly next: Float64Array;
  readonly strength: SoccerStrength;
  readonly rates: Rates;
  readonly level: number;
}

/** One step: each score stays, or one side scores. */
function advance(step: Advance): void {
  const { size, chances, next, weight, last, strength, rates, level } = step;
  next.fill(0);
  const leading = leadingFactor(rates, last);
  const trailing = trailingFactor(rates, last);
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const at = home * size + away;
      const chance = chances[at] ?? 0;
      if (chance < 1e-12) continue;
      const homeFactor = home === away ? level : home > away ? leading : trailing;
      const awayFactor = home === away ? level : home > away ? trailing : leading;
      const homeGoal = home + 1 < size ? strength.home * step.home * homeFactor * weight : 0;
      const awayGoal = away + 1 < size ? strength.away * step.away * awayFactor * weight : 0;
      next[at] = (next[at] ?? 0) + chance * (1 - homeGoal - awayGoal);
      if (homeGoal > 0) next[at + size] = (next[at + size] ?? 0) + chance * homeGoal;
      if (awayGoal > 0) next[at + 1] = (next[at + 1] ?? 0) + chance * awayGoal;
    }
  }
}
