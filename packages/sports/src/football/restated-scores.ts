import { type Restated, restatedAsTold } from '../kit/restated.ts';
import type { FootballPlay, FootballScore } from './play.ts';
import { EVERYBODY_ELSE } from './players.ts';
import { areScorersTold, type FootballState } from './state.ts';

/** The scores that a correction restates, whose name stays where it names nobody; undefined of any other play. */
export function restatedScores(
  state: FootballState,
  { correctedScores }: FootballPlay,
): Restated<FootballScore> | undefined {
  if (correctedScores === undefined) return undefined;
  if (!areScorersTold(state)) return { all: correctedScores, told: correctedScores.length };
  const { scores, toldScores = scores.length } = state;
  return restatedAsTold(correctedScores, scores, toldScores, isSame, undefined, withName);
}

/** Everybody else, told again without a name, is whom he was told to be. */
function withName(restated: FootballScore, before: FootballScore): FootballScore {
  const isSameMan = restated.player === EVERYBODY_ELSE && before.player === EVERYBODY_ELSE;
  return isSameMan && before.name !== undefined ? { name: before.name, ...restated } : restated;
}

function isSame(one: FootballScore, other: FootballScore): boolean {
  const { side, kind, quarter, clock } = other;
  return one.side === side && one.kind === kind && one.quarter === quarter && one.clock === clock;
}
