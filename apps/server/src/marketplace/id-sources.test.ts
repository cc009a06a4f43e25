import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { spread } from './testing/football-markets.ts';
import { PLAYERS } from './testing/player-markets.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const OTHER = fixedEvent('game-2');
const LINES = [spread('game', 'game', -3.5, true), spread('game', 'game', -4.5, false), ...PLAYERS];
const [MAIN, SECOND] = ['game-1~spread:game:-3.5', 'game-1~spread:game:-4.5'];
const GRID = 'game-1~grid~game';
const TABLE = 'game-1~table~receptions';

function house() {
  return fixedMarketplace([GAME, OTHER], LINES);
}

test('of markets named by id only those are told, also when they are on no page [CARD-031]', () => {
  const { marketplace, trading } = house();
  const source = marketplace.marketsById([SECOND, 'game-9~moneyline:game']);
  source.subscribe(() => {});
  expect(source.snapshot()?.markets.map(({ rawId }) => rawId)).toEqual([SECOND]);
  trading.setOdds(`${MAIN}~home`, 2, 1);
  expect(source.delta()).toBeNull();
  trading.setOdds(`${SECOND}~home`, 2, 1);
  expect(source.delta()?.markets.map(({ rawId }) => rawId)).toEqual([SECOND]);
  trading.removeMarket('game-1', 'spread:game:-4.5');
  expect(source.delta()?.markets.map(({ status }) => status)).toEqual(['closed']);
});

test('events named by id are told when their score or status changes, not when prices move [LIVE-018]', () => {
  const { marketplace, trading } = house();
  const source = marketplace.eventsById(['game-2', 'game-9']);
  source.subscribe(() => {});
  trading.setOdds('game-2~spread:game:-3.5~home', 2, 1);
  trading.setStatus('game-1', 'suspended');
  expect(source.delta()).toBeNull();
  trading.setStatus('game-2', 'suspended');
  expect(source.delta()?.events.map(({ event }) => event.id)).toEqual(['game-2']);
});

test('a card is told whole when a market of it moves, and as gone when it shows nothing any more [CARD-032]', () => {
  const { marketplace, trading } = house();
  const source = marketplace.cardsById({ rawIds: [GRID], place: 'LIST', markets: new Map() });
  source.subscribe(() => {});
  trading.setOdds(`${SECOND}~home`, 2, 1);
  expect(source.delta()).toBeNull();
  trading.setOdds(`${MAIN}~home`, 2, 1);
  expect(source.delta()?.cards.map(({ rawId }) => rawId)).toEqual([GRID]);
  trading.finish('game-1');
  expect(source.delta()).toMatchObject({ cards: [], gone: [GRID] });
  expect(source.snapshot()).toMatchObject({ cards: [], gone: [GRID] });
});

test('of a card with a mapping only prices of the mapped markets are told [CARD-032]', () => {
  const { marketplace, trading } = house();
  const slider = 'game-1~line-selector~spread:game';
  const markets = new Map([[slider, new Set([MAIN])]]);
  const source = marketplace.cardsById({ rawIds: [slider], place: 'EVENT', markets });
  source.subscribe(() => {});
  trading.setOdds(`${SECOND}~home`, 2, 1);
  expect(source.delta()).toBeNull();
  trading.setOdds(`${MAIN}~home`, 2, 1);
  expect(source.delta()?.cards.map(({ rawId }) => rawId)).toEqual([slider]);
});

test('of a table only the rows asked for are told, when they change, and which are gone [CARD-033]', () => {
  const { marketplace, trading } = house();
  const rows = new Map([[TABLE, ['receptions:home:1']]]);
  const source = marketplace.tablesById({ rows, place: 'EVENT' });
  source.subscribe(() => {});
  expect(source.snapshot()?.tables[0]?.rows.map(({ label }) => label)).toEqual(['Ada Bell']);
  trading.setOdds('game-1~receptions:home:2:2.5~over', 2, 1);
  expect(source.delta()).toBeNull();
  trading.setOdds('game-1~receptions:home:1:4.5~over', 2, 1);
  expect(source.delta()?.tables[0]?.rows[0]?.selections[0]?.odds?.numerator).toBe(2n);
  trading.removeMarket('game-1', 'receptions:home:2:2.5');
  expect(source.delta()?.tables).toMatchObject([{ rows: [], gone: ['receptions:home:1'] }]);
});

test('on a list there are no tables, so each row is gone [CARD-033]', () => {
  const rows = new Map([[TABLE, ['receptions:home:1']]]);
  expect(house().marketplace.tablesById({ rows, place: 'LIST' }).snapshot()?.tables).toMatchObject([
    { rows: [], gone: ['receptions:home:1'] },
  ]);
});

test('what left a page in the last minute is in the state that a latecomer gets, in its last form', () => {
  const { marketplace, trading, clock } = house();
  const source = marketplace.marketsOf(GAME.canonicalUrl);
  trading.removeMarket('game-1', 'spread:game:-4.5');
  const statusOf = () => source?.snapshot()?.markets.find(({ rawId }) => rawId === SECOND)?.status;
  expect(statusOf()).toBe('closed');
  clock.advance(61_000);
  expect(statusOf()).toBeUndefined();
});
