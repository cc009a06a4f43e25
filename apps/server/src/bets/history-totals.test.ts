import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { BET_FILTERS, type BetsChoice } from './history.ts';
import { readHistoryTotals } from './history-totals.ts';
import { COUNT_ALL_ENDED } from './migrations/ended-kinds.ts';
import { potentialReturn, reducedOdds } from './open-part.ts';
import { openStake, type PlacedBet } from './placed-bet.ts';
import { createTestBets, origin, straight, type TestBets } from './testing/test-bets.ts';
import { addGame, betOn } from './testing/test-games.ts';

const sports = new Map<string, string>();
let t: TestBets;
let patronId: string;

beforeAll(async () => {
  t = await createTestBets({
    catalogue: { sportsOf: async () => sports },
  });
  patronId = await patronWith(t.wallet, 100_000n, 'CAD');
  const game = (sport: string, change = {}) => {
    const { eventId, home } = t.event(change);
    sports.set(eventId, sport);
    return home;
  };
  const credit = { amountSource: 'PROMOTIONAL_CREDIT' } as const;
  const bonus = { amountSource: 'FREE_BET', freeBetId: await giveBoth(t, patronId) } as const;
  const ids: string[] = [];
  for (const request of [
    straight(game('football')),
    straight(game('soccer'), credit),
    betOn('PARLAY', [game('football'), game('soccer')]),
    betOn('PARLAY', [game('soccer', { status: 'IN_PLAY' }), game('tennis')], { stake: 700n }),
    straight(game('football', { status: 'IN_PLAY' })),
    straight(game('football')),
    betOn('ROUND_ROBIN', [game('football'), game('soccer'), game('tennis')], { roundRobinSize: 2 }),
    straight(game('soccer'), { ...bonus, stake: 1_000n }),
    straight(game('football', { status: 'IN_PLAY' })),
    betOn('PARLAY', [game('football'), game('tennis')]),
  ]) {
    const { placed } = await t.bets.place(patronId, [request], origin);
    ids.push(placed[0]?.bet.id ?? '');
  }
  await settleThree(t, ids.slice(0, 3));
  const [partly, whole] = ids.slice(-2);
  await t.database.query('update bets.bet set closed_line_stake = 1000, cashed_out = 950 where id = $1', [
    partly,
  ]);
  await t.database.query(
    `update bets.bet set closed_line_stake = line_stake, cashed_out = 880, status = 'CASHED_OUT', payout = 0, settled_at = now()
     where id = $1`,
    [whole],
  );
});

afterAll(() => t.close());

/** The first won $47.73, the others lost: as settlement does it. */
async function settleThree({ database }: TestBets, three: readonly string[]): Promise<void> {
  await database.query(
    `select bets.settle_batch(now(), '{1,2,3}', $1::uuid[], '{1,1,1}', '{WIN,LOSS,LOSS}', '{4773,0,0}', '{0,0,0}', '{0,0,0}',
       '{1,0,0}', '{0,0,0}', '{0,0,0}', '{1,2,3}', '{1,1,1}', '{WIN,LOSS,LOSS}', '{win,loss,loss}',
       '{"Chiefs won 24-20.","Bills won.","Bills won."}', '{7,8,9}', 2)`,
    [three],
  );
}

/** A bonus bet of $10, whose id it answers, and promotional credit of $25. */
async function giveBoth({ rewards }: TestBets, patron: string): Promise<string> {
  const grant = (kind: 'bonus-bet' | 'promotional-credit', amount: bigint) =>
    rewards.grant({
      ...{ patronId: patron, title: 'A gift', restriction: {}, amount, kind },
      idempotencyKey: newId(),
    });
  await grant('promotional-credit', 2_500n);
  const bonus = await grant('bonus-bet', 1_000n);
  if (bonus.kind !== 'granted') throw new Error(`Not granted: ${bonus.kind}`);
  return bonus.rewardId;
}

const cad = (amount: bigint) => ({ amount, currency: 'CAD' });

