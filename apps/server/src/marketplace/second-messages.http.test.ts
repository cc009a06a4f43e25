import { hockey } from '@fairline/sports/hockey/hockey.ts';
import type { HockeyScoreboard } from '@fairline/sports/hockey/scoreboard.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent, zeroScoreboard } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { spread } from './testing/football-markets.ts';
import { PLAYERS } from './testing/player-markets.ts';
import { nextWith, serve } from './testing/serve.ts';

const home = { ...fixedEvent('x').home, rank: 7, record: '4-2' };
const events = ['game-1', 'game-2', 'game-3'].map((id) => fixedEvent(id, { status: 'IN_PLAY', home }));
const RINK = fixedEvent('rink-1', { status: 'IN_PLAY', sport: { slug: 'hockey', name: 'Hockey' } });
const { marketplace, trading } = fixedMarketplace(
  [...events, RINK],
  [spread('game', 'game', -3.5, true), ...PLAYERS],
);
const MAIN = 'game-1~spread:game:-3.5';
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

/** What a subscription of one field tells, message by message, after the first. */
async function follow(field: string, rest: string) {
  const results = server.subscribe(`subscription { ${field}${rest} }`);
  const next = async () => (await nextWith({ [field]: v.looseObject({}) }, results))[field];
  await next();
  return { next, end: () => results.return?.() };
}

test('whoever follows a card hears of a price that moved, and that the game went on [CARD-012] [CARD-032]', async () => {
  const { next, end } = await follow(
    'marketCardUpdated',
    `(ids: ["GridMarketCard:game-1~grid~game"], pageType: HOME) { cards { id attributes { tags } marketTags
      markets { rawId selections { type odds { formattedOdds } } } fallbackEvent { status } } }`,
  );
  trading.setOdds(`${MAIN}~home`, 7, 5);
  expect(await next()).toMatchObject({
    cards: [
      {
        id: 'GridMarketCard:game-1~grid~game',
        attributes: { tags: ['IN_PLAY', 'PARLAY_PLUS', 'QUICK_BET'] },
        marketTags: ['game'],
        markets: [
          { rawId: MAIN, selections: [{}, { type: 'HOME_SPREAD', odds: { formattedOdds: '+140' } }] },
          {},
          {},
        ],
      },
    ],
  });
  await end();
});

const ROW = 'receptions:home:2';
const mapping = (eventId: string) =>
  `marketComponentMappings: [{ marketCardId: "TableMarketCard:${eventId}~table~receptions", marketComponentIds: ["${ROW}", "receptions:home:1"] }]`;
const TABLE = '{ tables { goneRowIds rows { rowId selections { odds { formattedOdds } } } } }';

test('of a table the row whose price moved is told alone, then which is gone; on a list of events there is none [CARD-033]', async () => {
  const { next, end } = await follow(
    'tableMarketCardUpdated',
    `(pageType: EVENT, ${mapping('game-2')}) ${TABLE}`,
  );
  trading.setOdds(`game-2~${ROW}:2.5~over`, 3, 1);
  expect(await next()).toEqual({
    tables: [
      {
        goneRowIds: [],
        rows: [
          {
            rowId: ROW,
            selections: [{ odds: { formattedOdds: '+300' } }, { odds: { formattedOdds: '-110' } }],
          },
        ],
      },
    ],
  });
  trading.removeMarket('game-2', `${ROW}:2.5`);
  // One of two players is no table.
  expect(await next()).toEqual({ tables: [{ goneRowIds: [ROW, 'receptions:home:1'], rows: [] }] });
  await end();
  const list = server.subscribe(
    `subscription { tableMarketCardUpdated(pageType: PAGE, ${mapping('game-1')}) ${TABLE} }`,
  );
  const first = await nextWith({ tableMarketCardUpdated: v.looseObject({}) }, list);
  expect(first.tableMarketCardUpdated).toEqual({
    tables: [{ goneRowIds: [ROW, 'receptions:home:1'], rows: [] }],
  });
  await list.return?.();
});

test('an event and its rich event tell each new score, and that it is over and who won [LIVE-018] [LIVE-008]', async () => {
  const fallback = await follow(
    'fallbackEventUpdated',
    '(ids: ["StandardEvent:game-3"]) { events { status statistics { homeScore awayScore } } }',
  );
  const rich = await follow(
    'richEventUpdated',
    `(resourceUris: ["/nfl/events/game-3"]) { events { eventStatus winner
      homeTeam { standings { rankAndRecordString } pollRanking { rank } } } }`,
  );
  const standings = { rankAndRecordString: '#7 4-2' };
  const homeTeam = { standings, pollRanking: { rank: 7 } };
  const scoreboard = { ...zeroScoreboard, homeScore: 7 };
  trading.setStatus('game-3', 'open', { scoreboard });
  expect(await fallback.next()).toEqual({
    events: [{ status: 'IN_PLAY', statistics: { homeScore: 7, awayScore: 0 } }],
  });
  expect(await rich.next()).toEqual({ events: [{ eventStatus: 'IN_PROGRESS', winner: null, homeTeam }] });
  trading.finish('game-3');
  expect(await fallback.next()).toMatchObject({ events: [{ status: 'FINISHED' }] });
  expect(await rich.next()).toEqual({ events: [{ eventStatus: 'FINAL', winner: 'HOME', homeTeam }] });
  await Promise.all([fallback.end(), rich.end()]);
});

test('a rich game of hockey tells who has a player more, and one that is put off has no status [LIVE-008]', async () => {
  const rich = async () =>
    (
      await server.asked(
        { node: v.looseObject({}) },
        '{ node(id: "RichEvent:rink-1") { ... on RichEvent { eventStatus powerPlay winner } } }',
      )
    ).node;
  const board: HockeyScoreboard = hockey.scoreboard(hockey.initial({ sides: RINK }));
  const scoreboard = { ...board, away: { ...board.away, marker: 'power-play' as const } };
  trading.setStatus('rink-1', 'open', { scoreboard });
  expect(await rich()).toEqual({ eventStatus: 'IN_PROGRESS', powerPlay: 'AWAY', winner: null });
  for (const [status, eventStatus] of [
    ['PRE_GAME', 'PRE_GAME'],
    ['POSTPONED', null],
  ] as const) {
    trading.setStatus('rink-1', 'open', { event: { ...RINK, status } });
    expect(await rich()).toMatchObject({ eventStatus });
  }
});

test('a tab that comes new arrives beside the open one, which stays open [PAGE-020]', async () => {
  const own = fixedMarketplace(
    [fixedEvent('game-9', { status: 'IN_PLAY' })],
    [spread('game', 'game', -3.5, true)],
  );
  const other = await serve({ marketplace: own.marketplace });
  const url = fixedEvent('game-9').canonicalUrl;
  const results = other.subscribe(
    `subscription { pageChildrenUpdated(canonicalPath: "${url}") { page { pageChildren { label default } } } }`,
  );
  const Update = { pageChildrenUpdated: v.looseObject({}) };
  await nextWith(Update, results);
  own.trading.add(fixedEvent('game-9', { status: 'IN_PLAY' }), [
    spread('game', 'game', -3.5, true),
    ...PLAYERS,
  ]);
  expect((await nextWith(Update, results)).pageChildrenUpdated).toEqual({
    page: {
      pageChildren: [
        { label: 'Popular', default: true },
        { label: 'Game Lines', default: false },
        { label: 'Players', default: false },
      ],
    },
  });
  await other.close();
});
