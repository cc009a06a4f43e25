import type { Clock } from '../platform/clock.ts';
import { type GuardErrors, guardErrors, type SlipGuards, UNGUARDED, withGuardErrors } from './guards.ts';
import type { Board } from './offered.ts';
import { type Accounts, ownerTerms, patronOf } from './owner-terms.ts';
import { priceSlip } from './price-slip.ts';
import type { PricedSlip } from './priced-slip.ts';
import type { Slip } from './slip.ts';
import type { Market, OwnerTerms, StakeLimits } from './terms.ts';

export interface PricingOptions extends Accounts {
  readonly trading: Board;
  readonly clock: Clock;
  readonly limits: StakeLimits;
  /** Location, session and limits of the patron; nobody is kept from betting without it. */
  readonly guards?: SlipGuards;
}

/** A slip with everything of the database that its price needs. */
export interface Loaded {
  readonly slip: Slip;
  readonly terms: OwnerTerms;
  readonly guarded: GuardErrors;
}

/** Prices slips: what is in the database is read once for each act of the owner, the board each time. */
export class SlipPricing {
  readonly #options: PricingOptions;

  constructor(options: PricingOptions) {
    this.#options = options;
  }

  async load(owner: string, reading: Promise<Slip> | Slip): Promise<Loaded> {
    const [slip, terms] = await Promise.all([reading, this.terms(owner)]);
    return (await this.#guarded(owner, slip, terms)).loaded;
  }

  /** What of the owner decides about prices: to be asked while the slip is still on its way. */
  terms(owner: string): Promise<OwnerTerms> {
    return ownerTerms(owner, this.#options);
  }

  /** The slip at the prices its guards were asked about: one pricing, and of one moment. */
  async priceOnce(owner: string, slip: Slip, asking: Promise<OwnerTerms>): Promise<PricedSlip> {
    const { loaded, priced } = await this.#guarded(owner, slip, await asking);
    return withGuardErrors(priced ?? priceSlip(slip, loaded.terms, this.market()), loaded.guarded);
  }

  async #guarded(
    owner: string,
    slip: Slip,
    terms: OwnerTerms,
  ): Promise<{ readonly loaded: Loaded; readonly priced: PricedSlip | undefined }> {
    const { guards } = this.#options;
    const patronId = patronOf(owner);
    if (!guards || patronId === undefined) {
      return { loaded: { slip, terms, guarded: UNGUARDED }, priced: undefined };
    }
    const priced = priceSlip(slip, terms, this.market());
    return { loaded: { slip, terms, guarded: await guardErrors(guards, patronId, priced) }, priced };
  }

  /** Reads memory only. */
  price({ slip, terms, guarded }: Loaded): PricedSlip {
    return withGuardErrors(priceSlip(slip, terms, this.market()), guarded);
  }

  market(): Market {
    const { trading, clock, limits } = this.#options;
    return { board: trading, limits, nowMs: clock.now() };
  }
}
