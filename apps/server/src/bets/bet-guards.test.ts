import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitsChanged } from '../limits/limits.topics.ts';
import { Limits } from '../limits/limits.ts';
import { limitsMigrations } from '../limits/migrations.ts';
import { locationChanged } from '../location/location.topics.ts';
import { Location, moveSandboxPatron, sandboxLocationProvider } from '../location/location.ts';
import { locationMigrations } from '../location/migrations.ts';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { sessionMigrations } from '../session/migrations.ts';
import { acknowledgementChanged } from '../session/session.topics.ts';
import { Session } from '../session/session.ts';
import { walletMigrations } from '../wallet/migrations.ts';
import { checkEntries, patronWith, silent, stake, testWallet } from '../wallet/testing/test-wallet.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { betGuards, type GuardingDomains, slipGuards } from './bet-guards.ts';
import type { Origin } from './request.ts';

let db: TestDatabase;
let wallet: Wallet;
let domains: GuardingDomains & Announced;
interface Announced {
  readonly session: Session;
  readonly limits: Limits;
  readonly location: Location;
}

const openSessions = new Set(['open']);
const bus = new Bus({ error: (details: unknown) => console.error(details) });
const clock = new ManualClock(Date.now());
const origin = { ipAddress: '192.0.2.7', userAgent: 'test' };
const bet = (cents: bigint) => ({ stake: cents, cashStake: cents, currency: 'USD' as const });

beforeAll(async () => {
  db = await createTestDatabase([
    ...walletMigrations,
    ...sessionMigrations,
    ...locationMigrations,
    ...limitsMigrations,
  ]);
  const { database } = db;
  wallet = testWallet(database, { clock });
  const preferences = { oddsFormat: 'AMERICAN' as const, acceptedOddsChanges: 'BETTER' as const };
  const names = { firstName: 'A', lastName: 'B', email: 'a@b.example', region: 'US-NJ' };
  const identity = {
    patron: async (id: string) => ({ id, ...names, currency: 'USD' as const, preferences }),
  };
  domains = {
    identity: {
      isLoggedIn: async (sessionId) => openSessions.has(sessionId),
      isKnownLoggedIn: (sessionId) => openSessions.has(sessionId),
    },
    session: new Session({ database, clock, bus }),
    location: new Location({
      database,
      clock,
      identity,
      provider: sandboxLocationProvider(database),
      bus,
      logger: silent,
    }),
    limits: new Limits({ database, clock, wallet, bus }),
  };
});
afterAll(async () => {
  expect((await checkEntries(db.database)).faults).toEqual([]);
  await wallet.close();
  await db.drop();
});

async function refusalsOf(patronId: string, cents: bigint, from: Origin = origin) {
  const answer = await betGuards(domains).check(patronId, bet(cents), from);
  return answer.kind === 'refused' ? answer.refusals : [];
}

/** What a slip says of a bet, alone or with others, and what placing says. */
async function said(patronId: string, cents: bigint, isOneBet = false) {
  const [[slip = []], placing] = await Promise.all([
    slipGuards(domains).check(patronId, [{ ...bet(cents), isOneBet }]),
    refusalsOf(patronId, cents),
  ]);
  const types = (refusals: readonly { displayType: string }[]) => refusals.map((each) => each.displayType);
  return { slip: types(slip), placing: types(placing) };
}

test('a patron at home with nothing to acknowledge and no limits is let through', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  expect(await said(patronId, 5_000n)).toEqual({ slip: [], placing: [] });
  expect(await betGuards(domains).check(patronId, bet(5_000n), origin)).toEqual({
    kind: 'allowed',
    locationId: expect.any(String),
  });
});

