import { type Mark, type MarketDefinition, type Outcomes, PUSH } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import type { WithSides } from './kind.ts';
import type { MarketFaces } from './market-book.ts';
import { remarked } from './remarked.ts';

/** The one real outcome says by which rules it was played. */
interface Played<Rules> extends Outcomes {
  readonly rules?: Rules;
}

interface Lengths<Rules> {
  /** In words: "a match to 3 sets". */
  readonly lengthOf: (rules: Rules) => string;
  /** Whether a match of this length has a market; true of any that is the same bet in matches of all lengths. */
  readonly isSold: (key: string, rules: Rules) => boolean;
}

/**
 * A match may turn out longer or shorter than it was sold, where its length was not announced. Of markets that no match of its
 * length has the stake comes back: the score of another length, a total that could only be over, a map that is not played.
 */
export function voidOfOtherLength<S extends WithSides & { readonly rules: R }, O extends Played<R>, R>(
  faces: MarketFaces<S, O>,
  { lengthOf, isSold }: Lengths<R>,
): MarketFaces<S, O> {
  function market(key: string, sides: Sides): MarketDefinition<O> | undefined {
    return remarked(faces.market(key, sides), (selection, outcomes, index) =>
      outcomes.rules === undefined || isSold(key, outcomes.rules) ? selection.mark(outcomes, index) : PUSH,
    );
  }

  function certainMark(state: S, key: string, selectionKey: string): Mark | undefined {
    const mark = faces.certainMark(state, key, selectionKey);
    return mark === undefined || isSold(key, state.rules) ? mark : PUSH;
  }

  function explain(state: S, key: string, selectionKey: string): string | undefined {
    const explained = faces.explain(state, key, selectionKey);
    if (explained === undefined || isSold(key, state.rules)) return explained;
    return `Stake back: it was ${lengthOf(state.rules)}`;
  }

  return { market, isDecided: faces.isDecided, certainMark, explain };
}

/** Keys, up to what follows the last colon, of the markets that count the sets, games or maps of a match. */
interface Counted {
  /** Of the score: 'correct-score'. */
  readonly score: string;
  /** Of lines: 'set-total:game'. */
  readonly total: string;
  readonly spread: string;
}

/** Whether a match to so many has a market that counts them: a total or a spread only where it can be missed on either side. */
export function countsTo(toWin: number, key: string, { score, total, spread }: Counted): boolean {
  const at = key.lastIndexOf(':');
  const head = key.slice(0, at);
  const value = Number(key.slice(at + 1));
  if (head === score) return value === toWin;
  if (head === total) return value > toWin && value < 2 * toWin - 1;
  return head !== spread || Math.abs(value) < toWin;
}
