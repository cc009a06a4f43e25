import { type CricketState, type Innings, targetOf } from '../state.ts';
import { chaseSeen, lengthOf, partWay, type Seen } from './chases.ts';

/**
 * How far the day (the pitch, the ground, the dew) shifts the scoring of both sides, in units of strength. Nobody knows it
 * before; every ball tells more of it.
 */
export interface Conditions {
  readonly mean: number;
  readonly deviation: number;
}

/** Five shifts, as likely as each other, that stand for a normal distribution. */
export const CONDITIONS = Float64Array.of(-1.4, -0.53, 0, 0.53, 1.4);

/** How far days lie apart: first innings of the Indian Premier League spread by 32 runs, the engine's alone by 25. */
const PRIOR_DEVIATION = 16;
/** How far an innings of twenty overs strays from what sides and pitch deserve. */
const NOISE = 27;
/** What a wicket more than usual, with the whole innings to come, will cost in runs. */
const WICKET_COST = 7;
/** Wickets usually lost in a first innings. */
const USUAL_WICKETS = 6.5;
/** Runs of an average first innings, and what a unit of strength is worth in it. */
const AVERAGE = { twenty: { runs: 167, unit: 0.9 }, fifty: { runs: 268, unit: 1.6 } } as const;
/** By how much more an innings of twenty overs is hit, as a share of it, once half of its overs are cut: played ball by ball, from ten and from five. */
const CUT_RUNS = 13.5;
/** Share of an innings' runs by share of its balls, in steps of a tenth: slow at first, fast at the end. */
const TWENTY_SHARES = [0, 0.092, 0.195, 0.29, 0.38, 0.472, 0.567, 0.664, 0.766, 0.876, 1];
const FIFTY_SHARES = [0, 0.091, 0.191, 0.281, 0.371, 0.463, 0.557, 0.654, 0.755, 0.87, 1];

/** What is known of the day. @param strengthOf of each side, against the other, and how sure it is */
export function conditionsOf(
  state: CricketState,
  strengthOf: Readonly<Record<'home' | 'away', number>> & { readonly unsure?: number },
): Conditions {
  let precision = 1 / (PRIOR_DEVIATION ** 2 + (strengthOf.unsure ?? 0) ** 2);
  let weighted = 0;
  state.innings.slice(0, 2).forEach((innings, n) => {
    const gone = innings.balls / innings.limit;
    if (gone === 0) return;
    const target = targetOf(state, n);
    const strength = strengthOf[innings.side];
    // A chase is paced by its target: hard hitting that a high one asks for is no good day.
    const { shift, says } =
      target === undefined ? firstSeen(innings, strength) : chaseSeen(innings, target, strength);
    const said = (gone / NOISE ** 2) * says;
    precision += said;
    weighted += said * shift;
  });
  return { mean: weighted / precision, deviation: Math.sqrt(1 / precision) };
}

/** What a first innings so far tells of the day; one cut short as the same share of a longer one, and less by the balls that it lacks. */
function firstSeen({ runs, wickets, balls, limit }: Innings, strength: number): Seen {
  const { isTwenty, cut } = lengthOf(limit);
  const average = isTwenty ? AVERAGE.twenty : AVERAGE.fifty;
  const gone = balls / limit;
  const share = partWay(isTwenty ? TWENTY_SHARES : FIFTY_SHARES, gone);
  const harder = isTwenty ? CUT_RUNS * Math.min(1, 2 * (1 - cut)) : 0;
  const expected = (average.runs + harder + average.unit * strength) * share;
  const lost = (wickets - USUAL_WICKETS * gone) * WICKET_COST * (1 - gone);
  return { shift: (runs / cut - expected - lost) / (average.unit * share), says: cut };
}
