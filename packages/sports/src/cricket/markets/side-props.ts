import { realValue } from '../../kit/contest.ts';
import { countMarket } from '../../kit/counts.ts';
import { asCount, asLine, asSide, winWhere } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { SIDES } from '../../kit/sides.ts';
import { isAtLeast } from '../../kit/tests.ts';
import { counted, ordinal } from '../../kit/words.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { PUSH } from '../../market-definition.ts';
import { playedLine } from '../../rally/played.ts';
import type { SideKey } from '../../sport.ts';
import { actual } from '../actual.ts';
import { isSideOver } from '../contest.ts';
import { OVERS_AN_INNINGS } from '../engine/game.ts';
import {
  boundariesOf,
  countOf,
  highestScore,
  overOf,
  oversFrom,
  partnershipOf,
  pointsOf,
} from '../measures.ts';
import { type CricketOutcomes, WICKETS } from '../outcomes.ts';
import { type CricketState, inningsOf } from '../state.ts';
import { isOverDone, overIn } from './innings.ts';
import type { MarketKind } from './winner.ts';

const RUNS = { one: 'run', many: 'runs' };

/** boundaries-<side>:<line>, highest-score-<side>:<line>: of one side's innings. */
export const sideCounts: readonly MarketKind[] = SIDES.flatMap((side) => [
  countMarket<CricketState, CricketOutcomes>({
    head: `boundaries-${side}`,
    name: 'Fours and Sixes',
    side,
    unit: { one: 'four or six', many: 'fours and sixes' },
    classification: 'team',
    measure: boundariesOf(side),
    isOver: (state) => isSideOver(state, side, 'game'),
  }),
  countMarket<CricketState, CricketOutcomes>({
    head: `highest-score-${side}`,
    name: 'Highest Individual Score',
    side,
    unit: { one: 'run by one batter', many: 'runs by one batter' },
    classification: 'team',
    measure: highestScore(side),
    isOver: (state) => isSideOver(state, side, 'game'),
  }),
]);

