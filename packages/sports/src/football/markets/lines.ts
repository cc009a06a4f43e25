import { PUSH, WIN } from '../../sport.ts';
import { leadOf, pointsOf, realValue, totalOf } from '../measures.ts';
import type { Period } from '../outcomes.ts';
import {
  asLine,
  asPeriod,
  asSide,
  gradeBy,
  isPeriodOver,
  type MarketKind,
  type SelectionRule,
} from './kind.ts';
import { classify, counted, inSentence, signed, titled } from './names.ts';
import { resultOf } from './winner.ts';

/** spread:<period>:<line>, the line as the home side sees it: -3.5 when it gives three and a half points. */
export const spread: MarketKind = {
  head: 'spread',
  build(args, sides) {
    const period = asPeriod(args[0]);
    const line = asLine(args[1]);
    if (period === undefined || line === undefined || args.length !== 2) return undefined;
    return {
      type: 'SPREAD',
      classification: classify(period),
      name: titled(period, 'Spread'),
      family: `spread:${period}`,
      measure: leadOf(period),
      selections: [
        {
          key: 'home',
          type: 'HOME_SPREAD',
          name: `${sides.home.mediumName} ${signed(line)}`,
          points: line,
          side: 'home',
          grade: gradeBy(1, line),
        },
        {
          key: 'away',
          type: 'AWAY_SPREAD',
          name: `${sides.away.mediumName} ${signed(0 - line)}`,
          points: 0 - line,
          side: 'away',
          grade: gradeBy(-1, 0 - line),
        },
      ],
    };
  },
  isDecided: (args, state) => isPeriodOver(state, asPeriod(args[0]) ?? 'game'),
  explain: (facts) => {
    const result = resultOf(facts, asPeriod(facts.args[0]) ?? 'game');
    if (facts.mark === PUSH)
      return `Push: ${result}${facts.selection.points === 0 ? '' : ', exactly the spread'}`;
    const side = facts.selection.side === 'away' ? 'away' : 'home';
    const points = facts.selection.points ?? 0;
    if (points === 0) return result;
    const verdict = facts.mark === WIN ? 'covered' : 'did not cover';
    return `${result}; ${facts.state.sides[side].mediumName} ${verdict} ${signed(points)}`;
  },
};

/** total:<period>:<line> */
export const total: MarketKind = {
  head: 'total',
  build(args) {
    const period = asPeriod(args[0]);
    const line = asPositiveLine(args[1]);
    if (period === undefined || line === undefined || args.length !== 2) return undefined;
    return {
      type: 'TOTAL',
      classification: classify(period),
      name: titled(period, 'Total'),
      family: `total:${period}`,
      measure: totalOf(period),
      selections: overUnder(line),
    };
  },
  isDecided: (args, state) => isPeriodOver(state, asPeriod(args[0]) ?? 'game'),
  explain: ({ args, outcomes, mark, selection }) => {
    const period = asPeriod(args[0]) ?? 'game';
    const points = realValue(totalOf(period), outcomes);
    return explainTotal(mark, points, selection.points ?? 0, `total${ofPeriod(period)}`);
  },
};

/** team-total:<side>:<period>:<line> */
export const teamTotal: MarketKind = {
  head: 'team-total',
  build(args, sides) {
    const side = asSide(args[0]);
    const period = asPeriod(args[1]);
    const line = asPositiveLine(args[2]);
    if (side === undefined || period === undefined || line === undefined || args.length !== 3)
      return undefined;
    return {
      type: 'TEAM_TOTAL',
      classification: 'team',
      name: titled(period, `${sides[side].mediumName} Total Points`),
      family: `team-total:${side}:${period}`,
      measure: pointsOf(side, period),
      selections: overUnder(line).map((selection) => ({ ...selection, side })),
    };
  },
  isDecided: (args, state) => isPeriodOver(state, asPeriod(args[1]) ?? 'game'),
  explain: ({ args, state, outcomes, mark, selection }) => {
    const side = asSide(args[0]) ?? 'home';
    const period = asPeriod(args[1]) ?? 'game';
    const points = realValue(pointsOf(side, period), outcomes);
    const what = `${state.sides[side].mediumName} total${ofPeriod(period)}`;
    return explainTotal(mark, points, selection.points ?? 0, what);
  },
};

const ofPeriod = (period: Period): string => (period === 'game' ? '' : ` of${inSentence(period)}`);

function asPositiveLine(text: string | undefined): number | undefined {
  const line = asLine(text);
  return line !== undefined && line > 0 ? line : undefined;
}

/** Over and under a line of something counted. */
export function overUnder(line: number): SelectionRule[] {
  return [
    {
      key: 'over',
      type: 'OVER',
      name: `Over ${line}`,
      points: line,
      grade: gradeBy(1, 0 - line),
    },
    {
      key: 'under',
      type: 'UNDER',
      name: `Under ${line}`,
      points: line,
      grade: gradeBy(-1, line),
    },
  ];
}

/** "Push: the total was exactly 47", "The total was 51, over 47.5" */
function explainTotal(mark: number, points: number, line: number, what: string): string {
  if (mark === PUSH) return `Push: the ${what} was exactly ${points}`;
  return `The ${what} was ${counted(points, 'point')}, ${points > line ? 'over' : 'under'} ${line}`;
}
