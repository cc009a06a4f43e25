import { football } from '@fairline/sports/football/football.ts';
import type { FootballState } from '@fairline/sports/football/state.ts';
import { Random } from '@fairline/sports/random.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { marketProgress } from './progress.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { nextWith, serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const TOTAL = 'total:game:47.5';
const SPREAD = 'spread:game:-3.5';
const RUSHES = 'player:rush-attempts:home:1:9.5';
const { marketplace, trading } = fixedMarketplace([GAME]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

/** How a game stands, and what the two counts have come to in it. */
function standing(state: FootballState) {
  const { homeScore, awayScore } = football.scoreboard(state);
  return { state, points: homeScore + awayScore, rushes: state.players?.home.runs[1]?.count ?? 0 };
}

/** Before and after the first score that is no run of his, once he has run. */
function firstScore() {
  const random = new Random(3);
  let before = standing(football.initial({ sides: GAME }));
  for (;;) {
    const play = football.playOn(before.state, football.even, random);
    if (!play) throw new Error('They never scored.');
    const after = standing(football.apply(before.state, play));
    if (after.points > before.points && after.rushes === before.rushes && after.rushes > 0)
      return { before, after };
    before = after;
  }
}

const { before, after } = firstScore();

const QUERY = `subscription ($ids: [ID!]!) { marketProgressUpdated(ids: $ids) {
  sequence progress { id now line isMark unit { one many } } } }`;

test('of counts that are followed those that have come further are told, whatever prices do, and of a spread nothing [BET-014]', async () => {
  const ids = [TOTAL, SPREAD, RUSHES].map((key) => `MarketProgress:game-1~${key}`);
  const results = server.subscribe(QUERY, { ids });
  const next = async () =>
    (await nextWith({ marketProgressUpdated: v.looseObject({}) }, results)).marketProgressUpdated;
  const total = {
    ...{ id: `MarketProgress:game-1~${TOTAL}`, line: 47.5, isMark: false },
    unit: { one: 'point', many: 'points' },
  };
  const rushes = {
    ...{ id: `MarketProgress:game-1~${RUSHES}`, line: 9.5, isMark: false },
    unit: { one: 'rush attempt', many: 'rush attempts' },
  };
  expect(await next()).toMatchObject({
    progress: [
      { ...total, now: null },
      { ...rushes, now: null },
    ],
  });
  trading.setStatus('game-1', 'open', { state: before.state });
  const first = await next();
  expect(first).toMatchObject({
    progress: [
      { ...total, now: before.points },
      { ...rushes, now: before.rushes },
    ],
  });
  trading.setOdds(`game-1~${SPREAD}~home`, 7, 5);
  trading.setStatus('game-1', 'open', { state: after.state });
  expect(await next()).toEqual({
    sequence: Number(first.sequence) + 1,
    progress: [{ ...total, now: after.points }],
  });
  await results.return?.();
});

test('a price that moves after the count was told tells nothing, and a score only of its own game, which alone is read [BET-014]', () => {
  const games = ['game-1', 'game-2'];
  const house = fixedMarketplace(games.map((id) => fixedEvent(id, { status: 'IN_PLAY' })));
  for (const id of games) house.trading.setStatus(id, 'open', { state: before.state });
  const source = house.marketplace.progressById(games.map((id) => `${id}~${TOTAL}`));
  source.subscribe(() => {});
  house.trading.setOdds(`game-2~${SPREAD}~home`, 7, 5);
  expect(source.delta()).toBeNull();
  house.trading.setStatus('game-2', 'open', { state: after.state });
  const read = vi.spyOn(house.trading, 'book');
  expect(source.delta()?.progress).toMatchObject([{ rawId: `game-2~${TOTAL}`, now: after.points }]);
  expect(read.mock.calls).toEqual([['game-2']]);
});

function bookWith(state: unknown) {
  const book = trading.book('game-1');
  if (!book) throw new Error('The game is gone.');
  return { ...book, state };
}

test('a mark is told as one, and a market by its key alone, on the board or not', () => {
  const { state } = after;
  expect(marketProgress(bookWith(state), 'reach:rush-yards:home:1:50')).toMatchObject({
    rawId: 'game-1~reach:rush-yards:home:1:50',
    line: 50,
    isMark: true,
    now: expect.any(Number),
  });
  expect(marketProgress(bookWith(state), 'total:game:3.5')).toMatchObject({ line: 3.5 });
  expect(marketProgress(bookWith(state), 'moneyline:game')).toBeUndefined();
  expect(marketProgress(bookWith(state), 'no:such:key')).toBeUndefined();
});

test('of what happens or does not the market says whether it has come, of a winning margin the lead, each by its own measure', () => {
  const { state } = after;
  const { homeScore, awayScore } = football.scoreboard(state);
  expect(marketProgress(bookWith(state), 'margin:wide')).toMatchObject({
    ...{ kind: 'LEAD', now: homeScore - awayScore, unit: undefined },
  });
  expect(marketProgress(bookWith(undefined), 'margin:wide')?.now).toBeUndefined();
  const begun = football.initial({ sides: GAME });
  const deeds = [...football.offer(begun, football.simulate(begun, football.even, 64, 1), GAME)]
    .map(({ market }) => market)
    .filter(({ type, count }) => type === 'YES_NO' && !count);
  expect(deeds.length).toBeGreaterThan(0);
  const told = deeds.map(({ key }) => marketProgress(bookWith(state), key));
  for (const deed of told) expect(deed).toMatchObject({ kind: 'DEED', unit: undefined });
  // Both are told: of those that have come, and of those that have not.
  expect(new Set(told.flatMap((deed) => deed?.now ?? []))).toEqual(new Set([0, 1]));
});

test('nothing is said of how far a count has come before the game, nor where its source does not tell it', () => {
  expect(marketProgress(bookWith(undefined), TOTAL)?.now).toBeUndefined();
  expect(marketProgress(bookWith(football.initial({ sides: GAME })), TOTAL)?.now).toBeUndefined();
  const untold = { ...after.state, players: undefined };
  expect(marketProgress(bookWith(untold), RUSHES)).toMatchObject({ line: 9.5, now: undefined });
  expect(marketProgress(bookWith(untold), TOTAL)?.now).toBe(after.points);
});

test('an id that is none of ours is left out', async () => {
  const results = server.subscribe(QUERY, { ids: ['nothing', 'MarketProgress:game-9~total:game:47.5'] });
  const { marketProgressUpdated } = await nextWith({ marketProgressUpdated: v.looseObject({}) }, results);
  expect(marketProgressUpdated).toMatchObject({ progress: [] });
  await results.return?.();
});
