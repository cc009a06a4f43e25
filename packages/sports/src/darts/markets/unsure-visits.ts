import { voidWhenCutShort } from '../../kit/cut-short.ts';
import type { MarketFaces } from '../../kit/market-book.ts';
import type { DartsOutcomes } from '../outcomes.ts';
import { MAXIMUM } from '../rules.ts';
import { type DartsState, type Leg, legWinner, throwerOf } from '../state.ts';

/** What hangs on the points of one visit, of a duel also on those of the next … */
const OF_VISIT = /^visit-(score|range|duel):l(\d+):(\d+)(?::|$)/;
/** … on the highest of a leg … */
const HIGHEST = /^leg-highest:l(\d+):(?:(home|away)|any):/;
/** … on what its loser has left … */
const LEFT = /^leg-left:l(\d+):/;
/** … on the 180s of a leg, of one side or of both … */
const MAXIMUMS_OF_LEG = /^leg-(double|maximum|player-maximum):l(\d+)(?::(home|away)|$)/;
/** … and on those of the match. */
const MAXIMUMS =
  /^(?:maximums?|maximums-(?:(home|away)|spread)|each-maximums|most-maximums|winner-maximums|treble)(?::|$)/;

/** What hangs on the points of any visit of a leg. */
const OF_POINTS =
  /^(?:visit-(?:score|range|duel)|leg-(?:double|highest|left|maximum|player-maximum)):l(\d+)(?::|$)/;

/**
 * Bets that hang on how points fell into two visits come back where a source has lost it, unless they were decided before; all else of
 * the match stands, for what both came to is known, and that there was no 180 where the first half is of fewer than 90. A first of 90 gives
 * bets on 180s back at once, and they stay back though 179 may be told then.
 */
export function voidOfUnsureVisits(
  faces: MarketFaces<DartsState, DartsOutcomes>,
): MarketFaces<DartsState, DartsOutcomes> {
  return voidWhenCutShort(heldForSeconds(faces), {
    cutIn: ({ unsure }) => unsure,
    standing(state, key) {
      const first = firstUnsure(state, key);
      return first && { by: asFarAsSure(state, first), atOnce: true };
    },
    told: () => 'Stake back: the points of some visits were not told',
  });
}

/**
 * Markets on points that wait for the second of an unsure pair: what is thrown between the two counts once that is told, or the leg is
 * over without it, for it comes back where the second is told as no such one.
 */
function heldForSeconds(
  faces: MarketFaces<DartsState, DartsOutcomes>,
): MarketFaces<DartsState, DartsOutcomes> {
  return {
    market: faces.market,
    isDecided: (state, key) => faces.isDecided(asFarAsHeld(state, key), key),
    certainMark: (state, key, selection) => faces.certainMark(asFarAsHeld(state, key), key, selection),
    explain: (state, key, selection) => faces.explain(asFarAsHeld(state, key), key, selection),
  };
}

/**
 * Whether a market waits for the second of an unsure pair. Nobody may bet on it meanwhile: what is thrown between the two is known and
 * not yet decided, and samples know no more than that it may come back.
 */
export function isHeldForSecond(state: DartsState, key: string): boolean {
  return firstHeld(state, key) !== undefined;
}

/** Whether the second of an unsure pair is to come: one of a group of bets may wait for it. */
export function isSecondToCome(state: DartsState): boolean {
  return firstToCome(state) !== undefined;
}

/** The match up to the first of an unsure pair whose second is to come, for what hangs on points of its leg. */
function asFarAsHeld(state: DartsState, key: string): DartsState {
  const first = firstHeld(state, key);
  return first ? asFarAsSure(state, first) : state;
}

function firstHeld(state: DartsState, key: string): Place | undefined {
  const first = firstToCome(state);
  return first && hangsOnPoints(key, first.leg + 1) ? first : undefined;
}

function firstToCome(state: DartsState): Place | undefined {
  const leg = state.legs.length - 1;
  const { unsure, visits } = state.legs[leg] ?? {};
  const visit = unsure?.find((first) => first + 2 >= (visits?.length ?? 0));
  return visit === undefined || state.phase !== 'in-play' ? undefined : { leg, visit };
}

/** A visit of which the points are not known, by its places in the match and in its leg. */
interface Place {
  readonly leg: number;
  readonly visit: number;
}

/** The first visit by which a market is not to be decided; undefined where there is none. */
function firstUnsure({ legs }: DartsState, key: string): Place | undefined {
  for (const [leg, each] of legs.entries()) {
    const ofPairs = each.unsure && firstInLeg(each, each.unsure, leg + 1, key);
    const ofLeg = hangsOnPoints(key, leg + 1) ? each.sureVisits : undefined;
    if (ofPairs !== undefined || ofLeg !== undefined) {
      return { leg, visit: Math.min(ofPairs ?? Infinity, ofLeg ?? Infinity) };
    }
  }
  return undefined;
}

/** Whether a market hangs on points of visits of a leg. @param number from 1 */
function hangsOnPoints(key: string, number: number): boolean {
  return MAXIMUMS.test(key) || Number(OF_POINTS.exec(key)?.[1]) === number;
}

/** The place of the same in one leg, as far as pairs go. @param firsts the first visit of each unsure pair @param number of the leg, from 1 */
function firstInLeg(leg: Leg, firsts: readonly number[], number: number, key: string): number | undefined {
  const [, head, ofLeg, visit] = OF_VISIT.exec(key) ?? [];
  if (head !== undefined) {
    const place = Number(visit) - 1;
    const hangsOn = Number(ofLeg) !== number ? [] : head === 'duel' ? [place, place + 1] : [place];
    return hangsOn.find((at) => firsts.includes(at) || firsts.includes(at - 2));
  }
  const [isHighest, highestOf, highestSide] = HIGHEST.exec(key) ?? [];
  if (isHighest !== undefined) {
    const ofSide = (at: number) => highestSide === undefined || throwerOf(leg, at) === highestSide;
    return Number(highestOf) === number ? firsts.find(ofSide) : undefined;
  }
  const [, leftOf] = LEFT.exec(key) ?? [];
  if (leftOf !== undefined) {
    // The other player finished before the second visit of the pair.
    const last = leg.visits.length - 2;
    return Number(leftOf) === number && legWinner(leg) !== undefined && firsts.includes(last)
      ? last
      : undefined;
  }
  const [isOfLeg, sort, maximumOf, legSide] = MAXIMUMS_OF_LEG.exec(key) ?? [];
  const [isOfMatch, matchSide] = MAXIMUMS.exec(key) ?? [];
  if (isOfMatch === undefined && (isOfLeg === undefined || Number(maximumOf) !== number)) return undefined;
  const side = legSide ?? matchSide;
  return firsts.find((at) => {
    const isSeen = sort === 'double' && leg.visits.slice(0, at).includes(MAXIMUM);
    return mayBeMaximum(leg, at) && !isSeen && (side === undefined || throwerOf(leg, at) === side);
  });
}

/** Whether one of an unsure pair may have been a 180. @param first the place of the first, of which half is told */
function mayBeMaximum({ visits }: Leg, first: number): boolean {
  return 2 * (visits[first] ?? 0) >= MAXIMUM;
}

/** The match up to a visit of which the points are not known. */
function asFarAsSure(state: DartsState, { leg: at, visit }: Place): DartsState {
  const { unsure: _, sureVisits: __, ...leg } = state.legs[at] ?? { set: 1, first: 'home', visits: [] };
  const legs = [...state.legs.slice(0, at), { ...leg, visits: leg.visits.slice(0, visit) }];
  return { ...state, phase: 'in-play', retired: undefined, legs };
}
