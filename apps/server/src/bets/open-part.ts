import type { Odds } from '@fairline/money/odds.ts';
import type { Bet } from '@fairline/wagering/bet.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import { ifAllWin, totalOdds } from '@fairline/wagering/settle.ts';
import type { PlacedBet } from './placed-bet.ts';
import { pendingBet, wageringBet } from './wagering-bet.ts';

/** A bet of which a cash out may have closed a part. */
type PartlyClosed = Pick<
  PlacedBet,
  | 'type'
  | 'amountSource'
  | 'lineStake'
  | 'closedLineStake'
  | 'stake'
  | 'winnings'
  | 'terms'
  | 'legs'
  | 'state'
>;

/** What cash outs left of a bet, as if nothing were decided of its legs yet. */
function openPart(bet: PartlyClosed): Bet {
  return pendingBet({ ...bet, lineStake: bet.lineStake - bet.closedLineStake });
}

/** Of bets that can no longer pay what was agreed: hundreds of parlays may have to be gone through, and a bet does not change. */
const returns = new WeakMap<PartlyClosed, bigint>();

/**
 * What is paid, in minor units, if every leg of an open bet wins that can still, and of an ended one if every leg had won: of what
 * cash outs left, without what they paid. Of a reward the stake is not.
 */
export function potentialReturn(bet: PartlyClosed): bigint {
  if (bet.closedLineStake === bet.lineStake) return 0n;
  const isAsAgreed = bet.state.status !== 'OPEN' || !bet.legs.some(isOtherThanWon);
  if (bet.closedLineStake === 0n && isAsAgreed)
    return bet.amountSource === 'CASH' ? bet.stake + bet.winnings : bet.winnings;
  const known = returns.get(bet);
  if (known !== undefined) return known;
  const won = ifAllWin(isAsAgreed ? openPart(bet) : decidedPart(bet));
  if (won.kind !== 'settled') throw new Error('A bet of which every leg won is not settled.');
  returns.set(bet, won.returned);
  return won.returned;
}

/**
 * The odds that legs which were void, pushed or came out by parts leave of those agreed, if all that is undecided wins. Undefined
 * where they are as agreed, and where nothing is left to win.
 */
export function reducedOdds(bet: PartlyClosed): Odds | undefined {
  return bet.legs.some(isOtherThanWon) ? totalOdds(decidedPart(bet)) : undefined;
}

/** A leg that was void, lost or came out by parts: the bet cannot pay any more what was agreed. */
function isOtherThanWon(leg: PartlyClosed['legs'][number]): boolean {
  const outcome = outcomeSoFar(leg);
  return outcome !== 'pending' && outcome !== 'win';
}

/** A leg may be lost before it is decided: see withLostLegs. */
function outcomeSoFar({ decision, outcome }: PartlyClosed['legs'][number]): LegOutcome | 'pending' {
  return decision?.outcome ?? (outcome === 'LOSS' ? 'loss' : 'pending');
}

/** What cash outs left of a bet, its legs as far as they are decided. */
function decidedPart(bet: PartlyClosed): Bet {
  const legs = bet.legs.map((leg) => ({ ...leg, outcome: outcomeSoFar(leg) }));
  return wageringBet({ ...bet, lineStake: bet.lineStake - bet.closedLineStake, legs });
}
