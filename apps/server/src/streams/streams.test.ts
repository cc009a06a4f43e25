import { expect, test, vi } from 'vitest';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import { ManualClock } from '../platform/clock.ts';
import type { Viewer } from '../platform/graphql/context.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { balancesOf } from '../wallet/wallet.ts';
import { marketCodeOf } from './market-code.ts';
import type { EventStream, StreamProvider, StreamState } from './provider.ts';
import { STREAM_REFUSALS, type StreamRefusal } from './refusal.ts';
import { Streams, type StreamsOptions } from './streams.ts';

const PATRON: Viewer = { kind: 'patron', patronId: 'p1', sessionId: 's1' };
const IP = '192.0.2.7';
const LIVE = fixedEvent('live', { status: 'IN_PLAY' });

interface Scene {
  readonly event?: CatalogueEvent;
  readonly stream?: Partial<EventStream>;
  readonly cents?: bigint;
  readonly hasBet?: boolean;
  readonly region?: string;
  readonly fails?: boolean;
}

/** Streams of one event, live for everybody with a dollar unless told otherwise. */
function streamsOf(scene: Scene = {}, change: Partial<StreamsOptions> = {}) {
  const { event = LIVE, stream, cents = 100n, hasBet = false, region = 'US-NJ', fails = false } = scene;
  const clock = new ManualClock(Date.UTC(2030, 0, 1));
  const provider: StreamProvider = {
    id: 'test',
    streamOf: () => ({ state: 'live', dmas: [], needs: 'balance', ...stream }),
    open: async () => {
      if (fails) throw new Error('no camera');
      return { url: '/live-streams/x', expiresAt: new Date(clock.now() + 1_000) };
    },
  };
  const amounts = { currency: 'USD' as const, cash: cents, bonus: 500n, promotionalCredit: 0n, openBets: 0n };
  const expiresAt = new Date(clock.now() + 3_600_000);
  return new Streams({
    provider,
    catalogue: { findEvent: async (id) => (id === event.id ? event : undefined) },
    location: { standing: async () => ({ kind: 'authorised', id: 'check', region, expiresAt }) },
    wallet: { balances: async () => balancesOf(amounts) },
    bets: { hasBetOn: async () => hasBet },
    clock,
    logger: { error: vi.fn() },
    ...change,
  });
}

async function codeOf(scene: Scene, viewer: Viewer = PATRON): Promise<StreamRefusal | 'opened'> {
  const outcome = await streamsOf(scene).open(viewer, scene.event?.id ?? 'live', IP);
  if (outcome.kind === 'refused') expect(outcome.message).toMatch(/^[A-Z].*\.$/);
  return outcome.kind === 'opened' ? 'opened' : outcome.code;
}

const at = (status: CatalogueEvent['status'], state: StreamState): Scene => ({
  event: fixedEvent('live', { status }),
  stream: { state },
});

test('a patron with cash watches a live stream', async () => {
  expect(await codeOf({})).toBe('opened');
});

test('every refusal of the specification is said for its own reason, and there are no others [LIVE-016]', async () => {
  const said = {
    PATRON_ANONYMOUS: await codeOf({}, { kind: 'visitor', visitorId: 'v1' }),
    PATRON_BALANCE: await codeOf({ cents: 0n }),
    NO_BET_PLACED_ON_EVENT: await codeOf({ stream: { needs: 'bet' } }),
    EVENT_PENDING: await codeOf(at('PRE_GAME', 'scheduled')),
    EVENT_CANCELLED: await codeOf(at('CANCELLED', 'live')),
    EVENT_CLOSED: await codeOf(at('FINISHED', 'live')),
    STREAM_PENDING: await codeOf(at('IN_PLAY', 'scheduled')),
    STREAM_CANCELLED: await codeOf(at('IN_PLAY', 'cancelled')),
    STREAM_CLOSED: await codeOf(at('IN_PLAY', 'closed')),
    ERROR: await codeOf({ fails: true }),
    RATE_LIMITED: await afterMany(),
  };
  for (const [expected, code] of Object.entries(said)) expect(code).toBe(expected);
  expect(Object.keys(said).sort()).toEqual([...STREAM_REFUSALS]);
});

