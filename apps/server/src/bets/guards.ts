import type { Currency } from '@fairline/money/money.ts';
import type { BetError, BetErrorDisplayType } from '../betslip/betslip.ts';
import type { Origin } from './request.ts';

/** Why a patron may not bet (this much) now, as the domain that knows it says it. */
export interface WagerRefusal {
  readonly code: string;
  readonly message: string;
  readonly displayType: BetErrorDisplayType;
  readonly priority: number;
  readonly disableAwardsDisplay?: boolean;
  /** Minor units that would be allowed, where it is a question of the amount. */
  readonly allowed?: bigint;
}

/** What is asked before money is taken: whether the patron is logged in, where they are, what they set themselves as limits. */
export interface WagerGuards {
  check(
    patronId: string,
    bet: { readonly stake: bigint; readonly currency: Currency },
    origin: Origin,
  ): Promise<readonly WagerRefusal[]>;
  /** For the audit record: where the patron is known to be. */
  location(patronId: string): Promise<{ readonly id: string } | undefined>;
}

/** Nobody asks anything. */
export const noGuards: WagerGuards = {
  check: async () => [],
  location: async () => undefined,
};

export function refusalErrors(refusals: readonly WagerRefusal[]): BetError[] {
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
