import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent, zeroScoreboard } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { cardsOf, Page, sectionsOf, selectionsOf } from './testing/page-answer.ts';
import { nextOf, nextWith, serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const SPREAD = 'game-1~spread:game:-3.5';
const parts = fixedMarketplace([GAME, fixedEvent('game-2')]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace: parts.marketplace });
});
afterAll(() => server.close());

const PAGE = `query Page($url: String!) {
  page(canonicalUrl: $url) {
    __typename
    ... on NotFoundError { code message }
    ... on Page {
      id canonicalUrl title type description
      event { name status marketCount }
      defaultChild { label }
      pageChildren {
        id label default hasContent deepLink { webUrl }
        sections {
          __typename
          ... on ChipsCarousel { chips { label icon deepLink { canonicalUrl } menuItem { id liveCount } } }
          ... on MarketplaceShelf { id title kind cards { ...Card } }
          ... on Drawer { id title autoExpand cards { ...Card } }
        }
      }
    }
  }
}
fragment Card on MarketCard {
  __typename id rawId attributes { tags } marketTags featuredTitle deepLink { webUrl canonicalUrl }
  ... on TiledListMarketCard { columns }
  event { id name status startTime sport { slug } organization { slug } competition { slug name }
    homeParticipant { id label mediumName type primaryColour } awayParticipant { label } }
  markets { id rawId name type classification family isMain status startTime sequence
    selections { id rawId type status isDisabled name { minimalName cleanName defaultName fullName }
      odds { numeratorLong denominatorLong formattedOdds euro: formattedOdds(oddsFormat: EURO) }
      points { formattedPoints decimalPoints } participant { label } } }
}`;

async function page(url: string): Promise<Page> {
  return (await server.asked({ page: Page }, PAGE, { url })).page;
}

test('a page that does not exist is a typed error the web app knows by its message [PAGE-007]', async () => {
  for (const url of [
    '/nowhere',
    `${GAME.canonicalUrl}0`,
    `${GAME.canonicalUrl}/section/none`,
    'x'.repeat(5_000),
  ]) {
    expect(await server.asked({}, PAGE, { url })).toEqual({
      page: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Page not found' },
    });
  }
});

test('home answers shelves of grid cards with every field of a card, market and selection [CARD-009] [CARD-011] [CARD-012] [LIVE-001]', async () => {
  const home = await page('/home');
  expect(home).toMatchObject({ type: 'HOME', defaultChild: { label: 'Sports' } });
  const [chips, , live] = sectionsOf(home);
  const menu = { sportsMenu: v.array(v.looseObject({})) };
  const [menuItem] = (await server.asked(menu, '{ sportsMenu { id liveCount } }')).sportsMenu;
  expect(menuItem).toMatchObject({ liveCount: 1 });
  const deepLink = { canonicalUrl: '/live' };
  expect(chips?.chips?.[0]).toMatchObject({ label: 'Live', deepLink, menuItem });
  expect(live).toMatchObject({ title: 'Live Now', kind: 'LIVE' });
  const card = live?.cards?.[0];
  expect(card).toMatchObject({
    __typename: 'GridMarketCard',
    attributes: { tags: ['IN_PLAY', 'PARLAY_PLUS', 'QUICK_BET'] },
    marketTags: ['game'],
    featuredTitle: null,
    deepLink: { webUrl: GAME.canonicalUrl, canonicalUrl: GAME.canonicalUrl },
    event: { id: 'StandardEvent:game-1', status: 'IN_PLAY', homeParticipant: { label: 'KC', type: 'TEAM' } },
  });
  expect(card?.markets?.[0]).toMatchObject({
    id: `Market:${SPREAD}`,
    isMain: true,
    status: 'OPEN',
    family: 'spread:game',
  });
  expect(card?.markets?.[0]?.selections).toMatchObject([
    { status: 'OPEN', isDisabled: false, points: { formattedPoints: '+3.5', decimalPoints: 3.5 } },
    {
      id: `MarketSelection:${SPREAD}~home`,
      type: 'HOME_SPREAD',
      name: {
        minimalName: 'KC',
        cleanName: 'Chiefs',
        defaultName: 'Chiefs -3.5',
        fullName: 'Kansas City Chiefs -3.5',
      },
      odds: { numeratorLong: '10', denominatorLong: '11', formattedOdds: '-110', euro: '1.91' },
      participant: { label: 'KC' },
    },
  ]);
});

