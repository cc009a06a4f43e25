import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { damagedValue, disordered } from '@fairline/feed/testing/damage.ts';
import { sportModel, sportModels } from '@fairline/sports/sports.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CannedSimulator } from './trading/testing/canned-simulator.ts';
import { nextFixture, type PushedTrading, startPushedTrading } from './trading/testing/pushed-trading.ts';
import { testFixture } from './trading/testing/test-trading.ts';

/** Many of one sport; of the others enough to see that the same holds of their plays. */
const RUNS = { football: { numRuns: 25 }, other: { numRuns: 4 } };
const SPORTS = sportModels.map(({ slug }) => slug).filter((slug) => slug !== 'futures');
/** Some hundred requests a game, each written before it is answered: on a busy machine more than a test has otherwise. */
const LONG = { timeout: 240_000 };
/** As many as may come in one push. */
const MOST = 500;

const outcomesSchema = v.object({
  outcomes: v.array(v.object({ kind: v.picklist(['accepted', 'refused']), reason: v.optional(v.string()) })),
});
type Outcome = v.InferOutput<typeof outcomesSchema>['outcomes'][number];

let t: PushedTrading;
let events = 0;
const games = new Map<string, FeedMessage[]>();

beforeAll(async () => {
  t = await startPushedTrading({ simulator: new CannedSimulator() });
});
afterAll(() => t.stop());

function nextEvent(): string {
  events += 1;
  return `fuzz-${events}`;
}

/** The same game of a sport under any id, message by message. */
function game(sport: string, eventId: string): FeedMessage[] {
  const messages = games.get(sport) ?? played(sport);
  games.set(sport, messages);
  return messages.map((message) =>
    message.kind === 'fixture'
      ? { ...message, eventId, fixture: { ...message.fixture, eventId } }
      : { ...message, eventId },
  );
}

function played(sport: string): FeedMessage[] {
  const model = sportModel(sport);
  if (!model) throw new RangeError(`Nothing plays '${sport}'.`);
  const next = sport === 'football' ? testFixture('fuzzed') : nextFixture(sport, 'fuzzed');
  const fixture = model.participants === 'team' ? named(next) : next;
  const at = '2030-01-06T17:00:00.000Z';
  const first: FeedMessage = { source: 'acme', eventId: 'fuzzed', sequence: 1, at, kind: 'fixture', fixture };
  const strength = sport === 'football' ? { home: 1, away: -1 } : model.even;
  const rest = simulatedGame({ model, fixture, told: [first], strength, paceMinutes: 13, luck: openLuck });
  return [first, ...[...rest].map((message) => ({ ...message, source: 'acme' }))];
}

/** With players of both sides, as many as the sport bets on that bets on most. */
function named(fixture: Fixture): Fixture {
  const players = Array.from({ length: 18 }, (_, place) => `Player ${place}`);
  return { ...fixture, home: { ...fixture.home, players }, away: { ...fixture.away, players } };
}

