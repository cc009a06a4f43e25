import { type CricketState, targetOf } from '../state.ts';
import { chaseSeen } from './chases.ts';
import { firstInningsSeen } from './first-innings.ts';

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

/** What is known of the day. @param strengthOf of each side, against the other, and how sure it is */
export function conditionsOf(
  state: CricketState,
  strengthOf: Readonly<Record<'home' | 'away', number>> & { readonly unsure?: number },
): Conditions {
  let precision = 1 / (PRIOR_DEVIATION ** 2 + (strengthOf.unsure ?? 0) ** 2);
  let weighted = 0;
  state.innings.slice(0, 2).forEach((now, n) => {
    const by = paceOf(state, n);
    const innings = by.innings[n] ?? now;
    const gone = innings.balls / innings.limit;
    if (gone === 0) return;
    const target = targetOf(by, n);
    const strength = strengthOf[innings.side];
    // A chase is paced by its target: hard hitting that a high one asks for is no good day.
    const { shift, says } =
      target === undefined ? firstInningsSeen(innings, strength) : chaseSeen(innings, target, strength);
    const said = (gone / NOISE ** 2) * says;
    precision += said;
    weighted += said * shift;
  });
  return { mean: weighted / precision, deviation: Math.sqrt(1 / precision) };
}

/** The match by which an innings paced itself: where rain cut it under way, as it was before, and what came after tells nothing. */
function paceOf(state: CricketState, n: number): CricketState {
  const { beforeCut } = state;
  const before = beforeCut?.innings[n];
  return beforeCut !== undefined && before !== undefined && before.balls > 0 ? beforeCut : state;
}
