import type { Odds } from '@fairline/money/odds.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Trading } from '../trading/trading.ts';
import { afterPlacing, type SpentRequest } from './after-placing.ts';
import type { AmountSource } from './amount-source.ts';
import { setAmount, setAmountSource } from './draft-edits.ts';
import type { Edit } from './edit.ts';
import type { Addition, Origin } from './edits.ts';
import * as edits from './quick-edits.ts';
import { type PricedQuickSlip, priceQuickSlip } from './quick-slip.ts';
import type { Refusal } from './refusal.ts';
import { sourceRefusal } from './reward-choice.ts';
import type { AmountField } from './slip.ts';
import { SlipEditor } from './slip-editor.ts';
import { meetHouseLimit } from './slip-errors.ts';
import type { SlipListeners } from './slip-listeners.ts';
import type { SlipPricing } from './slip-pricing.ts';
import { SlipWatch } from './slip-watch.ts';
import { SlipStore } from './store.ts';

export type QuickOutcome =
  | { readonly kind: 'edited'; readonly slip: PricedQuickSlip }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface QuickOptions {
  readonly database: Database;
  readonly trading: Pick<Trading, 'book' | 'selection'>;
  readonly clock: Clock;
  readonly pricing: SlipPricing;
  readonly listeners: SlipListeners;
  /** Told of each edit. @param name '<owner>/<eventId>' */
  readonly onChange: (name: string) => void;
}

/** Where a selection comes from that was tapped in Quick Bets. */
export const QUICK_ORIGIN = 'quick-bets';

const ORIGIN: Origin = { selectionOrigin: QUICK_ORIGIN };

/**
 * The quick slips: one for each owner and event, apart from the betslip, with a single straight bet at most. Owners are named
 * as the betslip names them.
 */
export class QuickBetslips {
  readonly #options: QuickOptions;
  readonly #store: SlipStore;
  readonly #editor: SlipEditor;

  constructor(options: QuickOptions) {
    this.#options = options;
    this.#store = new SlipStore(options.database, 'quick_slip');
    this.#editor = new SlipEditor(this.#store, options.clock);
  }

  async get(owner: string, eventId: string): Promise<PricedQuickSlip> {
    return this.#price(eventId, await this.#load(owner, eventId));
  }

  watch(owner: string, eventId: string): AsyncIterableIterator<PricedQuickSlip> {
    return new SlipWatch({
      load: () => this.#load(owner, eventId),
      price: (loaded) => this.#price(eventId, loaded),
      hangsOnOthers: ({ draftBet }) => draftBet !== undefined && meetHouseLimit([draftBet]),
      keys: [nameOf(owner, eventId), owner],
      listeners: this.#options.listeners,
    });
  }

  /** Taps a selection: on, in the place of another, or off. @param seenOdds what was on its button */
  toggle(owner: string, eventId: string, selectionId: string, seenOdds: Odds): Promise<QuickOutcome> {
    return this.#edit(owner, eventId, edits.toggle(eventId, this.#addition(selectionId, seenOdds)));
  }

  /** What a visitor had before logging in, taken up again. @param text decimal dollars; empty for no amount */
  setDraft(
    owner: string,
    eventId: string,
    draft: { selectionId: string; odds: Odds; text: string; field: AmountField },
  ): Promise<QuickOutcome> {
    const addition = this.#addition(draft.selectionId, draft.odds);
    return this.#edit(owner, eventId, edits.setDraft(eventId, addition, draft.text, draft.field));
  }

  remove(owner: string, eventId: string): Promise<QuickOutcome> {
    return this.#edit(owner, eventId, edits.takeOff());
  }

  /** Takes a selection off that was bet on, unless another one has taken its place by now. */
  async afterPlacing(owner: string, eventId: string, spent: readonly SpentRequest[]): Promise<void> {
    await this.#edit(owner, eventId, afterPlacing(spent, false, this.#options.clock.now()));
  }

  /** @param text decimal dollars as typed; empty takes the amount back */
  setAmount(owner: string, eventId: string, text: string, field: AmountField): Promise<QuickOutcome> {
    return this.#edit(
      owner,
      eventId,
      edits.ofDraft((draftBetId) => setAmount(draftBetId, text, field)),
    );
  }

  async setAmountSource(
    owner: string,
    eventId: string,
    source: AmountSource,
    freeBetId: string | undefined,
  ): Promise<QuickOutcome> {
    const { draftBet } = await this.get(owner, eventId);
    const refusal = draftBet && sourceRefusal(draftBet, source, freeBetId);
    if (refusal) return { kind: 'refused', refusal };
    return this.#edit(
      owner,
      eventId,
      edits.ofDraft((draftBetId) => setAmountSource(draftBetId, source, freeBetId)),
    );
  }

  acceptChanges(owner: string, eventId: string, odds: Odds): Promise<QuickOutcome> {
    return this.#edit(owner, eventId, edits.accept(odds));
  }

  #addition(selectionId: string, seenOdds: Odds): Addition {
    const { trading } = this.#options;
    const selection = trading.selection(selectionId);
    const onBoard = selection && { selection, book: trading.book(selection.eventId) };
    return { onBoard, seenOdds, origin: ORIGIN };
  }

  async #edit(owner: string, eventId: string, edit: Edit): Promise<QuickOutcome> {
    const { pricing, onChange } = this.#options;
    const name = nameOf(owner, eventId);
    const result = await this.#editor.edit(name, edit);
    if (result.kind === 'refused') return result;
    onChange(name);
    return { kind: 'edited', slip: this.#price(eventId, await pricing.load(owner, result.slip)) };
  }

  #load(owner: string, eventId: string) {
    return this.#options.pricing.load(owner, this.#store.read(nameOf(owner, eventId)));
  }

  #price(eventId: string, loaded: Awaited<ReturnType<SlipPricing['load']>>): PricedQuickSlip {
    return priceQuickSlip(eventId, loaded, this.#options.pricing.conditions());
  }
}

function nameOf(owner: string, eventId: string): string {
  return `${owner}/${eventId}`;
}
