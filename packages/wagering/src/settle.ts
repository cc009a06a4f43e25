import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import {
  compareRational,
  dividedBy,
  minus,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import type { Bet } from './bet.ts';
import { boostedPart, capExtra, lineExtra } from './boost.ts';
import { combinations, roundRobinLegMaximum } from './combinations.ts';
import { type BetOutcome, isRefund, type Line, lineOf } from './line.ts';
import { groupPart, legPart } from './part.ts';
import { teaserPart } from './teaser.ts';

/** What a bet pays. Amounts in cents, none of them negative. */
export interface Settled {
  readonly kind: 'settled';
  readonly outcome: BetOutcome;
  /** Over all lines. */
  readonly totalStake: bigint;
  /** Cash paid: stake and winnings, the boost's extra among them. */
  readonly returned: bigint;
  readonly boostExtra: bigint;
  /** Bonus bet or promotional credit given back. */
  readonly restored: bigint;
  /** The return before rounding and without the boost's extra. */
  readonly exactReturn: Rational;
  readonly lines: { readonly total: number; readonly won: number; readonly refunded: number };
}

export type Settlement =
  | Settled
  | { readonly kind: 'pending' }
  | { readonly kind: 'needs-price'; readonly groupIds: readonly string[] };

type DecidedLine = Extract<Line, { kind: 'decided' }>;

/**
 * Settles a bet from nothing but the bet and its legs' results: return = stake · product of `pays`, winnings =
 * stake · (product of `pays` - product of `survives`), rounded half-up to the cent once per line, the boost's
 * extra on its own. A bet paid with a reward returns the winnings only.
 * @throws RangeError for a bet without legs, a round robin of too many legs, an impossible dead heat
 */
export function settleBet(bet: Bet): Settlement {
  const lines = linesOf(bet);
  const known = lines.filter((line) => line.kind === 'decided');
  if (known.length === lines.length) return pay(bet, known);
  if (lines.some((line) => line.kind === 'pending')) return { kind: 'pending' };
  const groupIds = lines.flatMap((line) => (line.kind === 'needs-price' ? line.groupIds : []));
  return { kind: 'needs-price', groupIds: [...new Set(groupIds)] };
}

/** The bet as it would be paid if all that is pending wins: what a ticket shows while it is open. */
export function ifAllWin(bet: Bet): Settlement {
  return settleBet(withPendingWon(bet));
}

/**
 * Profit per unit of total stake if all that is pending wins; undefined where nothing is left to win. The long way round, for
 * any bet: what the quicker ones of single types are proven against.
 */
export function totalOdds(bet: Bet): Odds | undefined {
  const lines = linesOf(withPendingWon(bet)).filter((line) => line.kind === 'decided');
  const [only] = lines;
  if (!only) return undefined;
  if (lines.length === 1) {
    const { numerator, denominator } = minus(only.factor.pays, only.factor.survives);
    return numerator > 0n ? { numerator, denominator } : undefined;
  }
  const profit = lines.map((line) => minus(line.factor.pays, line.factor.survives)).reduce(plus, zero);
  const mean = dividedBy(profit, rational(BigInt(lines.length)));
  return oddsFromPair(mean.numerator, mean.denominator);
}

function linesOf(bet: Bet): readonly Line[] {
  switch (bet.type) {
    case 'straight':
      return [lineOf([legPart(bet.leg)])];
    case 'parlay':
      assertLegs(bet.legs.length);
      return [lineOf(bet.legs.map(legPart))];
    case 'parlay-plus':
      assertLegs(bet.legs.length + bet.groups.length);
      return [lineOf([...bet.legs.map(legPart), ...bet.groups.map(groupPart)])];
    case 'teaser':
      assertLegs(bet.outcomes.length);
      return [lineOf([teaserPart(bet.outcomes, bet.prices)])];
    case 'round-robin': {
      assertLegs(bet.legs.length, roundRobinLegMaximum);
      const parts = bet.legs.map(legPart);
      const sizes = [...new Set(bet.sizes)].filter((size) => size > 0 && size <= parts.length);
      assertLegs(sizes.length);
      return sizes.flatMap((size) => [...combinations(parts, size)].map(lineOf));
    }
  }
}

function assertLegs(count: number, maximum = count): void {
  if (count === 0) throw new RangeError('a bet needs a leg');
  if (count > maximum) throw new RangeError(`at most ${maximum} legs, got ${count}`);
}

function pay(bet: Bet, lines: readonly DecidedLine[]): Settled {
  const stake = rational(bet.stake);
  const totalStake = bet.stake * BigInt(lines.length);
  const keepsStake = bet.paidWith !== 'cash';
  const { boost } = bet;
  const part = boost && boostedPart(boost, totalStake);

  const payments = lines.map((line) => {
    const { pays, survives } = line.factor;
    const exact = times(stake, keepsStake ? minus(pays, survives) : pays);
    const extra = boost && part ? lineExtra(boost, part, bet.stake, line.factor) : 0n;
    return { exact, base: roundHalfUp(exact), extra, refunded: isRefund(line.outcome) };
  });

  const refunded = payments.filter((payment) => payment.refunded).length;
  const extra = payments.reduce((sum, payment) => sum + payment.extra, 0n);
  const boostExtra = boost ? capExtra(boost, extra) : 0n;
  const exactReturn = payments.map((payment) => payment.exact).reduce(plus, zero);
  const restored = keepsStake ? bet.stake * BigInt(refunded) : 0n;
  return {
    kind: 'settled',
    outcome: overall(lines, compareRational(exactReturn, zero) > 0 || restored > 0n),
    totalStake,
    returned: payments.reduce((sum, payment) => sum + payment.base, 0n) + boostExtra,
    boostExtra,
    restored,
    exactReturn,
    lines: { total: lines.length, won: lines.filter(isWon).length, refunded },
  };
}

function isWon(line: DecidedLine): boolean {
  return compareRational(line.factor.pays, line.factor.survives) > 0;
}

/** @param anythingBack whether the patron got anything at all: a reward's half loss gives nothing and is a loss */
function overall(lines: readonly DecidedLine[], anythingBack: boolean): BetOutcome {
  const [first] = lines;
  const allRefunded = lines.every((line) => isRefund(line.outcome));
  if (!anythingBack && !allRefunded) return 'loss';
  if (lines.length === 1 && first !== undefined) return first.outcome;
  if (lines.some(isWon)) return 'win';
  if (!allRefunded) return 'half-loss';
  return lines.some((line) => line.outcome === 'push') ? 'push' : 'void';
}

function withPendingWon(bet: Bet): Bet {
  const won = <O>(outcome: O | 'pending') => (outcome === 'pending' ? 'win' : outcome);
  switch (bet.type) {
    case 'straight':
      return { ...bet, leg: { ...bet.leg, outcome: won(bet.leg.outcome) } };
    case 'teaser':
      return { ...bet, outcomes: bet.outcomes.map(won) };
    case 'parlay-plus':
      return {
        ...bet,
        legs: bet.legs.map((leg) => ({ ...leg, outcome: won(leg.outcome) })),
        groups: bet.groups.map((group) => ({ ...group, outcomes: group.outcomes.map(won) })),
      };
    default:
      return { ...bet, legs: bet.legs.map((leg) => ({ ...leg, outcome: won(leg.outcome) })) };
  }
}
