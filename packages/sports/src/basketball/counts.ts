import type { SideCount, SideKey } from '../sport.ts';
import type { BasketballState, PlayerLine } from './state.ts';

const OF_PLAYERS = [
  ['Rebounds', 'rebounds'],
  ['Assists', 'assists'],
  ['Threes Made', 'threes'],
] as const;

/** Of the game what its players have together, where that is told; the fouls are those of the period. */
export function countsOf({ players, fouls }: BasketballState): SideCount[] {
  const together = (side: SideKey, what: keyof PlayerLine) =>
    players?.[side].reduce((sum, line) => sum + line[what], 0) ?? 0;
  const told = players === undefined ? [] : OF_PLAYERS;
  return [
    ...told.map(([title, what]) => ({ title, home: together('home', what), away: together('away', what) })),
    { title: 'Fouls This Period', ...fouls },
  ];
}
