import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { InvalidPage } from './bets.ts';
import type { BetFilter } from './history.ts';
import { createTestBets, origin, straight, type TestBets } from './testing/test-bets.ts';
import { betOn } from './testing/test-games.ts';

let t: TestBets;
let patronId: string;
const ids: string[] = [];

beforeAll(async () => {
  t = await createTestBets();
  patronId = await patronWith(t.wallet, 100_000n, 'CAD');
  const later = t.event();
  const live = t.event({ status: 'IN_PLAY' });
  for (const selection of [later.home, live.home, later.away, live.away, later.home]) {
    const { placed } = await t.bets.place(patronId, [straight(selection)], origin);
    ids.push(placed[0]?.bet.id ?? '');
  }
  await settleTwo(t, [ids[0], ids[1]]);
});

afterAll(() => t.close());

/** The first won $47.73, the second lost: as settlement does it. */
async function settleTwo({ database }: TestBets, two: readonly (string | undefined)[]): Promise<void> {
  await database.query(
    `select bets.settle_batch(now(), '{1,2}', $1::uuid[], '{1,1}', '{WIN,LOSS}', '{4773,0}', '{0,0}', '{0,0}', '{1,0}',
       '{0,0}', '{0,0}', '{1,2}', '{1,1}', '{WIN,LOSS}', '{win,loss}', '{"Chiefs won 24-20.","Bills won."}', '{7,8}', 2)`,
    [two],
  );
}

async function listed(filter: BetFilter): Promise<number[]> {
  const { bets } = await t.bets.history(patronId, { filter });
  return bets.map((bet) => ids.indexOf(bet.id));
}

test('bets are listed newest first, by filter', async () => {
  expect(await listed('ALL')).toEqual([4, 3, 2, 1, 0]);
  expect(await listed('OPEN')).toEqual([4, 3, 2]);
  expect(await listed('SETTLED')).toEqual([1, 0]);
  expect(await listed('LIVE')).toEqual([3]);
});

test('pages follow each other by cursor without gap or repeat', async () => {
  const seen: number[] = [];
  let after: string | undefined;
  for (let more = true; more; ) {
    const page = await t.bets.history(patronId, { filter: 'ALL', first: 2, after });
    expect(page.hasPreviousPage).toBe(after !== undefined);
    seen.push(...page.bets.map((bet) => ids.indexOf(bet.id)));
    after = page.bets.at(-1)?.id;
    more = page.hasNextPage;
  }
  expect(seen).toEqual([4, 3, 2, 1, 0]);
});

test('settled and cashed out bets are listed by when they ended, whenever they were placed, page by page [BET-014]', async () => {
  const own = await createTestBets();
  const patron = await patronWith(own.wallet, 100_000n);
  const { home } = own.event();
  const placed: string[] = [];
  for (let number = 0; number < 6; number += 1) {
    const { placed: made } = await own.bets.place(patron, [straight(home)], origin);
    placed.push(made[0]?.bet.id ?? '');
  }
  const settle = (version: number, ...numbers: number[]) =>
    own.database.query(
      `select bets.settle_batch(clock_timestamp(), $2::int[], $1::uuid[], $3::int[], $4::text[], $5::bigint[], $5::bigint[],
         $5::bigint[], $5::int[], $5::int[], $5::bigint[], '{}', '{}', '{}', '{}', '{}', '{}', 2)`,
      [
        numbers.map((number) => placed[number]),
        numbers.map((_, at) => at + 1),
        numbers.map(() => version),
        numbers.map(() => 'LOSS'),
        numbers.map(() => 0),
      ],
    );
  await settle(1, 3, 1);
  await settle(1, 5);
  await settle(1, 0);
  const pages = async (size: number) => {
    const seen: number[] = [];
    let after: string | undefined;
    for (let more = true; more; ) {
      const page = await own.bets.history(patron, { filter: 'SETTLED', first: size, after });
      seen.push(...page.bets.map(({ id }) => placed.indexOf(id)));
      expect(page.cursors).toHaveLength(page.bets.length);
      [after, more] = [page.endCursor, page.hasNextPage];
    }
    return seen;
  };
  for (const size of [1, 2, 3, 20]) expect(await pages(size)).toEqual([0, 5, 3, 1]);
  // A corrected bet is news again.
  await settle(2, 3);
  expect(await pages(2)).toEqual([3, 0, 5, 1]);
  const { bets } = await own.bets.history(patron, { filter: 'ALL' });
  expect(bets.map(({ id }) => placed.indexOf(id))).toEqual([5, 4, 3, 2, 1, 0]);
  for (const filter of ['SETTLED', 'CASHED_OUT', 'OPEN'] as const)
    for (const after of filter === 'OPEN'
      ? [`1763827200000000~${placed[0]}`]
      : [placed[0], `99999999999999999~${placed[0]}`, '1~x'])
      await expect(own.bets.history(patron, { filter, after })).rejects.toThrow(InvalidPage);
  await own.close();
});

