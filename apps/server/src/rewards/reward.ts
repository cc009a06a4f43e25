import type { Currency } from '@fairline/money/money.ts';
import type { Odds } from '@fairline/money/odds.ts';
import type { ProfitBoost } from '@fairline/wagering/boost.ts';
import type { RewardState } from './reward-state.ts';

export const REWARD_BET_TYPES = ['STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'TEASER'] as const;
export type RewardBetType = (typeof REWARD_BET_TYPES)[number];

export type RewardKind = 'bonus-bet' | 'profit-boost' | 'promotional-credit';

/** What every leg of the bet has to be about. */
export interface Scope {
  readonly kind: 'sport' | 'competition' | 'event';
  /** Slugs of sports or competitions, ids of events; a leg may be on any of them. */
  readonly keys: readonly string[];
  /** As it is shown: "NFL", "Chiefs at Bills". */
  readonly name: string;
}

/** What a bet must be like for a reward to be used on it; nothing is asked that is not there. */
export interface Restriction {
  readonly minLegs?: number | undefined;
  readonly maxLegs?: number | undefined;
  readonly betTypes?: readonly RewardBetType[] | undefined;
  readonly scope?: Scope | undefined;
  /** Of the whole bet. */
  readonly minOdds?: Odds | undefined;
}

/** What a patron is given. Amounts in minor units of `currency`. */
interface Given {
  readonly id: string;
  readonly title: string;
  readonly currency: Currency;
  readonly expiresAt: Date | undefined;
  readonly restriction: Restriction;
}

/** A stake given by the house, used whole: the amount is the stake. Only winnings are paid. */
export interface BonusBet extends Given {
  readonly kind: 'bonus-bet';
  readonly amount: bigint;
}

/** Extra winnings on a bet paid with cash. A cap is an amount of the same currency. */
export interface BoostReward extends Given, ProfitBoost {
  readonly kind: 'profit-boost';
}

/** What a patron can use now. */
export interface UsableRewards {
  readonly bonusBets: readonly BonusBet[];
  readonly profitBoosts: readonly BoostReward[];
  /** What is left of all promotional credit together. */
  readonly promotionalCredit: bigint;
}

export const NO_REWARDS: UsableRewards = { bonusBets: [], profitBoosts: [], promotionalCredit: 0n };

/** A bonus bet as it is kept in the books of its owner, whatever became of it. */
export interface BonusBetRecord {
  readonly bonusBet: BonusBet;
  readonly state: RewardState;
  readonly effectiveAt: Date;
  readonly redeemedAt: Date | undefined;
}
