import { dividedBy, rational, zero } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import { ifAllWin } from '@fairline/wagering/settle.ts';
import { PAID_WITH } from './amount-source.ts';
import type { DraftQuote } from './draft-quote.ts';
import type { ChosenRewards } from './draft-rewards.ts';
import type { DraftSetting } from './slip.ts';

/** Minor units. */
export interface DraftAmounts {
  /** Of a round robin for each of its parlays; undefined until an amount is typed. */
  readonly stake: bigint | undefined;
  /** Over all combinations. */
  readonly totalStake: bigint;
  /** If everything wins; undefined without a stake or a price. */
  readonly winnings: bigint | undefined;
  /** With the profit boost; undefined without one. */
  readonly boostedWinnings: bigint | undefined;
}

/** What a draft bet costs and wins, by the arithmetic it would be paid with. */
export function draftAmounts(
  quote: DraftQuote | undefined,
  setting: DraftSetting | undefined,
  chosen: ChosenRewards,
): DraftAmounts {
  const stake = stakeOf(quote, setting, chosen);
  if (stake === undefined) {
    return { stake, totalStake: 0n, winnings: undefined, boostedWinnings: undefined };
  }
  const totalStake = stake * BigInt(quote?.combinations ?? 1);
  const won = quote && wonOf(quote, stake, totalStake, chosen);
  return {
    stake,
    totalStake,
    winnings: won?.winnings,
    boostedWinnings: chosen.boost && won && won.winnings + won.extra,
  };
}

/** Typed winnings stay what the patron wants while the odds move; the stake follows. A bonus bet is staked whole. */
function stakeOf(
  quote: DraftQuote | undefined,
  setting: DraftSetting | undefined,
  { source, bonusBet }: ChosenRewards,
): bigint | undefined {
  if (source === 'FREE_BET') return bonusBet && bonusBet.amount / BigInt(quote?.combinations ?? 1);
  if (setting?.amount === undefined || setting.field === 'BET') return setting?.amount;
  const ratio = quote?.ratio ?? zero;
  return ratio.numerator > 0n ? roundHalfUp(dividedBy(rational(setting.amount), ratio)) : undefined;
}

/** What a draft bet wins with another stake on each line, with its boost, in minor units. */
export function winningsWith(quote: DraftQuote, chosen: ChosenRewards, stake: bigint): bigint {
  const won = wonOf(quote, stake, stake * BigInt(quote.combinations), chosen);
  return won ? won.winnings + won.extra : 0n;
}

function wonOf(quote: DraftQuote, stake: bigint, totalStake: bigint, { source, boost }: ChosenRewards) {
  const paidWith = PAID_WITH[source];
  const settled = ifAllWin(quote.bet({ stake, paidWith, ...(boost && { boost }) }));
  if (settled.kind !== 'settled') return undefined;
  const { returned, boostExtra } = settled;
  // The stake of a reward does not come back.
  const staked = source === 'CASH' ? totalStake : 0n;
  return { winnings: returned - boostExtra - staked, extra: boostExtra };
}
