import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent, zeroScoreboard } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const { marketplace, trading } = fixedMarketplace([GAME]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

const PAGE = `query Page($url: String!) { page(canonicalUrl: $url) { ... on Page { type title description
  parlayLoungeAssets { title description }
  eventCenterDetails { event { id name extraInformation } hasStatistics
    tabs { id label hasContent deepLink { canonicalUrl } } } } } }`;

async function page(url: string) {
  return (await server.asked({ page: v.looseObject({}) }, PAGE, { url })).page;
}

test('every kind of page says what it has to offer, and the parlay lounge says it on top as well [PAGE-013]', async () => {
  const urls = ['/home', '/live', GAME.competition.canonicalUrl, GAME.canonicalUrl, '/parlay-lounge'];
  const pages = await Promise.all(urls.map(page));
  expect(pages.map(({ type }) => type)).toEqual(['HOME', 'LIVE', 'COMPETITION', 'EVENT', 'PARLAY']);
  const said = pages.map(({ description }) => description);
  expect(said).toEqual(said.map(() => expect.stringMatching(/^[A-Z].+\.$/)));
  expect(new Set(said).size).toBe(said.length);
  expect(pages[2]?.description).toContain(GAME.competition.name);
  expect(pages[3]?.description).toContain(GAME.name);
  expect(pages[4]).toMatchObject({ parlayLoungeAssets: { description: said[4] } });
});

test("an event page tells what its centre is made of: the event, its tabs, and whether its sides' statistics are there; other pages have none [PAGE-013] [LIVE-001]", async () => {
  const scoreboard = {
    ...zeroScoreboard,
    format: 'Best of 5 sets',
    counts: [{ title: 'Aces', home: 2, away: 3 }],
  };
  expect(await page(GAME.canonicalUrl)).toMatchObject({
    eventCenterDetails: {
      event: { id: 'StandardEvent:game-1', name: 'Bills at Chiefs', extraInformation: null },
      hasStatistics: false,
    },
  });
  trading.setStatus('game-1', 'open', { scoreboard });
  await expect
    .poll(() => page(GAME.canonicalUrl))
    .toMatchObject({
      eventCenterDetails: { event: { extraInformation: 'Best of 5 sets' }, hasStatistics: true },
    });
  const { eventCenterDetails } = await page(`${GAME.canonicalUrl}/section/halves`);
  expect(eventCenterDetails).toMatchObject({
    tabs: expect.arrayContaining([
      {
        id: expect.stringContaining('#halves'),
        label: 'Halves',
        hasContent: true,
        deepLink: { canonicalUrl: `${GAME.canonicalUrl}/section/halves` },
      },
    ]),
  });
  expect(await page('/home')).toMatchObject({ eventCenterDetails: null });
});
