import { gradeSpread, gradeTotal } from '@fairline/wagering/grade-line.ts';
import {
  HALF_LOSS,
  HALF_WIN,
  LOSS,
  type Mark,
  type Measure,
  type Outcomes,
  PUSH,
  WIN,
} from '../market-definition.ts';
import {
  asPeriod,
  type Contest,
  leadOf,
  type PeriodWords,
  periodAt,
  realValue,
  type Score,
  totalOf,
} from './contest.ts';
import {
  asLine,
  asPositiveLine,
  asSide,
  type GradeFacts,
  gradeBy,
  type MarketKind,
  type SelectionRule,
  type WithSides,
} from './kind.ts';
import { resultOf } from './winner.ts';
import { counted, inSentence, isAside, played, saysUnit, signed, titled, totalName } from './words.ts';

/**
 * spread:<period>:<line>, the line as the home side sees it: -3.5 when it gives three and a half points.
 * @param readLine asQuarterLine where quarter lines are sold, too
 */
export function spread<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  name = 'Spread',
  readLine = asLine,
): MarketKind<S, O> {
  return {
    head: 'spread',
    build(args, sides) {
      const period = asPeriod(contest, args[0]);
      const line = readLine(args[1]);
      if (period === undefined || line === undefined || args.length !== 2) return undefined;
      const words = contest.periods[period];
      return {
        type: 'SPREAD',
        classification: words.classification,
        name: titled(words, name),
        family: `spread:${period}`,
        measure: leadOf(contest, period),
        winners: 1,
        selections: [
          {
            key: 'home',
            type: 'HOME_SPREAD',
            name: `${sides.home.mediumName} ${signed(line)}`,
            points: line,
            side: 'home',
            grade: gradeBy((lead) => gradeSpread(lead, line)),
          },
          {
            key: 'away',
            type: 'AWAY_SPREAD',
            name: `${sides.away.mediumName} ${signed(0 - line)}`,
            points: 0 - line,
            side: 'away',
            grade: gradeBy((lead) => gradeSpread(0 - lead, 0 - line)),
          },
        ],
      };
    },
    isDecided: (args, state) => contest.isPeriodOver(state, periodAt(contest, args[0])),
    mayCome: (args, state) => endingsOf(contest, args[0], state)?.map(({ home, away }) => home - away),
    explain: (facts) => {
      const result = resultOf(contest, facts, periodAt(contest, facts.args[0]));
      if (facts.mark === PUSH)
        return `Push: ${result}${facts.selection.points === 0 ? '' : ', exactly the spread'}`;
      const side = facts.selection.side === 'away' ? 'away' : 'home';
      const points = facts.selection.points ?? 0;
      if (points === 0) return result;
      return `${result}; ${facts.state.sides[side].mediumName} ${VERDICTS[facts.mark]} ${signed(points)}`;
    },
  };
}

const VERDICTS: Readonly<Record<Mark, string>> = {
  [LOSS]: 'did not cover',
  [WIN]: 'covered',
  [PUSH]: 'came out exactly at',
  [HALF_WIN]: 'half covered',
  [HALF_LOSS]: 'half missed',
};

/** total:<period>:<line>. @param readLine asQuarterLine where quarter lines are sold, too */
export function total<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  name = 'Total',
  readLine = asLine,
): MarketKind<S, O> {
  return {
    head: 'total',
    build(args) {
      const period = asPeriod(contest, args[0]);
      const line = positive(readLine(args[1]));
      if (period === undefined || line === undefined || args.length !== 2) return undefined;
      const words = contest.periods[period];
      return {
        type: 'TOTAL',
        classification: words.classification,
        name: saysUnit(words, contest.unit) ? totalName(words, contest.unit) : titled(words, name),
        family: `total:${period}`,
        measure: totalOf(contest, period),
        winners: 1,
        selections: overUnder(line),
        ...soFar(contest, line),
      };
    },
    isDecided: (args, state) => contest.isPeriodOver(state, periodAt(contest, args[0])),
    mayCome: (args, state) => endingsOf(contest, args[0], state)?.map(({ home, away }) => home + away),
    explain: (facts) => {
      const { args, outcomes, mark, selection } = facts;
      const period = periodAt(contest, args[0]);
      const measure = totalOf(contest, period);
      if (isAside(contest, period)) {
        const points = realValue(measure, outcomes);
        const line = selection.points ?? 0;
        const found = played(points, contest.unit);
        return mark === PUSH
          ? `Push: exactly ${found}`
          : `${found}, ${points > line ? 'over' : 'under'} ${line}`;
      }
      return explainLine(contest, facts, period, measure, `total${ofPeriod(contest.periods[period])}`);
    },
  };
}

