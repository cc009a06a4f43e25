import type { GuardedStake, GuardRefusal, SlipError } from '../betslip/betslip.ts';
import type { Guarded } from '../limits/limits.ts';
import type { Origin } from './request.ts';

/** With what the audit record of the bet says of where the patron was. */
export interface Allowed {
  readonly kind: 'allowed';
  readonly locationId: string | undefined;
}

const UNASKED: Allowed = { kind: 'allowed', locationId: undefined };

export type GuardAnswer = Allowed | { readonly kind: 'refused'; readonly refusals: readonly GuardRefusal[] };

/** What is asked before money is taken: whether the patron is logged in, where they are, what they set themselves as limits. */
export interface BetGuards {
  /**
   * What most bets are told, from memory: the patron may bet and has no limits, so neither of the other two has to be asked.
   * Undefined for everybody else, and when something has to be read first.
   */
  allowedAtOnce(patronId: string, origin: Origin): Allowed | undefined;
  check(patronId: string, bet: GuardedStake, origin: Origin): Promise<GuardAnswer>;
  /** Places the bet when the patron's limits allow it, one after the other for who has limits. */
  withinLimits<Result>(
    patronId: string,
    bet: GuardedStake,
    place: () => Promise<Result>,
  ): Promise<Guarded<Result, GuardRefusal>>;
}

/** Of a house that lets everybody bet: seasons, replays and corrections, where nobody is logged in anywhere. */
export const nobodyAsked: BetGuards = {
  allowedAtOnce: () => UNASKED,
  check: async () => UNASKED,
  withinLimits: async (_patronId, _bet, place) => ({ kind: 'done', result: await place() }),
};

export function refusalErrors(refusals: readonly GuardRefusal[]): SlipError[] {
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
