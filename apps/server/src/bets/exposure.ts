/** What open bets could cost, in minor units. */
export interface Exposed {
  readonly stake: bigint;
  readonly winnings: bigint;
}

/** What a bet counts against: each of its markets and events, and its patron. */
export type Scope = `market:${string}` | `event:${string}` | `patron:${string}`;

const NOTHING: Exposed = { stake: 0n, winnings: 0n };

interface ScopedBet extends Exposed {
  readonly scopes: readonly Scope[];
}

interface Placed {
  readonly patronId: string;
  readonly legs: readonly { readonly eventId: string; readonly marketKey: string }[];
}

/** A bet counts whole in each scope: if it wins, each of them had to. */
export function scopesOf({ patronId, legs }: Placed): Scope[] {
  const scopes = new Set<Scope>([`patron:${patronId}`]);
  for (const { eventId, marketKey } of legs) {
    scopes.add(`event:${eventId}`);
    scopes.add(`market:${eventId}~${marketKey}`);
  }
  return [...scopes];
}

/** What all open bets together could cost by market, event and patron, in memory. */
export class Exposure {
  #open = new Map<Scope, Exposed>();

  of(scope: Scope): Exposed {
    return this.#open.get(scope) ?? NOTHING;
  }

  add({ scopes, stake, winnings }: ScopedBet): void {
    for (const scope of scopes) this.#change(scope, stake, winnings);
  }

  remove({ scopes, stake, winnings }: ScopedBet): void {
    for (const scope of scopes) this.#change(scope, -stake, -winnings);
  }

  /** Takes what is in the database for the truth. */
  replace(rows: Iterable<Exposed & { readonly scope: Scope }>): void {
    this.#open = new Map();
    for (const { scope, stake, winnings } of rows) this.#change(scope, stake, winnings);
  }

  #change(scope: Scope, stake: bigint, winnings: bigint): void {
    const before = this.of(scope);
    const after = { stake: before.stake + stake, winnings: before.winnings + winnings };
    // A bet of another process may end here that never began here.
    if (after.stake <= 0n && after.winnings <= 0n) this.#open.delete(scope);
    else this.#open.set(scope, after);
  }
}
