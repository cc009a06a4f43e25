import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import { type GraphQLSchema, graphql } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somewhere } from '../identity/testing/people.ts';
import { createMarketplace } from '../marketplace/marketplace.ts';
import { fixedCatalogue } from '../marketplace/testing/fixed-catalogue.ts';
import type { RequestContext } from '../platform/graphql/context.ts';
import { newId } from '../platform/ids.ts';
import { servicesOf } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import type { BetRequest } from './bets.ts';
import { createTestBets, origin, type TestBets } from './testing/test-bets.ts';
import { addGame, betOn } from './testing/test-games.ts';

let t: TestBets;
let schema: GraphQLSchema;
let patronId: string;
const services = servicesOf({});

beforeAll(async () => {
  t = await createTestBets();
  patronId = await patronWith(t.wallet, 100_000n);
  Object.assign(services, { ...t, marketplace: createMarketplace({ ...t, catalogue: fixedCatalogue([]) }) });
  schema = buildSchema();
});

afterAll(async () => {
  services.marketplace.close();
  await t.close();
});

const LEGS = `query ($id: ID!) { node(id: $id) { ... on Bet { legs {
  marketName progress { id now line isMark unit { many } } } } } }`;

/** How the legs of a bet stand, read as its patron reads them. */
async function progressOfLegs(bet: BetRequest): Promise<unknown[]> {
  return read(await placed(bet));
}

/** Places a bet and answers its id. */
async function placed(bet: BetRequest): Promise<string> {
  const { placed: bets, refused } = await t.bets.place(patronId, [bet], origin);
  expect(refused).toEqual([]);
  return `Bet:${bets[0]?.bet.id}`;
}

async function read(id: string): Promise<unknown[]> {
  const viewer = { kind: 'patron', patronId, sessionId: newId() } as const;
  const contextValue: RequestContext = { viewer, services, now: t.clock.now(), ...somewhere };
  const answer = await graphql({ schema, source: LEGS, variableValues: { id }, contextValue });
  const { data, errors } = JSON.parse(JSON.stringify(answer));
  expect(errors).toBeUndefined();
  return data.node.legs.map((leg: { progress: unknown }) => leg.progress);
}

/** A game that is played until some points were made. */
function played(eventId: string) {
  const event = fixedEvent(eventId, { status: 'IN_PLAY' });
  const random = new Random(3);
  let state = football.initial({ sides: event });
  for (;;) {
    const { homeScore, awayScore } = football.scoreboard(state);
    if (homeScore + awayScore > 0) return { state, event, points: homeScore + awayScore };
    const play = football.playOn(state, football.even, random);
    if (!play) throw new Error('They never scored.');
    state = football.apply(state, play);
  }
}

const POINTS = { isMark: false, unit: { many: 'points' } };

test('a leg on a count says how far it has come: of a same game bet each, of a teaser with its points [BET-014]', async () => {
  const game = addGame(t);
  const other = addGame(t);
  // Teasers are sold before the game alone.
  const teased = { teaserPoints: 6, totalOdds: { numerator: 20n, denominator: 23n } };
  const teaser = await placed(betOn('TEASER', [game.over, other.spread], teased));
  const { state, event, points } = played(game.eventId);
  t.trading.setStatus(game.eventId, 'open', { event, state });
  const total = { ...POINTS, id: `MarketProgress:${game.eventId}~total:game:47.5`, line: 47.5, now: points };
  expect(await progressOfLegs(betOn('STRAIGHT', [game.over]))).toEqual([total]);
  expect(await progressOfLegs(betOn('PARLAY', [game.over, other.over]))).toEqual([
    total,
    { ...total, id: `MarketProgress:${other.eventId}~total:game:47.5`, now: null },
  ]);
  const sameGame = { totalOdds: { numerator: 320n, denominator: 121n } };
  expect(await progressOfLegs(betOn('PARLAY_PLUS', [game.home, game.over], sameGame))).toEqual([null, total]);
  expect(await read(teaser)).toEqual([
    { ...total, id: `MarketProgress:${game.eventId}~total:game:41.5`, line: 41.5 },
    null,
  ]);
});

test('after the game a leg says what it came to, until the game leaves the memory', async () => {
  const game = addGame(t);
  const id = await placed(betOn('STRAIGHT', [game.over]));
  const { state, event, points } = played(game.eventId);
  t.trading.setStatus(game.eventId, 'open', { event, state });
  t.trading.finish(game.eventId);
  expect(await read(id)).toMatchObject([{ now: points }]);
  t.trading.forget(game.eventId);
  expect(await read(id)).toEqual([null]);
});
