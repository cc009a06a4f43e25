import type { FeedBody, FeedMessage } from '@fairline/feed/message.ts';
import { nflTeams } from '@fairline/feed/nfl/teams.ts';
import { sideOf } from '@fairline/feed/season/league.ts';

/** Longer than there are messages. */
export const FOR_EVER_MS = 1e12;

/** A message of one source, by its number. */
export function messageOf(
  eventId: string,
  sequence: number,
  body: FeedBody = { kind: 'alive' },
): FeedMessage {
  return { source: 'test', eventId, sequence, at: '2030-01-01T00:00:00.000Z', ...body };
}

/** An NFL game. */
export function fixtureOf(eventId: string): FeedBody & { kind: 'fixture' } {
  const [home, away] = nflTeams.map(sideOf);
  if (!home || !away) throw new Error('no teams');
  const place = { sport: 'football', organization: 'united-states', competition: 'nfl' };
  const startsAt = '2030-01-01T00:00:00.000Z';
  return { kind: 'fixture', fixture: { eventId, ...place, home, away, startsAt, lines: { spread: -3 } } };
}
