import { UNTOLD, untoldAfter } from '../kit/untold-count.ts';
import type { SideKey } from '../sport.ts';
import type { TacticalMeasure } from './measures.ts';
import type { TacticalOutcomes } from './outcomes.ts';
import { BOTH_SIDES, placeOf } from './players.ts';

/** Maps that follow each other, from 1 on: 1 to 2 are the first two. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** 'm1', 'm1-2' */
export function stretchKey({ from, to }: Stretch): string {
  return from === to ? `m${from}` : `m${from}-${to}`;
}

/** Kills of a player in a stretch. */
export function killsOf(stretch: Stretch, side: SideKey, player: number): TacticalMeasure {
  const place = placeOf(side, player);
  return {
    key: `kills:${stretchKey(stretch)}:${side}:${player}`,
    bind: (outcomes) => {
      const countAt = countsIn(outcomes, stretch, place);
      return stretch.to <= outcomes.killMaps ? countAt : (index) => untoldAfter(countAt(index));
    },
  };
}

/** Who has the most kills on a map: a bit for each of the ten who is among them; UNTOLD where that is not told. @param map from 1 */
export function mostKillsOn(map: number): TacticalMeasure {
  const stretch = { from: map, to: map };
  return {
    key: `most-kills:m${map}`,
    bind: (outcomes) => {
      if (map > outcomes.killMaps) return () => UNTOLD;
      const counts = Array.from({ length: BOTH_SIDES }, (_, place) => countsIn(outcomes, stretch, place));
      return (index) => {
        let best = 0;
        let most = -1;
        for (let place = 0; place < BOTH_SIDES; place++) {
          const count = counts[place]?.(index) ?? 0;
          if (count > most) {
            most = count;
            best = 0;
          }
          if (count === most) best |= 1 << place;
        }
        return best;
      };
    },
  };
}

/** Places of both sides in a value of mostKillsOn; none where it is not told. */
export function placesIn(best: number): number[] {
  return Array.from({ length: BOTH_SIDES }, (_, place) => place).filter(
    (place) => (best & (1 << place)) !== 0,
  );
}

/** Kills of a place in every series, as far as they are known. */
function countsIn(
  outcomes: TacticalOutcomes,
  { from, to }: Stretch,
  place: number,
): (index: number) => number {
  let told = 0;
  const drawn: Uint8Array[] = [];
  for (let map = from; map <= to; map++) {
    const column = outcomes.kills[map - 1];
    if (column !== undefined && column.length > 0) drawn.push(column);
    else told += outcomes.toldKills[map - 1]?.[place] ?? 0;
  }
  const [first, ...others] = drawn;
  if (first === undefined) return () => told;
  if (others.length === 0) return (index) => told + (first[index * BOTH_SIDES + place] ?? 0);
  return (index) => {
    let sum = told;
    for (const column of drawn) sum += column[index * BOTH_SIDES + place] ?? 0;
    return sum;
  };
}
