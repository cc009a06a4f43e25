import type { Outcomes } from '../market-definition.ts';
import type { BySide, SideKey } from '../sport.ts';
import { type DartsRules, mostLegsOfSet, mostSets } from './rules.ts';
import type { DartsState, Leg } from './state.ts';

/** What is told of a leg: 0 not played, else who won, and as bits whether against the throw and with a 180 in it. */
export const HOME_LEG = 1;
export const AWAY_LEG = 2;
export const WINNER_BITS = 3;
export const AGAINST_THROW = 4;
export const WITH_MAXIMUM = 8;
/** Of so many visits of the running leg from the next one on points are told. */
export const TOLD_VISITS = 4;

/** Complete matches as columns. */
export interface DartsOutcomes extends Outcomes {
  /** Legs won in each set, one column a set. */
  readonly legs: BySide<readonly Uint8Array[]>;
  /** What decides the match: sets, or legs where there are none. */
  readonly score: BySide<Uint8Array>;
  /** mostLegs legs a match, in order whatever the set. */
  readonly told: Uint8Array;
  readonly mostLegs: number;
  /** 180s of a match. */
  readonly maximums: BySide<Uint8Array>;
  /** Who throws the next 180: 1 home, 2 away, 0 nobody. */
  readonly nextMaximum: Uint8Array;
  /** 180s of both that are thrown already. */
  readonly maximumsThrown: number;
  /** The highest finish of a match, 0 for none. */
  readonly checkouts: BySide<Uint8Array>;
  /** Of the running leg alone: the finish. */
  readonly runningCheckout: Uint8Array;
  /** TOLD_VISITS a match: 1 more than the points of the next visits of the running leg, 0 where one is not thrown. */
  readonly nextScores: Uint8Array;
  /** Of the running leg alone: visits of both, the highest of either, and what is left for who does not win it. */
  readonly legVisits: Uint8Array;
  readonly legHighest: BySide<Uint8Array>;
  readonly legLeft: Uint16Array;
  /** Number of the running leg in the match, from 1. */
  readonly runningLeg: number;
  /** Who throws first in it; undefined before the first dart. */
  readonly runningFirst: SideKey | undefined;
  /** Number of the next visit in the running leg, from 1. */
  readonly nextVisit: number;
  /** Every leg, in the one real match. */
  readonly real: readonly Leg[] | undefined;
  /** By which the one real match was played. */
  readonly rules?: DartsRules;
  /** The one real match where the points of some visits are not known. */
  readonly unsure?: DartsState;
  /** The one real match where a player gave up. */
  readonly stopped: DartsState | undefined;
}

/** Where a match stands. */
interface Standing {
  /** Numbers of the running leg and of its next visit, from 1. */
  readonly leg: number;
  readonly visit: number;
  /** Who throws first in the leg; undefined before the first dart. */
  readonly first: SideKey | undefined;
  /** 180s of both players so far. */
  readonly maximums: number;
}

export function emptyOutcomes(
  size: number,
  rules: DartsRules,
  { leg, visit, first, maximums }: Standing,
): DartsOutcomes {
  const sets = mostSets(rules);
  const mostLegs = sets * mostLegsOfSet(rules);
  const column = () => new Uint8Array(size);
  const pair = () => ({ home: column(), away: column() });
  const perSet = () => Array.from({ length: sets }, column);
  return {
    size,
    legs: { home: perSet(), away: perSet() },
    score: pair(),
    told: new Uint8Array(size * mostLegs),
    mostLegs,
    maximums: pair(),
    nextMaximum: column(),
    maximumsThrown: maximums,
    checkouts: pair(),
    runningCheckout: column(),
    nextScores: new Uint8Array(size * TOLD_VISITS),
    legVisits: column(),
    legHighest: pair(),
    legLeft: new Uint16Array(size),
    runningLeg: leg,
    runningFirst: first,
    nextVisit: visit,
    real: undefined,
    stopped: undefined,
  };
}
