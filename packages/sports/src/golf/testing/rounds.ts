import { fieldSides } from '../../kit/testing/fields.ts';
import { apply } from '../apply.ts';
import { type GolfState, initialState } from '../state.ts';

/** A tournament of so many players before the start. */
export function start(players: number): GolfState {
  return initialState(fieldSides(players));
}

/** A whole round of everybody who is told of, against par; undefined for who plays none. */
export function round(state: GolfState, scores: readonly (number | undefined)[]): GolfState {
  const told = scores.flatMap((toPar, player) => (toPar === undefined ? [] : { player, holes: 18, toPar }));
  return apply(state, { kind: 'scores', text: '', round: state.round, scores: told });
}

/** Four rounds of four players, totals first: everybody plays level par but in the last round. */
export function finished(totals: readonly number[]): GolfState {
  const level = totals.map(() => 0);
  return round(round(round(round(start(totals.length), level), level), level), totals);
}
