import { createHash } from 'node:crypto';
import type { Fixture } from '@fairline/feed/message.ts';
import type { MatchFormat } from '@fairline/sports/sport.ts';

/** What a source is answered that tells of an event as if it were another game. */
export const OTHER_GAME =
  'fixture: its competition, its format, who plays and the players of each side must be those that were announced, in their order. Tell of another game as another event';

/**
 * The same for two fixtures when they tell of the same sides of the same competition, in the same order, by the same format, and
 * of the same players: plays and bets name a player by the place.
 */
export function gameOf({ competition, format, home, away, field = [] }: Fixture): string {
  const sides = [home, away, ...field].map(({ id, players, starter }) => {
    if (players) return [id, digestOf(players)];
    return starter ? [id, starter] : id;
  });
  const parts: readonly unknown[] = [competition, sides];
  return JSON.stringify(format ? [...parts, ...wordsOf(format)] : parts);
}

function wordsOf(format: MatchFormat): readonly unknown[] {
  const { setsToWin, legsToWin, gamesToWin, mapsToWin, rounds } = format;
  const { mustHaveWinner, tellsSubstitutions, onlyRounds } = format;
  return [
    ...[setsToWin, legsToWin, gamesToWin, mapsToWin, rounds],
    ...(mustHaveWinner ? [mustHaveWinner] : []),
    ...(tellsSubstitutions ? ['tellsSubstitutions'] : []),
    ...(onlyRounds ? ['onlyRounds'] : []),
  ];
}

/** Of thousands of events each game is kept in memory, and a roster has sixty names. */
function digestOf(players: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(players)).digest('base64url').slice(0, 16);
}

/** How many take part in a field, of a game as gameOf has it; 0 of two sides. */
export function fieldSizeOf(game: string): number {
  const parts: unknown = JSON.parse(game);
  const sides: unknown = Array.isArray(parts) ? parts[1] : undefined;
  return Array.isArray(sides) ? sides.length - 2 : 0;
}
