import { type MarketKind as AnyMarketKind, asCount, type SelectionRule, winWhere } from '../../kit/kind.ts';
import type { Sides } from '../../sport.ts';
import { lastScoreOf, nthScoreOf } from '../measures.ts';
import type { BaseballOutcomes } from '../outcomes.ts';
import { ordinal } from '../scoreboard.ts';
import {
  AWAY,
  HOME,
  inningOf,
  isHomeRun,
  lastScore as lastOf,
  nthScore,
  sideKey,
  sideOf,
} from '../scoring.ts';
import type { BaseballState } from '../state.ts';

type MarketKind = AnyMarketKind<BaseballState, BaseballOutcomes>;

/** More scoring plays than a game can bring. */
const MOST_SCORES = 48;

/** next-score:<n>: who brings in the n-th runs of the game, or nobody. The number keeps the key stable. */
export const nextScore: MarketKind = {
  head: 'next-score',
  build(args, sides) {
    const n = numberIn(args);
    if (n === undefined) return undefined;
    return {
      type: n === 1 ? 'FIRST_SCORE' : 'NEXT_SCORE',
      classification: 'scoring',
      name: n === 1 ? 'First Team to Score' : 'Next Team to Score',
      family: 'next-score',
      measure: nthScoreOf(n),
      winners: 1,
      selections: bySide(sides, n === 1 ? 'No Score' : 'No More Scores'),
    };
  },
  isDecided: (args, state) => happened(args, state),
  explain: ({ args, state, outcomes }) => scoreSentence(state, nthScore(outcomes, 0, Number(args[0]))),
};

/** next-score-how:<n>: whether the n-th runs come in on a home run. */
export const nextScoreHow: MarketKind = {
  head: 'next-score-how',
  build(args) {
    const n = numberIn(args);
    if (n === undefined) return undefined;
    return {
      type: n === 1 ? 'FIRST_SCORE' : 'NEXT_SCORE',
      classification: 'scoring',
      name: n === 1 ? 'First Scoring Play' : 'Next Scoring Play',
      family: 'next-score-how',
      measure: nthScoreOf(n),
      winners: 1,
      selections: [
        rule('home-run', 'Home Run', isHomeRun),
        rule('other', 'Any Other Play', (packed) => packed !== 0 && !isHomeRun(packed)),
        rule('none', 'No More Scores', (packed) => packed === 0),
      ],
    };
  },
  isDecided: (args, state) => happened(args, state),
  explain: ({ args, state, outcomes }) => scoreSentence(state, nthScore(outcomes, 0, Number(args[0]))),
};

/** next-score-inning:<n>: in which inning the n-th runs come in. */
export const nextScoreInning: MarketKind = {
  head: 'next-score-inning',
  build(args) {
    const n = numberIn(args);
    if (n === undefined) return undefined;
    return {
      type: n === 1 ? 'FIRST_SCORE' : 'NEXT_SCORE',
      classification: 'scoring',
      name: n === 1 ? 'Inning of the First Score' : 'Inning of the Next Score',
      family: 'next-score-inning',
      measure: nthScoreOf(n),
      winners: 1,
      selections: [
        ...Array.from({ length: 9 }, (_, at) =>
          rule(
            `i${at + 1}`,
            `${ordinal(at + 1)} Inning`,
            (packed) => packed !== 0 && inningOf(packed) === at + 1,
          ),
        ),
        rule('extra', 'Extra Innings', (packed) => packed !== 0 && inningOf(packed) > 9),
        rule('none', 'No More Scores', (packed) => packed === 0),
      ],
    };
  },
  isDecided: (args, state) => happened(args, state),
  explain: ({ args, state, outcomes }) => scoreSentence(state, nthScore(outcomes, 0, Number(args[0]))),
};

/** last-score: who brings in the last runs. */
export const lastScore: MarketKind = {
  head: 'last-score',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    return {
      type: 'OTHER',
      classification: 'scoring',
      name: 'Last Team to Score',
      family: 'last-score',
      measure: lastScoreOf,
      winners: 1,
      selections: bySide(sides, 'Neither'),
    };
  },
  isDecided: (_args, state) => state.phase === 'final',
  explain: ({ state, outcomes }) => {
    const packed = lastOf(outcomes, 0);
    return packed === 0 ? 'Nobody scored' : `${state.sides[sideKey(sideOf(packed))].mediumName} scored last`;
  },
};

function numberIn(args: readonly string[]): number | undefined {
  return args.length === 1 ? asCount(args[0], 1, MOST_SCORES) : undefined;
}

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

function happened(args: readonly string[], state: BaseballState): boolean {
  return state.phase === 'final' || state.scores.length >= Number(args[0]);
}

function scoreSentence(state: BaseballState, packed: number): string {
  if (packed === 0) return 'There were no more runs';
  const how = isHomeRun(packed) ? ' on a home run' : '';
  return `${state.sides[sideKey(sideOf(packed))].mediumName} scored in the ${ordinal(inningOf(packed))} inning${how}`;
}
