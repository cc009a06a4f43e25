import type { GuardRefusal, SlipGuards } from '../betslip/betslip.ts';
import type { Identity } from '../identity/identity.ts';
import type { LimitRefusal, Limits } from '../limits/limits.ts';
import { type Location, type LocationStanding, VERIFY_LOCATION } from '../location/location.ts';
import type { Session } from '../session/session.ts';
import type { BetGuards } from './guards.ts';

/** The domains that are asked before money is taken. */
export interface GuardingDomains {
  readonly identity: Pick<Identity, 'isLoggedIn' | 'isKnownLoggedIn'>;
  readonly session: Pick<Session, 'requiresAcknowledgement' | 'isKnownFree'>;
  readonly location: Pick<Location, 'standing' | 'known' | 'knownNow' | 'asksByItself'>;
  readonly limits: Pick<Limits, 'refusals' | 'refusalsOfEach' | 'guard' | 'isKnownFree'>;
}

/** What identity, session, location and limits say about a bet, as errors of a betslip. */
export function betGuards({ identity, session, location, limits }: GuardingDomains): BetGuards {
  return {
    allowedAtOnce: (patronId, { sessionId }) => {
      if (sessionId !== undefined && !identity.isKnownLoggedIn(sessionId)) return undefined;
      if (!session.isKnownFree(patronId) || !limits.isKnownFree(patronId)) return undefined;
      const standing = location.knownNow(patronId);
      return standing?.kind === 'authorised' ? { kind: 'allowed', locationId: standing.id } : undefined;
    },
    check: async (patronId, bet, { ipAddress, sessionId }) => {
      const [isLoggedIn, mustAcknowledge, standing, limited] = await Promise.all([
        sessionId === undefined || identity.isLoggedIn(sessionId),
        session.requiresAcknowledgement(patronId),
        location.standing(patronId, ipAddress),
        limits.refusals(patronId, bet),
      ]);
      const refusals = [
        ...(isLoggedIn ? [] : [LOGGED_OUT]),
        ...(mustAcknowledge ? [ACKNOWLEDGE] : []),
        ...(standing.kind === 'authorised' ? [] : [locationRefusal(standing)]),
        ...limited.map(limitRefusal),
      ];
      if (refusals.length > 0) return { kind: 'refused', refusals };
      return { kind: 'allowed', locationId: standing.kind === 'authorised' ? standing.id : undefined };
    },
    withinLimits: async (patronId, bet, place) => {
      const guarded = await limits.guard(patronId, bet, place);
      return guarded.kind === 'done'
        ? guarded
        : { kind: 'refused', refusals: guarded.refusals.map(limitRefusal) };
    },
  };
}

/** What another process changed shows on a betslip so much later at the latest, were it not announced; a bet that is placed asks for itself. */
const LOOKED_AT_MS = 10_000;

/**
 * The same for a betslip, which is looked at far more often than it is placed: nobody is asked where the patron is, but of
 * whom it was found last that they may not bet there.
 */
export function slipGuards({ session, location, limits }: Omit<GuardingDomains, 'identity'>): SlipGuards {
  return {
    check: async (patronId, stakes) => {
      const [mustAcknowledge, standing, limited] = await Promise.all([
        session.requiresAcknowledgement(patronId, LOOKED_AT_MS),
        location.known(patronId, LOOKED_AT_MS),
        limits.refusalsOfEach(patronId, stakes, LOOKED_AT_MS),
      ]);
      const isWhereAllowed =
        standing.kind === 'authorised' || (standing.kind === 'unknown' && location.asksByItself);
      const always = [
        ...(mustAcknowledge ? [ACKNOWLEDGE] : []),
        ...(isWhereAllowed ? [] : [locationRefusal(standing)]),
      ];
      return limited.map((refusals) => [...always, ...refusals.map(limitRefusal)]);
    },
  };
}

const LOGGED_OUT: GuardRefusal = {
  code: 'LOGGED_OUT',
  message: 'You have been logged out. Log in again to place your bet.',
  displayType: 'GENERIC',
  priority: 0,
  disableAwardsDisplay: true,
};

const ACKNOWLEDGE: GuardRefusal = {
  code: 'RG_ACK_REQUIRED',
  message: 'Acknowledge the responsible gaming rules to place your bet.',
  displayType: 'RG_ACK_REQUIRED',
  priority: 2,
  disableAwardsDisplay: true,
};

function locationRefusal(standing: Exclude<LocationStanding, { kind: 'authorised' }>): GuardRefusal {
  const elsewhere = standing.kind === 'refused' && ELSEWHERE.includes(standing.code);
  return elsewhere ? REGION : GEO;
}

const ELSEWHERE: readonly string[] = ['OUT_OF_BOUNDARY', 'USER_IN_DIFFERENT_VALID_REGION'];

const GEO: GuardRefusal = {
  code: 'LOCATION_REQUIRED',
  message: VERIFY_LOCATION,
  displayType: 'GEO',
  priority: 3,
  disableAwardsDisplay: true,
};

const REGION: GuardRefusal = {
  code: 'REGION_NOT_ALLOWED',
  message:
    'Bets are not taken where you are. You can go on building your bet and place it in an operating area.',
  displayType: 'ANONYMOUS_REGION_ERROR',
  priority: 4,
  disableAwardsDisplay: true,
};

/**
 * Who may not bet at all hears that before all else; a limit a patron set themselves comes after the bounds of every bet and the
 * house's limits; that too many bets wait for their turn comes last.
 */
const LIMIT_RULES = {
  RESTRICTED: { displayType: 'RG_LIMIT', priority: 1, disableAwardsDisplay: true },
  OWN_LIMIT_REACHED: { displayType: 'RG_LIMIT', priority: 56, disableAwardsDisplay: false },
  BUSY: { displayType: 'RETRYABLE', priority: 79, disableAwardsDisplay: false },
} as const satisfies Record<LimitRefusal['code'], Omit<GuardRefusal, 'code' | 'message'>>;

function limitRefusal({ code, message }: LimitRefusal): GuardRefusal {
  return { code, message, ...LIMIT_RULES[code] };
}
