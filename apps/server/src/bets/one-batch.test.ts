import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { distinct } from './place-shared.ts';
import { createTestBets, origin, straight, type TestBets } from './testing/test-bets.ts';
import { addGame, betOn } from './testing/test-games.ts';

let t: TestBets;

beforeAll(async () => {
  t = await createTestBets();
});

afterAll(() => t.close());

test('equal ones are named once, and what only shares their key is another one', () => {
  const isSame = (one: readonly [string, number], other: readonly [string, number]) => one[1] === other[1];
  const elements = [
    ['a', 1],
    ['b', 1],
    ['a', 1],
    ['a', 2],
    ['a', 2],
    ['b', 1],
  ] as const;
  const { found, places } = distinct(elements, ([key]) => key, isSame);
  expect(found).toEqual([elements[0], elements[1], elements[3]]);
  expect(places).toEqual([1, 2, 1, 3, 3, 2]);
});

test('of bets that are written together each keeps its own origin, legs, stake and device [BET-014]', async () => {
  const games = [t.event(), t.event(), t.event()];
  const agents = ['Mozilla/5.0 (iPhone) Mobi', 'Mozilla/5.0 (Windows NT 10.0)', 'x "quoted" \\ agent'];
  const wanted = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => ({
      patronId: await patronWith(t.wallet, 1_000_000n),
      userAgent: agents[index % 3] ?? '',
      ipAddress: `203.0.113.${index % 5}`,
      game: games[index % 3] ?? t.event(),
      other: games[(index + 1) % 3] ?? t.event(),
      stake: BigInt(100 + index),
      isParlay: index % 4 === 0,
    })),
  );
  const outcomes = await Promise.all(
    wanted.map(({ patronId, ipAddress, userAgent, game, other, stake, isParlay }) => {
      const legs = [game.home, ...(isParlay ? [other.away] : [])];
      const request = {
        ...straight(game.home),
        idempotencyKey: newId(),
        stake,
        type: isParlay ? ('PARLAY' as const) : ('STRAIGHT' as const),
        legs: legs.map((selectionId) => ({ selectionId, odds: { numerator: 10n, denominator: 11n } })),
      };
      return t.bets.place(patronId, [request], { ipAddress, userAgent });
    }),
  );
  for (const [index, { placed }] of outcomes.entries()) {
    const want = wanted[index];
    const bet = placed[0]?.bet;
    if (!want || !bet) throw new Error('A bet was not placed.');
    const { game, other, isParlay } = want;
    expect(await t.bets.find(bet.id)).toEqual(bet);
    expect(bet).toMatchObject({ patronId: want.patronId, stake: want.stake, combinations: 1 });
    const events = [game.eventId, ...(isParlay ? [other.eventId] : [])];
    expect(bet.legs.map((leg) => leg.eventId)).toEqual(events);
    const rows = await t.database.query<{ ip_address: string; user_agent: string; device: string }>(
      'select ip_address, user_agent, device from bets.bet where id = $1',
      [bet.id],
    );
    const device = ['phone', 'computer', 'unknown'][index % 3];
    expect(rows).toEqual([{ ip_address: want.ipAddress, user_agent: want.userAgent, device }]);
  }
});

test('of bets that are written together each keeps the terms it was agreed on, whether or not others share them [BET-014]', async () => {
  const homes = Array.from({ length: 4 }, () => addGame(t).home);
  const sizes = [undefined, 2, 3, 2, undefined, 3, 2, 2, undefined];
  const patrons = await Promise.all(sizes.map(() => patronWith(t.wallet, 1_000_000n)));
  const placing = sizes.map((roundRobinSize, index) => {
    const request =
      roundRobinSize === undefined
        ? betOn('STRAIGHT', homes.slice(0, 1))
        : betOn('ROUND_ROBIN', homes, { roundRobinSize });
    return t.bets.place(patrons[index] ?? '', [request], origin);
  });
  const bets = (await Promise.all(placing)).map(({ placed }) => placed[0]?.bet);
  expect(bets.map((bet) => bet?.terms.roundRobinSize)).toEqual(sizes);
  for (const bet of bets) expect(await t.bets.find(bet?.id ?? '')).toEqual(bet);
});
