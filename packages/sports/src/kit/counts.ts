import { type Measure, type Outcomes, PUSH } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { asPeriod, type Contest, periodAt, realValue, totalOf } from './contest.ts';
import { asPositiveLine, type MarketKind, type WithSides, winWhere } from './kind.ts';
import { overUnder } from './lines.ts';
import { counted, inSentence, isAside, played, totalName } from './words.ts';

/** Something that is counted over the game and never less again, to bet over and under: touchdowns, corners, aces. */
export interface Counted<S extends WithSides, O extends Outcomes> {
  /** Of the keys: '<head>:<line>'. */
  readonly head: string;
  readonly name: string;
  /** Whose it is where it is one side's: "Shots on Goal" is "Wild Shots on Goal" then. */
  readonly side?: SideKey;
  readonly unit: { readonly one: string; readonly many: string };
  readonly classification: string;
  readonly measure: Measure<O>;
  /** Whether no more of it can come. */
  isOver(state: S): boolean;
}

/** <head>:<line> */
export function countMarket<S extends WithSides, O extends Outcomes>(what: Counted<S, O>): MarketKind<S, O> {
  return {
    head: what.head,
    build(args, sides) {
      const line = args.length === 1 ? asPositiveLine(args[0]) : undefined;
      if (line === undefined) return undefined;
      return {
        type: 'OTHER',
        classification: what.classification,
        name: what.side === undefined ? what.name : `${sides[what.side].mediumName} ${what.name}`,
        family: what.head,
        measure: what.measure,
        winners: 1,
        selections: overUnder(line),
        onlyGrows: true,
        count: { line, unit: what.unit },
      };
    },
    isDecided: (_args, state) => what.isOver(state),
    explain: ({ state, outcomes, mark }) => {
      const count = realValue(what.measure, outcomes);
      if (what.side !== undefined) {
        const had = `${state.sides[what.side].mediumName} had`;
        return `${mark === PUSH ? `Push: ${had} exactly` : had} ${counted(count, what.unit)}`;
      }
      if (mark === PUSH) return `Push: exactly ${counted(count, what.unit)}`;
      return `There ${count === 1 ? 'was' : 'were'} ${counted(count, what.unit)}`;
    },
  };
}

/** odd-even:<period>; nothing at all is even. */
export function oddEven<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
): MarketKind<S, O> {
  return {
    head: 'odd-even',
    build(args) {
      const period = args.length === 1 ? asPeriod(contest, args[0]) : undefined;
      if (period === undefined) return undefined;
      const words = contest.periods[period];
      return {
        type: 'ODD_EVEN',
        classification: words.classification,
        name: `${totalName(words, contest.unit)} Odd / Even`,
        family: `odd-even:${period}`,
        measure: totalOf(contest, period),
        winners: 1,
        selections: [
          { key: 'odd', type: 'OTHER', name: 'Odd', grade: winWhere((points) => points % 2 === 1) },
          { key: 'even', type: 'OTHER', name: 'Even', grade: winWhere((points) => points % 2 === 0) },
        ],
      };
    },
    isDecided: (args, state) => contest.isPeriodOver(state, periodAt(contest, args[0])),
    explain: ({ args, outcomes }) => {
      const period = periodAt(contest, args[0]);
      const words = contest.periods[period];
      const points = realValue(totalOf(contest, period), outcomes);
      const stretch = words.sentence === '' ? '' : ` of${inSentence(words)}`;
      const found = isAside(contest, period)
        ? played(points, contest.unit)
        : `The total${stretch} was ${counted(points, contest.unit)}`;
      return `${found}, ${points % 2 === 1 ? 'odd' : 'even'}`;
    },
  };
}
