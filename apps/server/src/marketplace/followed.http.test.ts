import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent, zeroScoreboard } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { spread } from './testing/football-markets.ts';
import { PLAYERS } from './testing/player-markets.ts';
import { nextOf, serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY', home: { ...fixedEvent('x').home, record: '4-2' } });
const MAIN = 'game-1~spread:game:-3.5';
const parts = fixedMarketplace([GAME], [spread('game', 'game', -3.5, true), ...PLAYERS]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const scoreboard = { ...zeroScoreboard, homeScore: 7, segments: [{ shortName: '1', home: 7, away: 0 }] };
  parts.trading.setStatus('game-1', 'open', {
    scoreboard: { ...scoreboard, home: { ...scoreboard.home, score: '7' } },
  });
  server = await serve({ marketplace: parts.marketplace });
});
afterAll(() => server.close());

async function first(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const results = server.subscribe(query, variables);
  const result = await nextOf(results);
  await results.return?.();
  return result;
}

async function refusal(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  return server
    .subscribe(query, variables)
    .next()
    .then(
      (result) => result,
      (errors: unknown) => errors,
    );
}

test('markets are followed by their ids, in the odds format asked for [CARD-031]', async () => {
  const query = `subscription ($ids: [ID!]) { marketUpdated(ids: $ids, oddsFormat: EURO) {
    markets { rawId selections { odds { formattedOdds american: formattedOdds(oddsFormat: AMERICAN) } } } } }`;
  const odds = { formattedOdds: '1.91', american: '-110' };
  expect(await first(query, { ids: [`Market:${MAIN}`] })).toMatchObject({
    marketUpdated: { markets: [{ rawId: MAIN, selections: [{ odds }, { odds }] }] },
  });
});

test('with isSubscription false the present state is told, and that this was all [CARD-031]', async () => {
  const results = server.subscribe(
    `subscription { marketUpdated(ids: ["${MAIN}"], isSubscription: false) { sequence } }`,
  );
  expect(await nextOf(results)).toEqual({ marketUpdated: { sequence: expect.any(Number) } });
  expect(await results.next()).toEqual({ done: true, value: undefined });
});

test('the federated variant tells the selections that were mapped and no others [CARD-031]', async () => {
  const query = `subscription ($mappings: [MarketSelectionMapping!]!) {
    federatedMarketUpdated(marketSelectionMappings: $mappings) {
      markets { marketId status selections { rawId } } } }`;
  const mappings = [{ marketId: `Market:${MAIN}`, selectionIds: [`MarketSelection:${MAIN}~away`] }];
  expect(await first(query, { mappings })).toEqual({
    federatedMarketUpdated: {
      markets: [{ marketId: `Market:${MAIN}`, status: 'OPEN', selections: [{ rawId: `${MAIN}~away` }] }],
    },
  });
});

test('a card is followed by its id, with props and boxscore unless they are not wanted [CARD-012] [CARD-013] [CARD-032]', async () => {
  const query = `subscription ($wanted: Boolean) {
    marketCardUpdated(ids: ["GridMarketCard:game-1~grid~game"], pageType: HOME,
      includeRecommendedProps: $wanted, includeStandardizedBoxscore: $wanted) {
      goneRawIds cards { id
        recommendedProps { label classification selection { type } }
        fallbackEvent { resourceUri boxscore { columnNames participants { participant { label } values } } }
        richEvent { eventStatus } } } }`;
  const boxscore = {
    columnNames: ['1', 'T'],
    participants: [
      { participant: { label: 'BUF' }, values: ['0', '0'] },
      { participant: { label: 'KC' }, values: ['7', '7'] },
    ],
  };
  const card = {
    id: 'GridMarketCard:game-1~grid~game',
    fallbackEvent: { resourceUri: '/nfl/events/game-1', boxscore },
    richEvent: { eventStatus: 'IN_PROGRESS' },
  };
  const prop = { classification: 'PLAYER_PROP', label: expect.any(String), selection: expect.anything() };
  expect(await first(query)).toEqual({
    marketCardUpdated: {
      goneRawIds: [],
      cards: [{ ...card, recommendedProps: Array.from({ length: 5 }, () => prop) }],
    },
  });
  const fallbackEvent = { ...card.fallbackEvent, boxscore: null };
  expect(await first(query, { wanted: false })).toEqual({
    marketCardUpdated: { goneRawIds: [], cards: [{ ...card, fallbackEvent, recommendedProps: [] }] },
  });
});

