import { realValue } from '../../kit/contest.ts';
import { type MarketKind as AnyMarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { lastScoreMarket } from '../../kit/last-score.ts';
import { type NthScore, noScore, nthScoreMarket } from '../../kit/nth-score.ts';
import { AWAY, HOME, sideKey, sideNumber } from '../../kit/side-number.ts';
import { ordinal } from '../../kit/words.ts';
import type { Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { nthScoreOf, scoreOf } from '../measures.ts';
import type { FootballOutcomes } from '../outcomes.ts';
import { FIELD_GOAL, kindOf, nthScore, numberedScores, SAFETY, sideOf, TOUCHDOWN } from '../scoring.ts';
import type { FootballState } from '../state.ts';

type MarketKind = AnyMarketKind<FootballState, FootballOutcomes>;

/** More numbered scores than a game can bring. */
const MOST_SCORES = 40;
const KIND_NAMES = ['', 'Touchdown', 'Field Goal', 'Safety'];

/** What the markets on the n-th score of the game share; tries do not count. */
const nth = {
  most: MOST_SCORES,
  measure: nthScoreOf,
  isDecided: (state, n) => state.phase === 'final' || numberedScores(state.scores) >= n,
  explain: ({ state, outcomes }, n) => scoreSentence(state, nthScore(outcomes, 0, n), n),
} satisfies Partial<NthScore<FootballState, FootballOutcomes>>;

/** next-score:<n>: who brings the n-th score, or nobody. */
export const nextScore: MarketKind = nthScoreMarket({
  ...nth,
  head: 'next-score',
  names: ['First Team to Score', 'Next Team to Score'],
  selections: (sides, n) => bySide(sides, noScore(n)),
});

/** next-score-kind:<n>: what the n-th score is. */
export const nextScoreKind: MarketKind = nthScoreMarket({
  ...nth,
  head: 'next-score-kind',
  names: ['First Scoring Play', 'Next Scoring Play'],
  selections: (_sides, n) => [
    kindSelection('touchdown', TOUCHDOWN),
    kindSelection('field-goal', FIELD_GOAL),
    kindSelection('safety', SAFETY),
    kindSelection('none', 0, noScore(n)),
  ],
});

/** next-score-team-kind:<n>: who brings the n-th score and how. */
export const nextScoreTeamKind: MarketKind = nthScoreMarket({
  ...nth,
  head: 'next-score-team-kind',
  names: ['First Score: Team and Play', 'Next Score: Team and Play'],
  selections: (sides) => [
    teamKindSelection('home', 'touchdown', TOUCHDOWN, sides),
    teamKindSelection('home', 'field-goal', FIELD_GOAL, sides),
    teamKindSelection('away', 'touchdown', TOUCHDOWN, sides),
    teamKindSelection('away', 'field-goal', FIELD_GOAL, sides),
    {
      key: 'other',
      type: 'OTHER',
      name: 'Safety or No Score',
      grade: winWhere((packed) => packed === 0 || kindOf(packed) === SAFETY),
    },
  ],
});

interface First {
  readonly name: string;
  readonly score: Parameters<typeof scoreOf>[0];
  readonly did: string;
  readonly nothing: string;
}

const FIRSTS: Readonly<Record<string, First>> = {
  touchdown: {
    name: 'First Touchdown',
    score: 'firstTouchdown',
    did: 'scored the first touchdown',
    nothing: 'no touchdown',
  },
  'field-goal': {
    name: 'First Field Goal',
    score: 'firstFieldGoal',
    did: 'kicked the first field goal',
    nothing: 'no field goal',
  },
  'second-half': {
    name: 'First to Score in the 2nd Half',
    score: 'firstLater',
    did: 'scored first in the 2nd half',
    nothing: 'no score in the 2nd half',
  },
};

/** first:touchdown, first:field-goal, first:second-half: who brings the first score of a sort, or nobody. */
export const firstScorer: MarketKind = {
  head: 'first',
  build(args, sides) {
    const [what = ''] = args;
    const first = Object.hasOwn(FIRSTS, what) ? FIRSTS[what] : undefined;
    if (first === undefined || args.length !== 1) return undefined;
    return {
      type: 'FIRST_SCORE',
      classification: 'scoring',
      name: first.name,
      family: `first:${args[0]}`,
      measure: scoreOf(first.score),
      winners: 1,
      selections: bySide(sides, 'Neither'),
    };
  },
  isDecided: (args, state) => {
    const first = FIRSTS[args[0] ?? ''];
    if (state.phase === 'final') return true;
    return first !== undefined && realValue(scoreOf(first.score), actual(state)) !== 0;
  },
  explain: ({ args, state, outcomes }) => {
    const first = FIRSTS[args[0] ?? ''];
    const packed = first === undefined ? 0 : realValue(scoreOf(first.score), outcomes);
    if (first === undefined || packed === 0) return `There was ${first?.nothing ?? 'no score'}`;
    return `${teamOf(state, packed)} ${first.did}`;
  },
};

const lastOne = scoreOf('last');

/** last-score: who brings the last score. */
export const lastScore = lastScoreMarket<FootballState, FootballOutcomes>({
  head: 'last-score',
  name: 'Last Team to Score',
  measure: lastOne,
  selections: (sides) => bySide(sides, 'Neither'),
  isOver: (state) => state.phase === 'final',
  explain: ({ state, outcomes }) => {
    const packed = realValue(lastOne, outcomes);
    return packed === 0 ? 'Nobody scored' : `${teamOf(state, packed)} scored last`;
  },
});

function bySide(sides: Sides, nobody: string): SelectionRule[] {
  const side = (key: 'home' | 'away', number: number): SelectionRule => ({
    key,
    type: 'OTHER',
    name: sides[key].mediumName,
    side: key,
    grade: winWhere((packed) => packed !== 0 && sideOf(packed) === number),
  });
  return [
    side('home', HOME),
    side('away', AWAY),
    {
      key: 'none',
      type: 'OTHER',
      name: nobody,
      grade: winWhere((packed) => packed === 0),
    },
  ];
}

function kindSelection(key: string, kind: number, name = KIND_NAMES[kind] ?? ''): SelectionRule {
  return {
    key,
    type: 'OTHER',
    name,
    grade: winWhere((packed) => kindOf(packed) === kind),
  };
}

function teamKindSelection(side: 'home' | 'away', key: string, kind: number, sides: Sides): SelectionRule {
  const number = sideNumber(side);
  return {
    key: `${side}-${key}`,
    type: 'OTHER',
    name: `${sides[side].mediumName} ${KIND_NAMES[kind] ?? ''}`,
    side,
    grade: winWhere((packed) => kindOf(packed) === kind && sideOf(packed) === number),
  };
}

function scoreSentence(state: FootballState, packed: number, n: number): string {
  if (packed === 0) return n === 1 ? 'Nobody scored' : `There was no ${ordinal(n)} score`;
  const what = (KIND_NAMES[kindOf(packed)] ?? '').toLowerCase();
  return `The ${n === 1 ? 'first' : ordinal(n)} score was a ${teamOf(state, packed)} ${what}`;
}

function teamOf(state: FootballState, packed: number): string {
  return state.sides[sideKey(sideOf(packed))].mediumName;
}
