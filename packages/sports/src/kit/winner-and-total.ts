import { LOSS, type Measure, type Outcomes, PUSH, WIN } from '../market-definition.ts';
import type { SideKey, Sides } from '../sport.ts';
import { pairMeasure } from './columns.ts';
import { asPeriod, type Contest, leadOf, periodAt, realValue, totalOf } from './contest.ts';
import { leads } from './happenings.ts';
import {
  asCount,
  asPositiveLine,
  asSide,
  type MarketKind,
  type SelectionRule,
  type WithSides,
} from './kind.ts';
import { type LineFamily, linesAround } from './main-line.ts';
import { leadersOf } from './may-come.ts';
import { SIDES } from './sides.ts';
import { areAll, isAtLeast, isAtMost } from './tests.ts';
import { resultOf } from './winner.ts';
import { capital, counted, titled } from './words.ts';
import { yesNo } from './yes-no.ts';

// Who wins and whether the total is over a half line: in one market of four selections, or as a yes or no for each of them.

const FOUR = 'result-total';
const YES_NO = 'win-and-total';
/** For a sport that sells the market of four, or of six where sides may end level. */
export const RESULT_AND_TOTAL_SORT = { [FOUR]: { hasFewWays: true } } as const;
/** For a sport that sells it as yes or no. */
export const WIN_AND_TOTAL_SORT = { [YES_NO]: { title: 'Winner and Total' } } as const;
const WAYS = ['over', 'under'] as const;
type Way = (typeof WAYS)[number];

/** Who wins, where that is not whoever has more when the period is over. */
interface Winner<S extends WithSides, O extends Outcomes> {
  /** Above 0 where the home side wins. */
  readonly measure: Measure<O>;
  readonly isKnown: (state: S) => boolean;
  /** How it went, as a sentence without its full stop. */
  readonly told: (state: S) => string;
}

/** result-total:<period>:<line>: level sides give the stake back. */
export function resultAndTotal<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  winner?: Winner<S, O>,
): MarketKind<S, O> {
  return {
    head: FOUR,
    build(args, sides) {
      const period = asPeriod(contest, args[0]);
      const line = asHalfLine(args[1]);
      if (period === undefined || line === undefined || args.length !== 2) return undefined;
      const words = contest.periods[period];
      const lead = winner?.measure ?? leadOf(contest, period);
      return {
        type: 'OTHER',
        classification: words.classification,
        name: titled(words, `Winner and Total ${line}`),
        family: `${FOUR}:${period}`,
        measure: resultWithTotal(`${FOUR}:${period}`, lead, totalOf(contest, period)),
        winners: 1,
        selections: fourWays(line, sides),
      };
    },
    isDecided: (args, state) =>
      contest.isPeriodOver(state, periodAt(contest, args[0])) && (winner?.isKnown(state) ?? true),
    mayCome: (args, state, soFar) => {
      const period = periodAt(contest, args[0]);
      const leaders = winner ? [1, 0, -1] : leadersOf(contest, period, state, soFar);
      const points = realValue(totalOf(contest, period), soFar);
      return withTotals(leaders, contest.isPeriodOver(state, period) ? [points] : pastLine(points, args[1]));
    },
    explain: (facts) => {
      const period = periodAt(contest, facts.args[0]);
      const points = realValue(totalOf(contest, period), facts.outcomes);
      const result = winner?.told(facts.state) ?? resultOf(contest, facts, period);
      return `${result}; the total was ${counted(points, contest.unit)}`;
    },
  };
}

/** What decides a match, and what is counted in it. */
interface MatchCounts<S extends WithSides, O extends Outcomes, P extends string> {
  readonly winner: Contest<S, O, P>;
  readonly counted: Contest<S, O, P>;
  readonly match: P;
}

/** result-total:<line>: of a match that is won by one thing and counted in another, as sets and games. */
export function matchAndTotal<S extends WithSides, O extends Outcomes, P extends string>({
  winner,
  counted: count,
  match,
}: MatchCounts<S, O, P>): MarketKind<S, O> {
  const total = totalOf(count, match);
  const measure = resultWithTotal(FOUR, leadOf(winner, match), total);
  return {
    head: FOUR,
    build(args, sides) {
      const line = args.length === 1 ? asHalfLine(args[0]) : undefined;
      if (line === undefined) return undefined;
      return {
        type: 'OTHER',
        classification: 'game',
        name: `Winner and Total ${capital(count.unit.many)} ${line}`,
        family: `${FOUR}:${line}`,
        measure,
        winners: 1,
        selections: fourWays(line, sides),
      };
    },
    isDecided: (_args, state) => winner.isPeriodOver(state, match),
    mayCome: (args, _state, soFar) => withTotals([1, -1], pastLine(realValue(total, soFar), args[0])),
    explain: (facts) => {
      const found = counted(realValue(total, facts.outcomes), count.unit);
      return `${resultOf(winner, facts, match)}; there were ${found}`;
    },
  };
}

