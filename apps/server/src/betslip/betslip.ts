import type { Odds } from '@fairline/money/odds.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Authenticator } from '../platform/graphql/authenticator.ts';
import type { SelectionView, Trading } from '../trading/trading.ts';
import { afterPlacing, type SpentRequest } from './after-placing.ts';
import type { AmountSource } from './amount-source.ts';
import { betslipChanged } from './betslip.topics.ts';
import type { DraftBetToAdd } from './draft-bets-edit.ts';
import * as draftEdits from './draft-edits.ts';
import { type EditOutcome, refusedWith } from './edit-outcome.ts';
import * as edits from './edits.ts';
import type { SlipGuards } from './guards.ts';
import type { Board } from './offered.ts';
import type { Accounts } from './owner-terms.ts';
import { isPlacementKey } from './placement-key.ts';
import { adjustPoints } from './point-edits.ts';
import { PricedEdits } from './priced-edits.ts';
import { draftBetOf, type PricedSlip } from './priced-slip.ts';
import { QuickBetslips } from './quick-betslips.ts';
import type { SealedQuote } from './quote-seal.ts';
import { QuoteSealing } from './quote-sealing.ts';
import { refusal } from './refusal.ts';
import { boostRefusal, sourceRefusal } from './reward-choice.ts';
import { SharedBets } from './shared-bets.ts';
import type { AmountField } from './slip.ts';
import { type FeaturedBets, SlipAdditions } from './slip-additions.ts';
import { SlipEditor } from './slip-editor.ts';
import { meetHouseLimit } from './slip-errors.ts';
import { SlipHandover } from './slip-handover.ts';
import { SlipListeners } from './slip-listeners.ts';
import { SlipPricing } from './slip-pricing.ts';
import { SlipWatch } from './slip-watch.ts';
import { SlipStore } from './store.ts';
import type { RoomOf, StakeLimits } from './terms.ts';

export type { SpentRequest } from './after-placing.ts';
export { type AmountSource, PAID_WITH } from './amount-source.ts';
export { type BetError, betError, type PlainErrorCode, type SlipError } from './bet-error.ts';
export { isDraftOf, rawDraftId } from './draft-ids.ts';
export type { GuardedStake, GuardRefusal, SlipGuards } from './guards.ts';
export { legHeading } from './leg-heading.ts';
export { offer } from './offer.ts';
export { TEASER_TABLE_NAME } from './offer-teaser.ts';
export type { Board, Offered, OfferedLeg, OfferType } from './offered.ts';
export { saleError } from './on-sale.ts';
export type { PricedSlip } from './priced-slip.ts';
export { SEAL_LASTS_MS, type SealedQuote } from './quote-seal.ts';
export type { LegPlace, Room, StakeLimits } from './terms.ts';
export { limitsError } from './winnings-limit.ts';

/** What one bet may cost: $0.10 to $50,000.00; and win: $1,000,000.00. */
export const defaultStakeLimits = {
  minimum: 10n,
  maximum: 5_000_000n,
  maximumWinnings: 100_000_000n,
} as const satisfies StakeLimits;

export interface NewSelection extends edits.Origin {
  readonly selectionId: string;
  /** What was on the button that was pressed. */
  readonly odds: Odds;
}

export interface BetslipOptions extends Accounts {
  /** Reads a visitor's token at login. */
  readonly authenticator: Pick<Authenticator, 'authenticate'>;
  readonly database: Database;
  readonly trading: Board & Pick<Trading, 'look' | 'past' | 'recall'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly limits?: StakeLimits;
  readonly guards: SlipGuards;
  /** What the house's limits leave of a bet; without it a slip says what any bet may be. */
  readonly roomOf?: RoomOf;
  /** There are no featured bets without it. */
  readonly featured?: FeaturedBets;
}

/**
 * The betslips of visitors and patrons, kept in Postgres. An owner is 'visitor:<id>' or 'patron:<id>', selections and draft
 * bets are named by their raw ids. Edits of one slip are made one after the other.
 */