/** team-total:<side>:<period>:<line> */
export function teamTotal<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
): MarketKind<S, O> {
  return {
    head: 'team-total',
    build(args, sides) {
      const side = asSide(args[0]);
      const period = asPeriod(contest, args[1]);
      const line = asPositiveLine(args[2]);
      if (side === undefined || period === undefined || line === undefined || args.length !== 3)
        return undefined;
      return {
        type: 'TEAM_TOTAL',
        classification: 'team',
        name: totalName(contest.periods[period], contest.unit, sides[side].mediumName),
        family: `team-total:${side}:${period}`,
        measure: contest.pointsOf(side, period),
        winners: 1,
        selections: overUnder(line).map((selection) => ({ ...selection, side })),
        ...soFar(contest, line),
      };
    },
    isDecided: (args, state) => contest.isPeriodOver(state, periodAt(contest, args[1])),
    explain: (facts) => {
      const side = asSide(facts.args[0]) ?? 'home';
      const period = periodAt(contest, facts.args[1]);
      const what = `${facts.state.sides[side].mediumName} total${ofPeriod(contest.periods[period])}`;
      return explainLine(contest, facts, period, contest.pointsOf(side, period), what);
    },
  };
}

/** What the whole match may end at; undefined for a stretch of it. */
function endingsOf<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: string | undefined,
  state: S,
): readonly Score[] | undefined {
  return period === 'game' ? contest.endings?.(state) : undefined;
}

function positive(line: number | undefined): number | undefined {
  return line !== undefined && line > 0 ? line : undefined;
}

function ofPeriod(words: PeriodWords): string {
  return words.sentence === '' ? '' : ` of${inSentence(words)}`;
}

/** Of a contest that counts whoever is ahead, what it measures of a game that is on is not how far the count has come. */
function soFar(
  { countsLeader, unit }: Pick<Contest<WithSides, Outcomes, string>, 'countsLeader' | 'unit'>,
  line: number,
) {
  return countsLeader === true ? { onlyGrows: false } : { onlyGrows: true, count: { line, unit } };
}

/** Over and under a line of something counted. */
export function overUnder(line: number): SelectionRule[] {
  return [
    {
      key: 'over',
      type: 'OVER',
      name: `Over ${line}`,
      points: line,
      grade: gradeBy((count) => gradeTotal('over', count, line)),
    },
    {
      key: 'under',
      type: 'UNDER',
      name: `Under ${line}`,
      points: line,
      grade: gradeBy((count) => gradeTotal('under', count, line)),
    },
  ];
}

/** Of a quarter line that half of a bet came out level on. */
const HALVES: Readonly<Partial<Record<Mark, string>>> = {
  [HALF_WIN]: ': half of the bet won, half is given back',
  [HALF_LOSS]: ': half of the bet lost, half is given back',
};

/** "Push: the total was exactly 47", "The total was 51 points, over 47.5", "The total reached 48 points, over 47.5" */
function explainLine<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  { state, outcomes, mark, selection }: GradeFacts<S, O>,
  period: P,
  measure: Measure<O>,
  what: string,
): string {
  const count = realValue(measure, outcomes);
  const line = selection.points ?? 0;
  if (mark === PUSH) return `Push: the ${what} was exactly ${count}`;
  const verb = contest.isPeriodOver(state, period) ? 'was' : 'reached';
  return `The ${what} ${verb} ${counted(count, contest.unit)}, ${count > line ? 'over' : 'under'} ${line}${HALVES[mark] ?? ''}`;
}
