import type { WithSides } from '../kit/kind.ts';
import type { MarketFaces } from '../kit/market-book.ts';
import { voidWhenStopped } from '../kit/stopped.ts';
import type { Outcomes } from '../market-definition.ts';
import type { SideKey, Sides } from '../sport.ts';

/** The one real outcome of a match that was given up says so. */
interface Stoppable<S> extends Outcomes {
  /** Where it stopped; undefined in every match played to its end. */
  readonly stopped: S | undefined;
}

interface Given<S> {
  /** Who gave up; undefined while nobody has. */
  retired(state: S): SideKey | undefined;
  /** Who wins the match by it; undefined where the house calls it off. */
  awarded(state: S): SideKey | undefined;
}

const WINNER = 'moneyline:game';

/**
 * What becomes of bets when a player gives up: what was certain until then stands, who wins the match by it wins the match
 * bet, and all else gives the stake back (tennis is void before one set is over).
 */
export function voidOnRetirement<S extends WithSides, O extends Stoppable<S>>(
  faces: MarketFaces<S, O>,
  { retired, awarded }: Given<S>,
): MarketFaces<S, O> {
  return voidWhenStopped(faces, {
    stoppedIn: ({ stopped }) => stopped,
    isStopped: (state) => retired(state) !== undefined,
    awarded: (state, key) => (key === WINNER ? awarded(state) : undefined),
    told(state, winner) {
      const name = state.sides[retired(state) ?? 'home'].mediumName;
      if (winner === undefined) return `Stake back: ${name} retired before this was decided`;
      return retirementWords(state.sides, retired(state) ?? 'home', winner);
    },
  });
}

/** "Brandt won, Ola retired"; of a match that the house calls off "Ola retired". */
export function retirementWords(sides: Sides, retired: SideKey, winner: SideKey | undefined): string {
  const words = `${sides[retired].mediumName} retired`;
  return winner === undefined ? words : `${sides[winner].mediumName} won, ${words}`;
}