test('an event page answers its tabs, drawers and kinds of card over the wire [CARD-002] [CARD-010]', async () => {
  const answer = await page(`${GAME.canonicalUrl}/section/game-lines`);
  expect(answer).toMatchObject({
    type: 'EVENT',
    event: { name: 'Bills at Chiefs' },
    defaultChild: { label: 'Game Lines' },
  });
  const child = answer.pageChildren.find((one) => one.default);
  const cards = cardsOf({ pageChildren: child ? [child] : [] });
  expect(cards.map(({ __typename }) => __typename)).toEqual([
    'GridMarketCard',
    'ThreeWayMoneylineMarketCard',
    'LineSelectorMarketCard',
    'LineSelectorMarketCard',
    'TiledListMarketCard',
  ]);
  const typesOf = (some: typeof cards) => selectionsOf(some).map(({ type }) => type);
  expect(typesOf(cards.slice(1, 2))).toEqual(['AWAY_MONEYLINE', 'DRAW', 'HOME_MONEYLINE']);
  expect(typesOf(cards)).toEqual(
    expect.arrayContaining([
      'AWAY_MONEYLINE',
      'AWAY_SPREAD',
      'DRAW',
      'HOME_MONEYLINE',
      'HOME_SPREAD',
      'OVER',
      'UNDER',
    ]),
  );
});

test('a page answered from ready bytes follows the odds within moments', async () => {
  const spreadOdds = async () => selectionsOf(cardsOf(await page('/home')))[1]?.odds;
  const before = await spreadOdds();
  expect(await spreadOdds()).toEqual(before);
  parts.trading.setOdds(`${SPREAD}~home`, 7, 5);
  await expect.poll(spreadOdds, { timeout: 10_000 }).toMatchObject({ formattedOdds: '+140' });
});

test('suspended selections are CLOSED with odds, closed ones HIDDEN without [CARD-017] [CARD-018]', async () => {
  const { trading, marketplace } = fixedMarketplace([GAME]);
  const other = await serve({ marketplace });
  const NODE = `{ node(id: "MarketSelection:${SPREAD}~home") { ... on MarketSelection { status isDisabled odds { formattedOdds } } } }`;
  const seen = [];
  for (const status of ['open', 'suspended', 'closed', 'settled'] as const) {
    trading.setStatus('game-1', status);
    seen.push((await other.ask(NODE)).data?.node);
  }
  await other.close();
  expect(seen).toEqual([
    { status: 'OPEN', isDisabled: false, odds: { formattedOdds: '-110' } },
    { status: 'CLOSED', isDisabled: true, odds: { formattedOdds: '-110' } },
    { status: 'HIDDEN', isDisabled: true, odds: null },
    { status: 'FINISHED', isDisabled: true, odds: null },
  ]);
});

test('an event tells score, clock, drive and who has the ball [LIVE-002] [LIVE-003] [LIVE-011]', async () => {
  const { trading, marketplace } = fixedMarketplace([GAME]);
  const other = await serve({ marketplace });
  trading.setStatus('game-1', 'open', {
    winProbability: [{ elapsed: 0.5, home: 0.625, draw: 0 }],
    scoreboard: {
      ...zeroScoreboard,
      homeScore: 14,
      awayScore: 10,
      isInPlay: true,
      progress: 'Q3 8:42',
      possession: 'away',
      redZone: true,
      downAndDistance: '3rd & 4',
      yardLine: 'KC 12',
      ballOn: 12,
      lineToGain: 8,
      segments: [{ shortName: '1', home: 7, away: 10 }],
    },
  });
  const { data } =
    await other.ask(`{ event(id: "StandardEvent:game-1") { status winProbability { elapsed home draw }
    statistics { homeScore awayScore isInPlay progress segments { shortName homeScore awayScore }
      ... on FootballStatistics { possession redZone downAndDistance yardLine ballOn lineToGain homeTimeouts } } } }`);
  await other.close();
  expect(data?.event).toEqual({
    status: 'IN_PLAY',
    winProbability: [{ elapsed: 0.5, home: 0.625, draw: 0 }],
    statistics: {
      homeScore: 14,
      awayScore: 10,
      isInPlay: true,
      progress: 'Q3 8:42',
      segments: [{ shortName: '1', homeScore: 7, awayScore: 10 }],
      possession: 'AWAY',
      redZone: true,
      downAndDistance: '3rd & 4',
      yardLine: 'KC 12',
      ballOn: 12,
      lineToGain: 8,
      homeTimeouts: 3,
    },
  });
});

