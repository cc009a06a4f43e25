import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent, zeroScoreboard } from '../trading/testing/fixed-event.ts';
import type { FixedMarket } from '../trading/testing/fixed-market.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { spread } from './testing/football-markets.ts';
import { cardsOf, Page } from './testing/page-answer.ts';
import { nextWith, serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const NINE = fixedEvent('game-2', { status: 'IN_PLAY', sport: { slug: 'baseball', name: 'Baseball' } });

const race = (to: number): FixedMarket => ({
  key: `race:${to}`,
  name: `Race to ${to} Points`,
  classification: 'scoring',
  family: 'race',
  selections: [
    { key: 'home', odds: [1, 1], name: 'Chiefs', side: 'home' },
    { key: 'away', odds: [2, 1], name: 'Bills', side: 'away' },
    { key: 'none', odds: [9, 1], name: 'Neither' },
  ],
});
const yesNo = (key: string, name: string): FixedMarket => ({
  key,
  name,
  type: 'YES_NO',
  classification: 'scoring',
  selections: [
    { key: 'yes', odds: [3, 1], name: 'Yes', type: 'YES' },
    { key: 'no', odds: [1, 3], name: 'No', type: 'NO' },
  ],
});
const winnerAndTotal = (line: number): FixedMarket => ({
  key: `result-total:game:${line}`,
  name: `Winner and Total ${line}`,
  classification: 'scoring',
  family: 'result-total:game',
  selections: ['home-over', 'home-under', 'away-over', 'away-under'].map((key) => ({ key, odds: [3, 1] })),
});
const MARKETS = [
  spread('game', 'game', -3.5, true),
  ...[10, 20, 30].map(race),
  ...[10, 15].map((points) => yesNo(`both-score:game:${points}`, `Both Teams to Score ${points}+ Points`)),
  yesNo('safety', 'Safety Scored'),
];
const { marketplace, trading } = fixedMarketplace([GAME, NINE], []);
trading.add(GAME, MARKETS);
trading.add(NINE, [8.5, 9.5].map(winnerAndTotal));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

const scoringOf = ({ canonicalUrl }: typeof GAME) => `${canonicalUrl}/section/scoring`;
const CARD = `__typename rawId featuredTitle markets { name selections { participant { label } } }
  ... on SeveralMarketsCard { labels }
  ... on EventStatisticsMarketCard { event { statistics { counts { title away home } } } }`;
const PAGE = `query Page($url: String!) { page(canonicalUrl: $url) { ... on Page {
  pageChildren { sections { ... on Drawer { title cards { ${CARD} } } } } } } }`;

async function cards(url: string) {
  const { page } = await server.asked({ page: Page }, PAGE, { url });
  return page.pageChildren.flatMap((child) => cardsOf({ pageChildren: [child] }));
}

const shapes = async (event = GAME) =>
  (await cards(scoringOf(event))).map(({ __typename, rawId, labels }) => [__typename, rawId, labels ?? null]);

test('markets of one sort share a card: of the sides, of yes and no, of a few ways each; what is alone of its sort has its own [CARD-002]', async () => {
  expect(await shapes()).toEqual([
    ['ParticipantAlignedMarketCard', 'game-1~aligned~race', ['10 Points', '20 Points', '30 Points']],
    ['CompactMultipleMarketCard', 'game-1~compact~both-score', ['10+ Points', '15+ Points']],
    ['ListMarketCard', 'game-1~list~safety', null],
  ]);
  expect(await shapes(NINE)).toEqual([
    ['MultipleMarketCard', 'game-2~multiple~result-total', ['8.5', '9.5']],
  ]);
  expect((await cards(scoringOf(GAME)))[0]).toMatchObject({
    featuredTitle: 'Race to Points',
    markets: [
      {
        name: 'Race to 10 Points',
        selections: [
          { participant: { label: 'BUF' } },
          { participant: { label: 'KC' } },
          { participant: null },
        ],
      },
      {},
      {},
    ],
  });
});

const Changes = v.looseObject({
  page: v.nullable(v.looseObject({})),
  newCards: v.array(v.looseObject({})),
  changedCards: v.array(v.looseObject({})),
  newMarkets: v.array(v.looseObject({})),
});

test('it stays the same card as its markets come and go, down to the last one, and its page and whoever follows it hear of them [CARD-002] [CARD-032] [PAGE-020]', async () => {
  const children = server.subscribe(
    `subscription { pageChildrenUpdated(canonicalPath: "${scoringOf(GAME)}") { page { id } newCards { rawId }
      changedCards { rawId ... on SeveralMarketsCard { labels } markets { name } } newMarkets { name } } }`,
  );
  const followed = server.subscribe(
    `subscription { marketCardUpdated(ids: ["ParticipantAlignedMarketCard:game-1~aligned~race"], pageType: EVENT) {
      cards { rawId markets { name selections { odds { formattedOdds } } } } } }`,
  );
  const cardOf = async () =>
    (await nextWith({ marketCardUpdated: v.looseObject({ cards: v.array(v.looseObject({})) }) }, followed))
      .marketCardUpdated.cards[0];
  expect(await cardOf()).toMatchObject({ rawId: 'game-1~aligned~race', markets: [{}, {}, {}] });
  await nextWith({ pageChildrenUpdated: v.looseObject({}) }, children);
  trading.setOdds('game-1~race:20~away', 7, 1);
  expect(await cardOf()).toMatchObject({
    markets: [{}, { selections: [{ odds: { formattedOdds: '+700' } }, {}, {}] }, {}],
  });
  trading.removeMarket('game-1', 'race:10');
  trading.removeMarket('game-1', 'race:20');
  const last = ['ParticipantAlignedMarketCard', 'game-1~aligned~race', ['Race to 30 Points']];
  await expect.poll(async () => (await shapes())[0]).toEqual(last);
  const told: v.InferOutput<typeof Changes>[] = [];
  while (JSON.stringify(told.at(-1)?.changedCards[0] ?? {}).match(/Race to/g)?.length !== 2) {
    told.push((await nextWith({ pageChildrenUpdated: Changes }, children)).pageChildrenUpdated);
  }
  expect(told.at(-1)?.changedCards).toEqual([
    { rawId: 'game-1~aligned~race', labels: ['Race to 30 Points'], markets: [{ name: 'Race to 30 Points' }] },
  ]);
  expect(told.flatMap(({ newCards }) => newCards)).toEqual([]);
  await Promise.all([children.return?.(), followed.return?.()]);
});

test('while a game is on, its page ends with what both sides have done, which is followed like the score; Quick Bets has bets alone [CARD-002] [LIVE-017]', async () => {
  const kinds = (await cards(GAME.canonicalUrl)).map(({ __typename }) => __typename);
  expect(kinds).not.toContain('EventStatisticsMarketCard');
  const counted = (away: number) => ({
    ...zeroScoreboard,
    counts: [{ title: 'Rushing Yards', away, home: 91 }],
  });
  trading.setStatus('game-1', 'open', { scoreboard: counted(40) });
  await expect
    .poll(async () => (await cards(GAME.canonicalUrl)).at(-1))
    .toMatchObject({
      rawId: 'game-1~statistics~game',
      markets: [],
      event: { statistics: { counts: [{ title: 'Rushing Yards', away: 40, home: 91 }] } },
    });
  const node = 'query Node($id: ID!) { node(id: $id) { __typename id } }';
  const id = 'EventStatisticsMarketCard:game-1~statistics~game';
  expect(await server.asked({}, node, { id })).toEqual({
    node: { __typename: 'EventStatisticsMarketCard', id },
  });
  const quick = 'query Quick($id: ID!) { node(id: $id) { ... on QuickBetsSection { drawers { title } } } }';
  expect(
    JSON.stringify(await server.asked({}, quick, { id: `QuickBetsSection:${GAME.canonicalUrl}` })),
  ).not.toContain('Game Stats');
  const statistics = server.subscribe(
    `subscription { eventStatisticsUpdated(canonicalPath: "${GAME.canonicalUrl}") { events { statistics { counts { away } } } } }`,
  );
  const Update = { eventStatisticsUpdated: v.looseObject({ events: v.array(v.looseObject({})) }) };
  await nextWith(Update, statistics);
  trading.setStatus('game-1', 'open', { scoreboard: counted(44) });
  const { events } = (await nextWith(Update, statistics)).eventStatisticsUpdated;
  expect(events).toEqual([{ statistics: { counts: [{ away: 44 }] } }]);
  await statistics.return?.();
  trading.setStatus('game-1', 'closed');
  await expect.poll(() => cards(GAME.canonicalUrl)).toEqual([]);
});
