import { SECOND_HALF, type SoccerRules } from '../rules.ts';
import type { SoccerStrength } from '../strength.ts';
import { leadingFactor, trailingFactor } from './current-rates.ts';
import { type Rates, ratesOf } from './rates.ts';
import { averageSeconds, BIN_SHIFT, INSTANTS_PER_SECOND, type Timetable, timetableOf } from './timetable.ts';

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
 * Works out what the engine would score in endless games, step by step of its timetable: the same rates by score and time, but
 * average stoppage time, and nobody sent off.
 */
export function scoreChances(rules: SoccerRules, strength: SoccerStrength): ScoreChances {
  const timetable = timetableOf(rules);
  const rates = ratesOf(rules);
  const size = MOST[rules.game] + 1;
  let chances = new Float64Array(size * size);
  let next = new Float64Array(size * size);
  chances[0] = 1;
  for (const { weight, last } of steps(rules, rates, timetable)) {
    advance({ size, chances, next, weight, last, strength, rates });
    [chances, next] = [next, chances];
  }
  return { size, chances };
}

interface Step {
  readonly weight: number;
  readonly last: boolean;
}

const made = new Map<string, readonly Step[]>();

/** The weights of a game's steps, of 32 seconds each. */
function steps(rules: SoccerRules, rates: Rates, timetable: Timetable): readonly Step[] {
  const known = made.get(rules.game);
  if (known !== undefined) return known;
  const list: Step[] = [];
  for (const period of [1, SECOND_HALF]) {
    const binSeconds = 2 ** BIN_SHIFT / INSTANTS_PER_SECOND;
    const whole = averageSeconds(rules, timetable.added, period) / binSeconds;
    const lastBin = (rules.halfSeconds - rates.lastSeconds) / binSeconds;
    for (let bin = 0; bin < whole; bin++) {
      const weight = (timetable.attack[period]?.[bin] ?? 0) * 2 ** BIN_SHIFT * Math.min(1, whole - bin);
      list.push({ weight, last: period === SECOND_HALF && rates.lastSeconds > 0 && bin >= lastBin });
    }
  }
  made.set(rules.game, list);
  return list;
}

interface Advance extends Step {
  readonly size: number;
  readonly chances: Float64Array;
  readonly next: Float64Array;
  readonly strength: SoccerStrength;
  readonly rates: Rates;
}

/** One step: each score stays, or one side scores. */
function advance({ size, chances, next, weight, last, strength, rates }: Advance): void {
  next.fill(0);
  const leading = leadingFactor(rates, last);
  const trailing = trailingFactor(rates, last);
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const at = home * size + away;
      const chance = chances[at] ?? 0;
      if (chance < 1e-12) continue;
      const homeFactor = home === away ? strength.level : home > away ? leading : trailing;
      const awayFactor = home === away ? strength.level : home > away ? trailing : leading;
      const homeGoal = home + 1 < size ? strength.home * homeFactor * weight : 0;
      const awayGoal = away + 1 < size ? strength.away * awayFactor * weight : 0;
      // Of all that a Poisson process brings in a step one goal is let happen: more are too rare to matter.
      const any = 1 - Math.exp(-(homeGoal + awayGoal));
      const share = homeGoal + awayGoal === 0 ? 0 : (chance * any) / (homeGoal + awayGoal);
      next[at] = (next[at] ?? 0) + chance * (1 - any);
      if (homeGoal > 0) next[at + size] = (next[at + size] ?? 0) + share * homeGoal;
      if (awayGoal > 0) next[at + 1] = (next[at + 1] ?? 0) + share * awayGoal;
    }
  }
}
