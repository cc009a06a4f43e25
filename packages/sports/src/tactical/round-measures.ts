import { measureAt, pairMeasure } from '../kit/columns.ts';
import { leadOf } from '../kit/contest.ts';
import type { SideKey } from '../sport.ts';
import { rounds } from './contest.ts';
import { type MapKey, mapNumber, pistolOf, type TacticalMeasure, winnerOfRound } from './measures.ts';
import type { TacticalOutcomes } from './outcomes.ts';

/** Some rounds of a map, both from 1. */
interface RoundsOfMap {
  readonly map: number;
  readonly from: number;
  readonly count: number;
}

/** One more than the home side wins of so many rounds of a map; 0 where not all of them are played. @param from from 1 */
export function wonOfRounds(map: MapKey, from: number, count: number): TacticalMeasure {
  return measureAt(`next-rounds:${map}:${from}:${count}`, wonAt, { map: mapNumber(map), from, count });
}

function wonAt(outcomes: TacticalOutcomes, index: number, { map, from, count }: RoundsOfMap): number {
  let won = 1;
  for (let round = from - 1; round < from - 1 + count; round++) {
    const winner = winnerOfRound(outcomes, index, map, round);
    if (winner === 0) return 0;
    if (winner === 1) won += 1;
  }
  return won;
}

/** Rounds that the home side is ahead by after `played` rounds of a map; 0 where they are not known. */
export function leadAfterRounds(map: MapKey, played: number): TacticalMeasure {
  return measureAt(`map-lead:${map}:${played}`, leadAt, { map: mapNumber(map), from: 1, count: played });
}

function leadAt(outcomes: TacticalOutcomes, index: number, played: RoundsOfMap): number {
  const won = wonAt(outcomes, index, played);
  return won === 0 ? 0 : 2 * (won - 1) - played.count;
}

/** The most rounds in a row that a side wins on a map, or either side, as far as they are told. */
export function streakOn(map: MapKey, side: SideKey | undefined): TacticalMeasure {
  const codes = side === undefined ? [1, 2] : [side === 'home' ? 1 : 2];
  return measureAt(`streak:${map}:${side ?? 'any'}`, streakAt, { map: mapNumber(map), codes });
}

function streakAt(
  outcomes: TacticalOutcomes,
  index: number,
  { map, codes }: { readonly map: number; readonly codes: readonly number[] },
): number {
  let most = 0;
  let streak = 0;
  let last = 0;
  for (let round = 0; ; round++) {
    const winner = winnerOfRound(outcomes, index, map, round);
    if (winner === 0) return most;
    streak = winner === last ? streak + 1 : 1;
    last = winner;
    if (streak > most && codes.includes(winner)) most = streak;
  }
}

/** Who wins both pistol rounds of a map: 1 home, 2 away, 3 one each; 0 where they are not played. */
export function bothPistolsOf(map: MapKey): TacticalMeasure {
  return pairMeasure(`pistols:${map}`, [pistolOf(map, 1), pistolOf(map, 2)], (first, second) =>
    first === 0 || second === 0 ? 0 : first | second,
  );
}

/** Who wins a pistol round and then the map: 1 and 2 of the home side's round, 3 and 4 of the away side's; 0 where it is not played. */
export function pistolAndMap(map: MapKey, half: 1 | 2): TacticalMeasure {
  return pairMeasure(
    `pistol-map:${map}:${half}`,
    [pistolOf(map, half), leadOf(rounds, map)],
    (pistol, lead) => (pistol === 0 || lead === 0 ? 0 : 2 * pistol - (lead > 0 ? 1 : 0)),
  );
}
