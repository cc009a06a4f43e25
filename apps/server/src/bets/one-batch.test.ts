import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { distinct } from './place-columns.ts';
import { createTestBets, straight, type TestBets } from './testing/test-bets.ts';

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
