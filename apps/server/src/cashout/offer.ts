import { toNumber } from '@fairline/money/float.ts';
import { decimalPrice } from '@fairline/money/odds.ts';
import {
  compareRational,
  dividedBy,
  minus,
  one,
  plus,
  product,
  type Rational,
  rational,
  times,
  zero,
} from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import type { Bet } from '@fairline/wagering/bet.ts';
import { combinations, subsetProducts } from '@fairline/wagering/combinations.ts';
import { factorOf } from '@fairline/wagering/factor.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import { ifAllWin } from '@fairline/wagering/settle.ts';
import { isRuledOut, legNow, type PlacedBet, type PlacedLeg, wageringBet } from '../bets/bets.ts';
import { type Board, type Chance, chancesOf, type Ways } from './chances.ts';
import { relativeVariance, surePart, type WorthInWay } from './luck.ts';

/** Why a bet cannot be cashed out now, and what its owner reads. */
export const OFF_REASONS = {
  AS_GOOD_AS_LOST: 'A selection can hardly win any more. It is settled when its market is decided.',
  BET_CLOSED: 'This bet has ended.',
  BONUS_STAKE: 'Bets paid with a bonus bet or promotional credit cannot be cashed out.',
  LOST: 'This bet cannot win any more. It is settled when its market is decided.',
  PROFIT_BOOST: 'Bets with a profit boost cannot be cashed out.',
  SETTLING: 'Every selection is decided. The bet is being settled.',
  SUSPENDED: 'A selection is suspended. Cash out comes back when it reopens.',
  TOO_LITTLE_VALUE: 'This bet is worth too little to be cashed out now.',
  UNPRICED: 'A selection has no price now. Cash out comes back if it is priced again.',
} as const;
export type OffReason = keyof typeof OFF_REASONS;

/** What would be paid for closing all that is open of a bet; or why nothing is offered. */
export type Offer = Offered | { readonly kind: 'off'; readonly reason: OffReason };

export interface Offered {
  readonly kind: 'offered';
  /** Minor units. */
  readonly amount: bigint;
  /** Of each event with undecided legs. */
  readonly basis: readonly Chance[];
  /** What is paid of the fair value, 0 to 1. */
  readonly kept: Rational;
}

export interface OfferTerms {
  /** Of the fair value, 0 to 1: what the house keeps. */
  readonly margin: Rational;
  /** Less is not offered, in minor units. */
  readonly minimum: bigint;
}

interface Known {
  readonly leg: PlacedLeg;
  readonly outcome: LegOutcome | 'pending';
}

/**
 * Fair value = what each line pays if its undecided legs win, times the chance that they do, and what it pays if some push, times the
 * chance of that, over all lines; the offer is that less the margin, rounded half-up once (potential return x current win
 * probability x (1 - margin), where nothing pushes).
 */
export function offerFor(bet: PlacedBet, board: Board, { margin, minimum }: OfferTerms): Offer {
  const kept = minus(one, margin);
  const ruledOut = ruleOut(bet);
  if (ruledOut) return off(ruledOut);
  const graded = bet.legs.map((leg): Known => legNow(bet, leg, board));
  if (pendingOf(graded).length === 0) return off('SETTLING');
  // No market has to be decided for a leg to be worth nothing.
  const lost = new Set(graded.filter(({ leg, outcome }) => outcome === 'pending' && isRuledOut(leg, board)));
  const known = graded.map((one): Known => (lost.has(one) ? { ...one, outcome: 'loss' } : one));
  const value = isOfIndependentLegs(bet, known)
    ? valueOfParlays(bet, known, board, kept)
    : valueOfLines(bet, known, board, kept);
  if (typeof value === 'string') return off(value);
  if (lost.size > 0 && compareRational(value.fair, zero) === 0) return off('LOST');
  const amount = roundHalfUp(times(value.fair, kept));
  return amount < minimum ? off('TOO_LITTLE_VALUE') : { kind: 'offered', amount, basis: value.basis, kept };
}

interface Value {
  readonly fair: Rational;
  readonly basis: readonly Chance[];
}

