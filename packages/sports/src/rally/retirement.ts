import type { WithSides } from '../kit/kind.ts';
import { LOSS, type MarketDefinition, type Outcomes, PUSH, type SideKey, type Sides, WIN } from '../sport.ts';

/** The three faces of a model that are about markets. */
interface MarketFaces<S, O extends Outcomes> {
  market(key: string, sides: Sides): MarketDefinition<O> | undefined;
  isDecided(state: S, key: string): boolean;
  explain(state: S, key: string, selectionKey: string): string | undefined;
}

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
 * What becomes of bets when a player gives up: what was decided until then stands, who wins the match by it wins the match
 * bet, and all else gives the stake back (tennis is void before one set is over).
 */
export function voidOnRetirement<S extends WithSides, O extends Stoppable<S>>(
  faces: MarketFaces<S, O>,
  { retired, awarded }: Given<S>,
): MarketFaces<S, O> {
  function market(key: string, sides: Sides): MarketDefinition<O> | undefined {
    const built = faces.market(key, sides);
    if (built === undefined) return undefined;
    const selections = built.selections.map((selection) => ({
      ...selection,
      mark: (outcomes: O, index: number) => {
        const { stopped } = outcomes;
        if (stopped === undefined || faces.isDecided(stopped, key)) return selection.mark(outcomes, index);
        const winner = key === WINNER ? awarded(stopped) : undefined;
        if (winner === undefined) return PUSH;
        return selection.side === winner ? WIN : LOSS;
      },
    }));
    return { ...built, selections };
  }

  function isDecided(state: S, key: string): boolean {
    if (retired(state) === undefined) return faces.isDecided(state, key);
    return faces.market(key, state.sides) !== undefined;
  }

  function explain(state: S, key: string, selectionKey: string): string | undefined {
    const side = retired(state);
    if (side === undefined || faces.isDecided(state, key)) return faces.explain(state, key, selectionKey);
    const selections = faces.market(key, state.sides)?.selections;
    if (!selections?.some((selection) => selection.key === selectionKey)) return undefined;
    const name = state.sides[side].mediumName;
    const winner = key === WINNER ? awarded(state) : undefined;
    if (winner === undefined) return `Stake back: ${name} retired before this was decided`;
    return retirementWords(state.sides, side, winner);
  }

  return { market, isDecided, explain };
}

/** "Brandt won, Ola retired"; of a match that the house calls off "Ola retired". */
export function retirementWords(sides: Sides, retired: SideKey, winner: SideKey | undefined): string {
  const words = `${sides[retired].mediumName} retired`;
  return winner === undefined ? words : `${sides[winner].mediumName} won, ${words}`;
}
