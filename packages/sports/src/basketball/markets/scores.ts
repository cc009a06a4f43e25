import { realValue } from '../../kit/contest.ts';
import { firstScorerMarket, nameInSentence } from '../../kit/first-scorer.ts';
import { type MarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { type NthScore, noScore, nthScoreMarket } from '../../kit/nth-score.ts';
import { AWAY, HOME } from '../../kit/side-number.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { firstBasket, nthScoreOf, firstBasketScorer as scorerMeasure } from '../measures.ts';
import type { BasketballOutcomes } from '../outcomes.ts';
import { FREE_THROWS, kindOf, PLAYERS, sideOf, slotOf, THREE_POINTS, TWO_POINTS } from '../scoring.ts';
import type { BasketballState } from '../state.ts';
import { playerName } from '../story/narrate.ts';

type Kind = MarketKind<BasketballState, BasketballOutcomes>;

const MOST_SCORES = 400;
const KIND_NAMES = ['a two', 'a three', 'free throws'];

/** What the markets on the n-th score of the game share. */
const nth = {
  most: MOST_SCORES,
  measure: nthScoreOf,
  isDecided: happened,
  explain: ({ state, outcomes }, n) => scoreSentence(state, realValue(nthScoreOf(n), outcomes)),
} satisfies Partial<NthScore<BasketballState, BasketballOutcomes>>;

/** next-score:<n>: who brings the n-th score of the game, or nobody. */
export const nextScore: Kind = nthScoreMarket({
  ...nth,
  head: 'next-score',
  names: ['First Team to Score', 'Next Team to Score'],
  selections: (sides, n) => [bySide('home', HOME, sides), bySide('away', AWAY, sides), nobody(noScore(n))],
});

/** next-score-kind:<n>: what the n-th score is. */
export const nextScoreKind: Kind = nthScoreMarket({
  ...nth,
  head: 'next-score-kind',
  names: ['First Scoring Play', 'Next Scoring Play'],
  selections: (_sides, n) => [
    ofKind('two', 'Two', TWO_POINTS),
    ofKind('three', 'Three', THREE_POINTS),
    ofKind('free-throws', 'Free Throws', FREE_THROWS),
    nobody(noScore(n)),
  ],
});

/** first-basket: which player makes the first field goal. */
export const firstBasketScorer: Kind = firstScorerMarket({
  head: 'first-basket',
  type: 'FIRST_SCORE',
  name: 'First Basket',
  measure: scorerMeasure,
  scorerOf: (packed) => ({ side: sideKeyOf(packed), place: slotOf(packed) }),
  places: Array.from({ length: PLAYERS }, (_, place) => place),
  nameOf: playerName,
  isDecided: (state) => hasBasket(state) || state.phase === 'final',
  explain: ({ sides }, scorer) => {
    if (scorer === undefined) return 'There was no basket';
    const side = sides[scorer.side];
    return `${nameInSentence(playerName(side, scorer.place), side)} made the first basket`;
  },
});

/** first-basket-kind: a two or a three. */
export const firstBasketKind: Kind = {
  head: 'first-basket-kind',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    const rule = (side: 'home' | 'away', code: number, kind: number, name: string): SelectionRule => ({
      key: `${side}-${kind === TWO_POINTS ? 'two' : 'three'}`,
      type: 'OTHER',
      name: `${sides[side].mediumName} ${name}`,
      side,
      grade: winWhere((packed) => packed !== 0 && sideOf(packed) === code && kindOf(packed) === kind),
    });
    return {
      type: 'FIRST_SCORE',
      classification: 'scoring',
      name: 'First Basket: Team and Shot',
      family: 'first-basket-kind',
      measure: firstBasket,
      winners: 1,
      selections: [
        rule('home', HOME, TWO_POINTS, 'Two'),
        rule('home', HOME, THREE_POINTS, 'Three'),
        rule('away', AWAY, TWO_POINTS, 'Two'),
        rule('away', AWAY, THREE_POINTS, 'Three'),
        nobody('No Basket'),
      ],
    };
  },
  isDecided: (_args, state) => hasBasket(state) || state.phase === 'final',
  explain: ({ state, outcomes }) => {
    const packed = realValue(firstBasket, outcomes);
    if (packed === 0) return 'There was no basket';
    return `The first basket was ${KIND_NAMES[kindOf(packed)] ?? ''} of the ${teamOf(state, packed)}`;
  },
};

function hasBasket(state: BasketballState): boolean {
  return state.scores.some((packed) => kindOf(packed) !== FREE_THROWS);
}

function happened(state: BasketballState, n: number): boolean {
  return state.phase === 'final' || state.scores.length >= n;
}

function bySide(key: 'home' | 'away', code: number, sides: Sides): SelectionRule {
  return {
    key,
    type: 'OTHER',
    name: sides[key].mediumName,
    side: key,
    grade: winWhere((packed) => packed !== 0 && sideOf(packed) === code),
  };
}

function ofKind(key: string, name: string, kind: number): SelectionRule {
  return { key, type: 'OTHER', name, grade: winWhere((packed) => packed !== 0 && kindOf(packed) === kind) };
}

function nobody(name: string): SelectionRule {
  return { key: 'none', type: 'OTHER', name, grade: winWhere((packed) => packed === 0) };
}

function sideKeyOf(packed: number): SideKey {
  return sideOf(packed) === HOME ? 'home' : 'away';
}

function scoreSentence(state: BasketballState, packed: number): string {
  if (packed === 0) return 'Nobody scored any more';
  return `${teamOf(state, packed)} scored, by ${KIND_NAMES[kindOf(packed)] ?? ''}`;
}

function teamOf(state: BasketballState, packed: number): string {
  return state.sides[sideKeyOf(packed)].mediumName;
}
