import type { Bet } from '@fairline/wagering/bet.ts';
import { ifAllWin } from '@fairline/wagering/settle.ts';
import type { PlacedBet } from './placed-bet.ts';
import { pendingBet } from './wagering-bet.ts';

/** A bet of which a cash out may have closed a part. */
type PartlyClosed = Pick<
  PlacedBet,
  'type' | 'amountSource' | 'lineStake' | 'closedLineStake' | 'stake' | 'winnings' | 'terms' | 'legs'
>;

/** What cash outs left of a bet, as if nothing were decided of its legs yet. */
export function openPart(bet: PartlyClosed): Bet {
  return pendingBet({ ...bet, lineStake: bet.lineStake - bet.closedLineStake });
}

/** What is paid, in minor units, if every leg wins: of what cash outs left, without what they paid. Of a reward the stake is not. */
export function potentialReturn(bet: PartlyClosed): bigint {
  if (bet.closedLineStake === 0n)
    return bet.amountSource === 'CASH' ? bet.stake + bet.winnings : bet.winnings;
  if (bet.closedLineStake === bet.lineStake) return 0n;
  const won = ifAllWin(openPart(bet));
  if (won.kind !== 'settled') throw new Error('A bet of which every leg won is not settled.');
  return won.returned;
}