/** Line by line. */
function valueOfLines(
  bet: PlacedBet,
  known: readonly Known[],
  board: Board,
  kept: Rational,
): Value | OffReason {
  const worthOf: WorthOf = bet.type === 'TEASER' ? worthOfTeaser : worthOfLine;
  let fair = zero;
  const basis = new Map<string, Chance>();
  for (const line of linesOf(bet, known)) {
    const won = returnOf(line, NO_LEGS);
    if (compareRational(won, zero) === 0) continue;
    const chances = chancesOf(board, line.pending, kept);
    if (typeof chances === 'string') return chances;
    for (const chance of chances) basis.set(chance.eventId, chance);
    fair = plus(fair, sureWorth(worthOf, line, won, chances, kept));
  }
  return { fair, basis: [...basis.values()] };
}

/** @param won what the line pays if all win @param chances of each event */
type WorthOf = (line: Line, won: Rational, chances: readonly Ways[]) => Rational;

/** No more than luck leaves: chances that are sure each are more together than all of them are. */
function sureWorth(
  worthOf: WorthOf,
  line: Line,
  won: Rational,
  chances: readonly Chance[],
  kept: Rational,
): Rational {
  if (chances.length < 2) return worthOf(line, won, chances);
  const variances = chances.map(({ sampled, samples }) => {
    const pushes = sampled.pushes.map(({ pushed, chance }) => ({ chance, pays: returnOf(line, pushed) }));
    return relativeVariance([{ chance: sampled.chance, pays: won }, ...pushes], samples);
  });
  const fair = worthOf(
    line,
    won,
    chances.map(({ sampled }) => sampled),
  );
  return times(fair, surePart(variances, kept));
}

/** What a line pays is a product, in which each event has a part of its own: less is paid where some of its legs push. */
function worthOfLine(line: Line, won: Rational, chances: readonly Ways[]): Rational {
  const parts = chances.map(({ chance, pushes }) =>
    pushes
      .map((push) => times(push.chance, dividedBy(returnOf(line, push.pushed), won)))
      .reduce(plus, chance),
  );
  return product([won, ...parts]);
}

/** A teaser pays by how many of its legs are left, whichever they are: the price of two is no product of what each would pay. */
function worthOfTeaser(line: Line, won: Rational, chances: readonly Ways[]): Rational {
  const [none = zero, ...some] = chancesByPushes(chances);
  return some
    .map((chance, at) => times(chance, returnOf(line, line.pending.slice(0, at + 1))))
    .reduce(plus, times(none, won));
}

/** The chances that no leg loses, by how many of them push. */
function chancesByPushes(chances: readonly Ways[]): readonly Rational[] {
  let sums: readonly Rational[] = [one];
  for (const { chance, pushes } of chances) {
    const next = sums.map((sum) => times(sum, chance));
    for (const push of pushes) {
      for (const [before, sum] of sums.entries()) {
        const pushed = before + push.pushed.length;
        while (next.length <= pushed) next.push(zero);
        next[pushed] = plus(next[pushed] ?? zero, times(sum, push.chance));
      }
    }
    sums = next;
  }
  return sums;
}

/**
 * What a line pays, in minor units and before rounding, if these of its undecided legs push and all others win.
 * @throws for a group without a price for the legs that are left: every bet was agreed with one
 */
function returnOf(line: Line, pushed: readonly PlacedLeg[]): Rational {
  const paid = ifAllWin(line.betWith(new Set(pushed)));
  if (paid.kind !== 'settled') throw new Error(`A bet that is ${paid.kind} once all is decided.`);
  return paid.exactReturn;
}

/** A round robin has hundreds of parlays: where no leg depends on another its value is found without going through them. */
function isOfIndependentLegs({ type }: PlacedBet, known: readonly Known[]): boolean {
  const events = pendingOf(known).map(({ eventId }) => eventId);
  return type === 'ROUND_ROBIN' && new Set(events).size === events.length;
}

