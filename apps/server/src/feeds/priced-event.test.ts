import type { Fixture } from '@fairline/feed/message.ts';
import { NFL, nflTeams } from '@fairline/feed/nfl/teams.ts';
import { sideOf } from '@fairline/feed/season/league.ts';
import { expect, test } from 'vitest';
import { PricedEvent } from './priced-event.ts';

const NOW = Date.UTC(2030, 0, 1);
const [home, away] = nflTeams.map(sideOf);
if (!home || !away) throw new Error('no teams');
const listed: Fixture = {
  ...{ ...NFL, eventId: 'priced', home, away },
  startsAt: '2030-01-01T06:00:00.000Z',
  lines: { homeWinProbability: 0.6 },
};

test('a game that is listed is announced with nobody on either side, for its source names no players, and stays so', () => {
  const event = new PricedEvent('test', listed);
  const nobody = { home: { players: [] }, away: { players: [] } };
  expect(event.listed(listed, NOW)).toMatchObject([{ kind: 'fixture', fixture: nobody }]);
  expect(event.snapshot(NOW)).toMatchObject({ kind: 'snapshot', fixture: nobody });
  const moved = { ...listed, startsAt: '2030-01-01T07:00:00.000Z' };
  expect(event.listed(moved, NOW)).toMatchObject([{ kind: 'fixture', fixture: nobody }]);
});

test('a game that was listed before players were asked for stays as it was announced', () => {
  const envelope = { source: 'test', eventId: listed.eventId, sequence: 1, at: listed.startsAt };
  const event = PricedEvent.resumed([{ ...envelope, kind: 'fixture', fixture: listed }]);
  const moved = { ...listed, startsAt: '2030-01-01T07:00:00.000Z' };
  const [told] = event?.listed(moved, NOW) ?? [];
  expect(told).toMatchObject({ kind: 'fixture', fixture: { home: listed.home, away: listed.away } });
  expect(told?.kind === 'fixture' && told.fixture.home.players).toBeUndefined();
});

test.each(['2030-01-01T06:00:00Z', '2030-01-01T07:30:00.000+01:30'])(
  'a start that is written otherwise is no other start: %s',
  (startsAt) => {
    const event = new PricedEvent('test', listed);
    expect(event.listed(listed, NOW).map(({ kind }) => kind)).toEqual(['fixture']);
    expect(event.listed({ ...listed, startsAt }, NOW + 1)).toEqual([]);
    expect(event.announced?.startsAt).toBe(listed.startsAt);
    const later = event.listed({ ...listed, startsAt: '2030-01-01T06:00:01Z' }, NOW + 2);
    expect(later).toMatchObject([{ kind: 'fixture', fixture: { startsAt: '2030-01-01T06:00:01Z' } }]);
  },
);
