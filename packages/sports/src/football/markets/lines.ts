import { PUSH, WIN } from '../../sport.ts';
import type { FootballOutcomes, Period } from '../outcomes.ts';
import {
  asLine,
  asPeriod,
  asSide,
  awayPoints,
  homePoints,
  isPeriodOver,
  type MarketKind,
  markOf,
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
    const covered = (outcomes: FootballOutcomes, index: number): number =>
      homePoints(outcomes, period, index) - awayPoints(outcomes, period, index) + line;
    return {
      type: 'SPREAD',
      classification: classify(period),
      name: titled(period, 'Spread'),
      family: `spread:${period}`,
      selections: [
        {
          key: 'home',
          type: 'HOME_SPREAD',
          name: `${sides.home.mediumName} ${signed(line)}`,
          points: line,
          side: 'home',
          mark: (outcomes, index) => markOf(covered(outcomes, index)),
        },
        {
          key: 'away',
          type: 'AWAY_SPREAD',
          name: `${sides.away.mediumName} ${signed(0 - line)}`,
          points: 0 - line,
          side: 'away',
          mark: (outcomes, index) => markOf(-covered(outcomes, index)),
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
      selections: overUnder(line, (outcomes, index) => totalPoints(outcomes, period, index)),
    };
  },
  isDecided: (args, state) => isPeriodOver(state, asPeriod(args[0]) ?? 'game'),
  explain: ({ args, outcomes, mark, selection }) => {
    const period = asPeriod(args[0]) ?? 'game';
    const points = totalPoints(outcomes, period, 0);
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
    const points = pointsOf(side, period);
    return {
      type: 'TEAM_TOTAL',
      classification: 'team',
      name: titled(period, `${sides[side].mediumName} Total Points`),
      family: `team-total:${side}:${period}`,
      selections: overUnder(line, points).map((selection) => ({ ...selection, side })),
    };
  },
  isDecided: (args, state) => isPeriodOver(state, asPeriod(args[1]) ?? 'game'),
  explain: ({ args, state, outcomes, mark, selection }) => {
    const side = asSide(args[0]) ?? 'home';
    const period = asPeriod(args[1]) ?? 'game';
    const points = pointsOf(side, period)(outcomes, 0);
    const what = `${state.sides[side].mediumName} total${ofPeriod(period)}`;
    return explainTotal(mark, points, selection.points ?? 0, what);
  },
};

const ofPeriod = (period: Period): string => (period === 'game' ? '' : ` of${inSentence(period)}`);

function asPositiveLine(text: string | undefined): number | undefined {
  const line = asLine(text);
  return line !== undefined && line > 0 ? line : undefined;
}

export type Measure = (outcomes: FootballOutcomes, index: number) => number;

/** Over and under a line of something counted. */
export function overUnder(line: number, measure: Measure) {
  return [
    {
      key: 'over',
      type: 'OVER' as const,
      name: `Over ${line}`,
      points: line,
      mark: (outcomes: FootballOutcomes, index: number) => markOf(measure(outcomes, index) - line),
    },
    {
      key: 'under',
      type: 'UNDER' as const,
      name: `Under ${line}`,
      points: line,
      mark: (outcomes: FootballOutcomes, index: number) => markOf(line - measure(outcomes, index)),
    },
  ];
}

function totalPoints(outcomes: FootballOutcomes, period: Period, index: number): number {
  return homePoints(outcomes, period, index) + awayPoints(outcomes, period, index);
}

function pointsOf(side: 'home' | 'away', period: Period): Measure {
  return side === 'home'
    ? (outcomes, index) => homePoints(outcomes, period, index)
    : (outcomes, index) => awayPoints(outcomes, period, index);
}

/** "Push: the total was exactly 47", "The total was 51, over 47.5" */
function explainTotal(mark: number, points: number, line: number, what: string): string {
  if (mark === PUSH) return `Push: the ${what} was exactly ${points}`;
  return `The ${what} was ${counted(points, 'point')}, ${points > line ? 'over' : 'under'} ${line}`;
}
