import { MOST_LOSER_POINTS } from '../../rally/race-endings.ts';

/** Whether a game is won: one longer than any table tells is ended with the next point ahead, as raceEndings does. */
export function isGameOver(home: number, away: number, to: number, by: 1 | 2): boolean {
  const most = Math.max(home, away);
  const ahead = Math.abs(home - away);
  return most >= to && (ahead >= by || (ahead === 1 && most > MOST_LOSER_POINTS));
}
