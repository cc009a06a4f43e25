import { type Restated, restatedAsTold } from '../kit/restated.ts';
import type { FootballPlay, FootballScore } from './play.ts';
import { areScorersTold, type FootballState } from './state.ts';

/** The scores that a correction restates, whose name stays where it names nobody; undefined of any other play. */
export function restatedScores(
  state: FootballState,
  { correctedScores }: FootballPlay,
): Restated<FootballScore> | undefined {
  if (correctedScores === undefined) return undefined;
  if (!areScorersTold(state)) return { all: correctedScores, told: correctedScores.length };
  const { scores, toldScores = scores.length } = state;
  return restatedAsTold(correctedScores, scores, toldScores, isSame);
}

function isSame(one: FootballScore, other: FootballScore): boolean {
  const { side, kind, quarter, clock } = other;
  return one.side === side && one.kind === kind && one.quarter === quarter && one.clock === clock;
}