async function afterMany() {
  const streams = streamsOf({}, { limit: { max: 2, windowMs: 60_000 } });
  await streams.open(PATRON, 'live', IP);
  await streams.open(PATRON, 'live', IP);
  const third = await streams.open(PATRON, 'live', IP);
  expect(third).toMatchObject({ retryAfterSeconds: 60 });
  return third.kind === 'refused' ? third.code : third.kind;
}

test('a bet on the event opens its stream, with or without cash [LIVE-015]', async () => {
  expect(await codeOf({ hasBet: true, cents: 0n })).toBe('opened');
  expect(await codeOf({ hasBet: true, cents: 0n, stream: { needs: 'bet' } })).toBe('opened');
});

test('nobody watches outside the markets of a stream, or from where nobody knows [LIVE-014] [LIVE-015]', async () => {
  const newYork = { stream: { dmas: ['501'] } };
  expect(await codeOf({ ...newYork, region: 'US-NJ' })).toBe('opened');
  expect(await codeOf({ ...newYork, region: 'US-CO' })).toBe('ERROR');
  expect(await codeOf({ ...newYork, region: 'CA-ON' })).toBe('ERROR');
  const lost = streamsOf({}, { location: { standing: async () => ({ kind: 'unknown' }) } });
  expect(await lost.open(PATRON, 'live', IP)).toMatchObject({
    code: 'ERROR',
    message: 'We need to verify your location before you proceed. Please Check Location.',
  });
});

test('what can be watched is told as scheduled or live, and not at all with the flag off [LIVE-014]', () => {
  expect(streamsOf().of(LIVE)).toMatchObject({ state: 'live', dmas: [] });
  const scheduled = streamsOf({ stream: { state: 'scheduled' } });
  expect(scheduled.of(fixedEvent('live', { status: 'IN_PLAY' }))).toMatchObject({ state: 'scheduled' });
  expect(streamsOf({ stream: { state: 'closed' } }).of(LIVE)).toBeUndefined();
  expect(streamsOf().of(fixedEvent('live', { status: 'FINISHED' }))).toBeUndefined();
  const off = streamsOf({}, { provider: undefined });
  expect(off.areOn).toBe(false);
  expect(off.of(LIVE)).toBeUndefined();
});

test('a stream that is scheduled is told of from a quarter of an hour before its event on, and not while that is put off', () => {
  const scheduled = streamsOf({ stream: { state: 'scheduled' } });
  const now = Date.UTC(2030, 0, 1);
  const startingIn = (minutes: number, status: CatalogueEvent['status'] = 'PRE_GAME') =>
    scheduled.of(fixedEvent('live', { status, startsAt: new Date(now + minutes * 60_000) }));
  expect(startingIn(5 * 24 * 60)).toBeUndefined();
  expect(startingIn(16)).toBeUndefined();
  expect(startingIn(15)).toMatchObject({ state: 'scheduled' });
  expect(startingIn(-10)).toMatchObject({ state: 'scheduled' });
  expect(startingIn(-10, 'POSTPONED')).toBeUndefined();
});

test('an unknown event, and any event with the flag off, has no stream', async () => {
  expect(await streamsOf().open(PATRON, 'nothing', IP)).toMatchObject({ code: 'STREAM_CANCELLED' });
  const off = streamsOf({}, { provider: undefined });
  expect(await off.open(PATRON, 'live', IP)).toMatchObject({ code: 'STREAM_CANCELLED' });
});

test('the market code of a state is its largest area, of a province the province itself [LIVE-015]', () => {
  expect(['US-NJ', 'US-NY', 'US-PA', 'CA-ON', 'XX-YY'].map(marketCodeOf)).toEqual([
    '501',
    '501',
    '504',
    'CA-ON',
    undefined,
  ]);
});