test('bets are listed by their type and by the sport of a leg, and pages go on where they ended', async () => {
  const own = await createTestBets({
    catalogue: { sportsOf: async () => sports },
  });
  const sports = new Map<string, string>();
  const patron = await patronWith(own.wallet, 100_000n);
  const game = (sport: string) => {
    const added = own.event();
    sports.set(added.eventId, sport);
    return added.home;
  };
  const placed: string[] = [];
  const place = async (request: Parameters<typeof own.bets.place>[1][number]) => {
    const { placed: made } = await own.bets.place(patron, [request], origin);
    placed.push(made[0]?.bet.id ?? '');
  };
  await place(straight(game('football')));
  await place(straight(game('soccer')));
  await place(betOn('PARLAY', [game('soccer'), game('football')]));
  await place(straight(game('football')));
  const list = async (query: object) => {
    const page = await own.bets.history(patron, { filter: 'ALL', ...query });
    return { ...page, bets: page.bets.map(({ id }) => placed.indexOf(id)) };
  };
  expect((await list({ type: 'PARLAY' })).bets).toEqual([2]);
  expect((await list({ type: 'STRAIGHT', filter: 'OPEN' })).bets).toEqual([3, 1, 0]);
  expect((await list({ sport: 'soccer' })).bets).toEqual([2, 1]);
  expect((await list({ sport: 'soccer', type: 'STRAIGHT' })).bets).toEqual([1]);
  expect((await list({ sport: 'darts' })).bets).toEqual([]);
  const first = await list({ sport: 'football', first: 2 });
  expect(first).toMatchObject({ bets: [3, 2], hasNextPage: true });
  expect(await list({ sport: 'football', first: 2, after: first.endCursor })).toMatchObject({
    bets: [0],
    hasNextPage: false,
  });
  await own.close();
});

test('a page that cannot be is refused', async () => {
  await expect(t.bets.history(patronId, { filter: 'ALL', first: 0 })).rejects.toThrow(InvalidPage);
  await expect(t.bets.history(patronId, { filter: 'ALL', first: 101 })).rejects.toThrow(InvalidPage);
  await expect(t.bets.history(patronId, { filter: 'ALL', after: "x' or 1=1" })).rejects.toThrow(InvalidPage);
});

test('settled bets tell what decided them and what they paid [BET-014]', async () => {
  const bet = await t.bets.find(ids[0] ?? '');
  expect(bet?.state).toMatchObject({ status: 'SETTLED', outcome: 'WIN', payout: 4_773n, version: 1 });
  expect(bet?.legs).toMatchObject([
    {
      outcome: 'WIN',
      decision: { outcome: 'win', text: 'Chiefs won 24-20.', feedSequence: 7, ruleVersion: 2 },
    },
  ]);
});

test('a stranger has no bets, and nobody finds what is no bet', async () => {
  expect((await t.bets.history(newId(), { filter: 'ALL' })).bets).toEqual([]);
  expect(await t.bets.find('nonsense')).toBeUndefined();
});
