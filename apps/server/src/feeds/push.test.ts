import type { FeedBody, FeedMessage, Fixture } from '@fairline/feed/message.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue.ts';
import { catalogueMigrations } from '../catalogue/migrations.ts';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedMessage, feedTrouble } from './feeds.topics.ts';
import type { Feeds } from './inlet.ts';
import { OF_ANOTHER } from './judged.ts';
import { feedsMigrations } from './migrations.ts';
import { type FeedsParts, openFeeds } from './open-feeds.ts';
import { readProviders } from './providers.ts';
import { pushRoutes } from './push.routes.ts';
import { type PushParts, push } from './push.ts';
import { FeedStore } from './store.ts';
import { FOR_EVER_MS } from './testing/messages.ts';

const TOKEN = 'acme-token-of-thirty-letters-1';
const STARTS_AT = '2030-01-01T00:00:00.000Z';
const OTHER = 'other-token-of-thirty-letters-';

let database: TestDatabase;
let feeds: Feeds;
let catalogue: Catalogue;
let app: FastifyInstance;
let parts: FeedsParts;
let pushing: PushParts;
const heard: FeedMessage[] = [];
const troubled: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase([...catalogueMigrations, ...feedsMigrations]);
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const bus = new Bus(logger);
  bus.subscribe(feedMessage, (message) => heard.push(message));
  bus.subscribe(feedTrouble, ({ eventId }) => troubled.push(eventId));
  const clock = new ManualClock(Date.parse(STARTS_AT) - 3_600_000);
  catalogue = await openCatalogue(database.database, bus, clock);
  parts = { database: database.database, bus, clock, logger };
  feeds = openFeeds(parts);
  pushing = { feeds, catalogue, clock, doubt: async () => undefined };
  app = fastify();
  pushRoutes(pushing, readProviders(`acme=${TOKEN},other=${OTHER}`) ?? [])(app);
});
afterAll(async () => {
  await app.close();
  await feeds.stop();
  await database.drop();
});

function message(eventId: string, sequence: number, body: FeedBody, source = 'acme'): FeedMessage {
  return { source, eventId, sequence, at: STARTS_AT, ...body };
}

function fixture(eventId: string, changes: Partial<Fixture> = {}): FeedBody & { kind: 'fixture' } {
  const side = (id: string) => ({ id, name: id, mediumName: id, abbreviation: id });
  return {
    kind: 'fixture',
    fixture: {
      eventId,
      sport: 'football',
      organization: 'united-states',
      competition: 'nfl',
      home: side('h'),
      away: side('a'),
      startsAt: STARTS_AT,
      lines: {},
      ...changes,
    },
  };
}

function snapshotOf(eventId: string, plays: readonly unknown[], changes: Partial<Fixture> = {}): FeedBody {
  return { kind: 'snapshot', fixture: fixture(eventId, changes).fixture, plays, pending: false };
}

async function send(
  payload: object | string,
  token: string | undefined = TOKEN,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/feed/messages',
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: response.statusCode, body: response.json() };
}

