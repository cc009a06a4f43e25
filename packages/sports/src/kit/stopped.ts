import { LOSS, type Mark, type MarketDefinition, type Outcomes, PUSH, WIN } from '../market-definition.ts';
import type { SideKey, Sides } from '../sport.ts';
import type { WithSides } from './kind.ts';
import type { MarketFaces } from './market-book.ts';
import { remarked } from './remarked.ts';

interface Stop<S, O> {
  /** Where the one real match stopped; undefined in every match played to its end. */
  stoppedIn(outcomes: O): S | undefined;
  isStopped(state: S): boolean;
  /** Whom the house gives a market to because of the stop; undefined for stakes back. */
  awarded(state: S, key: string): SideKey | undefined;
  /** Why a stake went back, or a bet was won or lost, by the stop. */
  told(state: S, winner: SideKey | undefined): string;
}

/**
 * What becomes of bets when a match ends without having been played to its end: each selection that was certain to win or to lose
 * by then stands, the house may give a market to a side, and of all else the stake comes back.
 */
export function voidWhenStopped<S extends WithSides, O extends Outcomes>(
  faces: MarketFaces<S, O>,
  { stoppedIn, isStopped, awarded, told }: Stop<S, O>,
): MarketFaces<S, O> {
  function market(key: string, sides: Sides): MarketDefinition<O> | undefined {
    return remarked(faces.market(key, sides), (selection, outcomes, index) => {
      const stopped = stoppedIn(outcomes);
      if (stopped === undefined) return selection.mark(outcomes, index);
      return faces.certainMark(stopped, key, selection.key) ?? byStop(stopped, key, selection.side);
    });
  }

  function byStop(state: S, key: string, side: SideKey | undefined): Mark {
    const winner = awarded(state, key);
    if (winner === undefined) return PUSH;
    return side === winner ? WIN : LOSS;
  }

  function isDecided(state: S, key: string): boolean {
    if (!isStopped(state)) return faces.isDecided(state, key);
    return faces.market(key, state.sides) !== undefined;
  }

  function certainMark(state: S, key: string, selectionKey: string): Mark | undefined {
    const mark = faces.certainMark(state, key, selectionKey);
    if (mark !== undefined || !isStopped(state)) return mark;
    const selections = faces.market(key, state.sides)?.selections;
    const selection = selections?.find((each) => each.key === selectionKey);
    return selection && byStop(state, key, selection.side);
  }

  function explain(state: S, key: string, selectionKey: string): string | undefined {
    const explained = faces.explain(state, key, selectionKey);
    if (explained !== undefined || certainMark(state, key, selectionKey) === undefined) return explained;
    return told(state, awarded(state, key));
  }

  return { market, isDecided, certainMark, explain };
}
