import type { Odds } from '@fairline/money/odds.ts';
import type { OfferedLeg } from '../betslip/betslip.ts';
import type { AgreedTerms } from './agreed-terms.ts';
import type { AmountSource, BetType } from './placed-bet.ts';
import type { Origin } from './request.ts';

/** A bet ready to be written. Amounts in minor units. */
export interface Placement extends Origin {
  readonly betId: string;
  readonly patronId: string;
  /** Of the command that takes the stake; its reference is the bet's id. */
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly type: BetType;
  readonly amountSource: AmountSource;
  readonly stake: bigint;
  readonly lineStake: bigint;
  readonly combinations: number;
  readonly terms: AgreedTerms;
  /** As writeTerms writes them. */
  readonly termsText: string;
  readonly totalOdds: Odds;
  readonly winnings: bigint;
  readonly placedAtMs: number;
  readonly delayMs: number;
  readonly legs: readonly OfferedLeg[];
  readonly locationId: string | undefined;
  readonly device: string;
  /** The bonus bet it is paid with or the boost of its winnings: used up as the bet is placed. */
  readonly rewardId: string | undefined;
}
