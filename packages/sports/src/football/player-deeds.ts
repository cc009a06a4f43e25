import type { Restated } from '../kit/restated.ts';
import type { SideKey } from '../sport.ts';
import type { FootballDeed, FootballPlay, FootballPlayKind, FootballScore } from './play.ts';
import { QUARTERBACK } from './players.ts';
import { areScorersTold, type FootballState, type Gains, isUntold, type SidePlayers } from './state.ts';

/** Plays of which something is gained by somebody: without a word of whom, nobody's numbers are told any more. */
const BY_SOMEBODY: ReadonlySet<FootballPlayKind> = new Set(['rush', 'pass', 'kneel']);

type Players = Pick<FootballState, 'players' | 'toldScores'>;

/**
 * What the players have done after a play. Once one did not say who did it, all stays as it was told before, until a correction
 * says it all.
 * @param restated the scores of a correction
 */
export function playersAfter(
  state: FootballState,
  play: FootballPlay,
  restated: Restated<FootballScore> | undefined,
): Players {
  if (restated !== undefined) return playersCorrected(state, play, restated);
  const { players, toldScores, scores } = state;
  if (players === undefined || !areScorersTold(state)) return { players };
  if (toldScores !== undefined) return { players, toldScores };
  const { kind, did = [] } = play;
  const deedsOf = (side: SideKey) => did.filter((deed) => deed.side === side);
  const after = {
    home: deedsOf('home').reduce(sideAfter, players.home),
    away: deedsOf('away').reduce(sideAfter, players.away),
  };
  const told = play.scores.findIndex(isUntold);
  const isSilent = told >= 0 || (play.did === undefined && BY_SOMEBODY.has(kind));
  if (!isSilent) return { players: did.length === 0 ? players : after };
  return { players: after, toldScores: scores.length + (told >= 0 ? told : play.scores.length) };
}

/** A correction restates the scores, whose name stays where it names nobody, and all else only where it says so. */
function playersCorrected(
  { players, toldScores }: FootballState,
  { correctedPlayers }: FootballPlay,
  { all, told }: Restated<FootballScore>,
): Players {
  const isTold = !all.some(isUntold);
  if (correctedPlayers !== undefined && isTold) return { players: correctedPlayers };
  const known = correctedPlayers ?? players;
  if (known === undefined || (isTold && toldScores === undefined)) return { players: known };
  return { players: known, toldScores: told };
}

function sideAfter(players: SidePlayers, { what, player, yards }: FootballDeed): SidePlayers {
  if (what === 'run') return { ...players, runs: withGain(players.runs, player, yards) };
  if (what === 'catch') return { ...players, catches: withGain(players.catches, player, yards) };
  if (player !== QUARTERBACK) return players;
  if (what === 'interception') return { ...players, interceptions: players.interceptions + 1 };
  return { ...players, passes: gained(players.passes, yards) };
}

function withGain(all: readonly Gains[], place: number, yards: number): readonly Gains[] {
  return all.map((each, at) => (at === place ? gained(each, yards) : each));
}

function gained({ count, yards }: Gains, more: number): Gains {
  return { count: count + 1, yards: yards + more };
}
