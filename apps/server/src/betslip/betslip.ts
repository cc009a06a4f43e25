import type { Odds } from '@fairline/money/odds.ts';
import { preferencesChanged } from '../identity/identity.topics.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Authenticator } from '../platform/graphql/authenticator.ts';
import { ownerOf } from '../platform/graphql/context.ts';
import { ListenerIndex } from '../platform/realtime/listener-index.ts';
import { rewardsChanged } from '../rewards/rewards.topics.ts';
import { bookChanged } from '../trading/trading.topics.ts';
import type { SelectionView } from '../trading/trading.ts';
import { balanceChanged } from '../wallet/wallet.topics.ts';
import { afterPlacing, type SpentRequest } from './after-placing.ts';
import type { AmountSource } from './amount-source.ts';
import { betslipChanged } from './betslip.topics.ts';
import { carryOver } from './carry-over.ts';
import type { DraftBetToAdd } from './draft-bets-edit.ts';
import * as draftEdits from './draft-edits.ts';
import type { Edit, EditResult } from './edit.ts';
import * as edits from './edits.ts';
import type { SlipGuards } from './guards.ts';
import type { Board } from './offered.ts';
import type { Accounts } from './owner-terms.ts';
import { isPlacementKey } from './placement-key.ts';
import { adjustPoints } from './point-edits.ts';
import type { PricedDraftBet, PricedSlip } from './priced-slip.ts';
import { QuickBetslips } from './quick-betslips.ts';
import { openQuoteSeal } from './quote-key-store.ts';
import type { QuoteSeal, SealedQuote } from './quote-seal.ts';
import { type Refusal, type RefusalCode, refusal } from './refusal.ts';
import { boostRefusal, sourceRefusal } from './reward-choice.ts';
import { seeingGroups } from './seen-groups.ts';
import { SharedBets } from './shared-bets.ts';
import type { AmountField } from './slip.ts';
import { type FeaturedBets, SlipAdditions } from './slip-additions.ts';
import { SlipEditor } from './slip-editor.ts';
import { SlipPricing } from './slip-pricing.ts';
import { SlipWatch } from './slip-watch.ts';
import { SlipStore } from './store.ts';
import type { OwnerTerms, StakeLimits } from './terms.ts';

export type { SpentRequest } from './after-placing.ts';
export { type AmountSource, PAID_WITH } from './amount-source.ts';
export { type BetError, betError, type SlipError } from './bet-error.ts';
export type { GuardedStake, SlipGuards, WagerRefusal } from './guards.ts';
export { offer } from './offer.ts';
export { TEASER_TABLE_NAME } from './offer-teaser.ts';
export type { Board, Offered, OfferedLeg, OfferType } from './offered.ts';
export { saleError } from './on-sale.ts';
export type { PricedSlip } from './priced-slip.ts';
export { SEAL_LASTS_MS, type SealedQuote } from './quote-seal.ts';
export type { Refusal } from './refusal.ts';
export type { StakeLimits } from './terms.ts';

/** What one bet may cost: $0.10 to $50,000.00; and win: $1,000,000.00. */
export const defaultStakeLimits = {
  minimum: 10n,
  maximum: 5_000_000n,
  maximumWinnings: 100_000_000n,
} as const satisfies StakeLimits;

export type EditOutcome =
  | { readonly kind: 'edited'; readonly slip: PricedSlip }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface NewSelection extends edits.Origin {
  readonly selectionId: string;
  /** What was on the button that was pressed. */
  readonly odds: Odds;
}

export interface BetslipOptions extends Accounts {
  /** Reads a visitor's token at login. */
  readonly authenticator: Pick<Authenticator, 'authenticate'>;
  readonly database: Database;
  readonly trading: Board;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly limits?: StakeLimits;
  readonly guards?: SlipGuards;
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
  readonly #options: BetslipOptions;
  readonly #store: SlipStore;
  readonly #editor: SlipEditor;
  readonly #pricing: SlipPricing;
  readonly #additions: SlipAdditions;
  readonly #byEvent = new ListenerIndex();
  readonly #byOwner = new ListenerIndex();
  readonly #unsubscribe: readonly (() => void)[];
  #seal: Promise<QuoteSeal> | undefined;
  #openedSeal: QuoteSeal | undefined;

