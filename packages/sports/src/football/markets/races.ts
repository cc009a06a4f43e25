import { actual } from '../actual.ts';
import { raceTo, realValue } from '../measures.ts';
import { asCount, type MarketKind, type SelectionRule, winWhere } from './kind.ts';

/** race:<points>: who reaches so many points first, or nobody. */
export const race: MarketKind = {
  head: 'race',
  build(args, sides) {
    const points = asCount(args[0], 1, 100);
    if (points === undefined || args.length !== 1) return undefined;
    const to = (key: 'home' | 'away', code: number): SelectionRule => ({
      key,
      type: 'OTHER',
      name: sides[key].mediumName,
      side: key,
      grade: winWhere((found) => found === code),
    });
    return {
      type: 'OTHER',
      classification: 'scoring',
      name: `Race to ${points} Points`,
      family: 'race',
      measure: raceTo(points),
      selections: [
        to('home', 1),
        to('away', 2),
        {
          key: 'none',
          type: 'OTHER',
          name: 'Neither',
          grade: winWhere((found) => found === 0),
        },
      ],
    };
  },
  isDecided: (args, state) =>
    state.phase === 'final' || realValue(raceTo(Number(args[0])), actual(state)) !== 0,
  explain: ({ args, state, outcomes }) => {
    const winner = realValue(raceTo(Number(args[0])), outcomes);
    if (winner === 0) return `Neither side reached ${args[0]} points`;
    const side = winner === 1 ? state.sides.home : state.sides.away;
    return `${side.mediumName} reached ${args[0]} points first`;
  },
};
