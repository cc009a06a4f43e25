import type { FeedMessage } from '@fairline/feed/message.ts';
import { simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { damagedValue, disordered } from '@fairline/feed/testing/damage.ts';
import { football } from '@fairline/sports/football/football.ts';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProviders } from './feeds/providers.ts';
import { pushRoutes } from './feeds/push.routes.ts';
import type { TestDatabase } from './platform/testing/test-database.ts';
import { CannedSimulator } from './trading/testing/canned-simulator.ts';
import {
  startTrading,
  type TestTrading,
  testFixture,
  tradingDatabase,
} from './trading/testing/test-trading.ts';

const TOKEN = 'acme-token-of-thirty-letters-1';
const RUNS = { numRuns: 25 };
/** Some hundred requests a game, each written before it is answered: on a busy machine more than a test has otherwise. */
const LONG = { timeout: 240_000 };
/** As many as may come in one push. */
const MOST = 500;

const outcomesSchema = v.object({
  outcomes: v.array(v.object({ kind: v.picklist(['accepted', 'refused']), reason: v.optional(v.string()) })),
});
type Outcome = v.InferOutput<typeof outcomesSchema>['outcomes'][number];

let database: TestDatabase;
let t: TestTrading;
let app: FastifyInstance;
let events = 0;
/** What is graded of a game that comes as it should, by market and selection. */
let truth: ReadonlyMap<string, string>;

beforeAll(async () => {
  database = await tradingDatabase();
  t = await startTrading(database, { simulator: new CannedSimulator() });
  app = fastify();
  pushRoutes(
    { ...t, doubt: (eventId) => t.trading.doubt(eventId) },
    readProviders(`acme=${TOKEN}`) ?? [],
  )(app);
  const eventId = nextEvent();
  const [fixture, ...rest] = game(eventId);
  await push([fixture]);
  const offered = selectionsOf(eventId);
  await push(rest);
  truth = gradesOf(eventId, offered);
  expect(t.trading.book(eventId)?.status).toBe('settled');
  expect(truth.size).toBeGreaterThan(20);
});
afterAll(async () => {
  await app.close();
  await t.stop();
  await database.drop();
});

function nextEvent(): string {
  events += 1;
  return `fuzz-${events}`;
}

/** The same game under any id, message by message. */
function game(eventId: string): FeedMessage[] {
  const fixture = testFixture('fuzzed');
  const at = '2030-01-06T17:00:00.000Z';
  const first: FeedMessage = { source: 'acme', eventId: 'fuzzed', sequence: 1, at, kind: 'fixture', fixture };
  const rest = simulatedGame(football, fixture, [first], { home: 1, away: -1 }, 13);
  return [{ ...first, eventId, fixture: { ...fixture, eventId } }, ...named(rest, eventId)];
}

function named(messages: Iterable<FeedMessage>, eventId: string): FeedMessage[] {
  return [...messages].map((message) => ({ ...message, source: 'acme', eventId }));
}

async function post(payload: string | Buffer) {
  return app.inject({
    method: 'POST',
    url: '/api/feed/messages',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    payload,
  });
}

/** Pushes all of them, waits until everything that follows is done, and says what became of each. */
async function push(messages: readonly unknown[], atOnce = MOST): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < messages.length; at += atOnce) {
    const response = await post(JSON.stringify(messages.slice(at, at + atOnce)));
    expect(response.statusCode).toBe(200);
    outcomes.push(...v.parse(outcomesSchema, response.json()).outcomes);
  }
  await t.trading.idle();
  for (const { kind, reason = '' } of outcomes) if (kind === 'refused') expect(reason).toMatch(/.{5,}/);
  return outcomes;
}

function selectionsOf(eventId: string): [market: string, selection: string][] {
  const markets = t.trading.book(eventId)?.markets ?? [];
  return markets.flatMap(({ key, selections }) =>
    selections.map(({ selectionKey }): [string, string] => [key, selectionKey]),
  );
}

function gradesOf(eventId: string, selections: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(
    selections.flatMap(([market, selection]) => {
      const grade = t.trading.grade(eventId, market, selection);
      return grade === undefined ? [] : [[`${market} ${selection}`, JSON.stringify(grade.outcome)]];
    }),
  );
}

/** Nothing is graded otherwise than in truth. */
function expectTrueGrades(eventId: string): void {
  const selections = [...truth.keys()]
    .map((name) => name.split(' '))
    .map(([a = '', b = '']) => [a, b] as const);
  for (const [name, grade] of gradesOf(eventId, selections))
    expect([name, grade]).toEqual([name, truth.get(name)]);
}

