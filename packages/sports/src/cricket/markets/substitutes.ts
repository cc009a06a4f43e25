import { asCount, asSide } from '../../kit/kind.ts';
import type { MarketFaces } from '../../kit/market-book.ts';
import { remarked } from '../../kit/remarked.ts';
import { PUSH } from '../../market-definition.ts';
import type { SideKey } from '../../sport.ts';
import type { CricketOutcomes } from '../outcomes.ts';
import { PLAYERS } from '../play.ts';
import type { CricketState } from '../state.ts';
import { playerAt } from '../story/players.ts';
import { isReplaced } from '../substitutes.ts';

type Faces = MarketFaces<CricketState, CricketOutcomes>;

/** Whom a selection is on. */
interface Batter {
  readonly side: SideKey;
  readonly place: number;
}

/** Undefined for what is on no batter. @param selectionKey left out for a market on one batter alone */
function batterOn(key: string, selectionKey?: string): Batter | undefined {
  const [head, side, own] = key.split(':');
  const text =
    head === 'top-batter' ? selectionKey : /^batter-(runs|milestone)$/.test(head ?? '') ? own : undefined;
  const place = asCount(text, 0, PLAYERS - 1);
  const at = asSide(side);
  return at === undefined || place === undefined ? undefined : { side: at, place };
}

/** The stake on a batter whose place a substitute took comes back, at once where the market is his alone: he never batted. */
export function voidOfReplaced(faces: Faces): Faces {
  function replaced(state: Pick<CricketState, 'substitutes'>, batter: Batter | undefined): boolean {
    return batter !== undefined && isReplaced(state, batter.side, batter.place);
  }

  return {
    market: (key, sides) =>
      remarked(faces.market(key, sides), (selection, outcomes, index) =>
        replaced(outcomes, batterOn(key, selection.key)) ? PUSH : selection.mark(outcomes, index),
      ),
    isDecided: (state, key) => replaced(state, batterOn(key)) || faces.isDecided(state, key),
    certainMark: (state, key, selectionKey) =>
      replaced(state, batterOn(key, selectionKey)) ? PUSH : faces.certainMark(state, key, selectionKey),
    explain(state, key, selectionKey) {
      const batter = batterOn(key, selectionKey);
      if (batter === undefined || !replaced(state, batter)) return faces.explain(state, key, selectionKey);
      const name = playerAt(state.sides[batter.side], batter.place);
      return `Stake back: a substitute took the place of ${name}, who had not batted`;
    },
  };
}
