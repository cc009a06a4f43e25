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
    const [slip, terms] = await Promise.all([reading, ownerTerms(owner, this.#options)]);
    const { guards } = this.#options;
    const patronId = patronOf(owner);
    if (!guards || patronId === undefined) return { slip, terms, guarded: UNGUARDED };
    const guarded = await guardErrors(guards, patronId, priceSlip(slip, terms, this.market()));
    return { slip, terms, guarded };
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
