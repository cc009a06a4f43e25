import { BYTE, columnMeasure, fieldMeasure, measureAt, sumOf, untoldOr } from '../kit/columns.ts';
import { sideNumber } from '../kit/side-number.ts';
import { untoldAfter } from '../kit/untold-count.ts';
import type { Measure } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import type { Count, CountPeriod, Period, SoccerOutcomes } from './outcomes.ts';
import { PLACES, PLAYER_COUNTS, type PlayerCount, WORDS } from './player-words.ts';
import { goalsByPlace, placeAt, WIDTH } from './scorers.ts';
import { MAX_GOALS, minuteOf, sideOf, stretchOf } from './scoring.ts';

export type SoccerMeasure = Measure<SoccerOutcomes>;

/** Goals of one side in a stretch. */
export function goalsOf(side: SideKey, period: Period): SoccerMeasure {
  return columnMeasure(`points:${side}:${period}`, ({ goals }) => goals[side][period]);
}

/** What else is counted of one side in a stretch. */
export function countOf(count: Count, side: SideKey, period: CountPeriod, key: string): SoccerMeasure {
  return columnMeasure(key, ({ counts }) => counts[count][side][period]);
}

/** How many goals both halves of a game brought; those of extra time follow in the list. */
function goalsIn({ scoring, scoringCount }: SoccerOutcomes, index: number): number {
  const first = index * MAX_GOALS;
  let count = scoringCount[index] ?? 0;
  while (count > 0 && stretchOf(scoring[first + count - 1] ?? 0) > 1) count -= 1;
  return count;
}

/** The n-th goal of both halves, packed; 0 for none. */
export function nthGoal(outcomes: SoccerOutcomes, index: number, n: number): number {
  return n <= goalsIn(outcomes, index) ? (outcomes.scoring[index * MAX_GOALS + n - 1] ?? 0) : 0;
}

/** The first goal of both halves, packed; 0 for none. */
export function firstGoal(outcomes: SoccerOutcomes, index: number): number {
  return nthGoal(outcomes, index, 1);
}

/** The last goal of both halves, packed; 0 for none. */
export function lastGoal(outcomes: SoccerOutcomes, index: number): number {
  return nthGoal(outcomes, index, goalsIn(outcomes, index));
}

/** Goals of both halves that a test passes, made once. */
export function goalsWhere(key: string, test: (packed: number) => boolean): SoccerMeasure {
  return measureAt(`goals-where:${key}`, countWhere, test);
}

function countWhere(outcomes: SoccerOutcomes, index: number, test: (packed: number) => boolean): number {
  const first = index * MAX_GOALS;
  const end = first + goalsIn(outcomes, index);
  let count = 0;
  for (let at = first; at < end; at++) if (test(outcomes.scoring[at] ?? 0)) count += 1;
  return count;
}

/** Goals of both halves in the minutes from the one to the other, both included. */
export function goalsBetween(from: number, to: number): SoccerMeasure {
  return measureAt(`goals-in:${from}-${to}`, countBetween, { from, to });
}

function countBetween(
  outcomes: SoccerOutcomes,
  index: number,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const first = index * MAX_GOALS;
  const end = first + goalsIn(outcomes, index);
  let count = 0;
  for (let at = first; at < end; at++) {
    const minute = minuteOf(outcomes.scoring[at] ?? 0);
    if (minute >= from && minute <= to) count += 1;
  }
  return count;
}

/** Whose the n-th goal was: 1 for home, 2 for away, 0 where there were fewer. */
export function nthScorerSide(n: number): SoccerMeasure {
  return measureAt(`goal:${n}`, whoseNth, n);
}

function whoseNth(outcomes: SoccerOutcomes, index: number, n: number): number {
  return whose(nthGoal(outcomes, index, n));
}

/** 1 for home, 2 for away, 0 without a goal. */
export function whose(packed: number): number {
  return packed === 0 ? 0 : sideOf(packed) + 1;
}

/** Goals of one player. */
export function goalsOfPlayer(side: SideKey, player: number): SoccerMeasure {
  const place = placeAt(sideNumber(side), player);
  return fieldMeasure(`player:${side}:${player}`, (outcomes) => {
    const told = outcomes.untold[side].goals?.[player];
    if (told !== undefined) return untoldAfter(told);
    return { of: { words: goalsByPlace(outcomes), width: WIDTH }, fields: [{ place, field: BYTE }] };
  });
}

/** What else is counted of one player in both halves; of cards 1 once he was shown one. */
export function countOfPlayer(count: PlayerCount, side: SideKey, player: number): SoccerMeasure {
  const place = sideNumber(side) * PLACES + player;
  return fieldMeasure(`player:${count}:${side}:${player}`, ({ players, untold }) => {
    const told = untold[side][count]?.[player];
    if (told !== undefined) return untoldAfter(told);
    return { of: { words: players, width: WORDS }, fields: [{ place, field: PLAYER_COUNTS[count] }] };
  });
}

/** Goals of one player and those he passed for. */
export function involvedOf(side: SideKey, player: number): SoccerMeasure {
  const parts = [goalsOfPlayer(side, player), countOfPlayer('assists', side, player)];
  const all = sumOf(`player:involved:${side}:${player}`, parts);
  return untoldOr(all, ({ untold }) => untold[side].involved?.[player]);
}

/** Who reaches so many goals first: 1 for home, 2 for away, 0 for neither. */
export function raceTo(goals: number): SoccerMeasure {
  return measureAt(`race:${goals}`, firstTo, goals);
}

function firstTo(outcomes: SoccerOutcomes, index: number, goals: number): number {
  const first = index * MAX_GOALS;
  const end = first + goalsIn(outcomes, index);
  let home = 0;
  let away = 0;
  for (let at = first; at < end; at++) {
    if (sideOf(outcomes.scoring[at] ?? 0) === 0) home += 1;
    else away += 1;
    if (home === goals) return 1;
    if (away === goals) return 2;
  }
  return 0;
}

/** Whose the n-th corner was: 1 for home, 2 for away, 0 where there were fewer. */
export function nthCorner(n: number): SoccerMeasure {
  return measureAt(`corner:${n}`, cornerAt, n);
}

function cornerAt({ cornerOrder, cornerCount }: SoccerOutcomes, index: number, n: number): number {
  return (cornerCount[index] ?? 0) < n ? 0 : 1 + (((cornerOrder[index] ?? 0) >>> (n - 1)) & 1);
}
