import { realValue } from '../../kit/contest.ts';
import { countMarket } from '../../kit/counts.ts';
import { asPositiveLine, asSide } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { isExactly } from '../../kit/tests.ts';
import { mostSelections } from '../../kit/winner.ts';
import { counted } from '../../kit/words.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { PUSH } from '../../market-definition.ts';
import { actual } from '../actual.ts';
import { isSideOver } from '../contest.ts';
import { type Counted, countOf, firstWins, highestScore, leadIn, winnerBy } from '../measures.ts';
import type { CricketOutcomes } from '../outcomes.ts';
import type { CricketState } from '../state.ts';
import type { MarketKind } from './winner.ts';

/** Super overs add nothing: all is told when the second innings is over. */
const isOver = (state: CricketState): boolean =>
  isSideOver(state, 'home', 'game') && isSideOver(state, 'away', 'game');

interface Words {
  readonly title: string;
  readonly unit: { readonly one: string; readonly many: string };
}

const WORDS: Readonly<Record<Counted, Words>> = {
  fours: { title: 'Fours', unit: { one: 'four', many: 'fours' } },
  sixes: { title: 'Sixes', unit: { one: 'six', many: 'sixes' } },
  wides: { title: 'Wides', unit: { one: 'wide', many: 'wides' } },
  wickets: { title: 'Wickets', unit: { one: 'wicket', many: 'wickets' } },
};

/** fours:<line>, sixes:<line>, wides:<line>, wickets:<line>: of the match. */
export const matchCounts = (['fours', 'sixes', 'wides', 'wickets'] as const).map((what) =>
  countMarket<CricketState, CricketOutcomes>({
    head: what,
    name: `Total ${WORDS[what].title}`,
    unit: WORDS[what].unit,
    classification: 'match',
    measure: countOf(what),
    isOver,
  }),
);

/** team-sixes:<side>:<line> and its like: of one side's innings; wickets are those it loses. */
export const teamCounts = (['fours', 'sixes', 'wickets'] as const).map(
  (what): MarketKind => ({
    head: `team-${what}`,
    build(args, sides) {
      const side = asSide(args[0]);
      const line = asPositiveLine(args[1]);
      if (side === undefined || line === undefined || args.length !== 2) return undefined;
      const { title, unit } = WORDS[what];
      return {
        type: 'OTHER',
        classification: 'team',
        name: `${sides[side].mediumName} ${what === 'wickets' ? 'Wickets Lost' : title}`,
        family: `team-${what}:${side}`,
        measure: countOf(what, side),
        winners: 1,
        selections: overUnder(line).map((selection) => ({ ...selection, side })),
        onlyGrows: true,
        count: { line, unit },
      };
    },
    isDecided: (args, state) => isSideOver(state, asSide(args[0]) ?? 'home', 'game'),
    explain: ({ args, state, outcomes, mark }) => {
      const side = asSide(args[0]) ?? 'home';
      const count = counted(realValue(countOf(what, side), outcomes), WORDS[what].unit);
      const did = what === 'wickets' ? 'lost' : 'hit';
      return `${mark === PUSH ? 'Push: ' : ''}${state.sides[side].mediumName} ${did} ${count}`;
    },
  }),
);

/** most:<fours or sixes>: which side hits more; a tie is a selection of its own. */
export const most: MarketKind = {
  head: 'most',
  build(args, sides) {
    const what = args.length === 1 ? asHit(args[0]) : undefined;
    if (what === undefined) return undefined;
    return {
      type: 'OTHER',
      classification: 'match',
      name: `Most ${WORDS[what].title}`,
      family: `most:${what}`,
      measure: leadIn(what),
      winners: 1,
      selections: mostSelections(sides, { key: 'draw', name: 'Tie' }),
    };
  },
  isDecided: (_args, state) => isOver(state),
  explain: ({ args, state, outcomes }) => {
    const what = asHit(args[0]) ?? 'sixes';
    const [home, away] = (['home', 'away'] as const).map((side) => realValue(countOf(what, side), outcomes));
    return `${state.sides.home.mediumName} ${home ?? 0} ${what}, ${state.sides.away.mediumName} ${away ?? 0}`;
  },
};

function asHit(text: string | undefined): 'fours' | 'sixes' | undefined {
  return text === 'fours' || text === 'sixes' ? text : undefined;
}

/** highest-score:<line>: the most runs of any batter of the match. */
export const highest = countMarket<CricketState, CricketOutcomes>({
  head: 'highest-score',
  name: 'Highest Individual Score in the Match',
  unit: { one: 'run by one batter', many: 'runs by one batter' },
  classification: 'player',
  measure: highestScore(),
  isOver,
});

/** super-over: whether the match is tied and goes on. */
export const superOver = yesNo<CricketState, CricketOutcomes>('super-over', actual, (args) =>
  args.length !== 0
    ? undefined
    : {
        name: 'Tied Match',
        classification: 'match',
        isOver,
        standsOnceSeen: false,
        happens: isExactly(winnerBy('regular'), 0),
        yes: 'The match was tied',
        no: 'The match was not tied',
      },
);

/** first-wins: whether the side that bats first wins. */
export const firstBattingWins = yesNo<CricketState, CricketOutcomes>('first-wins', actual, (args) =>
  args.length !== 0
    ? undefined
    : {
        name: 'Team Batting First to Win',
        classification: 'match',
        isOver: (state) => state.phase === 'final',
        standsOnceSeen: false,
        happens: firstWins,
        yes: 'The side that batted first won',
        no: 'The side that batted first did not win',
      },
);
