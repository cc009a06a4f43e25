import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { betChanged } from '../bets/bets.topics.ts';
import { openStakes } from '../bets/bets.ts';
import { createTestBets, origin, straight, type TestBets } from '../bets/testing/test-bets.ts';
import type { Grade } from '../trading/trading.ts';
import { patronWith, testWallet } from '../wallet/testing/test-wallet.ts';
import { checkPart, type PostingLanes, type Wallet } from '../wallet/wallet.ts';
import { settlementMigrations } from './migrations.ts';
import { Settlement } from './settlement.ts';

let t: TestBets;
let settlement: Settlement;

beforeAll(async () => {
  t = await createTestBets({ migrations: settlementMigrations });
});

beforeEach(() => {
  settlement = newSettlement();
});

afterEach(async () => {
  await settlement.stop();
  expect(complaints).toEqual([]);
  const report = await t.database.transaction((tx) => checkPart(tx, { readOpenStakes: openStakes }));
  expect(report.faults).toEqual([]);
});

afterAll(() => t.close());

const complaints: unknown[] = [];
const logger = { warn: () => {}, error: (complaint: unknown) => complaints.push(complaint) };

/** As another process: with lanes of its own. */
function newSettlement(): Settlement {
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const { bets, trading, bus } = t;
  const made = new Settlement({ bets, wallet, trading, bus, logger });
  const stop = made.stop.bind(made);
  made.stop = async () => {
    await stop();
    await wallet.close();
  };
  return made;
}

type Submit = () => Promise<unknown>;

/** A wallet's lanes with something going wrong between settlement and them. */
function lanesWith(
  wallet: Wallet,
  before: (patronId: string, submit: Submit) => Promise<unknown>,
): Pick<PostingLanes, 'register' | 'inFlight'> {
  return {
    inFlight: () => wallet.lanes.inFlight(),
    register: (statement) => {
      const sender = wallet.lanes.register(statement);
      return {
        submit: async (patronId, row) => {
          await before(patronId, () => sender.submit(patronId, row));
          return sender.submit(patronId, row);
        },
      };
    },
  };
}

async function placed(selectionId: string, cash = 2_500n) {
  const patronId = await patronWith(t.wallet, cash);
  const outcome = await t.bets.place(patronId, [straight(selectionId)], origin);
  const bet = outcome.placed[0]?.bet;
  if (!bet) throw new Error('The bet was refused.');
  return { patronId, betId: bet.id };
}

async function cashOf(patronId: string) {
  return (await t.wallet.balances(patronId))?.withdrawableBalance.amount;
}

const MONEYLINE = 'moneyline:game';

test.each([
  ['win', 'WIN', 4_773n],
  ['loss', 'LOSS', 0n],
  ['push', 'PUSH', 2_500n],
  ['void', 'VOID', 2_500n],
] as const)('a %s is paid as soon as its market is decided [BET-015]', async (outcome, wire, payout) => {
  await settlement.start();
  const { eventId, home } = t.event();
  const { patronId, betId } = await placed(home);
  const told: unknown[] = [];
  const stop = t.bus.subscribe(betChanged, (change) => told.push(change));
  t.trading.decide(eventId, MONEYLINE, { home: outcome, away: 'loss' });
  await settlement.idle();
  stop();
  expect(told).toEqual([{ patronId, betId }]);
  expect(await cashOf(patronId)).toBe(payout);
  const bet = await t.bets.find(betId);
  expect(bet?.state).toMatchObject({ status: 'SETTLED', outcome: wire, payout, version: 1 });
  expect(bet?.legs).toMatchObject([{ outcome: wire, decision: { outcome, text: `home: ${outcome}` } }]);
});

