import type { FeaturedBet } from '../marketplace/marketplace.ts';
import type { Trading } from '../trading/trading.ts';
import { addDraftBets, type DraftBetToAdd } from './draft-bets-edit.ts';
import { type Edit, inTurn } from './edit.ts';
import { addSelections, clear, type OnBoard, type Origin } from './edits.ts';
import type { SharedBet } from './shared-bet.ts';

export interface FeaturedBets {
  featuredBet(id: string): FeaturedBet | undefined;
}

interface Sources {
  readonly trading: Pick<Trading, 'book' | 'selection'>;
  readonly featured?: FeaturedBets;
}

/** Where a selection comes from that was in a shared bet. */
const SHARED_ORIGIN = 'shared-bet';

/** The edits that add several selections at once, as the board has them now. */
export class SlipAdditions {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  onBoard(selectionId: string): OnBoard | undefined {
    const { trading } = this.#sources;
    const selection = trading.selection(selectionId);
    return selection && { selection, book: trading.book(selection.eventId) };
  }

  /** All of a featured bet or nothing; undefined when there is no such bet. */
  featuredBet(
    featuredBetId: string,
    selectionOrigin: string | undefined,
    replace: boolean,
  ): Edit | undefined {
    const bet = this.#sources.featured?.featuredBet(featuredBetId);
    return bet && this.#all(bet.selectionIds, { selectionOrigin, featuredBetId }, replace, false);
  }

  /** What is still on sale of a shared bet. */
  sharedBet({ id, legs }: SharedBet, replace: boolean): Edit {
    const ids = legs.map((leg) => leg.selectionId);
    return this.#all(ids, { shareId: id, selectionOrigin: SHARED_ORIGIN }, replace, true);
  }

  /** @param merge false clears the slip first */
  draftBets(bets: readonly DraftBetToAdd[], merge: boolean): Edit {
    const add = addDraftBets(bets, (selectionId) => this.onBoard(selectionId));
    return merge ? add : inTurn(clear(), add);
  }

  /** An edit, and the bets a client kept of its own after it. */
  onTop(edit: Edit, bets: readonly DraftBetToAdd[]): Edit {
    return bets.length === 0 ? edit : inTurn(edit, this.draftBets(bets, true));
  }

  #all(selectionIds: readonly string[], origin: Origin, replace: boolean, partly: boolean): Edit {
    const additions = selectionIds.map((id) => ({ onBoard: this.onBoard(id), origin }));
    const add = addSelections(additions, partly);
    return replace ? inTurn(clear(), add) : add;
  }
}
