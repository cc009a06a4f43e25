import type { Clock } from '../platform/clock.ts';
import { Recent } from '../platform/recent.ts';
import type { Trading } from '../trading/trading.ts';
import { type GuardErrors, guardErrors, type SlipGuards, UNGUARDED, withGuardErrors } from './guards.ts';
import type { Board } from './offered.ts';
import { type Accounts, ownerTerms, patronOf, VISITOR_TERMS } from './owner-terms.ts';
import { priceSlip } from './price-slip.ts';
import type { PricedSlip } from './priced-slip.ts';
import type { Slip } from './slip.ts';
import type { OwnerTerms, RoomOf, SaleConditions, StakeLimits } from './terms.ts';

export interface PricingOptions extends Accounts {
  readonly trading: Board & Pick<Trading, 'look'>;
  readonly clock: Clock;
  readonly limits: StakeLimits;
  /** What the house's limits leave of a bet; without it a slip says what any bet may be. */
  readonly roomOf?: RoomOf;
  /** Location, session and limits of the patron. */
  readonly guards: SlipGuards;
}

/** A slip with everything of the database that its price needs. */
export interface Loaded {
  readonly slip: Slip;
  readonly terms: OwnerTerms;
  readonly guarded: GuardErrors;
}

/** What another process changes of an account shows on a slip so much later, unless the slip is opened anew. */
const REMEMBERED_MS = 10_000;

/** Prices slips: what is in the database is read once for each act of the owner, the board each time. */
export class SlipPricing {
  readonly #options: PricingOptions;
  readonly #terms: Recent<OwnerTerms>;
  readonly #readTerms = async (patronId: string): Promise<OwnerTerms> => {
    // The guards read at the same time what they remember of the patron, instead of when the slip has its prices.
    const guarded = this.#options.guards.check(patronId, []);
    const [terms] = await Promise.all([ownerTerms(patronId, this.#options), guarded]);
    return terms;
  };

  constructor(options: PricingOptions) {
    this.#options = options;
    this.#terms = new Recent(options.clock, REMEMBERED_MS);
  }

  async load(owner: string, reading: Promise<Slip> | Slip): Promise<Loaded> {
    const [slip, terms] = await Promise.all([reading, this.terms(owner)]);
    return (await this.#guarded(owner, slip, terms)).loaded;
  }

  /** What of the owner decides about prices, as it was read a moment ago: to be asked while the slip is still on its way. */
  async terms(owner: string): Promise<OwnerTerms> {
    const patronId = patronOf(owner);
    return patronId === undefined ? VISITOR_TERMS : this.#terms.get(patronId, this.#readTerms);
  }

  /** The same as it is now: for who opens their slip. */
  termsAnew(owner: string): Promise<OwnerTerms> {
    const patronId = patronOf(owner);
    if (patronId !== undefined) this.forget(patronId);
    return this.terms(owner);
  }

  /** Has a patron's balance, rewards and preferences read again when they are needed next. */
  forget(patronId: string): void {
    this.#terms.forget(patronId);
  }

  /** The slip at the prices its guards were asked about: one pricing, and of one moment. */
  async priceOnce(owner: string, slip: Slip, terms: OwnerTerms): Promise<PricedSlip> {
    const { loaded, priced } = await this.#guarded(owner, slip, terms);
    return withGuardErrors(priced ?? priceSlip(slip, loaded.terms, this.conditions()), loaded.guarded);
  }

  async #guarded(
    owner: string,
    slip: Slip,
    terms: OwnerTerms,
  ): Promise<{ readonly loaded: Loaded; readonly priced: PricedSlip | undefined }> {
    this.#lookAtLines(slip);
    const { guards } = this.#options;
    const patronId = patronOf(owner);
    if (patronId === undefined) {
      return { loaded: { slip, terms, guarded: UNGUARDED }, priced: undefined };
    }
    const priced = priceSlip(slip, terms, this.conditions());
    return { loaded: { slip, terms, guarded: await guardErrors(guards, patronId, priced) }, priced };
  }

  /** A selection with a line may be moved to the others, which an event far off has only while somebody looks at it. */
  #lookAtLines({ selections }: Slip): void {
    for (const { points, eventId } of selections)
      if (points !== undefined) this.#options.trading.look(eventId);
  }

  /** Reads memory only. */
  price({ slip, terms, guarded }: Loaded): PricedSlip {
    return withGuardErrors(priceSlip(slip, terms, this.conditions()), guarded);
  }

  conditions(): SaleConditions {
    const { trading, clock, limits, roomOf } = this.#options;
    return { board: trading, limits, roomOf, nowMs: clock.now() };
  }
}