test('totals are of the bets of the list that is shown, and of no others', async () => {
  expect(await t.bets.totals(patronId, { filter: 'OPEN' })).toEqual({
    count: 6,
    stake: cad(11_200n),
    rewardStake: cad(1_000n),
    // Of the bonus bet the winnings alone, of the bet that is closed in part what $15 of it pay.
    couldReturn: cad(4_773n + 2_551n + 4_773n + 10_935n + 909n + 2_864n),
    returned: cad(0n),
    net: cad(0n),
  });
  expect(await t.bets.totals(patronId, { filter: 'SETTLED' })).toEqual({
    count: 3,
    stake: cad(6_000n),
    rewardStake: cad(2_500n),
    couldReturn: cad(0n),
    returned: cad(4_773n),
    net: cad(1_273n),
  });
  expect(
    await t.bets.totals(patronId, { filter: 'SETTLED', type: 'STRAIGHT', sport: 'soccer' }),
  ).toMatchObject({
    count: 1,
    net: cad(0n),
  });
  expect(await t.bets.openBetCount(patronId)).toBe(6);
});

/** What the bets on all pages of a list come to. */
async function listed(choice: BetsChoice) {
  const { bets } = await t.bets.history(patronId, { ...choice, first: 100 });
  const sum = (of: (bet: PlacedBet) => bigint) => bets.reduce((total, bet) => total + of(bet), 0n);
  const isOpen = ({ state }: PlacedBet) => state.status === 'OPEN';
  const staked = (bet: PlacedBet) => (isOpen(bet) ? openStake(bet) : bet.stake);
  const given = (bet: PlacedBet) => (bet.amountSource === 'CASH' ? 0n : staked(bet));
  const ended = (bet: PlacedBet) =>
    bet.state.status === 'SETTLED' ? bet.state.payout + bet.cashedOut : bet.cashedOut;
  const returned = sum((bet) => (isOpen(bet) ? 0n : ended(bet)));
  return {
    count: bets.length,
    stake: cad(sum(staked)),
    rewardStake: cad(sum(given)),
    couldReturn: cad(sum((bet) => (isOpen(bet) ? potentialReturn(bet) : 0n))),
    returned: cad(returned),
    net: cad(returned - sum((bet) => (isOpen(bet) ? 0n : bet.stake - given(bet)))),
  };
}

test('whatever the filter, the type and the sport, totals and list agree', async () => {
  for (const filter of BET_FILTERS) {
    for (const type of [undefined, 'STRAIGHT', 'PARLAY', 'ROUND_ROBIN', 'TEASER'] as const) {
      for (const sport of [undefined, 'football', 'soccer', 'tennis', 'darts']) {
        const choice = { filter, type, sport };
        expect({ choice, ...(await t.bets.totals(patronId, choice)) }).toEqual({
          choice,
          ...(await listed(choice)),
        });
      }
    }
  }
});

test('bets that ended before totals were kept are counted when they begin', async () => {
  const kept = () => t.database.query('select * from bets.ended order by patron_id, status, type');
  const before = await kept();
  expect(before).toMatchObject([
    { patron_id: patronId, status: 'CASHED_OUT', type: 'PARLAY', count: 1n, returned: 880n },
    { patron_id: patronId, status: 'SETTLED', type: 'PARLAY', count: 1n, returned: 0n },
    { patron_id: patronId, status: 'SETTLED', type: 'STRAIGHT', count: 2n, returned: 4_773n },
  ]);
  await t.database.query('truncate bets.ended');
  await t.database.query(COUNT_ALL_ENDED);
  expect(await kept()).toEqual(before);
});

test('a bet that has ended stays what it ended as: the database takes nothing back out of its totals', async () => {
  const kept = () => t.database.query('select * from bets.ended order by patron_id, status, type');
  const before = await kept();
  const change = (status: string, to: string) =>
    t.database.query(`update bets.bet set ${to} where patron_id = $1 and status = $2 and type = 'PARLAY'`, [
      patronId,
      status,
    ]);
  const negative = /new row for relation "ended" violates check constraint/;
  const open = "status = 'OPEN', payout = null, settled_at = null, settlement_version = 0";
  await expect(change('SETTLED', open)).rejects.toThrow(negative);
  await expect(change('CASHED_OUT', `${open}, closed_line_stake = 0`)).rejects.toThrow(negative);
  const settled = "status = 'SETTLED', settlement_version = 1, closed_line_stake = 0";
  await expect(change('CASHED_OUT', settled)).rejects.toThrow(negative);
  const cashedOut = "status = 'CASHED_OUT', settlement_version = 0, closed_line_stake = line_stake";
  await expect(change('SETTLED', cashedOut)).rejects.toThrow(negative);
  expect(await kept()).toEqual(before);
});

