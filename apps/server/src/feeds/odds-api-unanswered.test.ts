import type { FeedMessage } from '@fairline/feed/message.ts';
import { parseFeedMessage } from '@fairline/feed/message-schema.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { expect, test, vi } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { OddsApiClient } from './odds-api-client.ts';
import { OddsApiSource } from './odds-api-source.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const STARTS = NOW + 2 * 3_600_000;
const NO_PRICE = 'No bookmaker offers a price.';
const TEAMS = { home_team: 'Kansas City Chiefs', away_team: 'Buffalo Bills' };

/** A game of the NFL as the API lists it, without a price where nobody has one. */
function listing(hasPrice: boolean) {
  const outcomes = [
    { name: TEAMS.home_team, price: -110 },
    { name: TEAMS.away_team, price: -110 },
  ];
  const bookmakers = hasPrice ? [{ key: 'one', markets: [{ key: 'h2h', outcomes }] }] : [];
  return { id: 'a'.repeat(32), commence_time: new Date(STARTS).toISOString(), ...TEAMS, bookmakers };
}

/** A client whose next question about odds is answered only after `answer` was called. */
class SlowClient extends OddsApiClient {
  hasPrice = true;
  answer: (() => void) | undefined;
  #isSlow = false;

  constructor() {
    super({ key: 'a key', baseUrl: 'http://127.0.0.1:1', regions: 'us' });
  }

  beSlow(): void {
    this.#isSlow = true;
  }

  override async sports() {
    const value = [{ key: 'americanfootball_nfl', active: true, has_outrights: false }];
    return { ok: true, value, quota: undefined } as const;
  }

  override async odds() {
    if (this.#isSlow) {
      this.#isSlow = false;
      await new Promise<void>((resolve) => {
        this.answer = resolve;
      });
    }
    return { ok: true, value: [listing(this.hasPrice)], quota: undefined } as const;
  }
}

/** A source that has announced its game, and then asked for odds in vain. */
async function unanswered({ hasPrice }: { readonly hasPrice: boolean }) {
  const clock = new ManualClock(NOW);
  const client = new SlowClient();
  const heard: FeedMessage[] = [];
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const source = new OddsApiSource({ client, leagues, clock, logger });
  await source.start({
    receive: async (message) => {
      const read = parseFeedMessage(message);
      if (read.ok) heard.push(read.message);
      return { kind: 'accepted' };
    },
    histories: async () => new Map(),
    unfinished: async () => [],
    retold: async () => [],
  });
  await source.look();
  await source.look();
  client.hasPrice = hasPrice;
  clock.advance(600_000);
  await source.look();
  const told = heard.splice(0);
  client.beSlow();
  clock.advance(600_000);
  const looking = source.look();
  await vi.waitFor(() => expect(client.answer).toBeDefined(), 10_000);
  const answered = async () => {
    client.answer?.();
    await looking;
    source.stop();
  };
  return { clock, source, told, heard, answered };
}

test('what a game is suspended for is told again after a snapshot before the API has answered', async () => {
  const { source, told, heard, answered } = await unanswered({ hasPrice: false });
  expect(told.map(({ kind }) => kind)).toEqual(['fixture', 'suspend']);
  expect(source.snapshot(told[0]?.eventId ?? '')).toMatchObject({ kind: 'snapshot', sequence: 2 });
  await vi.waitFor(
    () =>
      expect(heard).toEqual([expect.objectContaining({ kind: 'suspend', sequence: 3, reason: NO_PRICE })]),
    10_000,
  );
  await answered();
  expect(heard).toHaveLength(1);
});

test('a game is suspended at its start before the API has answered', async () => {
  const { clock, source, told, heard, answered } = await unanswered({ hasPrice: true });
  expect(told.map(({ kind }) => kind)).toEqual(['fixture']);
  clock.set(STARTS);
  void source.look();
  await vi.waitFor(
    () => expect(heard).toEqual([expect.objectContaining({ kind: 'suspend', sequence: 2 })]),
    10_000,
  );
  await answered();
  expect(heard).toHaveLength(1);
});

test('of a game that the house has called off nothing more is told', async () => {
  const { clock, source, told, heard, answered } = await unanswered({ hasPrice: true });
  const eventId = told[0]?.eventId ?? '';
  expect(source.snapshot(eventId)).toMatchObject({ kind: 'snapshot' });
  source.calledOff(eventId);
  expect(source.snapshot(eventId)).toBeUndefined();
  clock.set(STARTS);
  await answered();
  await source.look();
  expect(heard).toEqual([]);
});

test('after a restart, too, nothing is told of a game that was called off and is listed still', async () => {
  const first = await unanswered({ hasPrice: true });
  await first.answered();
  const [fixture] = first.told;
  if (fixture === undefined) throw new Error('Nothing is listed.');
  const { source, eventId, at } = fixture;
  const end: FeedMessage = { source, eventId, sequence: 2, at, kind: 'status', status: 'cancelled' };
  const heard: unknown[] = [];
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const again = new OddsApiSource({ client: new SlowClient(), leagues, clock: new ManualClock(NOW), logger });
  await again.start({
    receive: async (message) => {
      heard.push(message);
      return { kind: 'accepted' };
    },
    histories: async (ids) => new Map(ids.includes(eventId) ? [[eventId, [fixture, end]]] : []),
    unfinished: async () => [],
    retold: async () => [],
  });
  for (let look = 0; look < 3; look += 1) await again.look();
  again.stop();
  expect(heard).toEqual([]);
});