/** The sum over all parlays of the product of what their legs are worth each: a decided one what it pays, another its chance times its price. */
function valueOfParlays(
  bet: PlacedBet,
  known: readonly Known[],
  board: Board,
  kept: Rational,
): Value | OffReason {
  const size = bet.terms.roundRobinSize ?? 0;
  const alive = known.filter(({ outcome }) => outcome !== 'loss');
  if (alive.length < size) return { fair: zero, basis: [] };
  const isAlone = pendingOf(alive).length < 2;
  const basis: Chance[] = [];
  const worth: Rational[] = [];
  const ofChances: { readonly place: number; readonly variance: number }[] = [];
  for (const [place, { leg, outcome }] of alive.entries()) {
    if (outcome !== 'pending') {
      worth.push(factorOf(leg.odds, outcome).pays);
      continue;
    }
    const chances = chancesOf(board, [leg], kept);
    if (typeof chances === 'string') return chances;
    for (const chance of chances) {
      const ways = waysAlone(leg, isAlone ? chance : chance.sampled);
      basis.push(chance);
      worth.push(ways.map((way) => times(way.chance, way.pays)).reduce(plus, zero));
      if (!isAlone) ofChances.push({ place, variance: relativeVariance(ways, chance.samples) });
    }
  }
  const variances = ofChances.map(({ place, variance }) => partWith(worth, place, size) ** 2 * variance);
  const fair = times(rational(bet.lineStake - bet.closedLineStake), subsetProducts(worth)[size] ?? zero);
  return { fair: times(fair, surePart(variances, kept)), basis };
}

/** Of one unit. */
function waysAlone({ odds }: PlacedLeg, { chance, pushes }: Ways): readonly WorthInWay[] {
  return [
    { chance, pays: decimalPrice(odds) },
    ...pushes.map((push) => ({ chance: push.chance, pays: one })),
  ];
}

/** What part of all parlays' worth is of those with the leg at a place, 0 to 1. */
function partWith(worth: readonly Rational[], place: number, size: number): number {
  // Whole numbers need no reducing, and are near enough to tell what luck may do.
  const whole = worth.map(({ numerator, denominator }) => rational((numerator * WHOLE) / denominator));
  const all = subsetProducts(whole)[size] ?? zero;
  const others = subsetProducts(whole.with(place, zero))[size] ?? zero;
  return all.numerator === 0n ? 1 : 1 - toNumber(dividedBy(others, all));
}

const WHOLE = 1_000_000n;

function ruleOut({ state, amountSource, terms }: PlacedBet): OffReason | undefined {
  if (state.status !== 'OPEN') return 'BET_CLOSED';
  if (amountSource !== 'CASH') return 'BONUS_STAKE';
  return terms.boost ? 'PROFIT_BOOST' : undefined;
}

interface Line {
  /** With these of its undecided legs pushed. */
  betWith(pushed: ReadonlySet<PlacedLeg>): Bet;
  readonly pending: readonly PlacedLeg[];
}

const NO_LEGS: readonly PlacedLeg[] = [];

/** The bet itself, or each parlay of a round robin, with the stake that is open. */
function linesOf(bet: PlacedBet, known: readonly Known[]): readonly Line[] {
  const stake = bet.lineStake - bet.closedLineStake;
  const size = bet.terms.roundRobinSize;
  if (bet.type !== 'ROUND_ROBIN' || size === undefined) {
    const betWith: Line['betWith'] = (pushed) =>
      wageringBet({
        ...bet,
        lineStake: stake,
        legs: known.map((one) => ({ ...one.leg, outcome: outcomeWith(pushed, one) })),
      });
    return [{ betWith, pending: pendingOf(known) }];
  }
  return [...combinations(known, size)].map((line) => ({
    betWith: (pushed) => ({
      type: 'parlay',
      stake,
      paidWith: 'cash',
      legs: line.map((one) => ({ odds: one.leg.odds, outcome: outcomeWith(pushed, one) })),
    }),
    pending: pendingOf(line),
  }));
}

function outcomeWith(pushed: ReadonlySet<PlacedLeg>, { leg, outcome }: Known): Known['outcome'] {
  return pushed.has(leg) ? 'push' : outcome;
}

function pendingOf(known: readonly Known[]): readonly PlacedLeg[] {
  return known.filter(({ outcome }) => outcome === 'pending').map(({ leg }) => leg);
}

function off(reason: OffReason): Offer {
  return { kind: 'off', reason };
}
