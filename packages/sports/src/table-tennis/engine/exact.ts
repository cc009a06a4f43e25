import { chanceToWinRace } from '../../rally/race-endings.ts';
import type { TableTennisRules } from '../state.ts';
import type { TableTennisStrength } from '../strength.ts';
import { gameEndings } from './chances.ts';

/** Chance of the home side to win the match before its first point; either side serves first. */
export function chanceToWin({ gamesToWin }: TableTennisRules, strength: TableTennisStrength): number {
  const byServer = [
    chanceToWinRace(gameEndings(strength, 'home')),
    chanceToWinRace(gameEndings(strength, 'away')),
  ];
  const from = (home: number, away: number, server: number): number => {
    if (home === gamesToWin) return 1;
    if (away === gamesToWin) return 0;
    const won = byServer[server] ?? 0.5;
    return won * from(home + 1, away, 1 - server) + (1 - won) * from(home, away + 1, 1 - server);
  };
  return (from(0, 0, 0) + from(0, 0, 1)) / 2;
}
