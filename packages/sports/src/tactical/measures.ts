import { columnMeasure, fieldMeasure, measureAt, sumOf, wonMeasure } from '../kit/columns.ts';
import { areAll, isAtLeast, type Test } from '../kit/tests.ts';
import type { Measure } from '../market-definition.ts';
import { otherSide, type SideKey } from '../sport.ts';
import { KEPT_ROUNDS, type TacticalOutcomes } from './outcomes.ts';
import { HALF } from './rules.ts';

export type TacticalMeasure = Measure<TacticalOutcomes>;

export const MAPS = ['m1', 'm2', 'm3', 'm4', 'm5'] as const;
export type MapKey = (typeof MAPS)[number];
/** The series, a map of it, or a half of a map, without overtime. */
export type Period = 'game' | MapKey | `${MapKey}h${1 | 2}`;

/** Number of a map, from 1, of 'm2' and of 'm2h1'. */
export function mapNumber(period: Exclude<Period, 'game'>): number {
  return Number(period.charAt(1));
}

export function asMap(text: string | undefined): MapKey | undefined {
  return MAPS.find((key) => key === text);
}

/** Rounds of one side in the series, on a map or in a half of it. */
export function roundsOf(side: SideKey, period: Period): TacticalMeasure {
  const key = `points:${side}:${period}`;
  if (period === 'game')
    return sumOf(
      key,
      MAPS.map((map) => roundsOf(side, map)),
    );
  if (period.endsWith('h2')) return measureAt(key, secondHalf, { side, map: mapNumber(period) });
  return columnMeasure(
    key,
    ({ rounds, firstHalf }) => (period.endsWith('h1') ? firstHalf : rounds)[side][mapNumber(period) - 1],
  );
}

/** Twelve of a map that goes to overtime are of its halves. */
function secondHalf(
  { rounds, firstHalf }: TacticalOutcomes,
  index: number,
  { side, map }: { readonly side: SideKey; readonly map: number },
): number {
  const own = rounds[side][map - 1]?.[index] ?? 0;
  const other = rounds[otherSide(side)][map - 1]?.[index] ?? 0;
  const inHalves = Math.min(own, other) >= HALF ? HALF : own;
  return inHalves - (firstHalf[side][map - 1]?.[index] ?? 0);
}

/** Maps of one side in the series; of a stretch, its rounds. */
export function mapsOf(side: SideKey, period: Period): TacticalMeasure {
  if (period !== 'game') return roundsOf(side, period);
  return wonMeasure(`maps:${side}`, ({ rounds }) => ({ own: rounds[side], other: rounds[otherSide(side)] }));
}

/** Who wins a pistol round: 1 home, 2 away, 0 where it is not played. @param half 1 or 2 */
export function pistolOf(map: MapKey, half: 1 | 2): TacticalMeasure {
  const fields = [{ place: 0, field: { shift: half === 1 ? 0 : 2, mask: 3 } }];
  return fieldMeasure(`pistol:${map}:${half}`, ({ pistols }) => {
    const words = pistols[mapNumber(map) - 1];
    return words === undefined ? 0 : { of: { words, width: 1 }, fields };
  });
}

/** Whether a map is level after 24 rounds. */
export function hasOvertime(map: MapKey): Test<TacticalOutcomes> {
  return areAll(isAtLeast(roundsOf('home', map), HALF), isAtLeast(roundsOf('away', map), HALF));
}

/** Who wins a round of a map: 1 home, 2 away, 0 when it is not played. @param round from 1 */
export function roundWinnerOf(map: MapKey, round: number): TacticalMeasure {
  return measureAt(`round:${map}:${round}`, roundAt, { map: mapNumber(map), round: round - 1 });
}

/** Who has so many rounds of a map first: 1 home, 2 away, 0 when nobody is known to. */
export function raceOnMap(map: MapKey, to: number): TacticalMeasure {
  return measureAt(`map-race:${map}:${to}`, firstToOnMap, { map: mapNumber(map), to });
}

function firstToOnMap(
  outcomes: TacticalOutcomes,
  index: number,
  { map, to }: { readonly map: number; readonly to: number },
): number {
  let home = 0;
  let away = 0;
  for (let round = 0; round < KEPT_ROUNDS; round++) {
    const winner = winnerOfRound(outcomes, index, map, round);
    if (winner === 0) return 0;
    if (winner === 1) home += 1;
    else away += 1;
    if (home === to) return 1;
    if (away === to) return 2;
  }
  return 0;
}

function roundAt(
  outcomes: TacticalOutcomes,
  index: number,
  { map, round }: { readonly map: number; readonly round: number },
): number {
  return winnerOfRound(outcomes, index, map, round);
}

/** The winner of a round, from 0, of a map, from 1, as far as it is told: 1 home, 2 away, 0 not played. */
export function winnerOfRound(
  { letters, told, toldMap }: TacticalOutcomes,
  index: number,
  map: number,
  round: number,
): number {
  if (letters !== undefined) {
    const letter = letters[map - 1]?.charAt(round);
    return letter === 'h' ? 1 : letter === 'a' ? 2 : 0;
  }
  return map === toldMap && round < KEPT_ROUNDS ? (told[index * KEPT_ROUNDS + round] ?? 0) : 0;
}
