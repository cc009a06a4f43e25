import type { FormatBy } from '../kit/format.ts';
import { type BySide, otherSide, type SideKey, type Sides } from '../sport.ts';
import { BEST_OF_ELEVEN, type DartsRules, isSetOver, START } from './rules.ts';

/** A leg as far as it was thrown. */
export interface Leg {
  /** From 1. */
  readonly set: number;
  /** Who threw first; the sides take turns. */
  readonly first: SideKey;
  /** Points of each visit in order, 0 for a bust. */
  readonly visits: readonly number[];
  /**
   * Places of visits, each the first of two that its thrower threw one after the other of which only what both scored together is
   * known, and half of it stands for each; absent where there are none.
   */
  readonly unsure?: readonly number[];
  /**
   * How many visits were thrown before the first unsure one that is of no such pair: from there on no points of the leg are sure; absent
   * where there is none.
   */
  readonly sureVisits?: number;
}

/** A match of darts, 501 with a double to finish, as far as it was thrown; plain JSON data. */
export interface DartsState {
  readonly sides: Sides;
  readonly rules: DartsRules;
  /** Who said how long the match is; absent while it is the usual length. */
  readonly formatBy?: FormatBy;
  readonly phase: 'pre-game' | 'in-play' | 'final';
  /** Who gave up, which ended the match. */
  readonly retired: SideKey | undefined;
  /** Every leg begun; the last is the running one, or the last one once the match is over. None before the first dart. */
  readonly legs: readonly Leg[];
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

/** Before the first dart. @param announced the rules by the format of the fixture, where it has one */
export function initialState(sides: Sides, announced?: DartsRules): DartsState {
  return {
    sides,
    rules: announced ?? BEST_OF_ELEVEN,
    ...(announced && { formatBy: 'fixture' }),
    phase: 'pre-game',
    retired: undefined,
    legs: [],
    lastPlay: undefined,
    plays: 0,
  };
}

/** Who throws visit number `visit` (from 0) of a leg. */
export function throwerOf(leg: Leg, visit: number): SideKey {
  return visit % 2 === 0 ? leg.first : otherSide(leg.first);
}

/** Points of the first of an unsure pair where a visit is its second; undefined of others. @param visit as above */
export function firstHalf({ unsure = [], visits }: Leg, visit: number): number | undefined {
  return unsure.includes(visit - 2) ? visits[visit - 2] : undefined;
}

/**
 * Points of a visit to come that is the second of an unsure pair: as many as the first, or one less where that would be a bust;
 * undefined of others. @param visit as above
 */
export function halfToCome(leg: Leg, visit: number): number | undefined {
  const half = firstHalf(leg, visit);
  if (half === undefined) return undefined;
  return remaining(leg)[throwerOf(leg, visit)] - half < 2 ? half - 1 : half;
}

/** What both sides still need in a leg. */
export function remaining(leg: Leg): BySide<number> {
  let first = START;
  let second = START;
  leg.visits.forEach((score, visit) => {
    if (visit % 2 === 0) first -= score;
    else second -= score;
  });
  return leg.first === 'home' ? { home: first, away: second } : { home: second, away: first };
}

/** Who won a leg; undefined while it is on. */
export function legWinner(leg: Leg): SideKey | undefined {
  const { home, away } = remaining(leg);
  if (home === 0) return 'home';
  return away === 0 ? 'away' : undefined;
}

/** Legs won in each set begun. */
export function legsBySet({ legs }: DartsState): BySide<number>[] {
  const sets: { home: number; away: number }[] = [];
  for (const leg of legs) {
    const winner = legWinner(leg);
    const set = sets[leg.set - 1] ?? { home: 0, away: 0 };
    if (winner) set[winner] += 1;
    sets[leg.set - 1] = set;
  }
  return sets;
}

/** Sets won so far. */
export function setsWon(state: DartsState): BySide<number> {
  const over = legsBySet(state).filter(({ home, away }) => isSetOver(state.rules, home, away));
  const home = over.filter((set) => set.home > set.away).length;
  return { home, away: over.length - home };
}

/** Who throws next; undefined before and after the match. */
export function nextThrower({ phase, legs }: DartsState): SideKey | undefined {
  const leg = legs.at(-1);
  return phase === 'in-play' && leg ? throwerOf(leg, leg.visits.length) : undefined;
}

/** Number of the next visit in the running leg, from 1. */
export function nextVisit({ legs }: DartsState): number {
  return (legs.at(-1)?.visits.length ?? 0) + 1;
}