/** all-out:<side>: whether it loses all ten wickets. */
export const allOut = yesNo<CricketState, CricketOutcomes>('all-out', actual, (args, sides) => {
  const side = args.length === 1 ? asSide(args[0]) : undefined;
  if (side === undefined) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} to Be All Out`,
    classification: 'team',
    isOver: (state) => isSideOver(state, side, 'game'),
    standsOnceSeen: true,
    happens: isAtLeast(countOf('wickets', side), WICKETS),
    yes: `${name} lost ten wickets`,
    no: `${name} did not lose ten wickets`,
  };
});

/** team-milestone:<side>:<runs>: whether any of its batters makes so many. */
export const teamMilestone = yesNo<CricketState, CricketOutcomes>('team-milestone', actual, (args, sides) => {
  const side = asSide(args[0]);
  const runs = asCount(args[1], 1, 300);
  if (side === undefined || runs === undefined || args.length !== 2) return undefined;
  const name = sides[side].mediumName;
  const what = runs === 50 ? 'a Fifty' : runs === 100 ? 'a Hundred' : `${runs} Runs`;
  return {
    name: `${name} Batter to Score ${what}`,
    classification: 'team',
    isOver: (state) => isSideOver(state, side, 'game'),
    standsOnceSeen: true,
    happens: isAtLeast(highestScore(side), runs),
    yes: `A batter of ${name} made ${runs} or more`,
    no: `No batter of ${name} made ${runs}`,
  };
});

function parity(measured: {
  readonly name: string;
  readonly family: string;
  readonly classification: string;
}) {
  return {
    ...measured,
    type: 'ODD_EVEN' as const,
    winners: 1,
    selections: [
      { key: 'odd', type: 'OTHER' as const, name: 'Odd', grade: winWhere((runs) => runs % 2 === 1) },
      { key: 'even', type: 'OTHER' as const, name: 'Even', grade: winWhere((runs) => runs % 2 === 0) },
    ],
  };
}

function inWords(runs: number): string {
  return `${counted(runs, RUNS)}, ${runs % 2 === 1 ? 'odd' : 'even'}`;
}

/** team-odd-even:<side>: runs of its innings; none at all is even. */
export const teamOddEven: MarketKind = {
  head: 'team-odd-even',
  build(args, sides) {
    const side = args.length === 1 ? asSide(args[0]) : undefined;
    if (side === undefined) return undefined;
    const name = `${sides[side].mediumName} Total Runs Odd / Even`;
    const family = `team-odd-even:${side}`;
    return { ...parity({ name, family, classification: 'team' }), measure: pointsOf(side, 'game') };
  },
  isDecided: (args, state) => isSideOver(state, asSide(args[0]) ?? 'home', 'game'),
  explain: ({ args, state, outcomes }) => {
    const side = asSide(args[0]) ?? 'home';
    return `${state.sides[side].mediumName} made ${inWords(realValue(pointsOf(side, 'game'), outcomes))}`;
  },
};

/** over-odd-even:<innings>:<over>: runs of one over; none at all is even. */
export const overOddEven: MarketKind = {
  head: 'over-odd-even',
  build(args) {
    const over = args.length === 2 ? overIn(args) : undefined;
    if (over === undefined) return undefined;
    const name = `${ordinal(over.innings)} Innings ${ordinal(over.over)} Over Runs Odd / Even`;
    const family = `over-odd-even:${over.innings}:${over.over}`;
    return {
      ...parity({ name, family, classification: 'overs' }),
      measure: overOf(over.innings, over.over),
    };
  },
  isDecided: isOverDone,
  explain: ({ args, outcomes }) => {
    const { innings, over } = overIn(args) ?? { innings: 1, over: 1 };
    return `Over ${over} brought ${inWords(realValue(overOf(innings, over), outcomes))}`;
  },
};

/** Overs that are bet on together. */
export const TOGETHER = 3;

/** next-overs:<innings>:<first over>:<line>: runs of three overs, or of what is bowled of them. */
export const nextOvers: MarketKind = {
  head: 'next-overs',
  build(args) {
    const over = overIn(args);
    const line = asLine(args[2]);
    if (over === undefined || line === undefined || line <= 0 || args.length !== 3) return undefined;
    const last = over.over + TOGETHER - 1;
    if (last > OVERS_AN_INNINGS) return undefined;
    return {
      type: 'OTHER',
      classification: 'overs',
      name: `${ordinal(over.innings)} Innings Overs ${over.over}–${last} Runs`,
      family: `next-overs:${over.innings}:${over.over}`,
      measure: oversFrom(over.innings, over.over, TOGETHER),
      winners: 1,
      selections: overUnder(line),
      onlyGrows: true,
      count: { line, unit: RUNS },
    };
  },
  isDecided: ([innings = '', over], state) =>
    isOverDone([innings, String(Number(over) + TOGETHER - 1)], state),
  explain: ({ args, outcomes, mark }) => {
    const { innings, over } = overIn(args) ?? { innings: 1, over: 1 };
    const runs = counted(realValue(oversFrom(innings, over, TOGETHER), outcomes), RUNS);
    return `${mark === PUSH ? 'Push: ' : ''}Overs ${over}–${over + TOGETHER - 1} brought ${runs}`;
  },
};

interface Partnership {
  readonly side: SideKey;
  readonly n: number;
}

function partnershipIn(args: readonly string[]): Partnership | undefined {
  const side = asSide(args[0]);
  const n = asCount(args[1], 2, WICKETS);
  return side === undefined || n === undefined ? undefined : { side, n };
}

/** partnership:<side>:<n>:<line>: runs from the fall of the wicket before to that of the n-th; the stake comes back where that one does not fall. */
export const partnership: MarketKind = {
  head: 'partnership',
  build(args, sides) {
    const found = partnershipIn(args);
    const line = asLine(args[2]);
    if (found === undefined || line === undefined || line <= 0 || args.length !== 3) return undefined;
    if (Number.isInteger(line)) return undefined;
    const { side, n } = found;
    // What is measured is 1 more than the runs, 0 being a partnership that does not begin.
    const selections = playedLine(line).map((rule) => ({
      ...rule,
      side,
      grade: (value: number) => rule.grade(value === 0 ? 0 : Math.max(0.25, value - 1)),
    }));
    return {
      type: 'OTHER',
      classification: 'wicket',
      name: `${sides[side].mediumName} ${ordinal(n)} Wicket Partnership Runs`,
      family: `partnership:${side}:${n}`,
      measure: partnershipOf(side, n),
      winners: 1,
      selections,
    };
  },
  isDecided: (args, state) => {
    const { side, n } = partnershipIn(args) ?? { side: 'home', n: 2 };
    return isSideOver(state, side, 'game') || (inningsOf(state, side)?.falls.length ?? 0) >= n;
  },
  explain: ({ args, state, outcomes }) => {
    const { side, n } = partnershipIn(args) ?? { side: 'home', n: 2 };
    const runs = realValue(partnershipOf(side, n), outcomes) - 1;
    const name = state.sides[side].mediumName;
    if (runs < 0) return `Stake back: ${name} lost no ${ordinal(n - 1)} wicket`;
    return `The ${ordinal(n)} wicket of ${name} added ${counted(runs, RUNS)}`;
  },
};
