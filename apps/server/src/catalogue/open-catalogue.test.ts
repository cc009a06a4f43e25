import type { Fixture } from '@fairline/feed/message.ts';
import { nflTeam } from '@fairline/feed/nfl/teams.ts';
import { sideOf } from '@fairline/feed/season/league.ts';
import { fighters } from '@fairline/feed/season/players/fighters.ts';
import { inventedPlayers } from '@fairline/feed/season/players/invented.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { eventChanged } from './catalogue.topics.ts';
import { type Catalogue, UnknownCompetition } from './event.ts';
import { catalogueMigrations } from './migrations.ts';
import { openCatalogue } from './open-catalogue.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(catalogueMigrations);
});
afterAll(() => testDatabase.drop());

function side(abbreviation: string) {
  const team = nflTeam(abbreviation);
  if (!team) throw new Error(`No team ${abbreviation}`);
  return sideOf(team);
}

function fixture(eventId: string, change: Partial<Fixture> = {}): Fixture {
  return {
    eventId,
    sport: 'football',
    organization: 'united-states',
    competition: 'nfl',
    home: side('KC'),
    away: side('BUF'),
    startsAt: '2030-01-06T18:00:00.000Z',
    lines: { spread: -3.5 },
    ...change,
  };
}

/** A fixture of two of the promotion, whose records are counted; each test has two of its own. */
function fight(eventId: string, pair: number): Fixture {
  const [home, away] = inventedPlayers('ib', fighters)
    .flat()
    .slice(2 * pair);
  if (!home || !away) throw new Error('Nobody fights');
  const place = { sport: 'combat', organization: 'international', competition: 'iron-bell' };
  return fixture(eventId, { ...place, home, away, lines: {} });
}

/** Fights that each of both has won, lost and drawn since records were as `before` says. */
function since(
  before: readonly (string | undefined)[],
  now: readonly (string | undefined)[],
): readonly (readonly number[])[] {
  const counts = (record = '') => [...record.split('-').map(Number), 0].slice(0, 3);
  return now.map((record, side) => counts(record).map((many, at) => many - (counts(before[side])[at] ?? 0)));
}

function recordsOf(catalogue: Catalogue, { home, away }: Fixture): readonly (string | undefined)[] {
  return [home, away].map(({ id }) => catalogue.team(id)?.record);
}

function open(bus = new Bus({ error: vi.fn() })) {
  return openCatalogue(testDatabase.database, bus, new ManualClock(Date.now()));
}

test('a fixture becomes an event with its competition, teams and address [LIVE-001]', async () => {
  const event = await (await open()).addFixture(fixture('e-1'));
  expect(event).toMatchObject({
    id: 'e-1',
    name: 'Bills at Chiefs',
    status: 'PRE_GAME',
    sport: { slug: 'football' },
    organization: { slug: 'united-states' },
    competition: { slug: 'nfl', name: 'NFL' },
    home: { mediumName: 'Chiefs', abbreviation: 'KC', primaryColour: '#e31837' },
    canonicalUrl: '/sport/football/organization/united-states/competition/nfl/event/e-1',
  });
});

test('everything is there again after a restart', async () => {
  const before = await open();
  await before.addFixture(fixture('e-2'));
  await before.setStatus('e-2', 'IN_PLAY');
  const after = await open();
  expect(after.event('e-2')).toEqual(before.event('e-2'));
  expect(after.competitions()).toEqual(before.competitions());
  expect(after.competitions().map((competition) => competition.slug)).toContain('nfl');
});

test('a fixture said twice changes nothing; a new start moves the event until it has begun', async () => {
  const bus = new Bus({ error: vi.fn() });
  const heard = vi.fn();
  const catalogue = await open(bus);
  await catalogue.addFixture(fixture('e-3'));
  bus.subscribe(eventChanged, heard);
  await catalogue.addFixture(fixture('e-3'));
  expect(heard).not.toHaveBeenCalled();
  const later = '2030-01-06T19:00:00.000Z';
  expect((await catalogue.addFixture(fixture('e-3', { startsAt: later }))).startsAt).toEqual(new Date(later));
  await catalogue.setStatus('e-3', 'IN_PLAY');
  expect((await catalogue.addFixture(fixture('e-3'))).startsAt).toEqual(new Date(later));
});

