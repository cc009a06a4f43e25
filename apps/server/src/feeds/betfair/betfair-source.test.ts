import { leagues } from '@fairline/feed/season/leagues.ts';
import { damagedBytes } from '@fairline/feed/testing/damage.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { CannedSimulator } from '../../trading/testing/canned-simulator.ts';
import { startTrading, tradingDatabase } from '../../trading/testing/test-trading.ts';
import { BetfairSource } from './betfair-source.ts';
import { APP_KEY, marketDefinition, marketImage, prices, SESSION } from './testing/fake-exchange.ts';
import { announced, game, HOUR_MS, NOW, START, sourceRig, startSource } from './testing/source-rig.ts';

const rig = sourceRig();
const shut = (reason: string) => ({ kind: 'suspend', reason: expect.stringContaining(reason) });

test('a listed game is announced with what the exchange thinks of it, and told again when that moved', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  expect(t.heard).toMatchObject([
    {
      kind: 'fixture',
      source: 'betfair',
      eventId: 'nba-betfair-31',
      fixture: {
        competition: 'nba',
        home: { id: 'nba-mia' },
        away: { id: 'nba-bos' },
        startsAt: START,
        lines: { homeWinProbability: 0.495 },
      },
    },
  ]);
  expect(client.subscription).toMatchObject({ marketFilter: { marketIds: ['1.1'] } });
  expect(rig.exchange.asked[0]?.headers).toMatchObject({
    'x-application': APP_KEY,
    'x-authentication': SESSION,
  });
  client.change([{ id: '1.1', rc: [prices(1, 1.96, 2)] }]);
  client.change([{ id: '1.1', rc: [prices(1, 1.6, 1.62), prices(2, 2.62, 2.66)] }]);
  await t.told(2);
  expect(t.heard[1]).toMatchObject({ kind: 'odds', lines: { homeWinProbability: 0.621 } });
  await t.stop();
});

test('a game is suspended when it turns in play and stays so, whatever its prices do', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  client.change([{ id: '1.1', marketDefinition: marketDefinition({ inPlay: true, marketTime: START }) }]);
  await t.told(2);
  expect(t.heard[1]).toMatchObject(shut('in play'));
  for (const back of [1.5, 3]) {
    client.change([{ id: '1.1', rc: [prices(1, back, back + 0.02)] }]);
    await t.beat(client, 12_000);
  }
  expect(t.kinds()).toEqual(['fixture', 'suspend']);
  await t.stop();
});

test('a game whose market is suspended is so too, and comes back with its prices', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  const is = (status: string) => ({ id: '1.1', marketDefinition: marketDefinition({ status }) });
  client.change([is('SUSPENDED')]);
  await t.told(2);
  client.change([{ ...is('OPEN'), rc: [prices(1, 1.6, 1.62), prices(2, 2.62, 2.66)] }]);
  await t.beat(client, 1000);
  expect(t.kinds()).toEqual(['fixture', 'suspend']);
  await t.beat(client, 10_000);
  expect(t.kinds()).toEqual(['fixture', 'suspend', 'odds', 'resume']);
  await t.stop();
});

test('a start that the exchange moves is told, and a game that is late does not begin', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  const later = new Date(NOW + 3 * HOUR_MS).toISOString();
  client.change([{ id: '1.1', marketDefinition: marketDefinition({ marketTime: later }) }]);
  await t.told(2);
  expect(t.heard[1]).toMatchObject({ kind: 'fixture', fixture: { startsAt: later, lines: {} } });
  await t.stop();
});

test('a market that is closed, as when it is void, suspends the game, which is called off when nobody tells more', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  const runners = [1, 2].map((id) => ({ id, status: 'REMOVED' }));
  client.change([{ id: '1.1', marketDefinition: marketDefinition({ status: 'CLOSED', runners }) }]);
  await t.told(2);
  expect(t.heard[1]).toMatchObject(shut('closed'));
  rig.markets = [];
  await t.look(51 * HOUR_MS);
  expect(t.heard.slice(2)).toMatchObject([{ kind: 'status', status: 'cancelled' }]);
  await t.stop();
});

test('when no heartbeat comes every game is suspended until its prices are known again', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  await t.beat(client, 15_000);
  expect(t.kinds()).toEqual(['fixture']);
  await t.look(15_001);
  expect(t.heard[1]).toMatchObject(shut('too old'));
  expect(t.logger.warn).toHaveBeenCalledWith(
    expect.objectContaining({ reason: expect.stringContaining('nothing was heard') }),
    expect.any(String),
  );
  await t.look(1000);
  const next = await rig.exchange.subscribed(1);
  next.change([], { ct: 'RESUB_DELTA', clk: 'clk-9' });
  await t.told(3);
  expect(t.kinds()).toEqual(['fixture', 'suspend', 'resume']);
  await t.stop();
});

test('a line that cannot be read suspends every game at once', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  client.raw('{"op":"mcm","pt":1,"mc":[{"id":"1.1","rc":[{"id":1,"batb":[[0,0.3,10]]}]}]}\r\n');
  await t.told(2);
  expect(t.heard[1]).toMatchObject({ kind: 'suspend' });
  expect(t.logger.warn.mock.calls).toEqual([
    [expect.objectContaining({ reason: expect.stringContaining('no offer') }), expect.any(String)],
  ]);
  await t.stop();
});