test('a provider pushes the life of an event, and everything is heard in its order', async () => {
  const answer = await send([
    message('e1', 1, fixture('e1')),
    message('e1', 2, { kind: 'alive' }),
    message('e1', 3, { kind: 'suspend', reason: 'no picture' }),
  ]);
  expect(answer).toEqual({
    status: 200,
    body: { outcomes: [1, 2, 3].map(() => ({ kind: 'accepted', eventId: 'e1' })) },
  });
  expect(heard.filter(({ eventId }) => eventId === 'e1').map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

test('a gap suspends the event until a snapshot is pushed', async () => {
  await send(message('e2', 1, fixture('e2')));
  const gap = await send(message('e2', 3, { kind: 'alive' }));
  expect(gap.body.outcomes[0].reason).toMatch(/a gap/);
  expect(troubled).toContain('e2');
  const later = await send(message('e2', 4, { kind: 'alive' }));
  expect(later.body.outcomes[0].reason).toBe('a snapshot is awaited');
  const snapshot = snapshotOf('e2', []);
  const healed = await send([message('e2', 4, snapshot), message('e2', 5, { kind: 'alive' })]);
  expect(healed.body.outcomes.map(({ kind }: { kind: string }) => kind)).toEqual(['accepted', 'accepted']);
});

test('without a provider’s token nothing is read, and nothing is said of others’ events', async () => {
  for (const token of ['', 'wrong', `${TOKEN}x`]) {
    expect((await send(message('e3', 1, fixture('e3')), token)).status).toBe(401);
  }
  expect((await send('{"x":', 'wrong')).status).toBe(401);
  await send(message('e4', 1, fixture('e4')));
  const stranger = await send(message('e4', 2, { kind: 'alive' }, 'other'), OTHER);
  expect(stranger.body.outcomes).toEqual([
    { kind: 'refused', reason: 'eventId: another source tells of this event', eventId: 'e4' },
  ]);
  const disguised = await send(message('e4', 2, { kind: 'alive' }), OTHER);
  expect(disguised.body.outcomes[0].reason).toBe("source: must be 'other'");
  expect(troubled).not.toContain('e4');
  expect(heard.some(({ eventId }) => eventId === 'e3')).toBe(false);
});

test('what is no message at all is refused for that', async () => {
  const { body } = await send([[], 7, null]);
  for (const outcome of body.outcomes) {
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringContaining('must be a message') });
  }
  expect(body.outcomes).toHaveLength(3);
});

test('of two providers that announce the same event at once one begins it, and nothing of the other is heard', async () => {
  const pushOf = (source: string, token: string) => {
    const told = [fixture('e7'), snapshotOf('e7', []), { kind: 'suspend', reason: source } as const];
    return send(
      told.map((body, index) => message('e7', index + 1, body, source)),
      token,
    );
  };
  const answers = await Promise.all([pushOf('acme', TOKEN), pushOf('other', OTHER)]);
  const kinds = answers.map(({ body }) => body.outcomes.map(({ kind }: { kind: string }) => kind));
  expect(kinds.sort()).toEqual([
    ['accepted', 'accepted', 'accepted'],
    ['refused', 'refused', 'refused'],
  ]);
  expect(new Set(heard.filter(({ eventId }) => eventId === 'e7').map(({ source }) => source)).size).toBe(1);
  expect(troubled).not.toContain('e7');
});

test('what is no message is refused with what is wrong with it, and never fails', async () => {
  const junk = [null, 7, 'x', [], {}, { source: 'acme' }, { source: 'acme', eventId: 'e1', sequence: -1 }];
  const answer = await send(junk);
  expect(answer.status).toBe(200);
  for (const outcome of answer.body.outcomes) {
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/.{5,}/) });
  }
  expect((await send([])).status).toBe(400);
  expect((await send(Array.from({ length: 501 }, () => 1))).status).toBe(400);
  expect((await send('{"x":')).status).toBe(400);
});

test.each<Record<string, string>>([
  { 'content-type': 'text/plain' },
  { 'content-type': 'Text/Plain; charset=utf-8' },
  { 'content-type': 'text/csv' },
  { 'content-type': '' },
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
])('what is sent as %o is refused before it is read, with what to send instead', async (headers) => {
  const answer = await send('[]', TOKEN, headers);
  expect(answer).toMatchObject({
    status: 415,
    body: { error: 'bad_request', error_description: expect.stringMatching(/^Send /) },
  });
});

test('what no database can keep is refused, and keeps no message beside it from being heard', async () => {
  const unkeepable = [
    { source: 'acme', eventId: 'e\0', kind: 'alive' },
    { source: 'acme', eventId: 'e5', kind: '\0' },
    message('e5', 2, { kind: 'pending', reason: '\0' }),
  ];
  const answer = await send([message('e5', 1, fixture('e5')), ...unkeepable]);
  expect(answer.status).toBe(200);
  expect(answer.body.outcomes.map(({ kind }: { kind: string }) => kind)).toEqual([
    'accepted',
    'refused',
    'refused',
    'refused',
  ]);
  expect(heard.some(({ eventId }) => eventId === 'e5')).toBe(true);
});

