import type { GuardedStake, SlipError, WagerRefusal } from '../betslip/betslip.ts';
import type { Guarded } from '../limits/limits.ts';
import type { Origin } from './request.ts';

export type GuardAnswer =
  /** With what the audit record of the bet says of where the patron was. */
  | { readonly kind: 'allowed'; readonly locationId: string | undefined }
  | { readonly kind: 'refused'; readonly refusals: readonly WagerRefusal[] };

/** What is asked before money is taken: whether the patron is logged in, where they are, what they set themselves as limits. */
export interface WagerGuards {
  check(patronId: string, bet: GuardedStake, origin: Origin): Promise<GuardAnswer>;
  /** Places the bet when the patron's limits allow it, one after the other for who has limits. */
  withinLimits<Result>(
    patronId: string,
    bet: GuardedStake,
    place: () => Promise<Result>,
  ): Promise<Guarded<Result, WagerRefusal>>;
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
