import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace, NOON } from './testing/fixed-marketplace.ts';
import { footballMarkets, spread } from './testing/football-markets.ts';
import { cardsOf, Page, Section, sectionsOf, selectionsOf } from './testing/page-answer.ts';
import { PLAYERS } from './testing/player-markets.ts';
import { serve } from './testing/serve.ts';

const HOUR = 3_600_000;
const team = (id: string) => ({ ...fixedEvent('any').home, id, name: id, mediumName: id });
const SOCCER = { slug: 'soccer', name: 'Soccer' };
const LEAGUE = {
  ...fixedEvent('any').competition,
  slug: 'mls',
  sport: SOCCER,
  canonicalUrl: '/sport/soccer/organization/united-states/competition/mls',
};
const GAME = fixedEvent('game-1', { status: 'IN_PLAY', startsAt: new Date(NOON - HOUR) });
const NFC = fixedEvent('game-2', {
  home: team('nfl-dal'),
  away: team('nfl-phi'),
  startsAt: new Date(NOON + HOUR),
});
const MATCH = fixedEvent('match-1', {
  status: 'IN_PLAY',
  sport: SOCCER,
  competition: LEAGUE,
  canonicalUrl: `${LEAGUE.canonicalUrl}/event/match-1`,
});
const NFL = GAME.competition.canonicalUrl;
const { marketplace } = fixedMarketplace([GAME, NFC, MATCH], [...footballMarkets(), ...PLAYERS]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

/** The data of an answer as a whole. */
const ask = (query: string, variables?: object) => server.asked({}, query, variables);

const PAGE = `query Page($url: String!, $filter: FilterInput, $selected: ID, $odds: OddsFormat, $type: PageType,
  $props: Boolean, $box: Boolean, $rich: Boolean, $flags: PageFlags) {
  page(canonicalUrl: $url, filterInput: $filter, selectedFilterId: $selected, oddsFormat: $odds, pageType: $type,
    includeRecommendedProps: $props, includeStandardizedBoxscore: $box, includeRichEvent: $rich, flags: $flags) {
    __typename
    ... on NotFoundError { message }
    ... on Page { canonicalUrl type pageChildren {
      filter { id label selectedFilterId clearLink { webUrl } options { id label deepLink { webUrl } } }
      sections { __typename ... on FeaturedBetsShelf { bets { featuredBetId } }
        ... on MarketplaceShelf { cards { event { rawId boxscore { columnNames } } richEvent { id }
          recommendedProps { label } markets { selections { odds { formattedOdds } } } } } } } } } }`;

const pageOf = async (variables: object) => (await server.asked({ page: Page }, PAGE, variables)).page;
const idsOf = (page: Page) => cardsOf(page).map(({ event }) => event?.rawId);

const List = v.array(v.looseObject({ rawId: v.string() }));
const rawIdsOf = (list: v.InferOutput<typeof List>) => list.map(({ rawId }) => rawId);

test('a league page is narrowed to a conference by its address, filterInput or selectedFilterId [PAGE-002] [PAGE-014] [PAGE-016]', async () => {
  const whole = await pageOf({ url: NFL });
  expect(idsOf(whole)).toEqual(['game-1', 'game-2']);
  expect(whole.pageChildren[0]?.filter).toEqual({
    id: 'conference',
    label: 'Conference',
    selectedFilterId: null,
    clearLink: { webUrl: NFL },
    options: [
      { id: 'afc', label: 'AFC', deepLink: { webUrl: `${NFL}?conference=afc` } },
      { id: 'nfc', label: 'NFC', deepLink: { webUrl: `${NFL}?conference=nfc` } },
    ],
  });
  for (const variables of [
    { url: `${NFL}?conference=nfc` },
    { url: NFL, filter: { filterIds: ['nfc'] } },
    { url: NFL, selected: 'nfc' },
    { url: `${NFL}?conference=afc`, filter: { filterIds: ['nfc'] } },
  ]) {
    const page = await pageOf(variables);
    expect(page).toMatchObject({ canonicalUrl: `${NFL}?conference=nfc` });
    expect(idsOf(page)).toEqual(['game-2']);
  }
  const cleared = await pageOf({ url: `${NFL}?conference=nfc`, filter: { filterIds: [] } });
  expect(idsOf(cleared)).toEqual(['game-1', 'game-2']);
});

test('the live page is narrowed to a sport, and an unknown filter is no page [PAGE-014]', async () => {
  expect(idsOf(await pageOf({ url: '/live' }))).toEqual(['game-1', 'match-1', 'game-2']);
  expect(idsOf(await pageOf({ url: '/live', selected: 'soccer' }))).toEqual(['match-1']);
  for (const url of [
    '/live?sport=chess',
    `${NFL}?conference=east`,
    `${NFL}?sport=football`,
    '/home?sport=x',
  ]) {
    expect(await ask(PAGE, { url })).toEqual({
      page: { __typename: 'NotFoundError', message: 'Page not found' },
    });
  }
});

test('two filters at once are refused in words', async () => {
  const { errors } = await server.ask(PAGE, { url: NFL, filter: { filterIds: ['afc', 'nfc'] } });
  expect(errors?.[0]).toMatchObject({
    message: 'A page has one filter: name one of its options, or none.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('a featured shelf of which a filter leaves nothing stays, empty [PAGE-009]', async () => {
  const [shelf] = sectionsOf(await pageOf({ url: NFL, selected: 'nfc' }), 'FeaturedBetsShelf');
  const ids = shelf?.bets?.map(({ featuredBetId }) => featuredBetId);
  expect(ids).not.toContain('live~game-1');
});

test('what is not wished for is left out, and odds are written as asked [PAGE-014] [PAGE-015]', async () => {
  const wishes = { odds: 'EURO', props: false, box: false, rich: false, type: 'HOME' };
  const page = await pageOf({ url: '/home', ...wishes, flags: { includeAdhocCarousel: false } });
  expect(sectionsOf(page, 'ChipsCarousel')).toEqual([]);
  for (const card of cardsOf(page)) {
    expect(card).toMatchObject({ richEvent: null, recommendedProps: [], event: { boxscore: null } });
    for (const { odds } of selectionsOf([card])) {
      if (odds) expect(odds.formattedOdds).toMatch(/^\d+\.\d\d$/);
    }
  }
  const plain = await pageOf({ url: '/home' });
  expect(sectionsOf(plain)[0]?.__typename).toBe('ChipsCarousel');
  expect(cardsOf(plain)[0]).toMatchObject({ richEvent: { id: 'RichEvent:game-1' } });
});

test('featured bets have the logo of the team they begin with, unless it is switched off [PAGE-015] [API-008]', async () => {
  const query = `query Logos($url: String!, $flags: PageFlags) { page(canonicalUrl: $url, flags: $flags) { ... on Page {
    pageChildren { sections { ... on FeaturedBetsShelf { bets { featuredBetId logoUrl } } } } } } }`;
  const logos = async (flags: object | null) => {
    const { page } = await server.asked({ page: Page }, query, { url: GAME.canonicalUrl, flags });
    return sectionsOf(page).flatMap(({ bets }) => bets ?? []);
  };
  const bet = { featuredBetId: 'live~game-1' };
  expect(await logos(null)).toEqual([
    { ...bet, logoUrl: expect.stringMatching(/^\/images\/logos\/72x72\/nfl-/) },
  ]);
  expect(await logos({ includeFeaturedBetLogo: false })).toEqual([{ ...bet, logoUrl: null }]);
});

test('a page of another type than the one asked for is not found [PAGE-014] [PAGE-017]', async () => {
  expect(await ask(PAGE, { url: NFL, type: 'HOME' })).toMatchObject({
    page: { __typename: 'NotFoundError' },
  });
  const query = `query Pages($url: String!) { competitionPage(canonicalUrl: $url) { __typename }
    eventPage(canonicalUrl: $url) { __typename } }`;
  expect(await ask(query, { url: NFL })).toEqual({
    competitionPage: { __typename: 'Page' },
    eventPage: { __typename: 'NotFoundError' },
  });
  expect(await ask(query, { url: GAME.canonicalUrl })).toEqual({
    competitionPage: { __typename: 'NotFoundError' },
    eventPage: { __typename: 'Page' },
  });
});

test('the content of one drawer or shelf is asked for by its id [PAGE-017]', async () => {
  const ids = `query Ids($url: String!) { page(canonicalUrl: $url) { ... on Page { pageChildren { id sections {
    ... on Drawer { id } ... on MarketplaceShelf { id } } } } } }`;
  const content = (name: string) =>
    `query Content($input: DrawerContentInput!) { ${name}(input: $input, oddsFormat: EURO) { id cards { event { rawId }
      markets { selections { odds { formattedOdds } } } } } }`;
  const firstId = async (url: string) =>
    sectionsOf((await server.asked({ page: Page }, ids, { url })).page).find(({ id }) => id)?.id;
  const shelf = await firstId(`${NFL}?conference=nfc`);
  const input = { drawerId: shelf };
  expect(await ask(content('competitionDrawerContent'), { input })).toMatchObject({
    competitionDrawerContent: { id: shelf, cards: [{ event: { rawId: 'game-2' } }] },
  });
  expect(await ask(content('eventDrawerContent'), { input })).toEqual({ eventDrawerContent: null });
  const drawer = await firstId(GAME.canonicalUrl);
  const fields = { eventDrawerContent: Section };
  const own = await server.asked(fields, content('eventDrawerContent'), { input: { drawerId: drawer } });
  expect(selectionsOf(own.eventDrawerContent.cards ?? [])[0]?.odds?.formattedOdds).toBe('1.91');
});

test('an event section opens the drawer of the selected market, and says how often to ask again [PAGE-017] [PAGE-019]', async () => {
  const query = `query Section($id: ID!, $market: ID) { eventSection(id: $id, selectedMarketId: $market) {
    label pollingIntervalMilliseconds sections { ... on Drawer { title autoExpand cards { markets { id } } } } } }`;
  const id = `PageChild:${GAME.canonicalUrl}/section/game-lines#game-lines`;
  const Opened = v.looseObject({ sections: v.array(Section) });
  const opened = async (market?: unknown) =>
    (await server.asked({ eventSection: Opened }, query, { id, market })).eventSection;
  const plain = await opened();
  expect(plain.pollingIntervalMilliseconds).toBe(15_000);
  const last = plain.sections.at(-1);
  expect([plain.sections[0]?.autoExpand, last?.autoExpand]).toEqual([true, false]);
  const { sections } = await opened(last?.cards?.[0]?.markets?.[0]?.id);
  expect(sections.map(({ autoExpand }) => autoExpand)).toEqual(
    sections.map((_one, index) => index === sections.length - 1),
  );
  expect(await ask(query, { id: 'PageChild:/home#all' })).toEqual({ eventSection: null });
});

test('every tab a page names is answered with what stands in it, whichever tab the page was asked with [PAGE-017]', async () => {
  const tabs = `query Tabs($url: String!) { eventPage(canonicalUrl: $url) {
    ... on Page { pageChildren { id label hasContent } } } }`;
  const section = `query Section($id: ID!) { eventSection(id: $id) {
    id label sections { ... on Drawer { id cards { id } } } } }`;
  const content = `query Content($input: DrawerContentInput!) {
    eventDrawerContent(input: $input) { cards { id } } }`;
  const Tabs = v.looseObject({ pageChildren: v.array(v.looseObject({})) });
  const Tab = v.looseObject({ sections: v.array(Section) });
  for (const url of [GAME.canonicalUrl, `${GAME.canonicalUrl}/section/game-lines`]) {
    const { pageChildren } = (await server.asked({ eventPage: Tabs }, tabs, { url })).eventPage;
    expect(pageChildren.length).toBeGreaterThan(1);
    for (const { id, label, hasContent } of pageChildren) {
      const { eventSection: tab } = await server.asked({ eventSection: Tab }, section, { id });
      expect(tab).toMatchObject({ id, label });
      expect([label, tab.sections.length > 0]).toEqual([label, hasContent]);
      const [drawer] = tab.sections;
      expect(await ask(content, { input: { drawerId: drawer?.id } })).toEqual({
        eventDrawerContent: { cards: drawer?.cards },
      });
    }
  }
});

test('the featured bets of an event come as a carousel or a shelf [PAGE-018]', async () => {
  const query = `query Featured($id: ID!) { eventFeaturedBetsCarouselContent(eventId: $id) { featuredBetId }
    eventFeaturedBetsShelf(eventId: $id) { bets { featuredBetId } } }`;
  const bets = [{ featuredBetId: 'live~game-1' }];
  expect(await ask(query, { id: 'StandardEvent:game-1' })).toEqual({
    eventFeaturedBetsCarouselContent: bets,
    eventFeaturedBetsShelf: { bets },
  });
  expect(await ask(query, { id: 'nothing' })).toEqual({
    eventFeaturedBetsCarouselContent: [],
    eventFeaturedBetsShelf: null,
  });
});

test('a marketplace comes whole, as its layout, or taken apart [PAGE-018]', async () => {
  const { staticMarketplace, deconstructedMarketplace, ...answer } = await server.asked(
    {
      marketplace: v.array(v.looseObject({ cards: v.optional(List) })),
      staticMarketplace: v.array(v.looseObject({ cardRawIds: v.array(v.string()) })),
      deconstructedMarketplace: v.looseObject({ cards: List, events: List, markets: List }),
    },
    `query Market($url: String!) {
      marketplace(canonicalUrl: $url) { __typename ... on MarketplaceShelf { title cards { rawId } } }
      staticMarketplace(canonicalUrl: $url) { id kind title cardRawIds }
      deconstructedMarketplace(canonicalUrl: $url) { cards { rawId } events { rawId } markets { rawId } sections { kind } } }`,
    { url: '/home' },
  );
  const rawIds = rawIdsOf(answer.marketplace.flatMap(({ cards }) => cards ?? []));
  expect(staticMarketplace.flatMap(({ cardRawIds }) => cardRawIds)).toEqual(rawIds);
  expect(rawIdsOf(deconstructedMarketplace.cards)).toEqual(rawIds);
  const markets = rawIdsOf(deconstructedMarketplace.markets);
  expect(new Set(markets).size).toBe(markets.length);
  expect(deconstructedMarketplace.events).toHaveLength(3);
});

test('a card is found by its id, and tells its drawer of props when that is opened; without any there is no drawer [FEAT-008] [FEAT-009] [FEAT-010]', async () => {
  const Drawer = v.looseObject({
    props: v.array(v.looseObject({ selection: v.looseObject({ rawId: v.string() }) })),
    selections: List,
    markets: List,
  });
  const { node } = await server.asked(
    { node: v.looseObject({ recommendedPropsDrawer: Drawer }) },
    `{ node(id: "GridMarketCard:game-1~grid~game") { id ... on MarketCard {
      recommendedPropsDrawer { icon title selections { rawId } markets { rawId }
        props { label classification source participant { label } selection { rawId } } } } } }`,
  );
  const { props, selections, markets, ...drawer } = node.recommendedPropsDrawer;
  expect(drawer).toEqual({ icon: 'star', title: 'Popular props' });
  expect(props).toHaveLength(6);
  expect(rawIdsOf(selections)).toEqual(rawIdsOf(props.map(({ selection }) => selection)));
  expect(markets).toHaveLength(6);
  const plain = fixedMarketplace([GAME], [spread('game', 'game', -3.5, true)]);
  const other = await serve({ marketplace: plain.marketplace });
  const none = await other.ask(
    '{ node(id: "GridMarketCard:game-1~grid~game") { ... on MarketCard { recommendedPropsDrawer { title } } } }',
  );
  await other.close();
  expect(none.data).toEqual({ node: { recommendedPropsDrawer: null } });
  expect(await ask('{ node(id: "GridMarketCard:nothing~grid~game") { id } }')).toEqual({ node: null });
});

test('every card of an event, of whichever kind, is found again by its id', async () => {
  const Cards = v.object({ cards: v.array(v.object({ __typename: v.string(), id: v.string() })) });
  const { deconstructedMarketplace } = await server.asked(
    { deconstructedMarketplace: Cards },
    'query Cards($url: String!) { deconstructedMarketplace(canonicalUrl: $url) { cards { __typename id } } }',
    { url: GAME.canonicalUrl },
  );
  const { cards } = deconstructedMarketplace;
  expect(new Set(cards.map((card) => card.__typename)).size).toBeGreaterThan(2);
  for (const card of cards) {
    expect(await ask('query Card($id: ID!) { node(id: $id) { __typename id } }', { id: card.id })).toEqual({
      node: card,
    });
  }
});

test('an event that is asked for as an event and as a rich event at once is answered as each', async () => {
  const [event, rich] = ['StandardEvent:game-1', 'RichEvent:game-1'];
  const answer = await ask(
    `{ event: node(id: "${event}") { __typename id } rich: node(id: "${rich}") { __typename id } }`,
  );
  expect(answer).toMatchObject({
    event: { __typename: 'StandardEvent', id: event },
    rich: { __typename: 'RichEvent' },
  });
});

test('a page without featured bets has no shelf of them [PAGE-022]', async () => {
  const alone = fixedMarketplace([fixedEvent('far', { startsAt: new Date(NOON + 200 * HOUR) })], []);
  const other = await serve({ marketplace: alone.marketplace });
  const { data } = await other.ask(
    '{ page(canonicalUrl: "/home") { ... on Page { pageChildren { sections { __typename } } } } }',
  );
  await other.close();
  expect(JSON.stringify(data)).not.toContain('FeaturedBetsShelf');
});
