import { marketRawId } from '@fairline/sports/raw-id.ts';
import { Liability, type Outcome } from './liability.ts';

/** What open bets could cost, in minor units of either dollar: decision 30. */
export interface Exposed {
  readonly stake: bigint;
  readonly winnings: bigint;
}

/** What a bet counts against: each of its markets and events, and its patron. */
export type Scope = `market:${string}` | `event:${string}` | `patron:${string}`;

const NOTHING: Exposed = { stake: 0n, winnings: 0n };

interface Open {
  stake: bigint;
  winnings: bigint;
}

export interface ScopedBet extends Exposed {
  readonly id: string;
  readonly scopes: readonly Scope[];
  readonly outcomes: readonly Outcome[];
}

/** What names a market. */
interface Place {
  readonly eventId: string;
  readonly marketKey: string;
}

/** A bet counts whole in each scope: of a round robin that is more than one leg can cost, never less. */
export function scopesOf(
  patronId: string,
  places: readonly Place[],
  ofPlace: (place: Place) => readonly Scope[] = placeScopes,
): Scope[] {
  const [only] = places;
  if (only && places.length === 1) return [`patron:${patronId}`, ...ofPlace(only)];
  const scopes: Scope[] = [`patron:${patronId}`];
  for (const place of places) {
    for (const scope of ofPlace(place)) if (!scopes.includes(scope)) scopes.push(scope);
  }
  return scopes;
}

function placeScopes(place: Place): readonly Scope[] {
  return [`event:${place.eventId}`, `market:${marketRawId(place)}`];
}

const known = new WeakMap<Place, readonly Scope[]>();

/** For selections on the board, which many bets name: their scopes, and with them the texts' hashes, are made once. */
export function boardScopes(place: Place): readonly Scope[] {
  const made = known.get(place);
  if (made) return made;
  const scopes = placeScopes(place);
  known.set(place, scopes);
  return scopes;
}

/** What is in the database: the open bets by id, and what they could cost together. */
export interface ExposureRows {
  readonly betIds: readonly string[];
  readonly scopes: readonly (Exposed & { readonly scope: Scope })[];
  /** Added up by selection. */
  readonly outcomes: readonly Outcome[];
}

/**
 * What all open bets together could cost by market, event and patron, in memory. Each bet counts once, however often it is
 * added or removed; one that never counted here, such as another process' bet, takes nothing away when it ends.
 */
export class Exposure {
  readonly liability = new Liability();
  readonly #onOutcomes: (outcomes: readonly Outcome[]) => void;
  #open = new Map<Scope, Open>();
  #counted = new Set<string>();

  /** @param onOutcomes told of selections that cost more or less from now on */
  constructor(onOutcomes: (outcomes: readonly Outcome[]) => void = () => {}) {
    this.#onOutcomes = onOutcomes;
  }

  of(scope: Scope): Exposed {
    return this.#open.get(scope) ?? NOTHING;
  }

  add({ id, scopes, stake, winnings, outcomes }: ScopedBet): void {
    const counted = this.#counted.size;
    this.#counted.add(id);
    if (this.#counted.size === counted) return;
    for (const scope of scopes) this.#change(scope, stake, winnings);
    this.#count(outcomes, 1n);
  }

  /** Whether it counted until now. */
  remove({ id, scopes, stake, winnings, outcomes }: ScopedBet): boolean {
    if (!this.#counted.delete(id)) return false;
    for (const scope of scopes) this.#change(scope, -stake, -winnings);
    this.#count(outcomes, -1n);
    return true;
  }

  /** Takes what is in the database for the truth. */
  replace({ betIds, scopes, outcomes }: ExposureRows): void {
    this.#open = new Map();
    this.#counted = new Set(betIds);
    for (const { scope, stake, winnings } of scopes) this.#change(scope, stake, winnings);
    this.liability.clear();
    this.#count(outcomes, 1n);
  }

  #count(outcomes: readonly Outcome[], sign: 1n | -1n): void {
    for (const outcome of outcomes) this.liability.add(outcome, sign);
    this.#onOutcomes(outcomes);
  }

  #change(scope: Scope, stake: bigint, winnings: bigint): void {
    const open = this.#open.get(scope);
    if (!open) {
      this.#open.set(scope, { stake, winnings });
      return;
    }
    open.stake += stake;
    open.winnings += winnings;
    if (open.stake === 0n && open.winnings === 0n) this.#open.delete(scope);
  }
}
