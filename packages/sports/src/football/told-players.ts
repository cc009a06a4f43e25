import type { SideKey } from '../sport.ts';
import type { FootballOutcomes, ToldPlayers } from './outcomes.ts';
import { KICKER } from './players.ts';
import { arePlayersTold, type FootballState, type SidePlayers } from './state.ts';

/** What is known of the players so far, beside what the columns say; undefined where the source does not tell. */
export function toldOf(state: FootballState): FootballOutcomes['told'] {
  const { players } = state;
  if (players === undefined || !arePlayersTold(state)) return undefined;
  return { home: sideTold(state, players.home, 'home'), away: sideTold(state, players.away, 'away') };
}

function sideTold({ scores }: FootballState, { passes, catches }: SidePlayers, side: SideKey): ToldPlayers {
  const caught = catches.reduce(
    (sum, { count, yards }) => ({ count: sum.count + count, yards: sum.yards + yards }),
    { count: 0, yards: 0 },
  );
  return {
    passYards: passes.yards - caught.yards,
    completions: passes.count - caught.count,
    othersKicks: scores.filter(
      (score) => score.side === side && score.kind === 'extra-point' && score.player !== KICKER,
    ).length,
  };
}