test('what decided each leg is kept: line, sentence, feed message', async () => {
  await settlement.start();
  const { eventId } = t.event();
  const spread = 'spread:game:-3.5';
  const selections = [
    { key: 'home', odds: [10, 11], points: -3.5, type: 'HOME_SPREAD' },
    { key: 'away', odds: [10, 11], points: 3.5, type: 'AWAY_SPREAD' },
  ] as const;
  const book = t.trading.book(eventId);
  if (book) t.trading.add(book.event, [{ key: spread, selections }]);
  const { betId } = await placed(`${eventId}~${spread}~home`);
  t.trading.decide(eventId, spread, { home: 'win', away: 'loss' });
  await settlement.idle();
  const rows = await t.database.query('select * from settlement.leg where bet_id = $1', [betId]);
  expect(rows).toMatchObject([
    { version: 1, outcome: 'WIN', line: -3.5, result_text: 'home: win', feed_sequence: 1n },
  ]);
  const versions = await t.database.query('select * from settlement.version where bet_id = $1', [betId]);
  expect(versions).toMatchObject([
    { version: 1, outcome: 'WIN', returned: 4_773n, rule_version: 5, reason: 'result' },
  ]);
  await expect(t.database.query('delete from settlement.version')).rejects.toThrow('append-only');
  await expect(t.database.query(`update settlement.version set legs = '[]'`)).rejects.toThrow('append-only');
  await expect(t.database.query('update settlement.leg set outcome = $1', ['LOSS'])).rejects.toThrow(
    'cannot update view',
  );
});

test('markets not yet decided stay open', async () => {
  await settlement.start();
  const { eventId } = t.event();
  const selections = [{ key: 'over', odds: [10, 11] }] as const;
  const book = t.trading.book(eventId);
  if (book)
    t.trading.add(
      book.event,
      ['total:q1:9.5', 'total:q2:9.5'].map((key) => ({ key, selections })),
    );
  const first = await placed(`${eventId}~total:q1:9.5~over`);
  const second = await placed(`${eventId}~total:q2:9.5~over`);
  t.trading.decide(eventId, 'total:q1:9.5', { over: 'win' });
  await settlement.idle();
  expect((await t.bets.find(first.betId))?.state.status).toBe('SETTLED');
  expect((await t.bets.find(second.betId))?.state.status).toBe('OPEN');
});

test('a result told again pays nothing again', async () => {
  await settlement.start();
  const { eventId, home } = t.event();
  const { patronId } = await placed(home);
  for (let told = 0; told < 3; told += 1) {
    t.trading.decide(eventId, MONEYLINE, { home: 'win' });
    await settlement.idle();
  }
  t.trading.finish(eventId);
  await settlement.idle();
  expect(await cashOf(patronId)).toBe(4_773n);
});

test('a start takes up what was decided while nobody listened', async () => {
  const { eventId, home } = t.event();
  const { patronId } = await placed(home);
  t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  t.trading.finish(eventId);
  expect(await cashOf(patronId)).toBe(0n);
  await settlement.start();
  expect(await cashOf(patronId)).toBe(4_773n);
});

test('a bet that cannot be settled keeps no other bet waiting', async () => {
  const { eventId, home } = t.event();
  const [broken, sound] = [await placed(home), await placed(home)];
  t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const lanes = lanesWith(wallet, async (patronId) => {
    if (patronId === broken.patronId) throw new Error('a bet that cannot be settled');
  });
  const faulty = new Settlement({ ...t, wallet: { lanes }, logger });
  await faulty.start();
  await faulty.stop();
  await wallet.close();
  expect(await cashOf(sound.patronId)).toBe(4_773n);
  expect(await cashOf(broken.patronId)).toBe(0n);
  expect(complaints.splice(0)).toMatchObject([{ betId: broken.betId }]);
  await settlement.start();
  expect(await cashOf(broken.patronId)).toBe(4_773n);
});

test('a payment whose answer was lost is told of, too', async () => {
  const { eventId, home } = t.event();
  const { patronId, betId } = await placed(home);
  t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const lanes = lanesWith(wallet, (_, submit) => submit());
  const told: unknown[] = [];
  const stop = t.bus.subscribe(betChanged, (change) => told.push(change));
  const answered = new Settlement({ ...t, wallet: { lanes }, logger });
  await answered.start();
  await answered.stop();
  await wallet.close();
  stop();
  expect(told).toContainEqual({ patronId, betId });
  expect(await cashOf(patronId)).toBe(4_773n);
});