test('a stake that the house gave is told apart, and losing it is nobody’s loss', async () => {
  const own = await createTestBets();
  const patron = await patronWith(own.wallet, 100_000n);
  const freeBetId = await giveBoth(own, patron);
  const placed: string[] = [];
  for (const paid of [
    {},
    { amountSource: 'FREE_BET', freeBetId, stake: 1_000n },
    {},
    { amountSource: 'PROMOTIONAL_CREDIT', stake: 600n },
  ] as const) {
    const { placed: made } = await own.bets.place(
      patron,
      [{ ...straight(addGame(own).home), ...paid }],
      origin,
    );
    placed.push(made[0]?.bet.id ?? '');
  }
  await settleThree(own, placed.slice(0, 3));
  expect(await own.bets.totals(patron, { filter: 'OPEN' })).toMatchObject({
    stake: { amount: 600n },
    rewardStake: { amount: 600n },
  });
  expect(await own.bets.totals(patron, { filter: 'SETTLED' })).toMatchObject({
    stake: { amount: 6_000n },
    rewardStake: { amount: 1_000n },
    returned: { amount: 4_773n },
    net: { amount: -227n },
  });
  await own.close();
});

test('a bet that ends while totals are read counts once', async () => {
  const own = await createTestBets();
  const patron = await patronWith(own.wallet, 100_000n);
  const ids: string[] = [];
  for (const _bet of [1, 2, 3]) {
    const { placed } = await own.bets.place(patron, [straight(own.event().home)], origin);
    ids.push(placed[0]?.bet.id ?? '');
  }
  let reads = 0;
  const settledMeanwhile: Pick<Database, 'snapshot'> = {
    snapshot: (fn) =>
      own.database.snapshot((tx) =>
        fn({
          query: async (text, values) => {
            if (reads === 1) await settleThree(own, ids);
            reads += 1;
            return tx.query(text, values);
          },
        }),
      ),
  };
  const sources = {
    liveEventIds: () => [],
    begunEventIds: () => [],
    asItStands: (bet: PlacedBet) => bet,
    sportsOf: async () => new Map<string, string>(),
  };
  const totals = await readHistoryTotals(settledMeanwhile, patron, 'USD', { filter: 'ALL' }, sources);
  expect(totals).toMatchObject({ count: 3, stake: { amount: 7_500n }, returned: { amount: 0n } });
  expect(await own.bets.totals(patron, { filter: 'ALL' })).toMatchObject({
    count: 3,
    returned: { amount: 4_773n },
  });
  await own.close();
});

test('a stranger has no totals', async () => {
  expect(await t.bets.totals(newId(), { filter: 'ALL' })).toBeUndefined();
});

test('a leg that was void is no part of what an open bet can still return and of its odds, on its own and among the totals', async () => {
  const another = await patronWith(t.wallet, 100_000n, 'CAD');
  const [voided, other] = [t.event(), t.event()].map(({ home }) => home);
  const parlay = betOn('PARLAY', [voided ?? '', other ?? ''], { stake: 700n });
  const { placed } = await t.bets.place(another, [parlay, straight(other ?? '')], origin);
  await t.database.query(
    `update bets.leg set outcome = 'VOID', graded = 'void', result_text = 'Called off.', result_rule_version = 1, decided_at = now()
     where bet_id = $1 and number = 1`,
    [placed[0]?.bet.id],
  );
  const { bets } = await t.bets.history(another, { filter: 'OPEN', first: 10 });
  // $7 and $25 at 10/11, where the parlay would have returned $25.51.
  expect(bets.map(potentialReturn).sort()).toEqual([1_336n, 4_773n]);
  const oddsLeft = new Map(bets.map((bet) => [bet.type, reducedOdds(bet)]));
  expect(oddsLeft).toEqual(
    new Map([
      ['PARLAY', { numerator: 10n, denominator: 11n }],
      ['STRAIGHT', undefined],
    ]),
  );
  expect(await t.bets.totals(another, { filter: 'OPEN' })).toMatchObject({ couldReturn: cad(6_109n) });
});