const loggedSchema = v.object({ eventId: v.optional(v.string()), reason: v.optional(v.string()) });

/** The event takes no bets, and the operator's log says why. */
function expectSuspended(eventId: string): void {
  const book = t.trading.book(eventId);
  expect(book?.status).toBe('suspended');
  expect(book?.reasons.join()).toMatch(/.{5,}/);
  const logged = t.logger.warn.mock.calls.map(([entry]) => v.parse(loggedSchema, entry).eventId);
  expect(logged).toContain(eventId);
}

const chunk = fc.integer({ min: 1, max: MOST });

test(
  'a game in any disorder is taken as far as its numbers go, suspended, graded truly, and healed by a snapshot',
  LONG,
  async () => {
    const [first, ...rest] = game('fuzzed').map(({ sequence }) => sequence);
    await fc.assert(
      fc.asyncProperty(disordered(rest), chunk, async (numbers, atOnce) => {
        const eventId = nextEvent();
        const messages = game(eventId);
        const told = [first, ...numbers].flatMap((number = 0) => messages[number - 1] ?? []);
        const outcomes = await push(told, atOnce);
        const accepted = told
          .filter((_, at) => outcomes[at]?.kind === 'accepted')
          .map(({ sequence }) => sequence);
        expect(accepted).toEqual(accepted.map((_, at) => at + 1));
        expectTrueGrades(eventId);
        if (accepted.length === messages.length) return;
        if (accepted.length < told.length) expectSuspended(eventId);
        await heal(eventId, messages);
      }),
      RUNS,
    );
  },
);

/** The whole game in one snapshot, and its result. */
async function heal(eventId: string, messages: readonly FeedMessage[]): Promise<void> {
  const [first] = messages;
  const last = messages.at(-1);
  if (first?.kind !== 'fixture' || last === undefined) throw new Error('no game');
  const plays = messages.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
  const { fixture, source, at } = first;
  const sequence = last.sequence - 1;
  const snapshot: FeedMessage = {
    source,
    eventId,
    sequence,
    at,
    kind: 'snapshot',
    fixture,
    plays,
    pending: false,
  };
  expect((await push([snapshot, last])).map(({ kind }) => kind)).toEqual(['accepted', 'accepted']);
  expect(t.trading.book(eventId)?.status).toBe('settled');
  expectTrueGrades(eventId);
}

test(
  'a game of which one message is another than it was is settled only by a result its plays lead to',
  LONG,
  async () => {
    const messages = game('fuzzed');
    // Not of the last one: what is lost without anything after it only silence tells.
    const damage = fc
      .nat(messages.length - 2)
      .chain((at) => fc.tuple(fc.constant(at), damagedValue(messages[at])));
    await fc.assert(
      fc.asyncProperty(damage, chunk, async ([at, damaged], atOnce) => {
        const eventId = nextEvent();
        const told: unknown[] = game(eventId);
        told[at] = withEvent(damaged, eventId);
        const outcomes = await push(told, atOnce);
        const book = t.trading.book(eventId);
        if (outcomes.some(({ kind }) => kind === 'refused')) expect(book?.status).not.toBe('open');
        if (book?.status === 'settled') expect(book.scoreboard).toMatchObject(resultIn(told));
      }),
      RUNS,
    );
  },
);

/** The damage was made before the event had its name. */
function withEvent(value: unknown, eventId: string): unknown {
  const parsed: unknown = JSON.parse(
    (JSON.stringify(value) ?? 'null').replaceAll('"fuzzed"', `"${eventId}"`),
  );
  return parsed;
}

const resultSchema = v.object({ kind: v.literal('result'), home: v.number(), away: v.number() });

function resultIn(told: readonly unknown[]): { homeScore: number; awayScore: number } {
  const { home, away } = v.parse(resultSchema, told.at(-1));
  return { homeScore: home, awayScore: away };
}

test('bytes of any kind are answered with what is wrong, and never fail', async () => {
  const body = JSON.stringify(game('fuzz-bytes').slice(0, 3));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array)),
    fc.nat(body.length - 1).map((end) => body.slice(0, end)),
    fc.json(),
    fc.array(fc.jsonValue(), { maxLength: 5 }).map((list) => JSON.stringify(list)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (payload) => {
      const { statusCode } = await post(payload);
      expect([200, 400]).toContain(statusCode);
    }),
    { numRuns: 200 },
  );
  await t.trading.idle();
  expect(t.trading.book('fuzz-bytes')?.status ?? 'unknown').not.toBe('settled');
});
