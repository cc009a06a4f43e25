import type { Fixture } from '@fairline/feed/message.ts';

/** What a source is answered that tells of an event as if it were another game. */
export const OTHER_GAME =
  'fixture: its competition and who plays must be those that were announced, in their order. Tell of another game as another event';

/** The same for two fixtures when they tell of the same sides of the same competition, in the same order. */
export function gameOf({ competition, home, away, field = [] }: Fixture): string {
  return JSON.stringify([competition, [home, away, ...field].map(({ id }) => id)]);
}