test.each([
  ['half of a surrogate pair', '{ "text": "touchdown \\ud83d" }'],
  ['a NUL', '{ "text": "touch\\u0000down" }'],
  ['a name of a field that is half of a surrogate pair', '{ "\\udc00": 1 }'],
  ['20,000 levels', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
])(
  'a play that no database can keep is refused wherever it stands, and the log stays readable: %s',
  async (what, play) => {
    const ids = ['first', 'play', 'snapshot'].map((name) => `${name}-${what.replace(/\W/g, '')}`);
    const [first = '', later = '', whole = ''] = ids;
    const json = (...messages: FeedMessage[]) => JSON.stringify(messages).replaceAll('"HERE"', () => play);
    const answer = await send(
      json(
        message(later, 1, fixture(later)),
        message(later, 2, { kind: 'play', play: 'HERE' }),
        message(first, 1, snapshotOf(first, ['HERE'])),
        message(whole, 1, fixture(whole)),
        message(whole, 2, { kind: 'alive' }),
      ),
    );
    const kinds = answer.body.outcomes.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['accepted', 'refused', 'refused', 'accepted', 'accepted']);
    expect(answer.body.outcomes[1].reason).toContain('play: cannot be kept');
    const store = new FeedStore(database.database);
    expect([...(await store.positions(ids)).keys()].sort()).toEqual([later, whole].sort());
    await store.prune({ overMs: FOR_EVER_MS, silentMs: 0 });
  },
);

test('a game that cannot be is refused with what is wrong with it, and nothing is heard of it', async () => {
  const self = fixture('no').fixture.home;
  const cases: [FeedBody, string][] = [
    [
      fixture('no', { competition: 'moon-league' }),
      "fixture.competition: the catalogue has no 'moon-league'",
    ],
    [fixture('no', { sport: 'tennis' }), "fixture.sport: 'nfl' is a competition of 'football'"],
    [
      fixture('no', { organization: 'england' }),
      "fixture.organization: 'nfl' is a competition of 'united-states'",
    ],
    [fixture('no', { away: self }), 'fixture.away.id: is that of home; they must be different'],
    [
      fixture('no', { startsAt: '1900-01-01T00:00:00.000Z' }),
      'fixture.startsAt: is more than a day ago, and the event was never announced',
    ],
    [
      fixture('no', { startsAt: '9999-01-01T00:00:00.000Z' }),
      'fixture.startsAt: must be a date at most two years ahead',
    ],
    [
      snapshotOf('no', [], { competition: 'moon-league' }),
      "fixture.competition: the catalogue has no 'moon-league'",
    ],
  ];
  const { body } = await send(cases.map(([one]) => message('no', 1, one)));
  expect(body.outcomes).toEqual(cases.map(([, reason]) => ({ kind: 'refused', reason, eventId: 'no' })));
  const garbled = await send(message('no', 1, snapshotOf('no', [{ kind: 'nonsense' }])));
  expect(garbled.body.outcomes[0]).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/^plays: ./),
  });
  expect(heard.some(({ eventId }) => eventId === 'no')).toBe(false);
  expect((await send(message('no', 1, fixture('no')))).body.outcomes[0].kind).toBe('accepted');
});

test('a field takes part in the sports that have one, and in no others', async () => {
  const field = ['x', 'y', 'z'].map((id) => ({ id, name: id, mediumName: id, abbreviation: id }));
  const soccer = { sport: 'soccer', organization: 'england', competition: 'premier-league' };
  const golf = { sport: 'golf', organization: 'international', competition: 'fairway-tour' };
  const racing = { sport: 'motor-racing', organization: 'international', competition: 'grand-circuit' };
  const cases: [string, FeedBody, string | undefined][] = [
    ['s1', fixture('s1', soccer), undefined],
    ['g1', fixture('g1', { ...golf, field }), undefined],
    ['r1', snapshotOf('r1', [], { ...racing, field }), undefined],
    [
      's2',
      fixture('s2', { ...soccer, field }),
      "fixture.field: 'soccer' is played by two sides, and no field takes part",
    ],
    [
      's1',
      snapshotOf('s1', [], { ...soccer, field }),
      "fixture.field: 'soccer' is played by two sides, and no field takes part",
    ],
    ['g2', fixture('g2', golf), "fixture.field: is missing; in 'golf' a field takes part"],
    ['r2', snapshotOf('r2', [], racing), "fixture.field: is missing; in 'motor-racing' a field takes part"],
  ];
  const { body } = await send(cases.map(([eventId, one]) => message(eventId, 1, one)));
  const expected = cases.map(([eventId, , reason]) =>
    reason === undefined ? { kind: 'accepted', eventId } : { kind: 'refused', reason, eventId },
  );
  expect(body.outcomes).toEqual(expected);
  expect(troubled).not.toContain('s1');
});

