import { countPoints } from '../rally/points.ts';
import type { SideCount, SideKey } from '../sport.ts';
import { GAME_TO } from './rules.ts';
import type { PlayedGame, TennisState } from './state.ts';

export function countsOf({ aces, doubleFaults, games, points }: TennisState): SideCount[] {
  const played = [...games.map((game) => game.points), points].map(countPoints);
  const won = (side: SideKey) => played.reduce((sum, game) => sum + game[side], 0);
  const breaks = (side: SideKey) => games.filter((game) => isBreakOf(side, game)).length;
  return [
    { title: 'Aces', ...aces },
    { title: 'Double Faults', ...doubleFaults },
    { title: 'Breaks of Serve', home: breaks('home'), away: breaks('away') },
    { title: 'Points Won', home: won('home'), away: won('away') },
  ];
}

/** A game is of whoever won its last point. */
function isBreakOf(side: SideKey, { server, to, points }: PlayedGame): boolean {
  const winner = points.endsWith('h') ? 'home' : 'away';
  return to === GAME_TO && winner === side && server !== side;
}