test('who was found free a moment ago is let through from memory, until any of it changes', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  const { allowedAtOnce, check } = betGuards(domains);
  const from = { ...origin, sessionId: 'mine' };
  const ask = () => check(patronId, bet(100n), from);
  openSessions.add('mine');
  expect(allowedAtOnce(patronId, from)).toBeUndefined();
  // The first asks the location provider, and what it found is read by the next.
  await ask();
  const allowed = await ask();
  expect(allowed.kind).toBe('allowed');
  expect(allowedAtOnce(patronId, from)).toEqual(allowed);
  openSessions.delete('mine');
  expect(allowedAtOnce(patronId, from)).toBeUndefined();
  openSessions.add('mine');
  await domains.session.demandAcknowledgement(patronId, 'test');
  await ask();
  expect(allowedAtOnce(patronId, from)).toBeUndefined();
  await domains.session.acknowledge(patronId, 'RESPONSIBLE_GAMING', origin.ipAddress);
  await ask();
  expect(allowedAtOnce(patronId, from)).toEqual(allowed);
  await domains.limits.set(patronId, 'MAX_SINGLE_WAGER', 'NONE', 5_000n, patronId);
  await ask();
  expect(allowedAtOnce(patronId, from)).toBeUndefined();
});

test('from memory nobody is let through for longer than a moment, nor when the check of where they are has run out', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  const { allowedAtOnce, check } = betGuards(domains);
  await check(patronId, bet(100n), origin);
  await check(patronId, bet(100n), origin);
  expect(allowedAtOnce(patronId, origin)).toBeDefined();
  clock.advance(1_000);
  expect(allowedAtOnce(patronId, origin)).toBeUndefined();
});

test('whoever was logged out meanwhile places nothing', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  expect(await refusalsOf(patronId, 100n, { ...origin, sessionId: 'open' })).toEqual([]);
  openSessions.delete('open');
  expect(await refusalsOf(patronId, 100n, { ...origin, sessionId: 'open' })).toMatchObject([
    { code: 'LOGGED_OUT', displayType: 'GENERIC' },
  ]);
});

test('a demanded acknowledgement stops slip and placing until it is given [RG-024]', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  await domains.session.demandAcknowledgement(patronId, 'operator');
  expect(await said(patronId, 100n)).toEqual({ slip: ['RG_ACK_REQUIRED'], placing: ['RG_ACK_REQUIRED'] });
  await domains.session.acknowledge(patronId, 'RESPONSIBLE_GAMING', origin.ipAddress);
  expect(await said(patronId, 100n)).toEqual({ slip: [], placing: [] });
});

test('who cannot be found, or is where nobody may bet, is told so [LOC-006] [LOC-040]', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  const move = (word: Parameters<typeof moveSandboxPatron>[2]) =>
    moveSandboxPatron(db.database, patronId, word, 'operator', clock);
  await move({ refusal: 'SERVER_ERROR' });
  const [refusal] = await refusalsOf(patronId, 100n);
  expect(refusal).toMatchObject({
    displayType: 'GEO',
    priority: 3,
    disableAwardsDisplay: true,
    message: 'We need to verify your location before you proceed. Please Check Location.',
  });
  expect(await said(patronId, 100n)).toEqual({ slip: ['GEO'], placing: ['GEO'] });
  await move({ region: 'CA-ON' });
  clock.advance(1_000);
  await refusalsOf(patronId, 100n);
  expect((await said(patronId, 100n)).slip).toEqual(['ANONYMOUS_REGION_ERROR']);
});

test('who was refused is told so on the slip for as long as they may not bet, and no longer [LOC-006] [SLIP-028]', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  const slip = async () =>
    (await slipGuards(domains).check(patronId, [{ ...bet(100n), isOneBet: false }])).flat();
  await moveSandboxPatron(db.database, patronId, { refusal: 'OUT_OF_BOUNDARY' }, 'operator', clock);
  for (const minutes of [0, 1, 60]) {
    clock.advance(minutes * 60_000);
    expect(await slip()).toMatchObject([
      { code: 'REGION_NOT_ALLOWED', displayType: 'ANONYMOUS_REGION_ERROR' },
    ]);
  }
  await moveSandboxPatron(db.database, patronId, undefined, 'operator', clock);
  clock.advance(60_000);
  expect(await slip()).toEqual([]);
});

