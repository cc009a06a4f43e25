import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { createLogger } from '../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { Location, type LocationProvider, sandboxLocationProvider } from './location.ts';
import { locationMigrations } from './migrations.ts';
import { moveSandboxPatron } from './sandbox-place.ts';

let db: TestDatabase;
const bus = new Bus({ error: (details: unknown) => console.error(details) });
const clock = new ManualClock(Date.now());
const IP = '192.0.2.7';
const silent = createLogger('silent');

beforeAll(async () => {
  db = await createTestDatabase(locationMigrations);
});
afterAll(() => db.drop());

function locationOf(region = 'US-NJ', provider: LocationProvider = sandboxLocationProvider(db.database)) {
  const currency = region.startsWith('CA-') ? ('CAD' as const) : ('USD' as const);
  const patron = async (id: string) => ({
    id,
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.example',
    region,
    currency,
    preferences: { oddsFormat: 'AMERICAN' as const, acceptedOddsChanges: 'BETTER' as const },
  });
  return new Location({ database: db.database, clock, identity: { patron }, provider, bus, logger: silent });
}

test('the sandbox finds a patron at home, for an hour, and again by itself', async () => {
  const location = locationOf();
  const patronId = newId();
  const first = await location.standing(patronId, IP);
  expect(first).toMatchObject({ kind: 'authorised', region: 'US-NJ' });
  clock.advance(59 * 60_000);
  expect(await location.standing(patronId, IP)).toEqual(first);
  clock.advance(60_001);
  const renewed = await location.standing(patronId, IP);
  expect(renewed).toMatchObject({ kind: 'authorised' });
  expect(renewed).not.toEqual(first);
});

test('whoever is in the other country is not authorised [LOC-034]', async () => {
  const location = locationOf('US-NJ');
  const patronId = newId();
  await moveSandboxPatron(db.database, patronId, { region: 'CA-ON' }, 'operator', clock);
  expect(await location.check(patronId, IP, 'manual_check')).toEqual({
    kind: 'refused',
    code: 'OUT_OF_BOUNDARY',
  });
});

test('what an operator says counts within a second of the patron’s next check, and can be taken back', async () => {
  const location = locationOf('CA-ON');
  const patronId = newId();
  expect(await location.standing(patronId, IP)).toMatchObject({ kind: 'authorised', region: 'CA-ON' });
  await moveSandboxPatron(db.database, patronId, { refusal: 'SERVER_ERROR' }, 'operator', clock);
  expect(await location.check(patronId, IP, 'ip_change')).toEqual({ kind: 'refused', code: 'SERVER_ERROR' });
  await moveSandboxPatron(db.database, patronId, undefined, 'operator', clock);
  expect(await location.check(patronId, IP, 'manual_check')).toMatchObject({ kind: 'authorised' });
});

test('an operator’s word ends the authorisation that stands [LOC-006]', async () => {
  const location = locationOf();
  const patronId = newId();
  await location.standing(patronId, IP);
  await moveSandboxPatron(db.database, patronId, { refusal: 'OUT_OF_BOUNDARY' }, 'operator', clock);
  clock.advance(1_000);
  expect(await location.standing(patronId, IP)).toMatchObject({ kind: 'refused', code: 'OUT_OF_BOUNDARY' });
});

test('a provider that needs the patron’s device is not asked without it', async () => {
  let asked = 0;
  const location = locationOf('US-NJ', {
    id: 'device',
    silent: false,
    locate: async () => {
      asked += 1;
      return { kind: 'found', region: 'US-NJ', validForMs: 60_000 };
    },
  });
  const patronId = newId();
  expect(await location.standing(patronId, IP)).toEqual({ kind: 'unknown' });
  await location.check(patronId, IP, 'log_in');
  expect(await location.standing(patronId, IP)).toMatchObject({ kind: 'authorised' });
  clock.advance(60_000);
  expect(await location.standing(patronId, IP)).toEqual({ kind: 'unknown' });
  expect(asked).toBe(1);
});

test('however many bets ask at once after a login, the provider is asked once and all are let through', async () => {
  const sandbox = sandboxLocationProvider(db.database);
  let asked = 0;
  const location = locationOf('US-NJ', {
    ...sandbox,
    locate: (request) => {
      asked += 1;
      return sandbox.locate(request);
    },
  });
  const patronId = newId();
  const standings = await Promise.all(Array.from({ length: 25 }, () => location.standing(patronId, IP)));
  expect(standings.map(({ kind }) => kind)).toEqual(standings.map(() => 'authorised'));
  expect(asked).toBe(1);
});

test('a provider that fails refuses, is asked again after a moment and leaves no fault [LOC-034]', async () => {
  let fails = true;
  const sandbox = sandboxLocationProvider(db.database);
  const location = locationOf('US-NJ', {
    ...sandbox,
    locate: async (request) => {
      if (fails) throw new Error('connection refused');
      return sandbox.locate(request);
    },
  });
  const patronId = newId();
  expect(await location.standing(patronId, IP)).toEqual({ kind: 'refused', code: 'SERVER_ERROR' });
  fails = false;
  clock.advance(5_000);
  expect(await location.standing(patronId, IP)).toMatchObject({ kind: 'authorised' });
});

test('checks are kept for good', async () => {
  await expect(db.database.query('delete from location.location_check')).rejects.toThrow('append-only');
});
