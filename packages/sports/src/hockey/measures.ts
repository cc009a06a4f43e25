import {
  columnMeasure,
  differenceOf,
  type Field,
  fieldMeasure,
  measureAt,
  sumOf,
  untoldOr,
} from '../kit/columns.ts';
import { UNTOLD } from '../kit/untold-count.ts';
import type { Measure } from '../market-definition.ts';
import type { BySide, SideKey } from '../sport.ts';
import type { HockeyOutcomes, Period } from './outcomes.ts';
import {
  ASSIST_SHIFT,
  MAX_GOALS,
  NOT_SAID,
  POWER_PLAY_POINT_SHIFT,
  SHOT_SHIFT,
  SLOTS,
  sideOf,
  slotOf,
} from './scoring.ts';
import type { ToldShots } from './state.ts';

export type HockeyMeasure = Measure<HockeyOutcomes>;

/** Goals of one side in a period. */
export function goalsOf(side: SideKey, period: Period): HockeyMeasure {
  return columnMeasure(`points:${side}:${period}`, ({ goals }) => goals[side][period]);
}

/** The n-th goal from 1, packed; 0 for none. */
export function nthGoal(outcomes: HockeyOutcomes, index: number, n: number): number {
  return n <= (outcomes.listed[index] ?? 0) ? (outcomes.list[index * MAX_GOALS + n - 1] ?? 0) : 0;
}

export function nthGoalOf(n: number): HockeyMeasure {
  return measureAt(`goal:${n}`, nthGoal, n);
}

/** The first goal, packed, by one of the skaters; 0 for none, UNTOLD where it is not said whose it is. */
export const firstScorerGoal: HockeyMeasure = measureAt('first-scorer', firstScorerAt, undefined);

function firstScorerAt(outcomes: HockeyOutcomes, index: number): number {
  const packed = nthGoal(outcomes, index, 1);
  return !outcomes.scorersTold || slotOf(packed) === NOT_SAID ? UNTOLD : packed;
}

/** The last goal of a game, the shoot-out's aside; 0 for none. */
export const lastGoal: HockeyMeasure = measureAt(
  'last-goal',
  (outcomes, index) => nthGoal(outcomes, index, outcomes.listed[index] ?? 0),
  undefined,
);

/** Who gets so many goals first, the shoot-out's aside: 1 for home, 2 for away, 0 for neither. */
export function raceTo(goals: number): HockeyMeasure {
  return measureAt(`race:${goals}`, firstTo, goals);
}

function firstTo(outcomes: HockeyOutcomes, index: number, goals: number): number {
  let home = 0;
  let away = 0;
  for (let n = 1; n <= (outcomes.listed[index] ?? 0); n++) {
    if (sideOf(nthGoal(outcomes, index, n)) === 0) home++;
    else away++;
    if (home >= goals) return 1;
    if (away >= goals) return 2;
  }
  return 0;
}

/** How many goals pass a test. */
export function goalsWhere(key: string, test: (packed: number) => boolean): HockeyMeasure {
  return measureAt(`goals-where:${key}`, countWhere, test);
}

type Test = (packed: number) => boolean;

function countWhere({ list, listed }: HockeyOutcomes, index: number, test: Test): number {
  const first = index * MAX_GOALS;
  const end = first + (listed[index] ?? 0);
  let count = 0;
  for (let at = first; at < end; at++) if (test(list[at] ?? 0)) count++;
  return count;
}

/** Shots on goal of one side, or of both. */
export function shotsOf(side: SideKey | undefined): HockeyMeasure {
  return whereTold(
    columnSum('shots', side, ({ shots }) => shots),
    ({ shots }) => toldBy(shots, side),
  );
}

export function firstShotsOf(side: SideKey | undefined): HockeyMeasure {
  return whereTold(
    columnSum('first-shots', side, ({ firstShots }) => firstShots),
    ({ firstShots }) => firstShots && toldBy(firstShots, side),
  );
}

export function penaltiesOf(side: SideKey | undefined): HockeyMeasure {
  return columnSum('penalties', side, ({ penalties }) => penalties);
}

/** @param before what was told before shots were told no more; undefined where that is all there was */
function whereTold(measure: HockeyMeasure, before: (told: ToldShots) => number | undefined): HockeyMeasure {
  return untoldOr(measure, ({ toldShots }) => toldShots && before(toldShots));
}

function toldBy({ home, away }: BySide<number>, side: SideKey | undefined): number {
  if (side === undefined) return home + away;
  return side === 'home' ? home : away;
}

function columnSum(
  key: string,
  side: SideKey | undefined,
  columns: (outcomes: HockeyOutcomes) => HockeyOutcomes['shots'],
): HockeyMeasure {
  const of = (one: SideKey) => columnMeasure<HockeyOutcomes>(`${key}:${one}`, (from) => columns(from)[one]);
  return side === undefined ? sumOf(`${key}:both`, [of('home'), of('away')]) : of(side);
}

/** Shots a side's goalie stops: the other side's on goal that did not go in, those at an empty net aside. */
export function savesOf(side: SideKey): HockeyMeasure {
  const other = side === 'home' ? 'away' : 'home';
  return whereTold(
    // A goal into the empty net is a shot and a goal: it cancels out.
    differenceOf(
      `saves:${side}`,
      columnMeasure(`shots:${other}`, ({ shots }) => shots[other]),
      sumOf(`played-goals:${other}`, [goalsOf(other, 'reg'), goalsOf(other, 'ot')]),
    ),
    ({ saves }) => saves[side],
  );
}

/** What is counted of a skater, in his word. */
export const SKATER_COUNTS = {
  goals: [{ shift: 0, mask: 15 }],
  assists: [{ shift: ASSIST_SHIFT, mask: 15 }],
  shots: [{ shift: SHOT_SHIFT, mask: 31 }],
  points: [
    { shift: 0, mask: 15 },
    { shift: ASSIST_SHIFT, mask: 15 },
  ],
  powerPlayPoints: [{ shift: POWER_PLAY_POINT_SHIFT, mask: 7 }],
} as const satisfies Readonly<Record<string, readonly Field[]>>;
export type SkaterCount = keyof typeof SKATER_COUNTS;

/** One count of a skater. */
export function skaterTotal(side: SideKey, place: number, what: SkaterCount): HockeyMeasure {
  const at = (side === 'home' ? 0 : SLOTS) + place;
  return fieldMeasure(`player:${side}:${place}:${what}`, ({ skaters, skatersTold }) => ({
    of: { words: skaters, width: SLOTS * 2 },
    fields: SKATER_COUNTS[what].map((field) => ({ place: at, field })),
    isUntold: !skatersTold,
  }));
}