test('rows of a table card are followed by their ids [CARD-033]', async () => {
  const page = await server.ask(
    `query ($url: String!) { page(canonicalUrl: $url) { ... on Page { defaultChild { sections { ... on Drawer { title cards {
      __typename id ... on TableMarketCard { headers rows { id rowId label selections { odds { formattedOdds } } } } } } } } } } }`,
    { url: `${GAME.canonicalUrl}/section/players` },
  );
  const id = 'TableRow:game-1~table~receptions~receptions:home:2';
  expect(JSON.stringify(page.data)).toContain(id);
  const query = `subscription ($ids: [ID!]!) { tableMarketCardUpdated(pageType: EVENT, oddsFormat: EURO, marketComponentMappings:
    [{ marketCardId: "TableMarketCard:game-1~table~receptions", marketComponentIds: $ids }]) {
      tables { marketCardId headers goneRowIds rows { id label statisticAccrued { accrued }
        selections { odds { formattedOdds } } } } } }`;
  const selection = { odds: { formattedOdds: '1.91' } };
  expect(await first(query, { ids: [id, 'nobody'] })).toEqual({
    tableMarketCardUpdated: {
      tables: [
        {
          marketCardId: 'TableMarketCard:game-1~table~receptions',
          headers: ['Over', 'Under'],
          goneRowIds: ['nobody'],
          rows: [{ id, label: 'Cy Dorn', statisticAccrued: null, selections: [selection, selection] }],
        },
      ],
    },
  });
});

test('statistics are followed by ids of events or by the address of a page, with the boxscore unless it is not wanted [LIVE-002] [LIVE-017]', async () => {
  const boxscore = {
    columnNames: ['1', 'T'],
    participants: [{ participant: { label: 'BUF' } }, { participant: { label: 'KC' } }],
  };
  const query = (of: string) => `subscription ($box: Boolean) {
    eventStatisticsUpdated(${of}, includeStandardizedBoxscore: $box) {
      events { rawId statistics { awayScore homeScore } boxscore { columnNames participants { participant { label } } } } } }`;
  for (const of of ['ids: ["StandardEvent:game-1"]', 'canonicalPath: "/live"']) {
    for (const box of [null, true, false]) {
      const told = {
        rawId: 'game-1',
        statistics: { awayScore: 0, homeScore: 7 },
        boxscore: box === false ? null : boxscore,
      };
      expect(await first(query(of), { box })).toEqual({ eventStatisticsUpdated: { events: [told] } });
    }
  }
});

test('events are followed by their ids, rich ones by their addresses [LIVE-008] [LIVE-018]', async () => {
  const ids = `ids: ["StandardEvent:game-1"]`;
  expect(await first(`subscription { fallbackEventUpdated(${ids}) { events { rawId status } } }`)).toEqual({
    fallbackEventUpdated: { events: [{ rawId: 'game-1', status: 'IN_PLAY' }] },
  });
  const query = `subscription { richEventUpdated(resourceUris: ["/nfl/events/game-1"]) { events {
    id resourceUri eventStatus winner powerPlay gameInfo { startsAt }
    homeTeam { name logoUrl tournamentSeed standings { rankAndRecordString } } awayTeam { standings { rankAndRecordString } } } } }`;
  expect(await first(query)).toEqual({
    richEventUpdated: {
      events: [
        {
          id: 'RichEvent:game-1',
          resourceUri: '/nfl/events/game-1',
          eventStatus: 'IN_PROGRESS',
          winner: null,
          powerPlay: null,
          gameInfo: { startsAt: GAME.startsAt.toISOString() },
          homeTeam: {
            name: 'Kansas City Chiefs',
            logoUrl: '/images/logos/72x72/nfl-kc.svg',
            tournamentSeed: null,
            standings: { rankAndRecordString: '4-2' },
          },
          awayTeam: { standings: null },
        },
      ],
    },
  });
});

test('too many ids, none, too long ones and addresses of nothing are refused with what to do instead', async () => {
  const markets = 'subscription ($ids: [ID!]) { marketUpdated(ids: $ids) { sequence } }';
  const thousands = Array.from({ length: 3_000 }, (_, index) => `game-${index}~m`);
  const refused = (message: string) => [
    { message: expect.stringContaining(message), extensions: { code: 'BAD_USER_INPUT' } },
  ];
  expect(await refusal(markets, { ids: thousands })).toMatchObject(refused('at most 250'));
  expect(await refusal(markets, { ids: [] })).toMatchObject(refused('at least one'));
  expect(await refusal(markets, { ids: ['x'.repeat(300)] })).toMatchObject(refused('1 to 200'));
  expect(await refusal(markets)).toMatchObject(refused('Say what to follow'));
  const rich = 'subscription ($uris: [String!]!) { richEventUpdated(resourceUris: $uris) { sequence } }';
  expect(await refusal(rich, { uris: ['/nfl/teams/kc'] })).toMatchObject(refused('resourceUri'));
});
