import { compareRational, product, zero } from '@fairline/money/rational.ts';
import type { Factor } from './factor.ts';
import type { Part } from './part.ts';

/** How a line or a bet ended. `half-loss` stands for everything that gave back part of the stake and won nothing. */
export type BetOutcome = 'win' | 'loss' | 'push' | 'void' | 'half-win' | 'half-loss' | 'dead-heat';

/** A line: one stake through one or more parts, all of which have to win. */
export type Line =
  | { readonly kind: 'decided'; readonly outcome: BetOutcome; readonly factor: Factor }
  | { readonly kind: 'pending' }
  | { readonly kind: 'needs-price'; readonly groupIds: readonly string[] };

type DecidedPart = Extract<Part, { kind: 'decided' }>;

/** A line is lost as soon as one part is; otherwise it waits until no part is pending. */
export function lineOf(parts: readonly Part[]): Line {
  const known = parts.filter((part) => part.kind === 'decided');
  const factor = {
    pays: product(known.map((part) => part.factor.pays)),
    survives: product(known.map((part) => part.factor.survives)),
  };
  if (compareRational(factor.pays, zero) === 0) return { kind: 'decided', outcome: 'loss', factor };
  if (parts.some((part) => part.kind === 'pending')) return { kind: 'pending' };

  const groupIds = parts.flatMap((part) => (part.kind === 'needs-price' ? [part.groupId] : []));
  if (groupIds.length > 0) return { kind: 'needs-price', groupIds };
  return { kind: 'decided', outcome: outcomeOf(known, factor), factor };
}

/** Pushed and void legs drop out; with one leg left a parlay is that leg's straight bet. */
function outcomeOf(parts: readonly DecidedPart[], factor: Factor): BetOutcome {
  const left = parts.filter((part) => part.outcome !== 'push' && part.outcome !== 'void');
  const [only] = left;
  if (only === undefined) return parts.some((part) => part.outcome === 'push') ? 'push' : 'void';
  if (left.length === 1) return typeof only.outcome === 'string' ? only.outcome : 'dead-heat';
  return compareRational(factor.pays, factor.survives) > 0 ? 'win' : 'half-loss';
}

export function isRefund(outcome: BetOutcome): boolean {
  return outcome === 'push' || outcome === 'void';
}
