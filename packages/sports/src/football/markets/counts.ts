import { PUSH } from '../../sport.ts';
import { countOf, realValue, totalOf } from '../measures.ts';
import { FIELD_GOAL, TOUCHDOWN } from '../scoring.ts';
import { asLine, asPeriod, isPeriodOver, type MarketKind, winWhere } from './kind.ts';
import { overUnder } from './lines.ts';
import { classify, counted, inSentence, titled } from './names.ts';

/** touchdowns:<line> */
export const touchdowns = countMarket('touchdowns', 'Total Touchdowns', 'touchdown', TOUCHDOWN);
/** field-goals:<line> */
export const fieldGoals = countMarket('field-goals', 'Total Field Goals', 'field goal', FIELD_GOAL);

function countMarket(head: string, name: string, noun: string, kind: number): MarketKind {
  return {
    head,
    build(args) {
      const line = asLine(args[0]);
      if (line === undefined || line <= 0 || args.length !== 1) return undefined;
      return {
        type: 'OTHER',
        classification: 'scoring',
        name,
        family: head,
        measure: countOf(kind),
        selections: overUnder(line),
      };
    },
    isDecided: (_args, state) => isPeriodOver(state, 'game'),
    explain: ({ outcomes, mark }) => {
      const count = counted(realValue(countOf(kind), outcomes), noun);
      return mark === PUSH ? `Push: exactly ${count}` : `There were ${count}`;
    },
  };
}

/** odd-even:<period>; no points at all are even. */
export const oddEven: MarketKind = {
  head: 'odd-even',
  build(args) {
    const period = asPeriod(args[0]);
    if (period === undefined || args.length !== 1) return undefined;
    return {
      type: 'ODD_EVEN',
      classification: classify(period),
      name: titled(period, 'Total Odd / Even'),
      family: `odd-even:${period}`,
      measure: totalOf(period),
      selections: [
        { key: 'odd', type: 'OTHER', name: 'Odd', grade: winWhere((points) => points % 2 === 1) },
        {
          key: 'even',
          type: 'OTHER',
          name: 'Even',
          grade: winWhere((points) => points % 2 === 0),
        },
      ],
    };
  },
  isDecided: (args, state) => isPeriodOver(state, asPeriod(args[0]) ?? 'game'),
  explain: ({ args, outcomes }) => {
    const period = asPeriod(args[0]) ?? 'game';
    const points = realValue(totalOf(period), outcomes);
    const stretch = period === 'game' ? '' : ` of${inSentence(period)}`;
    return `The total${stretch} was ${points}, ${points % 2 === 1 ? 'odd' : 'even'}`;
  },
};
