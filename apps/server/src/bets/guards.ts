import type { Currency } from '@fairline/money/money.ts';
import type { SlipError, WagerRefusal } from '../betslip/betslip.ts';
import type { Origin } from './request.ts';

/** A bet as its guards see it, in minor units: all that is taken, and what of it is cash. */
export interface GuardedBet {
  readonly stake: bigint;
  readonly cashStake: bigint;
  readonly currency: Currency;
}

export type Guarded<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'refused'; readonly refusals: readonly WagerRefusal[] };

/** What is asked before money is taken: whether the patron is logged in, where they are, what they set themselves as limits. */
export interface WagerGuards {
  check(patronId: string, bet: GuardedBet, origin: Origin): Promise<readonly WagerRefusal[]>;
  /** For the audit record: where the patron is known to be. */
  location(patronId: string, origin: Origin): Promise<{ readonly id: string } | undefined>;
  /** Places the bet when the patron's limits allow it, one after the other for who has limits. */
  withinLimits<Result>(
    patronId: string,
    bet: GuardedBet,
    place: () => Promise<Result>,
  ): Promise<Guarded<Result>>;
}

export function refusalErrors(refusals: readonly WagerRefusal[]): SlipError[] {
  return refusals
    .map(({ code, message, displayType, priority, disableAwardsDisplay = false }) => ({
      code,
      message,
      displayType,
      priority,
      disableAwardsDisplay,
    }))
    .sort((left, right) => left.priority - right.priority);
}