export class Betslip {
  /** The slips of single games, apart from the betslip. */
  readonly quick: QuickBetslips;
  readonly shared: SharedBets;
  readonly #board: Board;
  readonly #clock: Clock;
  readonly #store: SlipStore;
  readonly #pricing: SlipPricing;
  readonly #edits: PricedEdits;
  readonly #additions: SlipAdditions;
  readonly #handover: SlipHandover;
  readonly #listeners: SlipListeners;
  readonly #sealing: QuoteSealing;

  constructor(options: BetslipOptions) {
    const { database, trading, clock, bus, authenticator, limits = defaultStakeLimits } = options;
    const store = new SlipStore(database);
    const pricing = new SlipPricing({ ...options, limits });
    const additions = new SlipAdditions(options);
    const edits = new PricedEdits({ editor: new SlipEditor(store, clock), pricing, trading, bus });
    this.#board = trading;
    this.#clock = clock;
    this.#store = store;
    this.#pricing = pricing;
    this.#additions = additions;
    this.#edits = edits;
    this.#handover = new SlipHandover({ authenticator, store, edits, additions });
    this.#listeners = new SlipListeners(
      bus,
      (patronId) => pricing.forget(patronId),
      (eventId) => trading.look(eventId),
    );
    this.#sealing = new QuoteSealing(database, clock);
    this.shared = new SharedBets({ database, trading, clock });
    this.quick = new QuickBetslips({
      database,
      trading,
      clock,
      pricing,
      listeners: this.#listeners,
      onChange: (owner) => bus.publish(betslipChanged, { owner }),
    });
  }

  /** Stops listening. */
  close(): void {
    this.#listeners.close();
  }

  /** The slip at the odds, statuses and balance of now. */
  async get(owner: string): Promise<PricedSlip> {
    const terms = this.#pricing.termsAnew(owner);
    const [slip, known] = await Promise.all([this.#store.read(owner), terms]);
    return this.#pricing.priceOnce(owner, slip, known);
  }

  /** The slip now, and again whenever it or what it holds changes, a few times a second at most. */
  watch(owner: string): AsyncIterableIterator<PricedSlip> {
    return new SlipWatch({
      load: () => this.#pricing.load(owner, this.#store.read(owner)),
      price: (loaded) => this.#pricing.price(loaded),
      hangsOnOthers: ({ straight, parlay, roundRobin, teaser }) =>
        [straight, parlay, roundRobin, teaser].some(({ draftBets }) => meetHouseLimit(draftBets)),
      keys: [owner],
      listeners: this.#listeners,
    });
  }

  /** What the house believes of a selection, to be carried by a client and checked when it bets; undefined without a price. */
  seal(selection: SelectionView): Promise<string | undefined> | string | undefined {
    return this.#sealing.seal(selection);
  }

  /** What was sealed; undefined for a text that was not sealed here. */
  openSeal(text: string): Promise<SealedQuote | undefined> {
    return this.#sealing.open(text);
  }

  addSelection(owner: string, { selectionId, odds, ...origin }: NewSelection): Promise<EditOutcome> {
    return this.#edits.edit(owner, edits.addSelection(this.#additions.onBoard(selectionId), odds, origin));
  }

  /** All selections of a featured bet at the odds of now, or none. @param replace clears the slip first [FEAT-006] */
  async addFeaturedBet(
    owner: string,
    featuredBetId: string,
    selectionOrigin: string | undefined,
    replace: boolean,
  ): Promise<EditOutcome> {
    const edit = this.#additions.featuredBet(featuredBetId, selectionOrigin, replace);
    return edit ? this.#edits.edit(owner, edit) : refusedWith('FEATURED_BET_UNKNOWN');
  }

  /** What is still on sale of a shared bet, at the odds of now. @param replace clears the slip first [SHARE-002] */
  async consumeSharedBet(owner: string, id: string, replace: boolean): Promise<EditOutcome> {
    const bet = await this.shared.find(id);
    return bet
      ? this.#edits.edit(owner, this.#additions.sharedBet(bet, replace))
      : refusedWith('SHARED_BET_UNKNOWN');
  }

  /** Adds whole bets, what can be added of their selections. @param merge false clears the slip first */
  addDraftBets(owner: string, bets: readonly DraftBetToAdd[], merge: boolean): Promise<EditOutcome> {
    return this.#edits.edit(owner, this.#additions.draftBets(bets, merge));
  }

  removeSelection(owner: string, selectionId: string): Promise<EditOutcome> {
    return this.#edits.edit(owner, edits.removeSelection(selectionId));
  }

  clear(owner: string): Promise<EditOutcome> {
    return this.#edits.edit(owner, edits.clear());
  }

  /** Takes off what stands in the teaser, and leaves the rest. */
  async clearTeaserSelections(owner: string): Promise<EditOutcome> {
    const { slip, teaser } = await this.get(owner);
    const out = new Set(teaser.ineligible.map((leg) => leg.held.selectionId));
    const ids = slip.selections.map((one) => one.selectionId).filter((id) => !out.has(id));
    return this.#edits.edit(owner, edits.removeSelections(ids));
  }

  /** @param text decimal dollars as typed; empty takes the amount back */
  setAmount(owner: string, draftBetId: string, text: string, field: AmountField): Promise<EditOutcome> {
    return this.#edits.edit(owner, draftEdits.setAmount(draftBetId, text, field));
  }

  async setAmountSource(
    owner: string,
    draftBetId: string,
    source: AmountSource,
    freeBetId: string | undefined,
  ): Promise<EditOutcome> {
    const bet = draftBetOf(await this.get(owner), draftBetId);
    const problem = bet ? sourceRefusal(bet, source, freeBetId) : refusal('UNKNOWN_DRAFT_BET');
    if (problem) return { kind: 'refused', refusal: problem };
    return this.#edits.edit(owner, draftEdits.setAmountSource(draftBetId, source, freeBetId));
  }

  /** @param profitBoostId undefined takes the boost off */
  async setProfitBoost(
    owner: string,
    draftBetId: string,
    profitBoostId: string | undefined,
  ): Promise<EditOutcome> {
    const bet = draftBetOf(await this.get(owner), draftBetId);
    const problem = bet ? boostRefusal(bet, profitBoostId) : refusal('UNKNOWN_DRAFT_BET');
    if (problem) return { kind: 'refused', refusal: problem };
    return this.#edits.edit(owner, draftEdits.setProfitBoost(draftBetId, profitBoostId));
  }

  /** Moves a selection to another line of its market. @param odds what was seen there; the odds of now unless given */
  adjustPoints(
    owner: string,
    selectionId: string,
    newSelectionId: string,
    odds: Odds | undefined,
  ): Promise<EditOutcome> {
    return this.#edits.edit(owner, adjustPoints(selectionId, this.#additions.onBoard(newSelectionId), odds));
  }

  buyTeaserPoints(owner: string, points: number): Promise<EditOutcome> {
    return this.#edits.edit(owner, draftEdits.buyTeaserPoints(points, this.#board));
  }

  acceptChanges(
    owner: string,
    acceptances: readonly edits.Acceptance[],
    groups: readonly edits.GroupAcceptance[] = [],
  ): Promise<EditOutcome> {
    return this.#edits.edit(owner, edits.acceptChanges(acceptances, groups));
  }

  /** Takes selections off that were bet on, unless they are kept, and gives the draft bets new keys. */
  async afterPlacing(owner: string, spent: readonly SpentRequest[], keepSelections: boolean): Promise<void> {
    // The keys of other clients and selections that stay: nothing on the slip changes.
    if (keepSelections && !spent.some(({ idempotencyKey }) => isPlacementKey(idempotencyKey))) return;
    await this.#edits.editUnseen(owner, afterPlacing(spent, keepSelections, this.#clock.now()));
  }

  /**
   * At login: what the visitor chose becomes the patron's, and the visitor's slip is emptied. With `merge` what the patron had
   * stays, too. An empty slip carries nothing and changes nothing.
   * @param visitorToken proves that the visitor's slip is the asker's own
   * @param bets what the client kept of its own, added on top
   */
  promote(visitorToken: string, patron: string, merge: boolean, bets: readonly DraftBetToAdd[] = []) {
    return this.#handover.promote(visitorToken, patron, merge, bets);
  }

  /** At logout: the visitor gets a copy of what the patron chose; the patron finds their own slip again at the next login. */
  demote(patron: string, visitorToken: string, merge: boolean, bets: readonly DraftBetToAdd[] = []) {
    return this.#handover.demote(patron, visitorToken, merge, bets);
  }
}
