import type { Fixture } from '@fairline/feed/message.ts';
import { NFL, nflTeam } from '@fairline/feed/nfl/teams.ts';
import { sideOf } from '@fairline/feed/season/league.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { catalogueMigrations } from './migrations.ts';
import { openCatalogue } from './open-catalogue.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(catalogueMigrations);
});
afterAll(() => testDatabase.drop());

function fixture(eventId: string): Fixture {
  const [home, away] = [nflTeam('LV'), nflTeam('DEN')];
  if (!home || !away) throw new Error('no teams');
  const startsAt = '2030-01-06T18:00:00.000Z';
  return { ...NFL, eventId, home: sideOf(home), away: sideOf(away), startsAt, lines: { spread: -3.5 } };
}

/** With one connection; what is written next is answered once the answer is let go. */
function answeringLate() {
  const database = openDatabase(testDatabase.database.url, { max: 1 });
  let next = Promise.resolve();
  const answered = async <T>(work: Promise<T>): Promise<T> => {
    const late = next;
    next = Promise.resolve();
    const answer = await work;
    await late;
    return answer;
  };
  const slow: Database = {
    ...database,
    query: <R extends object>(text: string, values?: unknown[]) => {
      const asked = database.query<R>(text, values);
      return text.startsWith('update') ? answered(asked) : asked;
    },
    transaction: (fn) => answered(database.transaction(fn)),
  };
  const hold = () => {
    let letGo = () => {};
    next = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  };
  return { slow, hold };
}

test.each([
  ['its end', ['end', 'records']],
  ['the records after it', ['records', 'end']],
] as const)(
  'an event shows all that is written of it at once, though what is written first is answered last: %s',
  async (_, order) => {
    const { slow, hold } = answeringLate();
    const catalogue = await openCatalogue(slow, new Bus({ error: vi.fn() }), new ManualClock(Date.now()));
    const id = `e-late-${order[0]}`;
    await catalogue.addFixture(fixture(id));
    await catalogue.setStatus(id, 'IN_PLAY');
    const write = {
      end: () => catalogue.setStatus(id, 'FINISHED', { home: 24, away: 20, winner: 'home' }),
      records: () =>
        catalogue.tellRecords(id, { home: { wins: 9, losses: 2 }, away: { wins: 6, losses: 5 } }),
    };
    const letGo = hold();
    const written = order.map((what) => write[what]());
    // All that is asked by now was written before this is answered.
    for (let turns = 0; turns < 10; turns++) await slow.query('select');
    letGo();
    await Promise.all(written);
    const event = catalogue.event(id);
    expect([event?.status, event?.home.record, event?.away.record]).toEqual(['FINISHED', '9-2', '6-5']);
    await slow.close();
  },
);
