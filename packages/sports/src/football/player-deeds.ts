import type { SideKey } from '../sport.ts';
import type { FootballDeed, FootballPlay, FootballPlayKind } from './play.ts';
import { QUARTERBACK } from './players.ts';
import type { FootballState, Gains, SidePlayers } from './state.ts';

/** Plays of which something is gained by somebody: without a word of whom, nobody's numbers are known any more. */
const BY_SOMEBODY: ReadonlySet<FootballPlayKind> = new Set(['rush', 'pass', 'kneel']);

/** What the players have done after a play; undefined once a play did not say who did it, until a correction says it all. */
export function playersAfter(
  { players }: FootballState,
  { kind, did, correctedPlayers }: FootballPlay,
): FootballState['players'] {
  if (correctedPlayers !== undefined) return correctedPlayers;
  if (players === undefined || (did === undefined && BY_SOMEBODY.has(kind))) return undefined;
  if (did === undefined || did.length === 0) return players;
  const deedsOf = (side: SideKey) => did.filter((deed) => deed.side === side);
  return {
    home: deedsOf('home').reduce(sideAfter, players.home),
    away: deedsOf('away').reduce(sideAfter, players.away),
  };
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
