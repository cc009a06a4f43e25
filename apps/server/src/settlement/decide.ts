import { settlementEntries } from '@fairline/wagering/entries.ts';
import type { PlainOutcome } from '@fairline/wagering/outcome.ts';
import { type Settled, settleBet } from '@fairline/wagering/settle.ts';
import { PAID_WITH, type PlacedBet, wageringBet } from '../bets/bets.ts';
import type { Grade, Trading } from '../trading/trading.ts';
import type { PostingCommand } from '../wallet/wallet.ts';

/** Goes up whenever the same results would pay something else. */
export const RULE_VERSION = 1;

export type Grader = Pick<Trading, 'grade'>;

export interface GradedLeg {
  readonly number: number;
  readonly points: number | undefined;
  readonly grade: Grade;
}

/** A bet that can be paid, with everything that is written about it. */
export interface DecidedBet {
  readonly bet: PlacedBet;
  readonly version: number;
  readonly settled: Settled;
  readonly legs: readonly GradedLeg[];
  readonly command: PostingCommand;
}

/** What an open bet pays by the results known now; undefined while it still hangs on something. */
export function decide(bet: PlacedBet, grader: Grader): DecidedBet | undefined {
  const legs: GradedLeg[] = [];
  const outcomes = bet.legs.map((leg): PlainOutcome | 'pending' => {
    const grade = grader.grade(leg.eventId, leg.marketKey, leg.selectionKey);
    if (!grade) return 'pending';
    legs.push({ number: leg.number, points: leg.points, grade });
    return grade.outcome;
  });
  const settled = settleBet(
    wageringBet({
      ...bet,
      legs: bet.legs.map((leg, index) => ({ odds: leg.odds, outcome: outcomes[index] ?? 'pending' })),
    }),
  );
  if (settled.kind !== 'settled') return undefined;
  const version = 1;
  return { bet, version, settled, legs, command: payment(bet, version, settled) };
}

function payment(bet: PlacedBet, version: number, settled: Settled): PostingCommand {
  return {
    idempotencyKey: `settle:${bet.id}:${version}`,
    fingerprint: `${settled.outcome}|${settled.returned}|${settled.restored}`,
    patronId: bet.patronId,
    kind: 'settlement',
    reference: bet.id,
    entries: settlementEntries(PAID_WITH[bet.amountSource], settled),
  };
}