/** Pushes all of them, waits until everything that follows is done, and says what became of each. */
async function push(messages: readonly unknown[], atOnce = MOST): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < messages.length; at += atOnce) {
    const response = await t.post(JSON.stringify(messages.slice(at, at + atOnce)));
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

/** A share of a dead heat is a ratio of whole numbers that JSON has none of. */
function told(outcome: unknown): string {
  return JSON.stringify(outcome, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

function gradesOf(eventId: string, selections: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(
    selections.flatMap(([market, selection]) => {
      const grade = t.trading.grade(eventId, market, selection);
      return grade === undefined ? [] : [[`${market} ${selection}`, told(grade.outcome)]];
    }),
  );
}

/** What is graded of a game that comes as it should, by market and selection. */
type Truth = ReadonlyMap<string, string>;

async function truthOf(sport: string): Promise<Truth> {
  const eventId = nextEvent();
  const [fixture, ...rest] = game(sport, eventId);
  await push([fixture]);
  const offered = selectionsOf(eventId);
  await push(rest);
  expect(t.trading.book(eventId)?.status).toBe('settled');
  const truth = gradesOf(eventId, offered);
  expect(truth.size).toBeGreaterThan(20);
  return truth;
}

/** Nothing is graded otherwise than in truth. */
function expectTrueGrades(eventId: string, truth: Truth): void {
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

describe.each(SPORTS)('%s', (sport) => {
  const runs = sport === 'football' ? RUNS.football : RUNS.other;

  test(
    'a game in any disorder is taken as far as its numbers go, suspended, graded truly, and healed by a snapshot',
    LONG,
    async () => {
      const truth = await truthOf(sport);
      const [first, ...rest] = game(sport, 'fuzzed').map(({ sequence }) => sequence);
      await fc.assert(
        fc.asyncProperty(disordered(rest), chunk, async (numbers, atOnce) => {
          const eventId = nextEvent();
          const messages = game(sport, eventId);
          const sent = [first, ...numbers].flatMap((number = 0) => messages[number - 1] ?? []);
          const outcomes = await push(sent, atOnce);
          const accepted = sent
            .filter((_, at) => outcomes[at]?.kind === 'accepted')
            .map(({ sequence }) => sequence);
          expect(accepted).toEqual(accepted.map((_, at) => at + 1));
          expectTrueGrades(eventId, truth);
          if (accepted.length === messages.length) return;
          if (accepted.length < sent.length) expectSuspended(eventId);
          await heal(eventId, messages);
          expectTrueGrades(eventId, truth);
        }),
        runs,
      );
    },
  );

  test(
    'a game of which one message is another than it was is settled only by a result its plays lead to',
    LONG,
    async () => {
      const messages = game(sport, 'fuzzed');
      // Not of the last one: what is lost without anything after it only silence tells.
      const damage = fc
        .nat(messages.length - 2)
        .chain((at) => fc.tuple(fc.constant(at), damagedValue(messages[at])));
      await fc.assert(
        fc.asyncProperty(damage, chunk, async ([at, damaged], atOnce) => {
          const eventId = nextEvent();
          const sent: unknown[] = game(sport, eventId);
          sent[at] = withEvent(damaged, eventId);
          const outcomes = await push(sent, atOnce);
          const book = t.trading.book(eventId);
          if (outcomes.some(({ kind }) => kind === 'refused')) expect(book?.status).not.toBe('open');
          if (book?.status === 'settled') expect(book.scoreboard).toMatchObject(resultIn(sent));
        }),
        runs,
      );
    },
  );
});

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
}

/** The damage was made before the event had its name. */
function withEvent(value: unknown, eventId: string): unknown {
  const parsed: unknown = JSON.parse(
    (JSON.stringify(value) ?? 'null').replaceAll('"fuzzed"', `"${eventId}"`),
  );
  return parsed;
}

const resultSchema = v.object({ kind: v.literal('result'), home: v.number(), away: v.number() });

function resultIn(sent: readonly unknown[]): { homeScore: number; awayScore: number } {
  const { home, away } = v.parse(resultSchema, sent.at(-1));
  return { homeScore: home, awayScore: away };
}

test('bytes of any kind are answered with what is wrong, and never fail', async () => {
  const body = JSON.stringify(game('football', 'fuzz-bytes').slice(0, 3));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array)),
    fc.nat(body.length - 1).map((end) => body.slice(0, end)),
    fc.json(),
    fc.array(fc.jsonValue(), { maxLength: 5 }).map((list) => JSON.stringify(list)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (payload) => {
      const { statusCode } = await t.post(payload);
      expect([200, 400]).toContain(statusCode);
    }),
    { numRuns: 200 },
  );
  await t.trading.idle();
  expect(t.trading.book('fuzz-bytes')?.status ?? 'unknown').not.toBe('settled');
});