test('after a restart a game goes on where its messages end, and is suspended where no price comes', async () => {
  const before = await startSource(rig);
  await announced(rig, before);
  await before.stop();
  const t = await startSource(rig, before.clock);
  rig.exchange.api = () => ({ status: 503, body: '' });
  await t.look(60_000);
  expect(t.kinds()).toEqual([]);
  await t.look(1);
  expect(t.heard).toMatchObject([{ ...shut('too old'), sequence: 2 }]);
  await t.stop();
});

test('after a restart a game that is listed the other way round keeps its sides, and their prices', async () => {
  const before = await startSource(rig);
  await announced(rig, before);
  await before.stop();
  const t = await startSource(rig, before.clock);
  rig.markets = [game('1.1', '31', 'Miami Heat @ Boston Celtics')];
  await t.look();
  const client = await rig.exchange.subscribed(1);
  client.image([marketImage('1.1', { back: 1.5, lay: 1.52, marketTime: START })]);
  await t.told(1);
  // The first runner, at 1.5, is now Boston, which was announced as the away side.
  expect(t.heard).toMatchObject([{ kind: 'odds', sequence: 2, lines: { homeWinProbability: 0.338 } }]);
  await t.stop();
});

test('a suspended game stays so after the snapshot that a doubt asks for', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  client.change([{ id: '1.1', marketDefinition: marketDefinition({ status: 'SUSPENDED' }) }]);
  await t.told(2);
  await t.feeds.distrust('nba-betfair-31', 'somebody doubts it');
  await vi.waitFor(() => expect(t.kinds()).toEqual(['fixture', 'suspend', 'snapshot', 'suspend']), 10_000);
  await t.stop();
});

test('of a game that the house has called off nothing more is told', async () => {
  const t = await startSource(rig);
  const client = await announced(rig, t);
  await t.feeds.callOff('nba-betfair-31');
  client.change([{ id: '1.1', marketDefinition: marketDefinition({ status: 'SUSPENDED' }) }]);
  await t.beat(client, 12_000);
  await t.look(60_000);
  expect(t.kinds()).toEqual(['fixture', 'status']);
  expect(await rig.database.database.query('select reason from feeds.refusal')).toEqual([]);
  await t.stop();
});

test('a listed game is on sale until its market turns in play', async () => {
  const its = await tradingDatabase();
  const { feeds, trading, clock, logger, stop } = await startTrading(its, {
    simulator: new CannedSimulator(),
    nowMs: NOW,
  });
  const source = new BetfairSource({ settings: rig.exchange.settings, leagues, clock, logger });
  await feeds.addSource(source);
  await source.look();
  await source.look();
  const client = await rig.exchange.subscribed();
  client.image([marketImage('1.1', { marketTime: START })]);
  await vi.waitFor(() => expect([...trading.books()]).toMatchObject([{ status: 'open' }]), 10_000);
  const [book] = trading.books();
  expect(book).toMatchObject({ event: { status: 'PRE_GAME', home: { id: 'nba-mia' } } });
  client.change([{ id: '1.1', marketDefinition: marketDefinition({ inPlay: true }) }]);
  await vi.waitFor(
    () =>
      expect(trading.book(book?.event.id ?? '')).toMatchObject({
        status: 'suspended',
        reasons: [expect.stringContaining('in play')],
      }),
    10_000,
  );
  await stop();
  await its.drop();
});

test('whatever comes over the stream is no error, and is told in messages that are accepted', async () => {
  const t = await startSource(rig);
  let client = await announced(rig, t);
  const lines = [
    { ct: 'SUB_IMAGE', initialClk: 'i', mc: [marketImage('1.1', { marketTime: START })] },
    { mc: [{ id: '1.1', rc: [prices(1, 1.6, 1.62), prices(2, 2.62, 2.66)] }] },
    { ct: 'HEARTBEAT' },
    { mc: [{ id: '1.1', marketDefinition: marketDefinition({ status: 'SUSPENDED' }) }] },
  ];
  const text = lines
    .map((each) => JSON.stringify({ op: 'mcm', id: client.subscription?.id, pt: 1, clk: 'c', ...each }))
    .join('\r\n');
  await fc.assert(
    fc.asyncProperty(damagedBytes(new TextEncoder().encode(text)), async (bytes) => {
      client.raw(bytes);
      client.raw('\r\n}{\r\n');
      await vi.waitFor(() => expect(client.isGone).toBe(true), 10_000);
      await t.look();
      expect(t.heard.at(-1)).toMatchObject({ kind: 'suspend' });
      const connections = rig.exchange.clients.length;
      await t.look(600_000);
      client = await rig.exchange.subscribed(connections);
      client.image([marketImage('1.1', { marketTime: new Date(t.clock.now() + HOUR_MS).toISOString() })]);
      await t.look(10_000);
      await vi.waitFor(async () => {
        await t.look();
        expect(t.heard.at(-1)).not.toMatchObject({ kind: 'suspend' });
      }, 10_000);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(t.logger.error).not.toHaveBeenCalled();
  expect(await rig.database.database.query('select reason from feeds.refusal')).toEqual([]);
  await t.stop();
});
