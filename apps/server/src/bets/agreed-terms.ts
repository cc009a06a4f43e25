import type { Odds } from '@fairline/money/odds.ts';
import type { TeaserPrices } from '@fairline/wagering/bet.ts';
import type { ProfitBoost } from '@fairline/wagering/boost.ts';

/** What was agreed of a bet beyond its stake and legs; each type has its own part of it. */
export interface AgreedTerms {
  /** ROUND_ROBIN: legs of each of its parlays. */
  readonly roundRobinSize?: number;
  readonly teaser?: AgreedTeaser;
  /** PARLAY_PLUS, in the order of their numbers, from 1. */
  readonly groups: readonly AgreedGroup[];
  readonly boost?: AgreedBoost;
  /** The bonus bet it was paid with. */
  readonly freeBetId?: string;
}

/** The prices are kept with the bet: a changed table changes no bet. */
export interface AgreedTeaser {
  readonly points: number;
  readonly table: string;
  readonly prices: TeaserPrices;
}

/** Legs of one event at a joint price. */
export interface AgreedGroup {
  readonly eventId: string;
  readonly odds: Odds;
  /** The price without void legs, by the bit mask of the legs kept, in the order of the bet's legs. */
  readonly subsets: readonly (Odds | undefined)[];
}

export interface AgreedBoost extends ProfitBoost {
  readonly id: string;
}
