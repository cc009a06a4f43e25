import { baseball } from '@fairline/sports/baseball/baseball.ts';
import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import { soccer } from '@fairline/sports/soccer/model.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import { tennis } from '@fairline/sports/tennis/tennis.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { FixedMarket } from '../trading/testing/fixed-market.ts';
import './marketplace.schema.ts';
import { fixedMarketplace, NOON } from './testing/fixed-marketplace.ts';
import { footballMarkets } from './testing/football-markets.ts';
import { serve } from './testing/serve.ts';

const of = (slug: string) => ({ sport: { slug, name: slug } });
const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const MATCH = fixedEvent('match-1', { status: 'IN_PLAY', ...of('soccer') });
const SINGLES = fixedEvent('match-2', { status: 'IN_PLAY', ...of('tennis') });
const NINE = fixedEvent('game-2', { ...of('baseball'), startsAt: new Date(NOON + 3_600_000) });
const YARDS = 'player:rush-yards:home:1:40.5';
const NO_COUNTS = [
  ['match-1', 'last-scorer'],
  ['match-2', 'most-aces'],
] as const;

function marketOf(model: Pick<AnySportModel, 'market'>, event: typeof GAME, key: string): FixedMarket {
  const found = model.market(key, event);
  if (!found) throw new Error(key);
  const selections = found.selections.map((one) => ({ ...one, odds: [1, 1] as const }));
  return { ...found, selections };
}

const { marketplace, trading, clock } = fixedMarketplace([GAME, MATCH, SINGLES, NINE], []);
trading.add(GAME, [...footballMarkets(), marketOf(football, GAME, YARDS)]);
trading.add(MATCH, [marketOf(soccer, MATCH, 'last-scorer')]);
trading.add(SINGLES, [marketOf(tennis, SINGLES, 'most-aces')]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  trading.setStatus('match-1', 'open', { state: soccer.initial({ sides: MATCH }) });
  trading.setStatus('match-2', 'open', { state: tennis.initial({ sides: SINGLES }) });
  const scoreboard = baseball.scoreboard(baseball.initial({ sides: NINE }));
  trading.setStatus('game-2', 'open', { scoreboard });
  server = await serve({ marketplace });
});
afterAll(() => server.close());

async function node(id: string, fields: string) {
  const query = `query ($id: ID!) { node(id: $id) { ${fields} } }`;
  return (await server.asked({ node: v.nullable(v.looseObject({})) }, query, { id })).node;
}

test('a market has all of its fields, and a count of a player how far he has come [CARD-009]', async () => {
  const random = new Random(3);
  let state = football.initial({ sides: GAME });
  while ((state.players?.home.runs[1]?.yards ?? 0) < 5) {
    const play = football.playOn(state, football.even, random);
    if (!play) throw new Error('He never ran.');
    state = football.apply(state, play);
  }
  trading.setStatus('game-1', 'open', { state });
  const fields = `... on Market { id rawId name type classification family startTime status
    selections { id type } statisticAccrued { accrued } }`;
  expect(await node(`Market:game-1~${YARDS}`, fields)).toEqual({
    id: `Market:game-1~${YARDS}`,
    rawId: `game-1~${YARDS}`,
    name: expect.stringMatching(/ Rushing Yards$/),
    type: 'OTHER',
    classification: 'player',
    family: 'player:rush-yards:home:1',
    startTime: GAME.startsAt.toISOString(),
    status: 'OPEN',
    selections: [
      { id: `MarketSelection:game-1~${YARDS}~over`, type: 'OVER' },
      { id: `MarketSelection:game-1~${YARDS}~under`, type: 'UNDER' },
    ],
    statisticAccrued: { accrued: state.players?.home.runs[1]?.yards },
  });
});

test.each(NO_COUNTS)(
  'in play the market of %s, %s, counts nothing that a player could have come to [CARD-009]',
  async (eventId, key) => {
    const fields = '... on Market { classification statisticAccrued { accrued } }';
    expect(await node(`Market:${eventId}~${key}`, fields)).toEqual({
      classification: 'player',
      statisticAccrued: null,
    });
  },
);

const SELECTION = `... on MarketSelection { id rawId status isDisabled type points { formattedPoints decimalPoints }
  participant { label } odds { numeratorLong denominatorLong formattedOdds }
  name { minimalName cleanName defaultName fullName } }`;
const ODDS = { numeratorLong: '10', denominatorLong: '11', formattedOdds: '-110' };

test.each([
  [
    'of a total',
    'total:game:47.5~over',
    {
      type: 'OVER',
      points: { formattedPoints: '47.5', decimalPoints: 47.5 },
      participant: null,
      odds: ODDS,
      name: { minimalName: 'O', cleanName: 'Over', defaultName: 'Over 47.5', fullName: 'Over 47.5' },
    },
  ],
  [
    'without a line',
    'moneyline:game~away',
    {
      type: 'AWAY_MONEYLINE',
      points: null,
      participant: { label: 'BUF' },
      odds: { numeratorLong: '7', denominatorLong: '5', formattedOdds: '+140' },
      name: { minimalName: 'BUF', cleanName: 'Bills', defaultName: 'Bills', fullName: 'Buffalo Bills' },
    },
  ],
  [
    'of a player',
    `${YARDS}~over`,
    {
      type: 'OVER',
      points: { formattedPoints: '40.5', decimalPoints: 40.5 },
      participant: { label: 'KC' },
      odds: { numeratorLong: '1', denominatorLong: '1', formattedOdds: '+100' },
      name: { minimalName: 'O', cleanName: 'Over', defaultName: 'Over 40.5', fullName: 'Over 40.5' },
    },
  ],
])('a selection %s has all of its fields [CARD-011]', async (_, key, own) => {
  const rawId = `game-1~${key}`;
  expect(await node(`MarketSelection:${rawId}`, SELECTION)).toEqual({
    ...{ id: `MarketSelection:${rawId}`, rawId, status: 'OPEN', isDisabled: false },
    ...own,
  });
});

test('an event has all of its fields [LIVE-001]', async () => {
  const fields = `... on StandardEvent { id name status startTime resourceUri extraInformation playOff { round } sport { slug }
    organization { slug } competition { slug name } awayParticipant { id mediumName } homeParticipant { id mediumName } }`;
  expect(await node('StandardEvent:game-1', fields)).toEqual({
    id: 'StandardEvent:game-1',
    name: 'Bills at Chiefs',
    status: 'IN_PLAY',
    startTime: GAME.startsAt.toISOString(),
    resourceUri: '/nfl/events/game-1',
    extraInformation: null,
    playOff: null,
    sport: { slug: 'football' },
    organization: { slug: 'united-states' },
    competition: { slug: 'nfl', name: 'NFL' },
    awayParticipant: { id: 'Participant:nfl-buf', mediumName: 'Bills' },
    homeParticipant: { id: 'Participant:nfl-kc', mediumName: 'Chiefs' },
  });
});

test('who begins for each side of a game of baseball is told by the server as well [LIVE-002] [CARD-030]', async () => {
  const fields = '... on StandardEvent { awayKeyStarter { fullName } homeKeyStarter { fullName } }';
  const name = { fullName: expect.stringMatching(/^\S+ \S+/) };
  expect(clock.now()).toBe(NOON);
  expect(await node('StandardEvent:game-2', fields)).toEqual({ awayKeyStarter: name, homeKeyStarter: name });
  expect(await node('StandardEvent:game-1', fields)).toEqual({ awayKeyStarter: null, homeKeyStarter: null });
});
