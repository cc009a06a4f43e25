import type { Fixture } from '@fairline/feed/message.ts';

/** What a source is answered that tells of an event as if it were another game. */
export const OTHER_GAME =
  'fixture: its competition, its format and who plays must be those that were announced, in their order. Tell of another game as another event';

/** The same for two fixtures when they tell of the same sides of the same competition, in the same order, by the same format. */
export function gameOf({ competition, format, home, away, field = [] }: Fixture): string {
  const parts: readonly unknown[] = [competition, [home, away, ...field].map(({ id }) => id)];
  return JSON.stringify(format ? [...parts, format.setsToWin, format.legsToWin] : parts);
}
