import { actual } from '../actual.ts';
import { type FootballOutcomes, MAX_SCORES } from '../outcomes.ts';
import { HOME, pointsOf, sideOf } from '../scoring.ts';
import { asCount, type FootballSelection, type MarketKind, winIf } from './kind.ts';

/** race:<points>: who reaches so many points first, or nobody. */
export const race: MarketKind = {
  head: 'race',
  build(args, sides) {
    const points = asCount(args[0], 1, 100);
    if (points === undefined || args.length !== 1) return undefined;
    const to = (key: 'home' | 'away', code: number): FootballSelection => ({
      key,
      type: 'OTHER',
      name: sides[key].mediumName,
      side: key,
      mark: (outcomes, index) => winIf(firstTo(outcomes, index, points) === code),
    });
    return {
      type: 'OTHER',
      classification: 'scoring',
      name: `Race to ${points} Points`,
      family: 'race',
      selections: [
        to('home', 1),
        to('away', 2),
        {
          key: 'none',
          type: 'OTHER',
          name: 'Neither',
          mark: (outcomes, index) => winIf(firstTo(outcomes, index, points) === 0),
        },
      ],
    };
  },
  isDecided: (args, state) => state.phase === 'final' || firstTo(actual(state), 0, Number(args[0])) !== 0,
  explain: ({ args, state, outcomes }) => {
    const winner = firstTo(outcomes, 0, Number(args[0]));
    if (winner === 0) return `Neither side reached ${args[0]} points`;
    const side = winner === 1 ? state.sides.home : state.sides.away;
    return `${side.mediumName} reached ${args[0]} points first`;
  },
};

/** 1 for home, 2 for away, 0 for neither. */
function firstTo(outcomes: FootballOutcomes, index: number, points: number): number {
  const first = index * MAX_SCORES;
  const count = outcomes.scoringCount[index] ?? 0;
  let home = 0;
  let away = 0;
  for (let i = 0; i < count; i++) {
    const packed = outcomes.scoring[first + i] ?? 0;
    if (sideOf(packed) === HOME) {
      home += pointsOf(packed);
      if (home >= points) return 1;
    } else {
      away += pointsOf(packed);
      if (away >= points) return 2;
    }
  }
  return 0;
}