/** Keys of matchAndTotal to offer: at the half lines next to the balanced one. */
export function matchAndTotalKeys<O extends Outcomes>(outcomes: O, total: LineFamily<O>): string[] {
  return linesAround(outcomes, total, 1)
    .map(({ key }) => key.split(':').at(-1) ?? '')
    .filter((line) => line.endsWith('.5'))
    .map((line) => `${FOUR}:${line}`);
}

/**
 * win-and-total:<side>:<line>:<over or under>: whether the side wins the whole game with its total on that side of a half line.
 * @param most the largest line that there is a market of, in what the contest counts
 */
export function winAndTotal<S extends WithSides, O extends Outcomes>(
  contest: Contest<S, O, 'game'>,
  most: number,
): MarketKind<S, O> {
  return yesNo(YES_NO, contest.actual, (args, sides) => {
    const side = asSide(args[0]);
    const whole = args[1]?.endsWith('.5') ? asCount(args[1].slice(0, -2), 0, most) : undefined;
    const way = WAYS.find((each) => each === args[2]);
    if (side === undefined || whole === undefined || way === undefined || args.length !== 3) return undefined;
    const what = `${sides[side].mediumName} to Win and ${capital(way)} ${whole}.5`;
    return {
      name: what,
      classification: 'game',
      isOver: (state) => contest.isPeriodOver(state, 'game'),
      // Nobody wins under a line that was passed.
      isCertain: (_state, soFar) => way === 'under' && realValue(totalOf(contest, 'game'), soFar) > whole,
      standsOnceSeen: false,
      happens: areAll(
        leads(side, leadOf(contest, 'game')),
        way === 'over'
          ? isAtLeast(totalOf(contest, 'game'), whole + 1)
          : isAtMost(totalOf(contest, 'game'), whole),
      ),
      yes: `${what}: both came true`,
      no: `${what}: not both came true`,
    };
  });
}

/** Each side with each side of the main total, where that is a half one. @param mainTotal the key of its market */
export function winAndTotalKeys(mainTotal: string | undefined): string[] {
  const line = mainTotal?.split(':')[2];
  if (line === undefined || !line.endsWith('.5')) return [];
  return SIDES.flatMap((side) => WAYS.map((way) => `${YES_NO}:${side}:${line}:${way}`));
}

function asHalfLine(text: string | undefined): number | undefined {
  const line = asPositiveLine(text);
  return line === undefined || Number.isInteger(line) ? undefined : line;
}

const LEVEL = 1;

/** Three times the total, and 0 for a home win, 1 for level, 2 for an away win. */
function resultWithTotal<O extends Outcomes>(key: string, lead: Measure<O>, total: Measure<O>): Measure<O> {
  return pairMeasure(key, [total, lead], (points, ahead) => 3 * points + LEVEL - Math.sign(ahead));
}

/** A total as it is, and one past the line. */
function pastLine(points: number, line: string | undefined): number[] {
  return [points, Math.max(points, Number(line) + 0.5)];
}

/** Of resultWithTotal, with any of these leaders and any of these totals. */
function withTotals(leaders: readonly number[], totals: readonly number[]): number[] {
  return totals.flatMap((points) => leaders.map((leader) => 3 * points + LEVEL - leader));
}

function isSo(value: number, side: SideKey, way: Way, line: number): boolean {
  const result = value % 3;
  return result === (side === 'home' ? 0 : 2) && (value - result) / 3 > line === (way === 'over');
}

function fourWays(line: number, sides: Sides): SelectionRule[] {
  return SIDES.flatMap((side) =>
    WAYS.map((way) => ({
      key: `${side}-${way}`,
      type: 'OTHER' as const,
      name: `${sides[side].mediumName} and ${capital(way)} ${line}`,
      side,
      grade: (value: number) => (value % 3 === LEVEL ? PUSH : isSo(value, side, way, line) ? WIN : LOSS),
    })),
  );
}
