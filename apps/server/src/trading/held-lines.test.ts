import { football } from '@fairline/sports/football/football.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { Board } from './board.ts';
import { type BookTerms, PLAIN_TERMS } from './book-terms.ts';
import { HeldLines, heldKeys } from './held-lines.ts';
import { heldWays } from './joint-price.ts';
import { runPrice } from './run-job.ts';
import { ordered } from './testing/ordered.ts';
import { feedOf, startTrading, testFixture, tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const { home, away } = testFixture('e');
const sides = { home, away };
const SAMPLES = 4096;
const FAR = 'total:game:65.5';
const RARE = 'total:game:85.5';
const MONEYLINE = 'moneyline:game';
const job = {
  kind: 'price',
  sport: 'football',
  sides,
  state: football.initial({ sides }),
  strength: { home: 1.5, away: -1.5 },
  samples: SAMPLES,
  seed: 5,
  board: [],
  mainOnly: false,
  columns: 'all',
  packed: false,
} as const;
const plain = runPrice(job);

const costing = (losses: ReadonlyMap<string, bigint>) => ({ limit: 1n, winnings: losses, losses });
const one = (loss: bigint) => costing(new Map([['over', loss]]));
const betOn = (...keys: string[]): BookTerms => ({
  ...PLAIN_TERMS,
  exposure: new Map(keys.map((key) => [key, one(1n)])),
});
const over = (marketKey: string) => ({ marketKey, selectionKey: 'over' });

/** A board with these samples and bets. */
function boardWith(result: ReturnType<typeof runPrice>, terms: BookTerms): Board {
  const board = new Board('e', football, sides);
  board.setTerms(terms, 'open', 1);
  board.reprice(result, 'open', 1);
  return board;
}

/** What it is asked for, for the legs of a game. */
function waysOn(board: Board, ...legs: Parameters<typeof heldWays>[1]) {
  const book = {
    isOnSale: (leg: Parameters<Board['oddsOf']>[0]) => board.oddsOf(leg) !== undefined,
    heldWays: board.heldWays.bind(board),
    sampled: board.sampled.bind(board),
  };
  return heldWays(book, legs);
}

test('a line that bets are open on is counted beside those that are sold, which stay what they are', () => {
  expect(plain.markets.map(({ key }) => key)).not.toContain(FAR);
  const keys = [FAR, 'total:game:64', MONEYLINE, 'no:such:key', 'yes-no:never:offered'];
  const { held, ...others } = runPrice({ ...job, held: keys });
  expect(others).toEqual({ ...plain, held: undefined, columns: others.columns });
  expect(held?.map(({ key }) => key)).toEqual([FAR, 'total:game:64']);
  const [half, whole] = held ?? [];
  const outcomes = football.simulate(job.state, job.strength, SAMPLES, job.seed);
  const market = football.market(FAR, sides);
  const points = market?.measure.bind(outcomes);
  const overs = Array.from({ length: SAMPLES }, (_, at) => points?.(at) ?? 0).filter((sum) => sum > 65.5);
  expect(half?.wins).toEqual([overs.length, SAMPLES - overs.length]);
  expect(half?.pushes).toEqual([0, 0]);
  expect(whole?.pushes[0]).toBeGreaterThan(0);
});

test('it has its chance by these samples, with another leg of the game as well, and is sold by neither', () => {
  const board = boardWith(runPrice({ ...job, held: [FAR] }), betOn(FAR));
  expect(board.market(FAR)).toBeUndefined();
  const outcomes = football.simulate(job.state, job.strength, SAMPLES, job.seed);
  const points = football.market(FAR, sides)?.measure.bind(outcomes);
  const margin = football.market(MONEYLINE, sides)?.measure.bind(outcomes);
  const all = Array.from({ length: SAMPLES }, (_, at) => at);
  const wins = all.filter((at) => (points?.(at) ?? 0) > 65.5);
  const both = wins.filter((at) => (margin?.(at) ?? 0) > 0);
  expect(waysOn(board, over(FAR))).toEqual([{ pushed: 0, chance: wins.length / SAMPLES }]);
  const won = { marketKey: MONEYLINE, selectionKey: 'home' };
  expect(waysOn(board, over(FAR), won)).toContainEqual({ pushed: 0, chance: both.length / SAMPLES });
  expect(waysOn(board, over(FAR), { ...won, marketKey: 'moneyline:q9' })).toBeUndefined();
  expect(board.leg(over(FAR))).toBeUndefined();
});

test('what loses in all samples has no way to end without a loss, alone or with another leg', () => {
  const board = boardWith(runPrice({ ...job, held: ['total:game:140.5'] }), betOn('total:game:140.5'));
  const lost = over('total:game:140.5');
  expect(board.heldWays(lost)).toEqual([]);
  expect(waysOn(board, lost, { marketKey: MONEYLINE, selectionKey: 'home' })).toEqual([]);
});

test('what costs less than a hundred others is not held, and so not lacked, however often its bets change', () => {
  const others = Array.from({ length: 100 }, (_, at) => [`total:game:${at}.5`, one(1000n)] as const);
  const withLittle = [...others, ['total:game:120.5', one(1n)] as const];
  const board = boardWith(plain, { ...PLAIN_TERMS, exposure: new Map(withLittle) });
  expect(board.lacks('total:game:120.5')).toBe(false);
  expect(board.lacks('total:game:90.5')).toBe(true);
});

test('nothing is known of what nobody holds, of what hardly ever wins, of what is shut, and of what is decided', () => {
  const result = runPrice({ ...job, held: [FAR, RARE] });
  expect(result.held?.find(({ key }) => key === RARE)?.wins[0]).toBeGreaterThan(0);
  expect(boardWith(result, PLAIN_TERMS).heldWays(over(FAR))).toBeUndefined();
  const board = boardWith(result, betOn(FAR, RARE));
  expect(board.heldWays(over(RARE))).toBeUndefined();
  expect(board.heldWays(over(FAR))).toBeDefined();
  expect(board.lacks(FAR)).toBe(false);
  board.remove([FAR]);
  expect(board.heldWays(over(FAR))).toBeUndefined();
  const shut = result.held?.map((market) => ({ ...market, shut: [0] })) ?? [];
  const lines = new HeldLines({ ...result, held: shut }, betOn(FAR));
  expect([lines.ways(FAR, 0), lines.ways(FAR, 1)]).toEqual([undefined, expect.any(Array)]);
});

test('of very many markets those are held that could cost most', () => {
  const keys = Array.from({ length: 300 }, (_, at) => `total:game:${at}.5`);
  const exposure = new Map(keys.map((key, at) => [key, one(BigInt(at))]));
  exposure.set('total:game:7', costing(new Map()));
  const held = heldKeys({ ...PLAIN_TERMS, exposure });
  expect(new Set(held)).toEqual(new Set(keys.slice(200)));
});

test('a line that is off the board has its chance once bets on it are known of, with each new price and after a restart', async () => {
  let t = await startTrading(testDatabase);
  const feed = feedOf('held-1');
  const under = { marketKey: FAR, selectionKey: 'under' };
  const ways = () => t.trading.heldWays('held-1', [under]);
  const hold = async () => {
    t.trading.setExposure('held-1', FAR, one(1n));
    await t.trading.idle();
  };
  await t.tell(feed.begin());
  expect(ways()).toBeUndefined();
  await hold();
  const likely = ways();
  expect(likely).toEqual([{ pushed: 0, chance: expect.any(Number) }]);
  expect(t.trading.market(`held-1~${FAR}`)).toBeUndefined();
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -3, total: 30 } }));
  const likelier = ways();
  expect(likelier).not.toEqual(likely);
  await t.stop();
  t = await startTrading(testDatabase);
  await t.trading.idle();
  expect(ways()).toBeUndefined();
  await hold();
  expect(ways()).toEqual(likelier);
  const order = { kind: 'suspend', marketKey: FAR, reason: 'Asked about' } as const;
  await ordered(testDatabase.database, t.trading, 'held-1', order);
  expect(ways()).toBe('suspended');
  await t.stop();
});
