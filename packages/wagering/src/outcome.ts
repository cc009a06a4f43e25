import { one, type Rational, rational, zero } from '@fairline/money/rational.ts';

/** How a decided leg ended, where the stake is neither split nor shared. */
export type PlainOutcome = 'win' | 'loss' | 'push' | 'void';

/** A tie for fewer places than there are tied: each of `tied` gets `places`/`tied` of a win. */
export interface DeadHeat {
  readonly tied: bigint;
  readonly places: bigint;
}

/** How a decided leg ended. Half outcomes come from quarter lines: half the stake wins or loses, half is void. */
export type LegOutcome = PlainOutcome | 'half-win' | 'half-loss' | DeadHeat;

/**
 * A leg's result as the odds feeds state it (Sportradar's void_factor, result and dead_heat_factor): the part
 * of the stake that is void, whether the rest won, and the share of a win it gets. Every outcome is one triple,
 * so that one formula pays all of them.
 */
export interface Grade {
  readonly voidPart: Rational;
  readonly won: boolean;
  readonly share: Rational;
}

const half = rational(1n, 2n);

const grades: Record<Exclude<LegOutcome, DeadHeat>, Grade> = {
  win: { voidPart: zero, won: true, share: one },
  loss: { voidPart: zero, won: false, share: one },
  push: { voidPart: one, won: false, share: one },
  void: { voidPart: one, won: false, share: one },
  'half-win': { voidPart: half, won: true, share: one },
  'half-loss': { voidPart: half, won: false, share: one },
};

/** @throws RangeError for a dead heat that is none: it needs 1 or more places and at least as many tied */
export function gradeOf(outcome: LegOutcome): Grade {
  if (typeof outcome === 'string') return grades[outcome];
  if (outcome.places < 1n || outcome.tied < outcome.places) {
    throw new RangeError(`no dead heat: ${outcome.tied} tied for ${outcome.places} places`);
  }
  return { voidPart: zero, won: true, share: rational(outcome.places, outcome.tied) };
}
