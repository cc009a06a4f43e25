import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Trading } from '../trading/trading.ts';
import { badInput, type Refusal } from './refusal.ts';
import { MAX_SHARED, type SharedBet, type SharedLeg } from './shared-bet.ts';
import { SharedBetStore } from './shared-bet-store.ts';

export interface SharedBetsOptions {
  readonly database: Database;
  readonly trading: Pick<Trading, 'book' | 'selection'>;
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
    const legs = ids.flatMap((id) => this.#leg(id) ?? []);
    if (legs.length < ids.length) return refused('One of these selections does not exist.');
    const id = sharedId(owner, ids);
    await this.#store.write(id, owner, legs, new Date(this.#options.clock.now()));
    return { kind: 'shared', bet: (await this.#store.read(id)) ?? { id, legs } };
  }

  async find(id: string): Promise<SharedBet | undefined> {
    return SHARED_ID.test(id) ? this.#store.read(id) : undefined;
  }

  #leg(selectionId: string): SharedLeg | undefined {
    const { trading } = this.#options;
    const selection = trading.selection(selectionId);
    const { marketName, selectionName, eventId, odds } = selection ?? {};
    if (eventId === undefined || marketName === undefined || selectionName === undefined) return undefined;
    return {
      selectionId,
      eventName: trading.book(eventId)?.event.name ?? '',
      marketName,
      selectionName,
      odds,
    };
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
