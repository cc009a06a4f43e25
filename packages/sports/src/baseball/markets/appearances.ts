import { realValue } from '../../kit/contest.ts';
import { type MarketKind as AnyMarketKind, asCount, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { ordinal } from '../../kit/words.ts';
import { appearanceOf } from '../measures.ts';
import {
  type BaseballOutcomes,
  EXTRA_BASES,
  FREE_PASS,
  HOME_RUN,
  OUT_OR_OTHER,
  SINGLE,
  STRIKEOUT,
} from '../outcomes.ts';
import type { BaseballState } from '../state.ts';

type MarketKind = AnyMarketKind<BaseballState, BaseballOutcomes>;

const MOST_APPEARANCES = 400;

const RESULTS: readonly (readonly [key: string, name: string, code: number])[] = [
  ['strikeout', 'Strikeout', STRIKEOUT],
  ['out', 'Out in Play or Other', OUT_OR_OTHER],
  ['walk', 'Walk or Hit by Pitch', FREE_PASS],
  ['single', 'Single', SINGLE],
  ['extra-bases', 'Double or Triple', EXTRA_BASES],
  ['home-run', 'Home Run', HOME_RUN],
  ['none', 'Not Taken', 0],
];

/** at-bat:<n>: what the n-th plate appearance of the game comes to, both sides counted in turn. */
export const atBat: MarketKind = {
  head: 'at-bat',
  build(args) {
    const n = numberIn(args);
    if (n === undefined) return undefined;
    return {
      type: 'OTHER',
      classification: 'at-bat',
      name: `${ordinal(n)} At-Bat Result`,
      family: 'at-bat',
      measure: appearanceOf(n),
      winners: 1,
      selections: RESULTS.map(
        ([key, name, code]): SelectionRule => ({
          key,
          type: 'EXACTLY',
          name,
          grade: winWhere((found) => found === code),
        }),
      ),
    };
  },
  isDecided: (args, state) => isTaken(args, state),
  explain: ({ args, outcomes }) =>
    sentence(Number(args[0]), realValue(appearanceOf(Number(args[0])), outcomes)),
};

/** at-bat-reach:<n>: whether the n-th batter of the game gets on base by a hit, a walk or being hit. */
export const atBatReach: MarketKind = {
  head: 'at-bat-reach',
  build(args) {
    const n = numberIn(args);
    if (n === undefined) return undefined;
    const reaches = (code: number): boolean => code >= FREE_PASS && code <= HOME_RUN;
    return {
      type: 'YES_NO',
      classification: 'at-bat',
      name: `${ordinal(n)} At-Bat: Hit, Walk or Hit by Pitch`,
      family: 'at-bat-reach',
      measure: appearanceOf(n),
      winners: 1,
      selections: [
        { key: 'yes', type: 'YES', name: 'Yes', grade: winWhere(reaches) },
        { key: 'no', type: 'NO', name: 'No', grade: winWhere((code) => !reaches(code)) },
      ],
    };
  },
  isDecided: (args, state) => isTaken(args, state),
  explain: ({ args, outcomes }) =>
    sentence(Number(args[0]), realValue(appearanceOf(Number(args[0])), outcomes)),
};

function numberIn(args: readonly string[]): number | undefined {
  return args.length === 1 ? asCount(args[0], 1, MOST_APPEARANCES) : undefined;
}

function isTaken(args: readonly string[], state: BaseballState): boolean {
  return state.phase === 'final' || state.appearances.length >= Number(args[0]);
}

function sentence(n: number, code: number): string {
  const result = RESULTS.find(([, , each]) => each === code);
  return `The ${ordinal(n)} at-bat: ${(result?.[1] ?? 'Not Taken').toLowerCase()}`;
}
