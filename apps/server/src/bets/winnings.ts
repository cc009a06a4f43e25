import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import { dividedBy, minus, rational } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import { ifAllWin, type Settled } from '@fairline/wagering/settle.ts';
import type { Offered } from '../betslip/betslip.ts';
import { roundRobinWins } from './round-robin-wins.ts';

type Terms = Parameters<Offered['bet']>[0];

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
export function winningsOf(
  offered: Pick<Offered, 'totalOdds' | 'combinations' | 'bet'>,
  terms: Terms,
): AgreedWinnings {
  const { stake, paidWith, boost } = terms;
  const { totalOdds: offeredOdds, combinations } = offered;
  if (offeredOdds && combinations === 1 && !boost) {
    const { numerator, denominator } = offeredOdds;
    return { odds: offeredOdds, winnings: roundHalfUp({ numerator: stake * numerator, denominator }) };
  }
  const bet = offered.bet(terms);
  const [size] = bet.type === 'round-robin' && bet.sizes.length === 1 ? bet.sizes : [];
  if (bet.type === 'round-robin' && size !== undefined && !boost) {
    const { odds, winnings } = roundRobinWins(
      bet.legs.map((leg) => leg.odds),
      size,
      stake,
    );
    if (odds) return { odds, winnings };
  }
  const won = ifAllWin(bet);
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
