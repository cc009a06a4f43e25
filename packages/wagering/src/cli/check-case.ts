import { rational } from '@fairline/money/rational.ts';
import * as v from 'valibot';
import type { Bet } from '../bet.ts';
import { settleAfterCashOuts } from '../cash-out.ts';
import { correctingEntries, settlementEntries } from '../entries.ts';
import { gradeMoneyline, gradeSpread, gradeThreeWay, gradeTotal } from '../grade-line.ts';
import type { LegOutcome } from '../outcome.ts';
import { type Settled, settleBet } from '../settle.ts';
import { teaserLegsLeft } from '../teaser.ts';
import {
  type CaseLeg,
  type CaseMarket,
  identified,
  type SettlementCase,
  settlementCase,
} from './case-file.ts';
import { betOf, outcomeOf, previousCase } from './case-to-bet.ts';

type Figure = bigint | number | string | undefined;

export interface Checked {
  readonly id: string;
  /** A sentence for each difference; none when the case passes. */
  readonly differences: readonly string[];
}

/** Reads a case, settles it and compares. */
export function checkCase(value: unknown, index: number): Checked {
  const read = v.safeParse(settlementCase, value);
  if (read.success) return { id: read.output.id, differences: differencesOf(read.output) };
  const id = v.is(identified, value) ? value.id : `case ${index + 1}`;
  return { id, differences: read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) };
}

function differencesOf(given: SettlementCase): readonly string[] {
  try {
    const found = figures(given);
    const differences = Object.entries(wanted(given)).flatMap(([name, figure]) =>
      figure === undefined || figure === found[name] ? [] : [`${name} is ${found[name]}, expected ${figure}`],
    );
    return [...differences, ...given.legs.flatMap(checkMarket)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function wanted({ expected, expectedReturnCents }: SettlementCase): Record<string, Figure> {
  const { exactReturnCents, ...rest } = expected;
  return {
    returnCents: expectedReturnCents,
    ...rest,
    exactReturnCents: exactReturnCents && fraction(exactReturnCents),
  };
}

function figures(given: SettlementCase): Record<string, Figure> {
  const bet = betOf(given);
  const settlement = settleBet(bet);
  const cashOut = cashOutFigures(given, bet);
  if (settlement.kind === 'pending') return { betOutcome: 'PENDING', returnCents: 0n, ...cashOut };

  const whole = settled(bet);
  const previous = previousCase(given);
  const returned = cashOut?.returnCents ?? whole.returned;
  return {
    returnCents: returned,
    netCents: returned - (bet.paidWith === 'cash' ? whole.totalStake : 0n),
    totalStakeCents: whole.totalStake,
    betOutcome: whole.outcome.toUpperCase().replace('-', '_'),
    exactReturnCents: fraction(whole.exactReturn),
    boostExtraCents: whole.boostExtra,
    freeBetRestoredCents: whole.restored,
    combinations: whole.lines.total,
    winningCombinations: whole.lines.won,
    refundedCombinations: whole.lines.refunded,
    teaserLegsPaid: bet.type === 'teaser' ? teaserLegsLeft(bet.outcomes, bet.prices) : undefined,
    ...(previous && correctionFigures(bet, settled(betOf(previous)), whole)),
    ...cashOut,
  };
}

function cashOutFigures({ bet: { cashOuts } }: SettlementCase, bet: Bet) {
  if (cashOuts === undefined) return undefined;
  const taken = cashOuts.map(({ percent, offerCents }) => ({
    share: rational(percent, 100n),
    offer: offerCents,
  }));
  const { outcome, paid, remainingStake, settlement } = settleAfterCashOuts(bet, taken);
  if (settlement.kind !== 'settled') throw new Error(`the bet is ${settlement.kind}`);
  return {
    betOutcome: outcome.toUpperCase().replaceAll('-', '_'),
    returnCents: paid + settlement.returned,
    cashOutPaidCents: paid,
    remainingStakeCents: remainingStake,
    settlementReturnCents: settlement.returned,
  };
}

/** The patron's side of the correcting posting is the ledger's delta. */
function correctionFigures(bet: Bet, previous: Settled, next: Settled) {
  const entries = correctingEntries(bet.paidWith, previous, next);
  const cash = entries.find((entry) => entry.account === 'cash')?.amount ?? 0n;
  return { previousReturnCents: previous.returned, ledgerDeltaCents: cash };
}

function settled(bet: Bet): Settled {
  const settlement = settleBet(bet);
  if (settlement.kind !== 'settled') throw new Error(`the bet is ${settlement.kind}`);
  const sum = settlementEntries(bet.paidWith, settlement).reduce((total, entry) => total + entry.amount, 0n);
  if (sum !== 0n) throw new Error(`the posting's entries sum to ${sum}`);
  return settlement;
}

/** Where a case tells the market and the score, grading them has to give the outcome it states. */
function checkMarket(leg: CaseLeg): readonly string[] {
  if (leg.market === undefined) return [];
  const graded = gradeMarket(leg.market);
  const stated = outcomeOf(leg);
  return graded === stated ? [] : [`the ${leg.market.kind} leg grades as ${graded}, stated ${stated}`];
}

function gradeMarket(market: CaseMarket): LegOutcome {
  const { home, away } = market.score;
  const margin = market.side === 'AWAY' ? away - home : home - away;
  switch (market.kind) {
    case 'SPREAD':
      return gradeSpread(margin, market.line);
    case 'TOTAL':
      return gradeTotal(market.side === 'OVER' ? 'over' : 'under', home + away, market.line);
    case 'MONEYLINE_2WAY':
      return gradeMoneyline(margin);
    case 'MONEYLINE_3WAY':
      return gradeThreeWay(THREE_WAYS[market.side], home - away);
  }
}

const THREE_WAYS = { HOME: 'home', DRAW: 'draw', AWAY: 'away' } as const;

function fraction({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string {
  const reduced = rational(numerator, denominator);
  return `${reduced.numerator}/${reduced.denominator}`;
}