test('a finished event stays finished and counts once in the records', async () => {
  const catalogue = await open();
  const first = fight('e-4', 0);
  const next = { ...first, eventId: 'e-5' };
  await catalogue.addFixture(first);
  await catalogue.addFixture(next);
  const before = recordsOf(catalogue, first);
  await catalogue.setStatus('e-4', 'FINISHED', { home: 1, away: 0, winner: 'home' });
  await catalogue.setStatus('e-4', 'FINISHED', { home: 1, away: 0, winner: 'home' });
  expect((await catalogue.setStatus('e-4', 'IN_PLAY'))?.status).toBe('FINISHED');
  expect(since(before, recordsOf(catalogue, first))).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
  expect(catalogue.event('e-5')?.home.record).toBe(catalogue.team(first.home.id)?.record);
});

test('a fighter is shown with a career, which a fight here makes longer by one', async () => {
  const catalogue = await open();
  const before = await catalogue.addFixture(fight('e-fight', 1));
  const [wins, losses] = before.home.record?.split('-').map(Number) ?? [];
  expect(Number(wins) + Number(losses)).toBeGreaterThan(6);
  await catalogue.setStatus('e-fight', 'FINISHED', { home: 1, away: 0, winner: 'home' });
  expect(catalogue.team(before.home.id)?.record).toBe(`${Number(wins) + 1}-${losses}`);
});

test('of a side of which no record is told none is shown: not before a game here, nor after it, nor with the next', async () => {
  const catalogue = await open();
  const sides = { home: side('MIA'), away: side('NE') };
  const shown = (id: string) => [catalogue.event(id)?.home.record, catalogue.event(id)?.away.record];
  await catalogue.addFixture(fixture('e-here', sides));
  await catalogue.addFixture(fixture('e-then', sides));
  const none = [undefined, undefined];
  expect(shown('e-here')).toEqual(none);
  await catalogue.setStatus('e-here', 'IN_PLAY');
  await catalogue.setStatus('e-here', 'FINISHED', { home: 24, away: 20, winner: 'home' });
  expect([shown('e-here'), shown('e-then')]).toEqual([none, none]);
  expect((await open()).event('e-then')?.home.record).toBeUndefined();
});

test('another final score of a finished event corrects its own and the records', async () => {
  const catalogue = await open();
  const corrected = fight('e-corrected', 2);
  await catalogue.addFixture(corrected);
  const before = recordsOf(catalogue, corrected);
  await catalogue.setStatus('e-corrected', 'FINISHED', { home: 1, away: 0, winner: 'home' });
  await catalogue.setStatus('e-corrected', 'FINISHED', { home: 0, away: 1, winner: 'away' });
  const event = catalogue.event('e-corrected');
  expect(since(before, [event?.home.record, event?.away.record])).toEqual([
    [0, 1, 0],
    [1, 0, 0],
  ]);
  const scores = await testDatabase.database.query(
    'select home_score, away_score from catalogue.event where id = $1',
    ['e-corrected'],
  );
  expect(scores).toEqual([{ home_score: 0, away_score: 1 }]);
});

test('a finished event leaves the memory after its day, though one that ended before it was corrected since', async () => {
  const clock = new ManualClock(Date.now());
  const catalogue = await openCatalogue(testDatabase.database, new Bus({ error: vi.fn() }), clock);
  const end = async (id: string, home: number) => {
    await catalogue.addFixture(fixture(id));
    await catalogue.setStatus(id, 'FINISHED', { home, away: 20, winner: 'home' });
  };
  await end('e-first', 24);
  clock.advance(3_600_000);
  await end('e-second', 24);
  clock.advance(22 * 3_600_000);
  await catalogue.setStatus('e-first', 'FINISHED', { home: 31, away: 20, winner: 'home' });
  clock.advance(3 * 3_600_000);
  await catalogue.addFixture(fixture('e-next'));
  expect(catalogue.event('e-second')).toBeUndefined();
  expect(catalogue.event('e-first')).toBeDefined();
});

