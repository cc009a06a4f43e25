import { type Band, bands } from '../../kit/bands.ts';
import { realValue } from '../../kit/contest.ts';
import { asCount, asSide, winWhere } from '../../kit/kind.ts';
import { mostSelections } from '../../kit/winner.ts';
import { counted } from '../../kit/words.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { otherSide, type SideKey, type Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { isSideOver } from '../contest.ts';
import { ballsLeftAtLeast, fallOf, marginOf, openingLead } from '../measures.ts';
import type { CricketOutcomes } from '../outcomes.ts';
import { type CricketState, inningsOf } from '../state.ts';
import { isWon, type MarketKind, matchSentence } from './winner.ts';

const RUNS = { one: 'run', many: 'runs' };
const WICKETS = { one: 'wicket', many: 'wickets' };
const BY_RUNS = bands(1, 11, 21, 41);
const BY_WICKETS = bands(1, 4, 7);

/** margin:<side that bats first>: it wins by so many runs, or the other one with so many wickets left; a tie is a selection of its own. */
export const margin: MarketKind = {
  head: 'margin',
  build(args, sides) {
    const first = args.length === 1 ? asSide(args[0]) : undefined;
    if (first === undefined) return undefined;
    return {
      type: 'WINNING_MARGIN',
      classification: 'match',
      name: 'Winning Margin',
      family: `margin:${first}`,
      measure: marginOf(first),
      winners: 1,
      selections: [
        ...BY_RUNS.map((band) => by(first, band, RUNS, sides)),
        { key: 'tie', type: 'DRAW', name: 'Tie', grade: winWhere((value) => value === 0) },
        ...BY_WICKETS.map((band) => by(otherSide(first), band, WICKETS, sides)),
      ],
    };
  },
  // A super over decides nothing of it.
  isDecided: (_args, state) => isWon(state) || state.innings[1]?.closed === true,
  explain: ({ state }) => matchSentence(state),
};

function by(side: SideKey, band: Band, unit: typeof RUNS, sides: Sides) {
  const sign = unit === RUNS ? 1 : -1;
  const most = band.to === Number.POSITIVE_INFINITY ? '+' : `–${band.to}`;
  return {
    key: `${unit.many}-${band.from}`,
    type: 'EXACTLY' as const,
    name: `${sides[side].mediumName} by ${band.from}${most} ${unit === RUNS ? 'Runs' : 'Wickets'}`,
    side,
    grade: winWhere((value) => sign * value >= band.from && sign * value <= band.to),
  };
}

const MOST_LEFT = 240;

/** balls-left:<count>: whether the side that bats second wins with so many balls of its innings left. */
export const ballsLeft = yesNo<CricketState, CricketOutcomes>('balls-left', actual, (args) => {
  const count = args.length === 1 ? asCount(args[0], 1, MOST_LEFT) : undefined;
  if (count === undefined) return undefined;
  return {
    name: `Chase Won with ${count}+ Balls Left`,
    classification: 'match',
    isOver: (state) => isWon(state) || state.innings[1]?.closed === true,
    standsOnceSeen: true,
    isCertain: (state) => {
      const chase = state.innings[1];
      return chase !== undefined && !chase.closed && chase.limit - chase.balls < count;
    },
    happens: ballsLeftAtLeast(count),
    yes: `The chase was won with ${count} or more balls left`,
    no: `The chase was not won with ${count} or more balls left`,
  };
});

/** opening-stand: whose first wicket falls at more runs. */
export const openingStand: MarketKind = {
  head: 'opening-stand',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    return {
      type: 'OTHER',
      classification: 'wicket',
      name: 'Highest Opening Partnership',
      family: 'opening-stand',
      measure: openingLead,
      winners: 1,
      selections: mostSelections(sides, { key: 'tie', name: 'Tie' }),
    };
  },
  isDecided: (_args, state) => (['home', 'away'] as const).every((side) => hasOpened(state, side)),
  explain: ({ state: { sides }, outcomes }) =>
    (['home', 'away'] as const)
      .map((side) => `${sides[side].mediumName} ${counted(realValue(fallOf(side, 1), outcomes), RUNS)}`)
      .join(', '),
};

function hasOpened(state: CricketState, side: SideKey): boolean {
  return isSideOver(state, side, 'game') || (inningsOf(state, side)?.falls.length ?? 0) > 0;
}
