import type { SideCount } from '../sport.ts';
import { arePlayersTold, type FootballState, type Gains, type SidePlayers } from './state.ts';

/** What the players of each side have done together, passes by whoever caught them, for any of them may throw; nothing once the source does not tell who did what. */
export function countsOf(state: FootballState): SideCount[] {
  const { players } = state;
  if (players === undefined || !arePlayersTold(state)) return [];
  const { home, away } = players;
  const both = (title: string, of: (side: SidePlayers) => number) => ({
    title,
    home: of(home),
    away: of(away),
  });
  return [
    both('Passing Yards', ({ catches }) => yardsOf(catches)),
    both('Completions', ({ catches }) => timesOf(catches)),
    both('Rushing Yards', ({ runs }) => yardsOf(runs)),
    both('Interceptions Thrown', ({ interceptions }) => interceptions),
  ];
}

function timesOf(gains: readonly Gains[]): number {
  return gains.reduce((sum, { count }) => sum + count, 0);
}

function yardsOf(gains: readonly Gains[]): number {
  return gains.reduce((sum, { yards }) => sum + yards, 0);
}
