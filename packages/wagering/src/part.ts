import type { Odds } from '@fairline/money/odds.ts';
import type { Leg, SameGameGroup } from './bet.ts';
import { deductedOdds } from './deduction.ts';
import { type Factor, factorOf, lostFactor, voidFactor } from './factor.ts';
import type { LegOutcome } from './outcome.ts';

/** One factor of a line: a leg, a same-game group or a whole teaser, as far as it is known. */
export type Part =
  | { readonly kind: 'decided'; readonly outcome: LegOutcome; readonly factor: Factor }
  | { readonly kind: 'pending' }
  /** A same-game group lost a leg to a push or void and has no price without it yet. */
  | { readonly kind: 'needs-price'; readonly groupId: string };

export const pending: Part = { kind: 'pending' };

export function decided(outcome: LegOutcome, factor: Factor): Part {
  return { kind: 'decided', outcome, factor };
}

/** A decided part at given odds. */
export function priced(odds: Odds, outcome: LegOutcome): Part {
  return decided(outcome, factorOf(odds, outcome));
}

export function legPart(leg: Leg): Part {
  if (leg.outcome === 'pending') return pending;
  const price = leg.deductions === undefined ? leg.odds : deductedOdds(leg.odds, leg.deductions);
  return priced(price, leg.outcome);
}

/** A group loses as soon as a leg does; otherwise it waits for all of its legs. */
export function groupPart(group: SameGameGroup): Part {
  const { outcomes } = group;
  if (outcomes.includes('loss')) return decided('loss', lostFactor);
  if (outcomes.includes('pending')) return pending;

  const left = outcomes.filter((outcome) => outcome === 'win').length;
  if (left === outcomes.length) return priced(group.odds, 'win');
  if (left === 0 || group.voidPolicy === 'void-group') {
    return decided(outcomes.includes('push') ? 'push' : 'void', voidFactor);
  }
  if (group.repricedOdds === undefined) return { kind: 'needs-price', groupId: group.id };
  return priced(group.repricedOdds, 'win');
}
