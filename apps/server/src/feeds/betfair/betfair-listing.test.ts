import { expect, test, vi } from 'vitest';
import { APP_KEY, type ApiReply, marketDefinition, marketImage } from './testing/fake-exchange.ts';
import { announced, game, HOUR_MS, NOW, START, sourceRig, startSource } from './testing/source-rig.ts';

const rig = sourceRig();
const shut = (reason: string) => ({ kind: 'suspend', reason: expect.stringContaining(reason) });

test('competitions that Fairline has not are left out, and counted in one line', async () => {
  const t = await startSource(rig);
  rig.markets.push(game('1.4', '34', 'Who Knows'));
  await announced(rig, t);
  await t.look(600_000);
  expect(t.logger.info.mock.calls.filter(([entry]) => 'otherCompetitions' in entry)).toEqual([
    [
      { source: 'betfair', games: 1, otherCompetitions: 2, otherMarkets: 1 },
      expect.stringContaining('left out'),
    ],
  ]);
  await t.stop();
});

test('a game of which the exchange lists other sides, or nothing any more, is suspended', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  rig.markets = [game('1.1', '31', 'Utah Jazz @ Miami Heat'), game('1.7', '37')];
  await t.beat(client, 600_000);
  expect(t.heard.slice(1)).toMatchObject([shut('other sides')]);
  rig.markets = [game('1.1', '31'), game('1.7', '37')];
  await t.beat(client, 600_000);
  await client.answers('marketSubscription', undefined, 2);
  client.image([marketImage('1.1', { marketTime: START })]);
  await t.told(3);
  expect(t.heard[2]).toMatchObject({ kind: 'resume' });
  rig.markets = [game('1.7', '37')];
  await t.beat(client, 600_000);
  expect(t.heard.slice(3)).toMatchObject([shut('no longer listed')]);
  await t.stop();
});

test('where the games of a listing cannot be looked up those that are followed stay so', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  rig.markets = [game('1.7', '37', 'Utah Jazz @ Miami Heat'), game('1.1', '31')];
  vi.spyOn(t.feeds, 'histories').mockRejectedValueOnce(new Error('unread'));
  await t.beat(client, 600_000);
  expect(t.logger.error.mock.calls).toMatchObject([[{ source: 'betfair' }, expect.any(String)]]);
  client.change([{ id: '1.1', marketDefinition: marketDefinition({ status: 'SUSPENDED' }) }]);
  await t.told(2);
  expect(t.heard[1]).toMatchObject({ kind: 'suspend' });
  await t.stop();
});

test('as many markets are followed as a subscription may hold, the soonest games first', async () => {
  const t = await startSource(rig);
  rig.markets = Array.from({ length: 210 }, (_, at) => {
    const startsAt = new Date(NOW + (300 - at) * 60_000).toISOString();
    return game(`1.${at + 1}`, `${at + 100}`, 'Boston Celtics @ Miami Heat', startsAt);
  });
  await t.look();
  const client = await rig.exchange.client();
  await client.answers('authentication');
  const asked = await client.answers('marketSubscription');
  const ids = rig.markets.map((_, at) => `1.${210 - at}`).slice(0, 200);
  expect(asked.marketFilter).toEqual({ marketIds: ids });
  await t.stop();
});

const refusal = (errorCode: string) => ({
  body: { error: { code: -32_099, message: 'ANGX-0003', data: { APINGException: { errorCode } } } },
});

test.each<[string, ApiReply, RegExp, number]>([
  ['too much data', refusal('TOO_MUCH_DATA'), /listCompetitions: TOO_MUCH_DATA/, 10_000],
  [
    'too many requests',
    { ...refusal('TOO_MANY_REQUESTS'), status: 429, headers: { 'retry-after': '90' } },
    /HTTP 429 TOO_MANY/,
    90_000,
  ],
  ['a fault of theirs', { status: 502, body: '<html>' }, /HTTP 502/, 10_000],
  ['no JSON', { body: '{"result":' }, /no JSON/, 10_000],
  ['no result', { body: { hello: 1 } }, /no result/, 10_000],
  ['another shape', { body: { result: { a: 1 } } }, /competitions: the answer/, 10_000],
  ['a flood', { body: `[${' '.repeat(8_000_001)}]` }, /larger than/, 10_000],
  [
    'a way elsewhere',
    { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
    /redirect/,
    10_000,
  ],
])('%s is a reason in the log, without key and session, and a wait', async (_what, reply, reason, waitMs) => {
  const t = await startSource(rig);
  const { api } = rig.exchange;
  rig.exchange.api = () => reply;
  await t.look();
  expect(t.logger.error).not.toHaveBeenCalled();
  expect(t.logger.warn.mock.calls).toEqual([
    [{ source: 'betfair', reason: expect.stringMatching(reason), waitMs }, expect.any(String)],
  ]);
  expect(JSON.stringify(t.logger.warn.mock.calls)).not.toMatch(new RegExp(`${APP_KEY}|test=`));
  const before = rig.exchange.asked.length;
  await t.look(waitMs - 1);
  expect(rig.exchange.asked).toHaveLength(before);
  rig.exchange.api = api;
  await t.look(1);
  await rig.exchange.client();
  await t.stop();
});

test('where four days are too much fewer are asked for, and an hour later more again', async () => {
  const t = await startSource(rig);
  const { api } = rig.exchange;
  const spans: number[] = [];
  let most = 50;
  rig.exchange.api = (method, params) => {
    const { from, to } = Object(params.filter.marketStartTime);
    const hours = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
    if (spans.at(-1) !== hours) spans.push(hours);
    return hours > most ? refusal('TOO_MUCH_DATA') : api(method, params);
  };
  await t.look();
  await t.look(10_000);
  await t.look(HOUR_MS - 10_001);
  expect(spans).toEqual([96, 48]);
  await t.look(600_000);
  expect(spans).toEqual([96, 48, 96]);
  await t.look(600_000);
  expect(spans).toEqual([96, 48, 96, 48]);
  most = 100;
  await t.look(HOUR_MS);
  expect(spans).toEqual([96, 48, 96, 48, 96]);
  await t.stop();
});

test('a session that the betting API refuses ends it with one line, and what was on sale is suspended', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  rig.exchange.api = () => refusal('INVALID_SESSION_INFORMATION');
  await t.beat(client, 600_000);
  expect(t.heard.slice(1)).toMatchObject([shut('does not take the session')]);
  const asked = rig.exchange.asked.length;
  await t.look(HOUR_MS);
  expect(rig.exchange.asked).toHaveLength(asked);
  expect(t.logger.error.mock.calls).toEqual([
    [expect.objectContaining({ source: 'betfair' }), expect.stringContaining('FAIRLINE_BETFAIR_SESSION')],
  ]);
  await t.stop();
});
