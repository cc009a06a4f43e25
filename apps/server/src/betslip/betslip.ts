import type { Odds } from '@fairline/money/odds.ts';
import { preferencesChanged } from '../identity/identity.topics.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Authenticator } from '../platform/graphql/authenticator.ts';
import { ownerOf } from '../platform/graphql/context.ts';
import { bookChanged } from '../trading/trading.topics.ts';
import type { Trading } from '../trading/trading.ts';
import { balanceChanged } from '../wallet/wallet.topics.ts';
import { betslipChanged } from './betslip.topics.ts';
import * as edits from './edits.ts';
import { ListenerIndex } from './listener-index.ts';
import { type Accounts, ownerTerms } from './owner-terms.ts';
import { priceSlip } from './price-slip.ts';
import type { PricedSlip } from './priced-slip.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { AmountField } from './slip.ts';
import { SlipEditor } from './slip-editor.ts';
import { type Loaded, SlipWatch } from './slip-watch.ts';
import { SlipStore } from './store.ts';
import type { StakeLimits } from './terms.ts';

export { type BetError, type BetErrorDisplayType, betError } from './bet-error.ts';
export { offer } from './offer.ts';
export { TEASER_TABLE_NAME } from './offer-teaser.ts';
export type {
  Board,
  Offer,
  Offered,
  OfferedGroup,
  OfferedLeg,
  OfferRequest,
  OfferTerms,
  OfferType,
} from './offered.ts';
export { saleError } from './on-sale.ts';
export type { PricedSlip } from './priced-slip.ts';
export type { Refusal } from './refusal.ts';
export type { StakeLimits } from './terms.ts';

/** What one bet may cost: $0.10 to $50,000.00. */
export const defaultStakeLimits: StakeLimits = { minimum: 10n, maximum: 5_000_000n };

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
  readonly trading: Pick<Trading, 'book' | 'selection'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly limits?: StakeLimits;
}

/**
 * The betslips of visitors and patrons, kept in Postgres. An owner is 'visitor:<id>' or 'patron:<id>', selections and draft
 * bets are named by their raw ids. Edits of one slip are made one after the other.
 */
export class Betslip {
  readonly #options: BetslipOptions;
  readonly #store: SlipStore;
  readonly #editor: SlipEditor;
  readonly #byEvent = new ListenerIndex();
  readonly #byOwner = new ListenerIndex();
  readonly #unsubscribe: readonly (() => void)[];

  constructor(options: BetslipOptions) {
    const { database, clock, bus } = options;
    this.#options = options;
    this.#store = new SlipStore(database);
    this.#editor = new SlipEditor(this.#store, clock);
    this.#unsubscribe = [
      bus.subscribe(bookChanged, ({ eventId }) => this.#byEvent.tell(eventId)),
      bus.subscribe(betslipChanged, ({ owner }) => this.#byOwner.tell(owner)),
      bus.subscribe(preferencesChanged, ({ patronId }) => this.#byOwner.tell(`patron:${patronId}`)),
      bus.subscribe(balanceChanged, ({ patronId }) => this.#byOwner.tell(`patron:${patronId}`)),
    ];
  }

  /** Stops listening. */
  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  /** The slip at the odds, statuses and balance of now. */
  async get(owner: string): Promise<PricedSlip> {
    return this.#price(await this.#load(owner));
  }

  /** The slip now, and again whenever it or what it holds changes, a few times a second at most. */
  watch(owner: string): AsyncIterableIterator<PricedSlip> {
    return new SlipWatch(owner, {
      load: (of) => this.#load(of),
      price: (loaded) => this.#price(loaded),
      byEvent: this.#byEvent,
      byOwner: this.#byOwner,
    });
  }

  addSelection(owner: string, { selectionId, odds, ...origin }: NewSelection): Promise<EditOutcome> {
    const { trading } = this.#options;
    const selection = trading.selection(selectionId);
    const offered = selection && { selection, book: trading.book(selection.eventId) };
    return this.#edit(owner, edits.addSelection(offered, odds, origin));
  }

  removeSelection(owner: string, selectionId: string): Promise<EditOutcome> {
    return this.#edit(owner, edits.removeSelection(selectionId));
  }

  clear(owner: string): Promise<EditOutcome> {
    return this.#edit(owner, edits.clear());
  }

  /** @param text decimal dollars as typed; empty takes the amount back */
  setAmount(owner: string, draftBetId: string, text: string, field: AmountField): Promise<EditOutcome> {
    return this.#edit(owner, edits.setAmount(draftBetId, text, field));
  }

  acceptChanges(owner: string, acceptances: readonly edits.Acceptance[]): Promise<EditOutcome> {
    return this.#edit(owner, edits.acceptChanges(acceptances));
  }

  /** Takes selections off that were bet on. */
  async removePlaced(owner: string, selectionIds: readonly string[]): Promise<void> {
    await this.#edit(owner, edits.removePlaced(selectionIds));
  }

  /**
   * At login: what the visitor chose becomes the patron's, and the visitor's slip is emptied. With `merge` what the patron had
   * stays, too. An empty slip carries nothing and changes nothing.
   * @param visitorToken proves that the visitor's slip is the asker's own
   */
  async promote(visitorToken: string, patron: string, merge: boolean): Promise<EditOutcome> {
    const visitor = await this.#visitorOf(visitorToken);
    if (!visitor) return { kind: 'refused', refusal: refusal('VISITOR_TOKEN_INVALID') };
    const result = await this.#editor.move(
      visitor,
      patron,
      (slip) => edits.carryOver(slip, merge),
      edits.clear(),
    );
    this.#options.bus.publish(betslipChanged, { owner: visitor });
    return this.#answer(patron, result);
  }

  /** At logout: the visitor gets a copy of what the patron chose; the patron finds their own slip again at the next login. */
  async demote(patron: string, visitorToken: string, merge: boolean): Promise<EditOutcome> {
    const visitor = await this.#visitorOf(visitorToken);
    if (!visitor) return { kind: 'refused', refusal: refusal('VISITOR_TOKEN_INVALID') };
    const slip = await this.#store.read(patron);
    return this.#edit(visitor, edits.carryOver(slip, merge));
  }

  async #visitorOf(token: string): Promise<string | undefined> {
    const viewer = (await this.#options.authenticator.authenticate(token))?.viewer;
    return viewer?.kind === 'visitor' ? ownerOf(viewer) : undefined;
  }

  async #edit(owner: string, edit: edits.Edit): Promise<EditOutcome> {
    return this.#answer(owner, await this.#editor.edit(owner, edit));
  }

  async #answer(owner: string, result: edits.EditResult): Promise<EditOutcome> {
    if (result.kind === 'refused') return result;
    this.#options.bus.publish(betslipChanged, { owner });
    const terms = await ownerTerms(owner, this.#options);
    return { kind: 'edited', slip: this.#price({ slip: result.slip, terms }) };
  }

  async #load(owner: string): Promise<Loaded> {
    const [slip, terms] = await Promise.all([this.#store.read(owner), ownerTerms(owner, this.#options)]);
    return { slip, terms };
  }

  #price({ slip, terms }: Loaded): PricedSlip {
    const { trading, clock, limits = defaultStakeLimits } = this.#options;
    return priceSlip(slip, terms, { board: trading, limits, nowMs: clock.now() });
  }
}
