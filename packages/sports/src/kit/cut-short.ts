import { type Mark, type MarketDefinition, type Outcomes, PUSH } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import type { WithSides } from './kind.ts';
import type { MarketFaces } from './market-book.ts';
import { remarked } from './remarked.ts';

/** How a match that was cut short of what was sold grades a market. */
interface Standing<S> {
  /** What is certain in it stands: the match before the cut, or as if the cut had ended nothing. */
  readonly by: S;
  /** Whether all that is not certain in it goes back at once, and not only when the match has decided it. */
  readonly atOnce: boolean;
}

interface CutShort<S, O> {
  /** The one real match, where it was cut short; undefined in every other. */
  cutIn(outcomes: O): S | undefined;
  /** Undefined of a match that was not cut short, and of markets that stand however long the match is. */
  standing(state: S, key: string): Standing<S> | undefined;
  /** Why a stake went back. */
  told(state: S, key: string): string;
}

/**
 * Markets whose bets come back where a match is cut short of the length it was sold with, unless what was played of it has decided
 * them: an over that was passed stays won, while an under would have won by the cut alone.
 */
export function voidWhenCutShort<S extends WithSides, O extends Outcomes>(
  faces: MarketFaces<S, O>,
  { cutIn, standing, told }: CutShort<S, O>,
): MarketFaces<S, O> {
  function market(key: string, sides: Sides): MarketDefinition<O> | undefined {
    return remarked(faces.market(key, sides), (selection, outcomes, index) => {
      const cut = cutIn(outcomes);
      const mark = cut && certainMark(cut, key, selection.key);
      return mark ?? selection.mark(outcomes, index);
    });
  }

  function isDecided(state: S, key: string): boolean {
    if (standing(state, key)?.atOnce !== true) return faces.isDecided(state, key);
    return faces.market(key, state.sides) !== undefined;
  }

  function certainMark(state: S, key: string, selectionKey: string): Mark | undefined {
    const stands = standing(state, key);
    if (stands === undefined) return faces.certainMark(state, key, selectionKey);
    const mark = faces.certainMark(stands.by, key, selectionKey);
    if (mark !== undefined || !isDecided(state, key)) return mark;
    const selections = faces.market(key, state.sides)?.selections;
    return selections?.some((each) => each.key === selectionKey) === true ? PUSH : undefined;
  }

  function explain(state: S, key: string, selectionKey: string): string | undefined {
    const stands = standing(state, key);
    const explained = faces.explain(stands?.by ?? state, key, selectionKey);
    if (explained !== undefined || stands === undefined) return explained;
    return certainMark(state, key, selectionKey) === undefined ? undefined : told(state, key);
  }

  return { market, isDecided, certainMark, explain };
}
