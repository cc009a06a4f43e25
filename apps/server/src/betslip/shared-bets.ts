import { createHash } from 'node:crypto';
import { parseSelectionRawId } from '@fairline/sports/raw-id.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { SelectionView, Trading } from '../trading/trading.ts';
import { badInput, type Refusal, shareConflict } from './refusal.ts';
import { listed } from './same-game.ts';
import { conflictingLegs } from './share-conflict.ts';
import { MAX_SHARED, type SharedBet, type SharedLeg } from './shared-bet.ts';
import { SharedBetStore } from './shared-bet-store.ts';

export interface SharedBetsOptions {
  readonly database: Database;
  readonly trading: Pick<Trading, 'book' | 'selection' | 'past' | 'recall'>;
  readonly clock: Clock;
}

export type ShareOutcome =
  | { readonly kind: 'shared'; readonly bet: SharedBet }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Bets that are shown to others by a link. */
export class SharedBets {
  readonly #options: SharedBetsOptions;
  readonly #store: SharedBetStore;

  constructor(options: SharedBetsOptions) {
    this.#options = options;
    this.#store = new SharedBetStore(options.database);
  }

  /** The same selections of the same owner are the same shared bet, however often they are shared. */
  async share(owner: string, selectionIds: readonly string[]): Promise<ShareOutcome> {
    const ids = [...new Set(selectionIds)];
    if (ids.length === 0 || ids.length > MAX_SHARED) {
      return refused(`Share 1 to ${MAX_SHARED} selections at a time.`);
    }
    const found = await Promise.all(ids.map((id) => this.#selection(id)));
    const selections = found.filter((selection) => selection !== undefined);
    if (selections.length < ids.length) return refused('One of these selections does not exist.');
    const conflict = conflictingLegs(selections);
    if (conflict) return { kind: 'refused', refusal: shareConflict(listed(conflict)) };
    const legs = await Promise.all(selections.map((selection) => this.#leg(selection)));
    const id = sharedId(owner, ids);
    await this.#store.write(id, owner, legs, new Date(this.#options.clock.now()));
    return { kind: 'shared', bet: (await this.#store.read(id)) ?? { id, legs } };
  }

  async find(id: string): Promise<SharedBet | undefined> {
    return SHARED_ID.test(id) ? this.#store.read(id) : undefined;
  }

  async #leg({ rawId, eventId, marketName, selectionName, odds }: SelectionView): Promise<SharedLeg> {
    const { trading } = this.#options;
    const book = trading.book(eventId) ?? (await trading.past(eventId));
    return { selectionId: rawId, eventName: book?.event.name ?? '', marketName, selectionName, odds };
  }

  /** Also of an event that is long over, whose names are on record. */
  async #selection(selectionId: string): Promise<SelectionView | undefined> {
    const { trading } = this.#options;
    const known = trading.selection(selectionId);
    const address = parseSelectionRawId(selectionId);
    if (known || !address || !(await trading.recall(address.eventId))) return known;
    return trading.selection(selectionId);
  }
}

const SHARED_ID = /^[A-Za-z0-9_-]{22}$/;

/** Nobody guesses it: owners are random. */
function sharedId(owner: string, selectionIds: readonly string[]): string {
  return createHash('sha256')
    .update([owner, ...selectionIds].join('\n'))
    .digest('base64url')
    .slice(0, 22);
}

function refused(message: string): ShareOutcome {
  return { kind: 'refused', refusal: badInput('selectionIds', message) };
}
