import { type MarketKind as AnyMarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { lastScoreMarket } from '../../kit/last-score.ts';
import { type NthScore, noScore, nthScoreMarket } from '../../kit/nth-score.ts';
import { AWAY, HOME, sideKey } from '../../kit/side-number.ts';
import { ordinal } from '../../kit/words.ts';
import type { Sides } from '../../sport.ts';
import { lastScoreOf, nthScoreOf } from '../measures.ts';
import type { BaseballOutcomes } from '../outcomes.ts';
import { inningOf, isHomeRun, lastScore as lastOf, nthScore, sideOf } from '../scoring.ts';
import type { BaseballState } from '../state.ts';

type MarketKind = AnyMarketKind<BaseballState, BaseballOutcomes>;

/** More scoring plays than a game can bring. */
const MOST_SCORES = 48;

/** What the markets on the n-th runs of the game share. */
const nth = {
  most: MOST_SCORES,
  measure: nthScoreOf,
  isDecided: happened,
  explain: ({ state, outcomes }, n) => scoreSentence(state, nthScore(outcomes, 0, n)),
} satisfies Partial<NthScore<BaseballState, BaseballOutcomes>>;

/** next-score:<n>: who brings in the n-th runs of the game, or nobody. */
export const nextScore: MarketKind = nthScoreMarket({
  ...nth,
  head: 'next-score',
  names: ['First Team to Score', 'Next Team to Score'],
  selections: (sides, n) => bySide(sides, noScore(n)),
});

/** next-score-how:<n>: whether the n-th runs come in on a home run. */
export const nextScoreHow: MarketKind = nthScoreMarket({
  ...nth,
  head: 'next-score-how',
  names: ['First Scoring Play', 'Next Scoring Play'],
  selections: (_sides, n) => [
    rule('home-run', 'Home Run', isHomeRun),
    rule('other', 'Any Other Play', (packed) => packed !== 0 && !isHomeRun(packed)),
    rule('none', noScore(n), (packed) => packed === 0),
  ],
});

/** next-score-inning:<n>: in which inning the n-th runs come in. */
export const nextScoreInning: MarketKind = nthScoreMarket({
  ...nth,
  head: 'next-score-inning',
  names: ['Inning of the First Score', 'Inning of the Next Score'],
  selections: (_sides, n) => [
    ...Array.from({ length: 9 }, (_, at) =>
      rule(
        `i${at + 1}`,
        `${ordinal(at + 1)} Inning`,
        (packed) => packed !== 0 && inningOf(packed) === at + 1,
      ),
    ),
    rule('extra', 'Extra Innings', (packed) => packed !== 0 && inningOf(packed) > 9),
    rule('none', noScore(n), (packed) => packed === 0),
  ],
});

/** last-score: who brings in the last runs. */
export const lastScore = lastScoreMarket<BaseballState, BaseballOutcomes>({
  head: 'last-score',
  name: 'Last Team to Score',
  measure: lastScoreOf,
  selections: (sides) => bySide(sides, 'Neither'),
  isOver: (state) => state.phase === 'final',
  explain: ({ state, outcomes }) => {
    const packed = lastOf(outcomes, 0);
    return packed === 0 ? 'Nobody scored' : `${state.sides[sideKey(sideOf(packed))].mediumName} scored last`;
  },
});

function rule(key: string, name: string, test: (packed: number) => boolean): SelectionRule {
  return { key, type: 'OTHER', name, grade: winWhere(test) };
}

function bySide(sides: Sides, nobody: string): SelectionRule[] {
  const side = (key: 'home' | 'away', number: number): SelectionRule => ({
    ...rule(key, sides[key].mediumName, (packed) => packed !== 0 && sideOf(packed) === number),
    side: key,
  });
  return [side('home', HOME), side('away', AWAY), rule('none', nobody, (packed) => packed === 0)];
}

function happened(state: BaseballState, n: number): boolean {
  return state.phase === 'final' || state.scores.length >= n;
}

function scoreSentence(state: BaseballState, packed: number): string {
  if (packed === 0) return 'There were no more runs';
  const how = isHomeRun(packed) ? ' on a home run' : '';
  return `${state.sides[sideKey(sideOf(packed))].mediumName} scored in the ${ordinal(inningOf(packed))} inning${how}`;
}