  constructor(options: BetslipOptions) {
    const { database, trading, clock, bus, limits = defaultStakeLimits } = options;
    this.#options = options;
    this.#store = new SlipStore(database);
    this.#editor = new SlipEditor(this.#store, clock);
    this.#pricing = new SlipPricing({ ...options, limits });
    this.#additions = new SlipAdditions(options);
    this.shared = new SharedBets({ database, trading, clock });
    this.quick = new QuickBetslips({
      database,
      trading,
      clock,
      pricing: this.#pricing,
      byEvent: this.#byEvent,
      byOwner: this.#byOwner,
      onChange: (owner) => bus.publish(betslipChanged, { owner }),
    });
    const tellPatron = ({ patronId }: { patronId: string }) => this.#byOwner.tell(`patron:${patronId}`);
    this.#unsubscribe = [
      bus.subscribe(bookChanged, ({ eventId }) => this.#byEvent.tell(eventId)),
      bus.subscribe(betslipChanged, ({ owner }) => this.#byOwner.tell(owner)),
      bus.subscribe(preferencesChanged, tellPatron),
      bus.subscribe(balanceChanged, tellPatron),
      bus.subscribe(rewardsChanged, tellPatron),
    ];
  }

  /** Stops listening. */
  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  /** The slip at the odds, statuses and balance of now. */
  async get(owner: string): Promise<PricedSlip> {
    const terms = this.#pricing.terms(owner);
    const [slip] = await Promise.all([this.#store.read(owner), terms]);
    return this.#pricing.priceOnce(owner, slip, terms);
  }

  /** The slip now, and again whenever it or what it holds changes, a few times a second at most. */
  watch(owner: string): AsyncIterableIterator<PricedSlip> {
    return new SlipWatch({
      load: () => this.#pricing.load(owner, this.#store.read(owner)),
      price: (loaded) => this.#pricing.price(loaded),
      keys: [owner],
      byEvent: this.#byEvent,
      byOwner: this.#byOwner,
    });
  }

  /** What the house believes of a selection, to be carried by a client and checked when it bets; undefined without a price. */
  seal(selection: SelectionView): Promise<string | undefined> | string | undefined {
    const nowMs = this.#options.clock.now();
    // Without waiting once the key is known: a slip has many legs.
    if (this.#openedSeal) return this.#openedSeal.seal(selection, nowMs);
    return this.#openSeal().then((seal) => seal.seal(selection, nowMs));
  }

  /** What was sealed; undefined for a text that was not sealed here. */
  async openSeal(text: string): Promise<SealedQuote | undefined> {
    return (await this.#openSeal()).open(text);
  }

  addSelection(owner: string, { selectionId, odds, ...origin }: NewSelection): Promise<EditOutcome> {
    return this.#edit(owner, edits.addSelection(this.#additions.onBoard(selectionId), odds, origin));
  }

  /** All selections of a featured bet at the odds of now, or none. @param replace clears the slip first [FEAT-006] */
  async addFeaturedBet(
    owner: string,
    featuredBetId: string,
    selectionOrigin: string | undefined,
    replace: boolean,
  ): Promise<EditOutcome> {
    const edit = this.#additions.featuredBet(featuredBetId, selectionOrigin, replace);
    return edit ? this.#edit(owner, edit) : refusedWith('FEATURED_BET_UNKNOWN');
  }

  /** What is still on sale of a shared bet, at the odds of now. @param replace clears the slip first [SHARE-002] */
  async consumeSharedBet(owner: string, id: string, replace: boolean): Promise<EditOutcome> {
    const bet = await this.shared.find(id);
    return bet
      ? this.#edit(owner, this.#additions.sharedBet(bet, replace))
      : refusedWith('SHARED_BET_UNKNOWN');
  }

  /** Adds whole bets, what can be added of their selections. @param merge false clears the slip first */
  addDraftBets(owner: string, bets: readonly DraftBetToAdd[], merge: boolean): Promise<EditOutcome> {
    return this.#edit(owner, this.#additions.draftBets(bets, merge));
  }

  removeSelection(owner: string, selectionId: string): Promise<EditOutcome> {
    return this.#edit(owner, edits.removeSelection(selectionId));
  }

  clear(owner: string): Promise<EditOutcome> {
    return this.#edit(owner, edits.clear());
  }

  /** Takes off what stands in the teaser, and leaves the rest. */
  async clearTeaserSelections(owner: string): Promise<EditOutcome> {
    const { slip, teaser } = await this.get(owner);
    const out = new Set(teaser.ineligible.map((leg) => leg.held.selectionId));
    const ids = slip.selections.map((one) => one.selectionId).filter((id) => !out.has(id));
    return this.#edit(owner, edits.removeSelections(ids));
  }

  /** @param text decimal dollars as typed; empty takes the amount back */
  setAmount(owner: string, draftBetId: string, text: string, field: AmountField): Promise<EditOutcome> {
    return this.#edit(owner, draftEdits.setAmount(draftBetId, text, field));
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
    return this.#edit(owner, draftEdits.setAmountSource(draftBetId, source, freeBetId));
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
    return this.#edit(owner, draftEdits.setProfitBoost(draftBetId, profitBoostId));
  }

  /** Moves a selection to another line of its market. @param odds what was seen there; the odds of now unless given */
  adjustPoints(
    owner: string,
    selectionId: string,
    newSelectionId: string,
    odds: Odds | undefined,
  ): Promise<EditOutcome> {
    return this.#edit(owner, adjustPoints(selectionId, this.#additions.onBoard(newSelectionId), odds));
  }

  buyTeaserPoints(owner: string, points: number): Promise<EditOutcome> {
    return this.#edit(owner, draftEdits.buyTeaserPoints(points));
  }

  acceptChanges(
    owner: string,
    acceptances: readonly edits.Acceptance[],
    groups: readonly edits.GroupAcceptance[] = [],
  ): Promise<EditOutcome> {
    return this.#edit(owner, edits.acceptChanges(acceptances, groups));
  }

  /** Takes selections off that were bet on, unless they are kept, and gives the draft bets new keys. */
  async afterPlacing(owner: string, spent: readonly SpentRequest[], keepSelections: boolean): Promise<void> {
    // The keys of other clients and selections that stay: nothing on the slip changes.
    if (keepSelections && !spent.some(({ idempotencyKey }) => isPlacementKey(idempotencyKey))) return;
    const result = await this.#editor.edit(owner, afterPlacing(spent, keepSelections));
    if (result.kind === 'slip') this.#options.bus.publish(betslipChanged, { owner });
  }

  /**
   * At login: what the visitor chose becomes the patron's, and the visitor's slip is emptied. With `merge` what the patron had
   * stays, too. An empty slip carries nothing and changes nothing.
   * @param visitorToken proves that the visitor's slip is the asker's own
   * @param bets what the client kept of its own, added on top
   */
  async promote(
    visitorToken: string,
    patron: string,
    merge: boolean,
    bets: readonly DraftBetToAdd[] = [],
  ): Promise<EditOutcome> {
    const visitor = await this.#visitorOf(visitorToken);
    if (!visitor) return refusedWith('VISITOR_TOKEN_INVALID');
    const result = await this.#editor.move(
      visitor,
      patron,
      (slip) => this.#seeing(this.#additions.onTop(carryOver(slip, merge), bets)),
      edits.clear(),
    );
    this.#options.bus.publish(betslipChanged, { owner: visitor });
    return this.#answer(patron, result);
  }

  /** At logout: the visitor gets a copy of what the patron chose; the patron finds their own slip again at the next login. */
  async demote(
    patron: string,
    visitorToken: string,
    merge: boolean,
    bets: readonly DraftBetToAdd[] = [],
  ): Promise<EditOutcome> {
    const visitor = await this.#visitorOf(visitorToken);
    if (!visitor) return refusedWith('VISITOR_TOKEN_INVALID');
    const slip = await this.#store.read(patron);
    return this.#edit(visitor, this.#additions.onTop(carryOver(slip, merge), bets));
  }

  async #openSeal(): Promise<QuoteSeal> {
    this.#seal ??= openQuoteSeal(this.#options.database);
    try {
      this.#openedSeal = await this.#seal;
      return this.#openedSeal;
    } catch (error) {
      // The database was away: the next one who asks tries again.
      this.#seal = undefined;
      throw error;
    }
  }

  async #visitorOf(token: string): Promise<string | undefined> {
    const viewer = (await this.#options.authenticator.authenticate(token))?.viewer;
    return viewer?.kind === 'visitor' ? ownerOf(viewer) : undefined;
  }

  #seeing(edit: Edit): Edit {
    return seeingGroups(edit, this.#options.trading);
  }

  async #edit(owner: string, edit: Edit): Promise<EditOutcome> {
    // What the edit cannot change is asked for while it is written.
    const terms = this.#pricing.terms(owner);
    const [result] = await Promise.all([this.#editor.edit(owner, this.#seeing(edit)), terms]);
    return this.#answer(owner, result, terms);
  }

  async #answer(owner: string, result: EditResult, asked?: Promise<OwnerTerms>): Promise<EditOutcome> {
    if (result.kind === 'refused') return result;
    this.#options.bus.publish(betslipChanged, { owner });
    const terms = asked ?? this.#pricing.terms(owner);
    return { kind: 'edited', slip: await this.#pricing.priceOnce(owner, result.slip, terms) };
  }
}

function refusedWith(code: RefusalCode): EditOutcome {
  return { kind: 'refused', refusal: refusal(code) };
}

/** A draft bet of a slip, of whatever kind. */
export function draftBetOf(slip: PricedSlip, draftBetId: string): PricedDraftBet | undefined {
  const tabs = [slip.straight, slip.parlay, slip.roundRobin, slip.teaser];
  return tabs.flatMap((tab) => tab.draftBets).find((bet) => bet.draftBetId === draftBetId);
}