test('who won counts in the records, not who has more; a game that nobody won in none', async () => {
  const catalogue = await open();
  const retired = fight('e-retired', 3);
  for (const eventId of ['e-retired', 'e-level', 'e-off'])
    await catalogue.addFixture({ ...retired, eventId });
  const before = recordsOf(catalogue, retired);
  const counted = () => since(before, recordsOf(catalogue, retired)).map((counts) => counts.join('-'));
  await catalogue.setStatus('e-retired', 'FINISHED', { home: 1, away: 0, winner: 'away' });
  expect(counted()).toEqual(['0-1-0', '1-0-0']);
  await catalogue.setStatus('e-level', 'FINISHED', { home: 182, away: 182, winner: 'home' });
  expect(counted()).toEqual(['1-1-0', '1-1-0']);
  await catalogue.setStatus('e-off', 'FINISHED', { home: 1, away: 0, winner: undefined });
  expect(counted()).toEqual(['1-1-0', '1-1-0']);
  // The score was right.
  await catalogue.setStatus('e-level', 'FINISHED', { home: 182, away: 182, winner: 'level' });
  expect(counted()).toEqual(['0-1-1', '1-0-1']);
  await catalogue.setStatus('e-off', 'FINISHED', { home: 1, away: 0, winner: 'home' });
  expect(counted()).toEqual(['1-1-1', '1-1-1']);
});

test('a competition nobody seeded and an event nobody knows are refused without a trace', async () => {
  const catalogue = await open();
  await expect(catalogue.addFixture(fixture('e-6', { competition: 'xfl' }))).rejects.toThrow(
    UnknownCompetition,
  );
  expect(await catalogue.findEvent('e-6')).toBeUndefined();
  expect(await catalogue.setStatus('e-0', 'IN_PLAY')).toBeUndefined();
});

test.each(['', 'a\0b', 'StandardEvent:e-6', 'x'.repeat(5_000)])(
  'what can be no id of an event is that of none: %j',
  async (id) => {
    const catalogue = await open();
    expect(await catalogue.findEvent(id)).toBeUndefined();
  },
);

test('a team from a new feed is added as it is named', async () => {
  const catalogue = await open();
  const tigers = { id: 'tigers', name: 'Test City Tigers', mediumName: 'Tigers', abbreviation: 'TIG' };
  expect((await catalogue.addFixture(fixture('e-7', { home: tigers }))).home.name).toBe('Test City Tigers');
});

test('games of the same teams that end together are all written down, none waits for another for ever', async () => {
  const catalogue = await open();
  const ids = Array.from({ length: 12 }, (_, index) => `together-${index}`);
  for (const [index, id] of ids.entries()) {
    const [home, away] = index % 2 === 0 ? [side('DEN'), side('LV')] : [side('LV'), side('DEN')];
    await catalogue.addFixture(fixture(id, { home, away }));
    await catalogue.setStatus(id, 'IN_PLAY');
  }
  await Promise.all(
    ids.map((id) => catalogue.setStatus(id, 'FINISHED', { home: 24, away: 20, winner: 'home' })),
  );
  expect(ids.map((id) => catalogue.event(id)?.status)).toEqual(ids.map(() => 'FINISHED'));
});

test('the sports of many events are told at once, also of those that left the memory', async () => {
  const { database } = testDatabase;
  const before = await open();
  await before.addFixture(fixture('e-soon'));
  await before.addFixture(fixture('e-season', { sport: 'futures' }));
  await before.addFixture(fixture('e-past'));
  for (const id of ['e-season', 'e-past']) {
    await before.setStatus(id, 'IN_PLAY');
    await before.setStatus(id, 'FINISHED');
  }
  await database.query(
    "update catalogue.event set status_changed_at = now() - interval '3 days' where id in ('e-season', 'e-past')",
  );
  const catalogue = await open();
  expect(['e-soon', 'e-season', 'e-past'].filter((id) => catalogue.event(id))).toEqual(['e-soon']);
  const asked: unknown[] = [];
  const counted: Queryable = {
    query: (text, values) => {
      asked.push(values);
      return database.query(text, values);
    },
  };
  const sports = await catalogue.sportsOf(counted, ['e-past', 'e-soon', 'nobody', 'e-season']);
  expect(Object.fromEntries(sports)).toEqual({
    'e-past': 'football',
    'e-soon': 'football',
    'e-season': 'futures',
  });
  expect(asked).toEqual([[['e-past', 'nobody', 'e-season']]]);
  await catalogue.sportsOf(counted, ['e-soon']);
  expect(asked).toHaveLength(1);
});

test('what game of the play-offs an event is stands as it was told last, also after a restart', async () => {
  const catalogue = await open();
  const series = { game: 3, bestOf: 7, wins: { home: 1, away: 0 } };
  const playOff = { round: 'Finals', series };
  expect((await catalogue.addFixture(fixture('e-final', { playOff }))).playOff).toEqual(playOff);
  const later = { ...playOff, series: { ...series, wins: { home: 1, away: 1 } } };
  await catalogue.addFixture(fixture('e-final', { playOff: later }));
  expect(catalogue.event('e-final')?.playOff).toEqual(later);
  expect((await open()).event('e-final')?.playOff).toEqual(later);
  expect((await catalogue.addFixture(fixture('e-final'))).playOff).toBeUndefined();
});

