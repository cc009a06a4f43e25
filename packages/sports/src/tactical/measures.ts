import type { Measure, SideKey } from '../sport.ts';
import { type TacticalOutcomes, TOLD_ROUNDS } from './outcomes.ts';
import { HALF, MOST_MAPS } from './rules.ts';

export type TacticalMeasure = Measure<TacticalOutcomes>;

export const MAPS = ['m1', 'm2', 'm3', 'm4', 'm5'] as const;
export type MapKey = (typeof MAPS)[number];
/** The series, a map of it, or the first half of a map. */
export type Period = 'game' | MapKey | `${MapKey}h1`;

/** Number of a map, from 1, of 'm2' and of 'm2h1'. */
export function mapNumber(period: Exclude<Period, 'game'>): number {
  return Number(period.charAt(1));
}

export function asMap(text: string | undefined): MapKey | undefined {
  return MAPS.find((key) => key === text);
}

/** Rounds of one side in the series, on a map or in its first half. */
export function roundsOf(side: SideKey, period: Period): TacticalMeasure {
  const key = `points:${side}:${period}`;
  if (period === 'game') {
    return {
      key,
      bind: ({ rounds }) => {
        const columns = rounds[side];
        return (index) => {
          let sum = 0;
          for (let map = 0; map < MOST_MAPS; map++) sum += columns[map]?.[index] ?? 0;
          return sum;
        };
      },
    };
  }
  return {
    key,
    bind: ({ rounds, firstHalf }) => {
      const column = (period.endsWith('h1') ? firstHalf : rounds)[side][mapNumber(period) - 1];
      return (index) => column?.[index] ?? 0;
    },
  };
}

/** Maps of one side in the series; of a stretch, its rounds. */
export function mapsOf(side: SideKey, period: Period): TacticalMeasure {
  if (period !== 'game') return roundsOf(side, period);
  return {
    key: `maps:${side}`,
    bind: ({ rounds }) => {
      const own = rounds[side];
      const other = rounds[side === 'home' ? 'away' : 'home'];
      return (index) => {
        let maps = 0;
        for (let map = 0; map < MOST_MAPS; map++) {
          if ((own[map]?.[index] ?? 0) > (other[map]?.[index] ?? 0)) maps += 1;
        }
        return maps;
      };
    },
  };
}

/** Who wins a pistol round: 1 home, 2 away, 0 where it is not played. @param half 1 or 2 */
export function pistolOf(map: MapKey, half: 1 | 2): TacticalMeasure {
  return {
    key: `pistol:${map}:${half}`,
    bind: ({ pistols }) => {
      const column = pistols[mapNumber(map) - 1];
      return (index) => ((column?.[index] ?? 0) >> (half === 1 ? 0 : 2)) & 3;
    },
  };
}

/** Whether a map is level after 24 rounds. */
export function hasOvertime({ rounds }: TacticalOutcomes, map: MapKey): (index: number) => boolean {
  const home = rounds.home[mapNumber(map) - 1];
  const away = rounds.away[mapNumber(map) - 1];
  return (index) => Math.min(home?.[index] ?? 0, away?.[index] ?? 0) >= HALF;
}

/** Who wins a round of a map: 1 home, 2 away, 0 when it is not played. @param round from 1 */
export function roundWinnerOf(map: MapKey, round: number): TacticalMeasure {
  return {
    key: `round:${map}:${round}`,
    bind: (outcomes) => {
      const winnerOf = roundsTold(outcomes, map);
      return (index) => winnerOf(index, round - 1);
    },
  };
}

/** Who has so many rounds of a map first: 1 home, 2 away, 0 when nobody is known to. */
export function raceOnMap(map: MapKey, to: number): TacticalMeasure {
  return {
    key: `map-race:${map}:${to}`,
    bind: (outcomes) => {
      const winnerOf = roundsTold(outcomes, map);
      return (index) => {
        let home = 0;
        let away = 0;
        for (let round = 0; round < TOLD_ROUNDS; round++) {
          const winner = winnerOf(index, round);
          if (winner === 0) return 0;
          if (winner === 1) home += 1;
          else away += 1;
          if (home === to) return 1;
          if (away === to) return 2;
        }
        return 0;
      };
    },
  };
}

/** The winner of each round of a map as far as it is told, from round 0. */
function roundsTold(outcomes: TacticalOutcomes, map: MapKey): (index: number, round: number) => number {
  const { letters, told, toldMap } = outcomes;
  if (letters !== undefined) {
    const known = letters[mapNumber(map) - 1] ?? '';
    return (_index, round) => {
      const letter = known.charAt(round);
      return letter === 'h' ? 1 : letter === 'a' ? 2 : 0;
    };
  }
  if (mapNumber(map) !== toldMap) return () => 0;
  return (index, round) => (round < TOLD_ROUNDS ? (told[index * TOLD_ROUNDS + round] ?? 0) : 0);
}