test('an event that cannot be graded keeps no other event waiting', async () => {
  const events = [t.event(), t.event(), t.event()] as const;
  const bets = [await placed(events[0].home), await placed(events[1].home), await placed(events[2].home)];
  for (const { eventId } of events) t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  const { trading } = t;
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const grade: typeof trading.grade = (eventId, marketKey, selectionKey) => {
    if (eventId === events[1].eventId) throw new Error('an event that cannot be graded');
    return trading.grade(eventId, marketKey, selectionKey);
  };
  const book = (eventId: string) => trading.book(eventId);
  const recall = (eventId: string) => trading.recall(eventId);
  const corrections = async () => [];
  const closeCorrection = async () => {};
  const faulty = new Settlement({
    ...{ ...t, wallet, logger },
    trading: { book, grade, recall, corrections, closeCorrection, priceErrors: () => [] },
  });
  await faulty.start();
  await faulty.stop();
  await wallet.close();
  const paid = await Promise.all(bets.map(({ patronId }) => cashOf(patronId)));
  expect(paid).toEqual([4_773n, 0n, 4_773n]);
  expect(complaints.splice(0)).toMatchObject([{ eventId: events[1].eventId }]);
});

test('two settlements at once pay each bet once', async () => {
  const other = newSettlement();
  const { eventId, home, away } = t.event();
  const patrons = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => ({
      ...(await placed(index % 2 ? home : away)),
      expected: index % 2 ? 4_773n : 0n,
    })),
  );
  await Promise.all([settlement.start(), other.start()]);
  t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await Promise.all([settlement.idle(), other.idle()]);
  await other.stop();
  for (const { patronId, expected } of patrons) expect(await cashOf(patronId)).toBe(expected);
});

test('a settlement whose connections are cut in the middle pays each bet once', async () => {
  await settlement.start();
  const { eventId, home } = t.event();
  const patrons = await Promise.all(Array.from({ length: 60 }, () => placed(home)));
  t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  await t.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'fairline lane'`,
  );
  await settlement.idle();
  for (const { patronId } of patrons) expect(await cashOf(patronId)).toBe(4_773n);
});

test('a bet accepted just before its market was decided is paid as well', async () => {
  const { bets, wallet, trading, bus } = t;
  const sameProcess = new Settlement({ bets, wallet, trading, bus, logger });
  await sameProcess.start();
  const { eventId, home } = t.event();
  const patrons = await Promise.all(Array.from({ length: 30 }, () => patronWith(t.wallet, 2_500n)));
  const placing = patrons.map((patronId) => t.bets.place(patronId, [straight(home)], origin));
  // The first is in; the others are, or are on their way.
  await Promise.race(placing);
  t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  const outcomes = await Promise.all(placing);
  await sameProcess.stop();
  expect(outcomes.some(({ placed: taken }) => taken.length === 1)).toBe(true);
  for (const [index, { placed: taken }] of outcomes.entries()) {
    expect(await cashOf(patrons[index] ?? '')).toBe(taken.length === 1 ? 4_773n : 2_500n);
  }
});

test('whatever the outcomes, the house pays exactly what the patrons get', async () => {
  await settlement.start();
  const outcomes: readonly Grade['outcome'][] = ['win', 'loss', 'push', 'void'];
  for (const outcome of outcomes) {
    const { eventId, home, away } = t.event();
    await Promise.all([placed(home), placed(away), placed(home)]);
    t.trading.decide(eventId, MONEYLINE, { home: outcome, away: 'loss' });
  }
  await settlement.idle();
  const [row] = await t.database.query<{ open: bigint }>(
    `select sum(amount)::bigint as open from wallet.entry where account = 'open-bets'`,
  );
  const stakes = await t.database.transaction((tx) => openStakes(tx));
  expect(row?.open).toBe([...stakes.values()].reduce((sum, stake) => sum + stake, 0n));
});