test('limits count on the slip as when placing; what limits one bet is said of each, and nothing of several [SLIP-028]', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  await domains.limits.set(patronId, 'SPEND', 'DAILY', 2_000n, 'operator');
  expect(await said(patronId, 2_001n)).toEqual({ slip: ['RG_LIMIT'], placing: ['RG_LIMIT'] });
  await domains.limits.set(patronId, 'MAX_SINGLE_WAGER', 'NONE', 500n, 'operator');
  expect(await said(patronId, 501n)).toEqual({ slip: [], placing: ['RG_LIMIT'] });
  expect(await said(patronId, 501n, true)).toEqual({ slip: ['RG_LIMIT'], placing: ['RG_LIMIT'] });
  expect(await said(patronId, 500n, true)).toEqual({ slip: [], placing: [] });
});

test('a limit of one’s own has a code of its own; too many bets at once are asked to be placed again [BET-012]', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  await domains.limits.set(patronId, 'MAX_SINGLE_WAGER', 'NONE', 500n, 'operator');
  expect(await refusalsOf(patronId, 501n)).toMatchObject([
    { code: 'OWN_LIMIT_REACHED', displayType: 'RG_LIMIT', priority: 56 },
  ]);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { withinLimits } = betGuards(domains);
  const bets = Array.from({ length: 201 }, () => withinLimits(patronId, bet(500n), () => held));
  expect(await Promise.race(bets)).toMatchObject({
    kind: 'refused',
    refusals: [{ code: 'BUSY', displayType: 'RETRYABLE', disableAwardsDisplay: false }],
  });
  go();
  expect((await Promise.all(bets)).filter(({ kind }) => kind === 'refused')).toHaveLength(1);
});

test('bets of a limited patron that are placed at once cannot all use what is left', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  await domains.limits.set(patronId, 'SPEND', 'DAILY', 1_000n, 'operator');
  const place = () =>
    betGuards(domains).withinLimits(patronId, bet(600n), () => stake(wallet, patronId, 600n));
  const placed = await Promise.all([place(), place(), place()]);
  expect(placed.filter(({ kind }) => kind === 'done')).toHaveLength(1);
});

test('what an operator says by a command, another process, is on the patron’s slip with the next announcement, and said once', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  const { database } = db;
  const command = { database, clock, wallet, bus: new Bus(silent) };
  const told: string[] = [];
  for (const topic of [locationChanged, limitsChanged, acknowledgementChanged]) {
    bus.subscribe(topic, (change) => {
      if (change.patronId === patronId) told.push(topic.name);
    });
  }
  /** Without the clock moving: nothing that is remembered runs out by itself. */
  const announced = async () => {
    for (const domain of [domains.session, domains.location, domains.limits]) {
      await domain.announce();
      await domain.announce();
    }
    const topics = told.splice(0);
    return [topics, (await said(patronId, 5_000n)).slip];
  };
  await refusalsOf(patronId, 5_000n);
  expect(await announced()).toEqual([[], []]);
  await moveSandboxPatron(database, patronId, { refusal: 'OUT_OF_BOUNDARY' }, 'operator', clock);
  expect(await announced()).toEqual([[locationChanged.name], ['ANONYMOUS_REGION_ERROR']]);
  clock.advance(1);
  await moveSandboxPatron(database, patronId, undefined, 'operator', clock);
  expect(await announced()).toEqual([[locationChanged.name], []]);
  await new Limits(command).set(patronId, 'SPEND', 'DAILY', 1_000n, 'operator');
  expect(await announced()).toEqual([[limitsChanged.name], ['RG_LIMIT']]);
  await new Session(command).demandAcknowledgement(patronId, 'operator');
  expect(await announced()).toEqual([[acknowledgementChanged.name], ['RG_ACK_REQUIRED', 'RG_LIMIT']]);
  await domains.session.acknowledge(patronId, 'RESPONSIBLE_GAMING', '192.0.2.7');
  expect(await announced()).toEqual([[acknowledgementChanged.name], ['RG_LIMIT']]);
  await new Limits(command).restrict(patronId, 'OPERATOR', 'Under review', undefined, 'operator');
  expect(await announced()).toEqual([[limitsChanged.name], ['RG_LIMIT']]);
  await new Limits(command).lift(patronId, 'operator');
  expect((await announced())[0]).toEqual([limitsChanged.name]);
});
