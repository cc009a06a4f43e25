import { voidWhenCutShort } from '../../kit/cut-short.ts';
import type { MarketFaces } from '../../kit/market-book.ts';
import type { DartsOutcomes } from '../outcomes.ts';
import type { DartsState } from '../state.ts';

/** What hangs on the points of single visits of a leg … */
const OF_LEG = /^(?:visit-(?:score|range|duel)|leg-(?:double|highest|maximum|player-maximum)):l(\d+)(?::|$)/;
/** … and of the match: its 180s. */
const OF_MATCH =
  /^(?:maximums?|maximums-(?:home|away|spread)|each-maximums|most-maximums|winner-maximums|treble)(?::|$)/;

/**
 * Bets on the points of visits come back where a source has lost how some points fell into visits, unless they were decided before; all
 * else of the match stands, for what both need is known throughout.
 */
export function voidOfUnsureVisits(
  faces: MarketFaces<DartsState, DartsOutcomes>,
): MarketFaces<DartsState, DartsOutcomes> {
  return voidWhenCutShort(faces, {
    cutIn: ({ unsure }) => unsure,
    standing(state, key) {
      const at = unsureLeg(state, key);
      return at < 0 ? undefined : { by: asFarAsSure(state, at), atOnce: true };
    },
    told: () => 'Stake back: the points of some visits were not told',
  });
}

/** The place of the leg by which a market is not to be decided; -1 where there is none. */
function unsureLeg({ legs }: DartsState, key: string): number {
  const [, leg] = OF_LEG.exec(key) ?? [];
  const isUnsure = (at: number) => legs[at]?.sureVisits !== undefined;
  if (leg !== undefined) return isUnsure(Number(leg) - 1) ? Number(leg) - 1 : -1;
  return OF_MATCH.test(key) ? legs.findIndex((_, at) => isUnsure(at)) : -1;
}

/** The match up to the first visit of a leg of which the points are not known. */
function asFarAsSure(state: DartsState, at: number): DartsState {
  const { sureVisits, ...leg } = state.legs[at] ?? { set: 1, first: 'home', visits: [] };
  const legs = [...state.legs.slice(0, at), { ...leg, visits: leg.visits.slice(0, sureVisits) }];
  return { ...state, phase: 'in-play', retired: undefined, legs };
}
