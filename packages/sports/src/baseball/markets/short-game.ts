import { voidWhenCutShort } from '../../kit/cut-short.ts';
import type { MarketFaces } from '../../kit/market-book.ts';
import type { BaseballOutcomes } from '../outcomes.ts';
import { type BaseballState, initialState, isShort, REGULAR_SEASON } from '../state.ts';

/** Who wins, whether that takes extra innings, who scores next or last and what comes of a plate appearance is the same bet in games of all lengths. */
const OF_ANY_LENGTH = /^(moneyline:game|next-score:.+|next-score-how:.+|last-score|extra-innings|at-bat.*)$/;
/** Who is ahead after five innings, and wins. */
const AFTER_FIVE = /^(lead-and-win:.+|double-result)$/;
/** An inning, or the first so many. */
const INNINGS = /:[if](\d)(?::|$)/;

type Faces = MarketFaces<BaseballState, BaseballOutcomes>;

/**
 * A game that is announced with fewer innings than nine, when it begins, gives back what its innings decide: totals, run lines, what
 * anybody counts of the whole game. Innings that it has stand. Source: the house rules of BetMGM and DraftKings.
 */
export function voidOfFewerInnings(faces: Faces): Faces {
  return voidWhenCutShort(faces, {
    cutIn: ({ short }) => short,
    standing(state, key) {
      if (!isShort(state.rules) || stands(key, state.rules.innings)) return undefined;
      // Nothing was certain before it began.
      return { by: initialState(state.sides), atOnce: true };
    },
    told: ({ rules }) =>
      `Stake back: the game was announced with ${rules.innings} innings, and this bet needs ${REGULAR_SEASON.innings}`,
  });
}

function stands(key: string, innings: number): boolean {
  if (OF_ANY_LENGTH.test(key)) return true;
  if (AFTER_FIVE.test(key)) return innings > 5;
  const [, last] = INNINGS.exec(key) ?? [];
  return last !== undefined && Number(last) <= innings;
}
