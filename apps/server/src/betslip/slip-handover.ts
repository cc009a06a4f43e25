import type { Authenticator } from '../platform/graphql/authenticator.ts';
import { ownerOf } from '../platform/graphql/context.ts';
import { carryOver } from './carry-over.ts';
import type { DraftBetToAdd } from './draft-bets-edit.ts';
import { type EditOutcome, refusedWith } from './edit-outcome.ts';
import type { PricedEdits } from './priced-edits.ts';
import type { SlipAdditions } from './slip-additions.ts';
import type { SlipStore } from './store.ts';

export interface HandoverOptions {
  readonly authenticator: Pick<Authenticator, 'authenticate'>;
  readonly store: SlipStore;
  readonly edits: PricedEdits;
  readonly additions: SlipAdditions;
}

/** What the visitor of a browser and the patron who logs in there hand to each other. */
export class SlipHandover {
  readonly #options: HandoverOptions;

  constructor(options: HandoverOptions) {
    this.#options = options;
  }

  /** See Betslip.promote. */
  async promote(visitorToken: string, patron: string, merge: boolean, bets: readonly DraftBetToAdd[]) {
    const { edits, additions } = this.#options;
    return this.#asVisitor(visitorToken, (visitor) =>
      edits.move(visitor, patron, (slip) => additions.onTop(carryOver(slip, merge), bets)),
    );
  }

  /** See Betslip.demote. */
  async demote(patron: string, visitorToken: string, merge: boolean, bets: readonly DraftBetToAdd[]) {
    const { edits, additions, store } = this.#options;
    return this.#asVisitor(visitorToken, async (visitor) => {
      const slip = await store.read(patron);
      return edits.edit(visitor, additions.onTop(carryOver(slip, merge), bets));
    });
  }

  async #asVisitor(token: string, act: (visitor: string) => Promise<EditOutcome>): Promise<EditOutcome> {
    const viewer = (await this.#options.authenticator.authenticate(token))?.viewer;
    return viewer?.kind === 'visitor' ? act(ownerOf(viewer)) : refusedWith('VISITOR_TOKEN_INVALID');
  }
}