test('ranks told by the schedule are shown in college competitions alone, and newer ones take their place [LIVE-010]', async () => {
  const bus = new Bus({ error: vi.fn() });
  const changed = vi.fn();
  bus.subscribe(eventChanged, changed);
  const catalogue = await open(bus);
  const ranks = { home: 7, away: 25 };
  const elsewhere = await catalogue.addFixture(fixture('e-ranked-nfl', { ranks }));
  expect([elsewhere.home.rank, elsewhere.away.rank]).toEqual([undefined, undefined]);
  const college = await catalogue.addFixture(fixture('e-ranked', { competition: 'ncaaf', ranks }));
  expect([college.home.rank, college.away.rank]).toEqual([7, 25]);
  changed.mockClear();
  await catalogue.addFixture(fixture('e-ranked', { competition: 'ncaaf', ranks }));
  expect(changed).not.toHaveBeenCalled();
  await catalogue.addFixture(fixture('e-ranked', { competition: 'ncaaf', ranks: { home: 6 } }));
  const later = catalogue.event('e-ranked');
  expect([later?.home.rank, later?.away.rank]).toEqual([6, undefined]);
  expect((await open()).event('e-ranked')?.home.rank).toBe(6);
});

test('the record that was told for an event is shown there, whatever is played here, until another is told', async () => {
  const bus = new Bus({ error: vi.fn() });
  const changed = vi.fn();
  const catalogue = await open(bus);
  const sides = { home: side('CHI'), away: side('GB') };
  const told = (wins: number) => ({ ...sides, records: { home: { wins, losses: 4 } } });
  await catalogue.addFixture(fixture('e-told', told(7)));
  await catalogue.addFixture(fixture('e-untold', sides));
  await catalogue.addFixture(fixture('e-none', { ...sides, records: { home: { wins: 0, losses: 0 } } }));
  const shown = () =>
    ['e-told', 'e-untold', 'e-none'].map((id) => {
      const event = catalogue.event(id);
      return [event?.home.record, event?.away.record];
    });
  await catalogue.addFixture(fixture('e-played', sides));
  await catalogue.setStatus('e-played', 'FINISHED', { home: 24, away: 20, winner: 'home' });
  expect(shown()).toEqual([
    ['7-4', undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  bus.subscribe(eventChanged, changed);
  await catalogue.addFixture(fixture('e-told', told(7)));
  expect(changed).not.toHaveBeenCalled();
  await catalogue.addFixture(fixture('e-told', told(8)));
  expect(changed).toHaveBeenCalledWith({ eventId: 'e-told' });
  expect(shown()[0]).toEqual(['8-4', undefined]);
  expect((await open()).event('e-told')).toEqual(catalogue.event('e-told'));
  await catalogue.addFixture(fixture('e-told', sides));
  expect(shown()[0]).toEqual([undefined, undefined]);
});

test('where somebody is from is kept, told later it is added, and what the seed says no feed changes [CARD-015]', async () => {
  const bus = new Bus({ error: vi.fn() });
  const changed = vi.fn();
  const catalogue = await open(bus);
  const player = (id: string, country?: string) => ({
    id,
    name: id,
    mediumName: id,
    abbreviation: 'PL',
    ...(country !== undefined && { country }),
  });
  const told = (home: Fixture['home']) => fixture('e-countries', { home, away: player('p-other', 'NOR') });
  const before = await catalogue.addFixture(told(player('p-late')));
  expect([before.home.country, before.away.country]).toEqual([undefined, 'NOR']);
  bus.subscribe(eventChanged, changed);
  await catalogue.addFixture(told(player('p-late', 'FRA')));
  expect(changed).toHaveBeenCalledWith({ eventId: 'e-countries' });
  await catalogue.addFixture(told(player('p-late', 'ESP')));
  expect(catalogue.event('e-countries')?.home.country).toBe('FRA');
  await catalogue.addFixture(fixture('e-seeded', { home: { ...side('KC'), country: 'USA' } }));
  expect(catalogue.team('nfl-kc')?.country).toBeUndefined();
  const again = await open();
  expect(again.event('e-countries')?.home.country).toBe('FRA');
  expect(again.team('nfl-kc')?.country).toBeUndefined();
  expect(again.team('cricket-ind')?.country).toBe('IND');
});
