/** What open bets could cost, in minor units. */
export interface Exposed {
  readonly stake: bigint;
  readonly winnings: bigint;
}

/** What a bet counts against: each of its markets and events, and its patron. */
export type Scope = `market:${string}` | `event:${string}` | `patron:${string}`;

const NOTHING: Exposed = { stake: 0n, winnings: 0n };

export interface ScopedBet extends Exposed {
  readonly id: string;
  readonly scopes: readonly Scope[];
}

interface Placed {
  readonly patronId: string;
  readonly legs: readonly { readonly eventId: string; readonly marketKey: string }[];
}

/** A bet counts whole in each scope: of a round robin that is more than one leg can cost, never less. */
export function scopesOf({ patronId, legs }: Placed): Scope[] {
  const scopes = new Set<Scope>([`patron:${patronId}`]);
  for (const { eventId, marketKey } of legs) {
    scopes.add(`event:${eventId}`);
    scopes.add(`market:${eventId}~${marketKey}`);
  }
  return [...scopes];
}

/** What is in the database: the open bets by id, and what they could cost together. */
export interface ExposureRows {
  readonly betIds: readonly string[];
  readonly scopes: readonly (Exposed & { readonly scope: Scope })[];
}

/**
 * What all open bets together could cost by market, event and patron, in memory. Each bet counts once, however often it is
 * added or removed; one that never counted here, such as another process' bet, takes nothing away when it ends.
 */
export class Exposure {
  #open = new Map<Scope, Exposed>();
  #counted = new Set<string>();

  of(scope: Scope): Exposed {
    return this.#open.get(scope) ?? NOTHING;
  }

  add({ id, scopes, stake, winnings }: ScopedBet): void {
    if (this.#counted.has(id)) return;
    this.#counted.add(id);
    for (const scope of scopes) this.#change(scope, stake, winnings);
  }

  /** Whether it counted until now. */
  remove({ id, scopes, stake, winnings }: ScopedBet): boolean {
    if (!this.#counted.delete(id)) return false;
    for (const scope of scopes) this.#change(scope, -stake, -winnings);
    return true;
  }

  /** Takes what is in the database for the truth. */
  replace({ betIds, scopes }: ExposureRows): void {
    this.#open = new Map();
    this.#counted = new Set(betIds);
    for (const { scope, stake, winnings } of scopes) this.#change(scope, stake, winnings);
  }

  #change(scope: Scope, stake: bigint, winnings: bigint): void {
    const before = this.of(scope);
    const after = { stake: before.stake + stake, winnings: before.winnings + winnings };
    if (after.stake === 0n && after.winnings === 0n) this.#open.delete(scope);
    else this.#open.set(scope, after);
  }
}