test('an event that is known may be told again long after its start, and is left alone by what cannot be', async () => {
  const longAgo = { startsAt: '2029-12-01T00:00:00.000Z' };
  await send(message('e6', 1, fixture('e6')));
  const impossible = [snapshotOf('e6', [7]), snapshotOf('e6', [], { sport: 'tennis' })];
  const refused = await send(impossible.map((one) => message('e6', 1, one)));
  expect(refused.body.outcomes.map(({ kind }: { kind: string }) => kind)).toEqual(['refused', 'refused']);
  expect(troubled).not.toContain('e6');
  const told = await send([message('e6', 2, fixture('e6', longAgo)), message('e6', 3, { kind: 'alive' })]);
  expect(told.body.outcomes.map(({ kind }: { kind: string }) => kind)).toEqual(['accepted', 'accepted']);
});

test('of an event whose messages are gone only its source is heard, and only a correction of the same game', async () => {
  await send([
    message('pruned', 1, fixture('pruned')),
    message('pruned', 2, { kind: 'result', home: 3, away: 0 }),
  ]);
  await new FeedStore(database.database).prune({ overMs: 0, silentMs: FOR_EVER_MS });
  expect(await feeds.histories(['pruned'])).toEqual(new Map());
  // Nothing is left in memory either.
  const later = openFeeds(parts);
  const { home, away } = fixture('pruned').fixture;
  const turned = await push({ ...pushing, feeds: later }, 'acme', [
    message('pruned', 3, snapshotOf('pruned', [], { home: away, away: home })),
    message('pruned', 3, fixture('pruned')),
    message('pruned', 2, snapshotOf('pruned', [])),
  ]);
  expect(turned).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('Tell of another game as another event') },
    {
      kind: 'refused',
      reason: expect.stringMatching(/^the event is over/),
    },
    {
      kind: 'refused',
      reason: expect.stringMatching(/^the event is over/),
    },
  ]);
  const others = await push({ ...pushing, feeds: later }, 'other', [
    message('pruned', 3, snapshotOf('pruned', []), 'other'),
  ]);
  expect(others).toMatchObject([{ kind: 'refused', reason: OF_ANOTHER }]);
  const corrected = await push({ ...pushing, feeds: later }, 'acme', [
    message('pruned', 3, snapshotOf('pruned', [])),
  ]);
  expect(corrected).toMatchObject([{ kind: 'accepted' }]);
  expect(await later.begun()).not.toContain('pruned');
  await later.stop();
});

test('providers are read whole or not at all', () => {
  expect(readProviders(`acme=${TOKEN}`)).toHaveLength(1);
  for (const text of [
    'acme',
    'acme=short',
    `Acme=${TOKEN}`,
    `a=${TOKEN},a=${OTHER}`,
    `a=${TOKEN},b=${TOKEN}`,
  ]) {
    expect(readProviders(text), text).toBeUndefined();
  }
});

test('of one provider only so much is read at a time: what is beyond it is refused before it is read, and taken when it comes again', async () => {
  const large = (sequence: number) => {
    const told = sequence === 1 ? fixture('e40') : ({ kind: 'alive' } as const);
    return JSON.stringify(message('e40', sequence, told)).padEnd(4_900_000);
  };
  const other = JSON.stringify(message('e41', 1, fixture('e41'), 'other'));
  const answers = await Promise.all([send(large(1)), send(large(2)), send(large(3)), send(other, OTHER)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  expect(answers[2]?.body.error_description).toMatch(/^Wait for answers/);
  expect((await send(large(3))).body.outcomes).toMatchObject([{ kind: 'accepted' }]);
  expect(troubled).not.toContain('e40');
});
