import { correctingEntries, type Paid, settlementEntries } from '@fairline/wagering/entries.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import { type Settled, settleBet } from '@fairline/wagering/settle.ts';
import { legNow, openStake, PAID_WITH, type PayableBet, type PayableLeg, wageringBet } from '../bets/bets.ts';
import type { Grade, Trading } from '../trading/trading.ts';
import type { PostingCommand } from '../wallet/wallet.ts';
import { sameOutcome, wireBetOutcome } from './outcomes.ts';

/** Goes up whenever the same results would pay something else. */
export const RULE_VERSION = 5;

export type Grader = Pick<Trading, 'book' | 'grade' | 'priceErrors'>;

type SettledState = Extract<PayableBet['state'], { status: 'SETTLED' }>;

/** Why a version was written. */
export type SettlementReason = 'result' | 'correction';

export interface GradedLeg {
  readonly leg: PayableLeg;
  readonly grade: Grade;
}

/** A bet that can be paid, with everything that is written about it. */
export interface DecidedBet {
  readonly bet: PayableBet;
  readonly version: number;
  readonly reason: SettlementReason;
  readonly settled: Settled;
  /** Of a correction, what the patron had spent already. */
  readonly owed: bigint;
  /** Those whose result is new. */
  readonly legs: readonly GradedLeg[];
  /** How each leg of the bet had come out. */
  readonly outcomes: readonly (LegOutcome | 'pending')[];
  readonly command: PostingCommand;
}

export type Decision =
  | { readonly kind: 'pay'; readonly decided: DecidedBet }
  /** Nothing is to be paid now; results of legs that are new. */
  | { readonly kind: 'wait'; readonly legs: readonly GradedLeg[] };

/**
 * What follows for a bet from the results known now, be it open or settled before. A settled bet that hangs on something again stays as it is until all is known.
 */
export function decide(bet: PayableBet, grader: Grader): Decision {
  const now = bet.legs.map((leg) => legNow(bet, leg, grader));
  const legs = now.flatMap(({ leg, grade }) => (grade && isNew(leg, grade) ? [{ leg, grade }] : []));
  const outcomes = now.map(({ outcome }) => outcome);
  const settled = settleBet(
    wageringBet({
      type: bet.type,
      amountSource: bet.amountSource,
      lineStake: bet.lineStake - bet.closedLineStake,
      terms: bet.terms,
      legs: now.map(({ leg: { odds, group }, outcome }) => ({ odds, group, outcome })),
    }),
  );
  // What is left of a bet that was cashed out is nothing.
  if (settled.kind !== 'settled' || bet.state.status === 'CASHED_OUT') return { kind: 'wait', legs };
  if (bet.state.status === 'OPEN') {
    const entries = settlementEntries(PAID_WITH[bet.amountSource], settled);
    return {
      kind: 'pay',
      decided: { ...paymentOf(bet, settled, entries), reason: 'result', legs, outcomes },
    };
  }
  if (isPaid(bet.state, settled)) return { kind: 'wait', legs };
  const entries = correctingEntries(PAID_WITH[bet.amountSource], paidSoFar(bet, bet.state), settled);
  return {
    kind: 'pay',
    decided: { ...paymentOf(bet, settled, entries), reason: 'correction', legs, outcomes },
  };
}

/** Whether every leg of the bet still comes out as it was decided by. Reads memory only. */
export function stillStands({ bet, outcomes }: DecidedBet, grader: Grader): boolean {
  return bet.legs.every((leg, index) =>
    sameOutcome(legNow(bet, leg, grader).outcome, outcomes[index] ?? 'pending'),
  );
}

/**
 * Whether a leg's result is just being written: nobody is paid by it before it is on disk, and what was known of it before counts
 * no more. Reads memory only.
 */
export function hangsOnWriting(bet: PayableBet, grader: Grader): boolean {
  return bet.legs.some(
    (leg) => grader.book(leg.eventId)?.status === 'closed' && legNow(bet, leg, grader).outcome === 'pending',
  );
}

/** Whether a leg's result is another by now, or known no more. */
export function isOutdated(bet: PayableBet, { leg, grade }: GradedLeg, grader: Grader): boolean {
  const now = legNow(bet, leg, grader).grade;
  return !now || !sameOutcome(now.outcome, grade.outcome);
}

function paymentOf(
  bet: PayableBet,
  settled: Settled,
  entries: PostingCommand['entries'],
): Pick<DecidedBet, 'bet' | 'version' | 'settled' | 'owed' | 'command'> {
  const version = bet.state.status === 'SETTLED' ? bet.state.version + 1 : 1;
  const command: PostingCommand = {
    idempotencyKey: `settle:${bet.id}:${version}`,
    fingerprint: `${settled.outcome}|${settled.returned}|${settled.restored}`,
    patronId: bet.patronId,
    kind: 'settlement',
    reference: bet.id,
    entries,
  };
  return { bet, version, settled, owed: 0n, command };
}

/** `restored` says nothing: it also holds what a correction could not take back. */
function isPaid(state: SettledState, { outcome, returned, boostExtra, lines }: Settled): boolean {
  return (
    state.payout === returned &&
    state.outcome === wireBetOutcome(outcome) &&
    state.boostExtra === boostExtra &&
    state.linesWon === lines.won &&
    state.linesRefunded === lines.refunded
  );
}

/** What the patron has of the bet: what is owed was never taken back. */
function paidSoFar(bet: PayableBet, state: SettledState): Paid {
  const { payout, owed, restored, boostExtra } = state;
  return { totalStake: openStake(bet), returned: payout + owed, restored, boostExtra };
}

function isNew({ decision }: PayableLeg, grade: Grade): boolean {
  return !decision || !sameOutcome(decision.outcome, grade.outcome) || decision.text !== grade.text;
}
