import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shaped } from '../platform/testing/answer.ts';
import { startTestServer } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { imageRoutes } from './images.routes.ts';
import { fixedCatalogue } from './testing/fixed-catalogue.ts';
import { fixedMarketplace, NOON } from './testing/fixed-marketplace.ts';
import { footballMarkets } from './testing/football-markets.ts';
import { cardsOf, Page, sectionsOf } from './testing/page-answer.ts';
import { PLAYERS } from './testing/player-markets.ts';
import { serve } from './testing/serve.ts';

const HOUR = 3_600_000;
const GAME = fixedEvent('game-1', { status: 'IN_PLAY', startsAt: new Date(NOON - HOUR) });
const college = (id: string, rank: number) => ({ ...GAME.home, id, rank });
const NCAAF = {
  ...GAME.competition,
  slug: 'ncaaf',
  name: 'NCAAF',
  canonicalUrl: '/sport/football/organization/united-states/competition/ncaaf',
};
const BOWL = fixedEvent('bowl-1', {
  home: college('ncaaf-ore', 12),
  away: college('ncaaf-ucla', 13),
  competition: NCAAF,
  canonicalUrl: `${NCAAF.canonicalUrl}/event/bowl-1`,
  startsAt: new Date(NOON + HOUR),
});

const ALL = [...footballMarkets(), ...PLAYERS];
/** Somebody bets on the last prop there is. */
let mostBet = '';
const { marketplace } = fixedMarketplace([GAME, BOWL], ALL, {
  themedPages: ['nfl'],
  betsOn: (rawId) => (rawId === mostBet ? 3 : 0),
});
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

const PAGE = `query Page($url: String!, $flags: PageFlags) { page(canonicalUrl: $url, flags: $flags) { ... on Page {
  type title header { imageUrl animationUrl } parlayLoungeAssets { title description }
  pageChildren { hasContent sections { __typename
    ... on FeaturedBetsShelf { header { title } bets { __typename } }
    ... on MarketplaceShelf { cards { recommendedProps { source selection { rawId } }
      recommendedPropsDrawer { props { source } selections { rawId } }
      richEvent { homeTeam { playoffRanking { rank } pollRanking { rank } } awayTeam { playoffRanking { rank } } } } } } }
} } }`;

async function page(url: string, flags: object | null = null): Promise<Page> {
  return (await server.asked({ page: Page }, PAGE, { url, flags })).page;
}

test('the best twelve of the college poll have a play-off ranking, unless it is switched off [LIVE-010] [PAGE-015]', async () => {
  const event = async (flags: object | null) => cardsOf(await page(NCAAF.canonicalUrl, flags))[0]?.richEvent;
  expect(await event(null)).toEqual({
    homeTeam: { playoffRanking: { rank: 12 }, pollRanking: { rank: 12 } },
    awayTeam: { playoffRanking: null },
  });
  expect(await event({ includeCfpRanking: false })).toMatchObject({
    homeTeam: { playoffRanking: null, pollRanking: { rank: 12 } },
  });
});

test('a themed page has a header, unless branding is switched off; other pages have none [PAGE-012] [PAGE-015]', async () => {
  const NFL = GAME.competition.canonicalUrl;
  expect((await page(NFL)).header).toEqual({
    imageUrl: '/images/headers/football.svg',
    animationUrl: '/images/headers/football.json',
  });
  expect((await page(NFL, { includeBranding: false })).header).toBeNull();
  expect((await page(NFL, { includeBranding: true })).header).not.toBeNull();
  for (const url of [NCAAF.canonicalUrl, '/home', '/live', GAME.canonicalUrl]) {
    expect((await page(url)).header).toBeNull();
  }
});

test('the header’s animation and its still picture are served; of no sport there is none [PAGE-012]', async () => {
  const images = await startTestServer(buildSchema(), { routes: [imageRoutes(fixedCatalogue([GAME]))] });
  const get = (file: string) => fetch(`${images.url}/images/headers/${file}`);
  const Shape = v.looseObject({ frames: v.array(v.looseObject({ at: v.number() })) });
  const Animation = v.looseObject({ shapes: v.array(Shape) });
  const animation = shaped(Animation, await (await get('football.json')).json());
  expect(animation).toMatchObject({ width: 720, height: 96, durationMs: 14_000 });
  expect(animation.shapes[0]?.frames.map(({ at }) => at)).toEqual([0, 0.5, 1]);
  const still = await get('football.svg');
  expect(still.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(await still.text()).toMatch(/^<svg .*<\/svg>$/);
  for (const wrong of ['chess.json', 'football.exe', '..%2fx.svg', `${'a'.repeat(300)}.svg`]) {
    expect((await get(wrong)).status).toBe(404);
  }
  await images.close();
});

test('the carousel of featured bets has a header, unless it is switched off [PAGE-015]', async () => {
  const headers = async (flags: object | null) =>
    sectionsOf(await page('/home', flags), 'FeaturedBetsShelf').map(({ header }) => header);
  expect(await headers(null)).toEqual([{ title: 'Featured bets' }]);
  expect(await headers({ includeCarouselHeader: false })).toEqual([null]);
});

test('the parlay lounge is a page of the parlays put forward, with a header that can be switched off [PAGE-001] [PAGE-013] [PAGE-015]', async () => {
  const lounge = await page('/parlay-lounge');
  expect(lounge).toMatchObject({ type: 'PARLAY', title: 'Parlay Lounge' });
  expect(lounge.parlayLoungeAssets).toEqual({
    title: 'Parlay Lounge',
    description: 'Parlays put together for you: tap one to put all its legs on your betslip.',
  });
  const bets = sectionsOf(lounge, 'FeaturedBetsShelf').flatMap((shelf) => shelf.bets);
  expect(new Set(bets.map((bet) => bet?.__typename))).toEqual(new Set(['FeaturedParlayCard']));
  const without = await page('/parlay-lounge/', { includeParlayLoungeHeader: false });
  expect(without).toMatchObject({ type: 'PARLAY', parlayLoungeAssets: null });
  expect((await page('/home')).parlayLoungeAssets).toBeNull();
});

test('without the model props are recommended by their prices alone, whatever is bet on [FEAT-008] [PAGE-015]', async () => {
  const card = async (flags: object | null) =>
    cardsOf(await page(GAME.competition.canonicalUrl, flags), 'MarketplaceShelf')[0];
  mostBet = v.parse(v.string(), (await card(null))?.recommendedProps?.at(-1)?.selection?.rawId);
  const selection = { rawId: mostBet };
  const byModel = await card({ useDsModel: true });
  expect(byModel?.recommendedProps?.[0]).toEqual({ source: 'MOST_BET', selection });
  expect(byModel).toHaveProperty('recommendedPropsDrawer.selections.0', selection);
  const byPrice = await card({ useDsModel: false });
  expect(byPrice?.recommendedProps?.at(-1)).toEqual({ source: 'NEAREST_TO_EVEN', selection });
  expect(byPrice).toHaveProperty('recommendedPropsDrawer.props.0.source', 'NEAREST_TO_EVEN');
});
