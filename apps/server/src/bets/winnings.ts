import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import { dividedBy, minus, rational } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import { ifAllWin, type Settled } from '@fairline/wagering/settle.ts';
import type { Offered } from '../betslip/betslip.ts';
import { roundRobinWins } from './round-robin-wins.ts';

type Terms = Parameters<Offered['bet']>[0];

/** What of an offer says what it wins. */
interface PricedOffer extends Pick<Offered, 'totalOdds' | 'combinations' | 'roundRobinSize' | 'bet'> {
  readonly legs: readonly { readonly odds: Odds }[];
}

/** What a bet is agreed to win, in minor units without the stake, and at which odds. */
export interface AgreedWinnings {
  readonly odds: Odds;
  readonly winnings: bigint;
}

/**
 * If every leg wins. One line without a boost wins its odds on the stake, and a round robin what its parlays do, which
 * settling comes to as well; every other bet is settled line by line.
 * @throws for an offer without a price, which is none
 */
export function winningsOf(offered: PricedOffer, terms: Terms): AgreedWinnings {
  const { stake, paidWith, boost } = terms;
  const { totalOdds: offeredOdds, combinations, roundRobinSize: size } = offered;
  if (offeredOdds && combinations === 1 && !boost) {
    const { numerator, denominator } = offeredOdds;
    return { odds: offeredOdds, winnings: roundHalfUp({ numerator: stake * numerator, denominator }) };
  }
  if (size !== undefined && !boost) {
    const { odds, winnings } = roundRobinWins(
      offered.legs.map((leg) => leg.odds),
      size,
      stake,
    );
    if (odds) return { odds, winnings };
  }
  const won = ifAllWin(offered.bet(terms));
  const odds = won.kind === 'settled' ? (offeredOdds ?? oddsOf(won, paidWith)) : undefined;
  if (won.kind !== 'settled' || !odds) throw new Error('An offered bet has no price.');
  // The stake of a reward is not returned.
  return { odds, winnings: paidWith === 'cash' ? won.returned - won.totalStake : won.returned };
}

/** Profit per unit of the whole stake, before rounding and without the boost's extra: the same as totalOdds says of the bet. */
function oddsOf({ exactReturn, totalStake }: Settled, paidWith: Terms['paidWith']): Odds | undefined {
  const stake = rational(totalStake);
  const profit = paidWith === 'cash' ? minus(exactReturn, stake) : exactReturn;
  const { numerator, denominator } = dividedBy(profit, stake);
  return oddsFromPair(numerator, denominator);
}
