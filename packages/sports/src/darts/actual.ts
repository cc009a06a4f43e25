import { madeOnce } from '../kit/made-once.ts';
import { type DartsOutcomes, emptyOutcomes } from './outcomes.ts';
import { fillPast, highestCheckout, matchScore, maximumsOf, standingOf } from './past.ts';
import { type DartsState, legsBySet } from './state.ts';

/** The real match as far as it was thrown, as one sample. */
export const actual = madeOnce((state: DartsState): DartsOutcomes => {
  const outcomes = emptyOutcomes(1, state.rules, standingOf(state));
  fillPast(state, outcomes);
  legsBySet(state).forEach(({ home, away }, set) => {
    outcomes.legs.home[set]?.fill(home);
    outcomes.legs.away[set]?.fill(away);
  });
  const score = matchScore(state);
  outcomes.score.home[0] = score.home;
  outcomes.score.away[0] = score.away;
  for (const side of ['home', 'away'] as const) {
    outcomes.maximums[side][0] = maximumsOf(state, side);
    outcomes.checkouts[side][0] = highestCheckout(state, side);
  }
  const stopped = state.retired === undefined ? undefined : state;
  const isUnsure = state.legs.some(({ unsure, sureVisits }) => (unsure ?? sureVisits) !== undefined);
  return {
    ...outcomes,
    rules: state.rules,
    real: state.legs,
    stopped,
    ...(isUnsure && { unsure: state }),
  };
});