test('an event that is not there is null, whatever id is asked for', async () => {
  expect(
    await server.ask('{ event(id: "StandardEvent:nobody") { name } node(id: "Market:x~y") { id } }'),
  ).toEqual({
    data: { event: null, node: null },
  });
});

const MARKETS = `subscription Markets($path: String!) {
  marketUpdated(canonicalPath: $path) { sequence markets { rawId sequence selections { status odds { formattedOdds } } } }
}`;

const Selection = v.object({ odds: v.object({ formattedOdds: v.string() }) });
const Markets = v.object({
  sequence: v.number(),
  markets: v.array(v.object({ rawId: v.string(), selections: v.array(Selection) })),
});

test('a subscriber gets the markets of the page as they stand, then what changes, without a gap [CARD-031]', async () => {
  const results = server.subscribe(MARKETS, { path: '/home' });
  const next = async () => (await nextWith({ marketUpdated: Markets }, results)).marketUpdated;
  const first = await next();
  expect(first.markets).toHaveLength(6);
  parts.trading.setOdds(`${SPREAD}~home`, 1, 1);
  const second = await next();
  expect(second.sequence).toBe(first.sequence + 1);
  expect(second.markets.map((market) => [market.rawId, market.selections[1]?.odds.formattedOdds])).toEqual([
    [SPREAD, '+100'],
  ]);
  await results.return?.();
});

test('the page is told again when a game ends; its statistics say so [LIVE-017] [PAGE-020]', async () => {
  const own = fixedMarketplace([GAME]);
  const other = await serve({ marketplace: own.marketplace });
  const statistics = other.subscribe(
    'subscription { eventStatisticsUpdated(canonicalPath: "/live") { sequence events { rawId status } } }',
  );
  const children = other.subscribe(
    'subscription { pageChildrenUpdated(canonicalPath: "/live") { sequence page { pageChildren { hasContent } } } }',
  );
  await nextOf(statistics);
  await nextOf(children);
  own.trading.finish('game-1');
  expect(await nextOf(statistics)).toEqual({
    eventStatisticsUpdated: {
      sequence: expect.any(Number),
      events: [{ rawId: 'game-1', status: 'FINISHED' }],
    },
  });
  expect(await nextOf(children)).toEqual({
    pageChildrenUpdated: { sequence: expect.any(Number), page: { pageChildren: [{ hasContent: false }] } },
  });
  await other.close();
});

test('watching a page that does not exist is an error with a code', async () => {
  const results = server.subscribe(MARKETS, { path: '/nowhere' });
  await expect(results.next()).rejects.toMatchObject([
    { message: 'Page not found', extensions: { code: 'NOT_FOUND' } },
  ]);
});

test('the menu is answered with its counts', async () => {
  const { data } = await server.ask(
    '{ sportsMenu { label live liveCount type sportsMenuItemChildren { label deepLink { webUrl } } } }',
  );
  expect(data?.sportsMenu).toMatchObject([
    { label: 'Live', live: true, liveCount: 1 },
    {
      label: 'Football',
      type: 'HEADER',
      sportsMenuItemChildren: [{ label: 'NFL', deepLink: { webUrl: GAME.competition.canonicalUrl } }],
    },
  ]);
});
