import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { defaultHouseLimits } from './bets.ts';
import { createTestBets, origin, type TestBets } from './testing/test-bets.ts';
import { addGame, betOn } from './testing/test-games.ts';

let t: TestBets;

const limits = { ...defaultHouseLimits, loss: 20_000n };

beforeAll(async () => {
  t = await createTestBets({ limits });
});
afterAll(() => t.close());

async function place(selectionIds: readonly string[], stake: bigint, currency: 'USD' | 'CAD' = 'USD') {
  const type = selectionIds.length > 1 ? 'PARLAY' : 'STRAIGHT';
  const patronId = await patronWith(t.wallet, 1_000_000n, currency);
  const { placed, refused } = await t.bets.place(patronId, [betOn(type, selectionIds, { stake })], origin);
  return placed[0]?.bet ?? refused[0]?.errors[0];
}

/** What trading was last told of a market. */
function told(eventId: string, marketKey = 'moneyline:game') {
  const setExposure = vi.spyOn(t.trading, 'setExposure');
  t.bets.tellExposure();
  const calls: readonly (readonly unknown[])[] = setExposure.mock.calls;
  setExposure.mockRestore();
  return calls.filter(([event, market]) => event === eventId && market === marketKey).at(-1)?.[2];
}

/** Until it is restored. */
function orderLimit(eventId: string, amount: bigint) {
  return vi
    .spyOn(t.trading, 'orderedLimit')
    .mockImplementation((event?: string, market?: string) =>
      event === eventId && market === 'moneyline:game' ? amount : undefined,
    );
}

function game() {
  const { eventId, home, spread } = addGame(t);
  return { eventId, home, away: `${eventId}~moneyline:game~away`, spread };
}

test('a selection loses what its bets win less the cash staked on the others, and trading is told', async () => {
  const { eventId, home, away } = game();
  await place([home], 11_000n);
  const whole = new Map([['home', 10_000n]]);
  expect(told(eventId)).toEqual({ limit: 20_000n, winnings: whole, losses: whole });
  await place([away], 4_400n);
  expect(told(eventId)).toEqual({
    limit: 20_000n,
    winnings: new Map([
      ['home', 10_000n],
      ['away', 4_000n],
    ]),
    losses: new Map([
      ['home', 10_000n - 4_400n],
      ['away', 4_000n - 11_000n],
    ]),
  });
});

test('the legs of a parlay each could cost all of it, and what ends costs nothing more', async () => {
  const one = game();
  const other = game();
  const bet = await place([one.home, other.home], 1_000n);
  if (!bet || !('id' in bet)) throw new Error('It was not placed.');
  const losses = new Map([['home', bet.winnings]]);
  expect(told(one.eventId)).toMatchObject({ winnings: losses, losses });
  t.bets.closed(bet);
  t.bets.closed(bet);
  expect(told(one.eventId)).toMatchObject({ losses: new Map() });
  expect(told(other.eventId)).toBeUndefined();
});

test('a bet is cut to what a selection may still cost, whatever is staked on the other side', async () => {
  const { home, away } = game();
  expect(await place([away], 10_000n)).toMatchObject({ type: 'STRAIGHT' });
  expect(await place([home], 20_000n)).toMatchObject({ type: 'STRAIGHT' });
  // $18.19 are left to lose, at 10/11.
  expect(await place([home], 5_000n)).toMatchObject({
    code: 'HOUSE_LIMIT_EXCEEDED',
    message: 'The most you can bet on this right now is $20.00. Lower your bet amount to place it.',
  });
  expect(await place([away], 10_000n)).toMatchObject({ type: 'STRAIGHT' });
  expect(await place([home], 5_000n)).toMatchObject({ code: 'HOUSE_LIMIT_EXCEEDED' });
  expect(await place([home], 2_000n)).toMatchObject({ type: 'STRAIGHT' });
});

test('a limit is filled to the cent by both dollars and every type of bet, and a cent more is refused', async () => {
  const one = game();
  const other = game();
  // 10,000 cents of a straight bet, 2,645 of a parlay, and 7,355 in Canadian dollars.
  expect(await place([one.home], 11_000n)).toMatchObject({ winnings: 10_000n });
  expect(await place([one.home, other.home], 1_000n)).toMatchObject({ winnings: 2_645n });
  expect(await place([one.home], 8_092n, 'CAD')).toMatchObject({ code: 'HOUSE_LIMIT_EXCEEDED' });
  expect(await place([one.home], 8_091n, 'CAD')).toMatchObject({ winnings: 7_355n });
  expect(told(one.eventId)).toMatchObject({ winnings: new Map([['home', 20_000n]]) });
  expect(await place([one.home], 10n)).toMatchObject({ code: 'HOUSE_LIMIT_REACHED' });
  expect(await place([one.home, other.away], 10n)).toMatchObject({ code: 'HOUSE_LIMIT_REACHED' });
});

test('a limit that is lowered below what stands takes nothing more, and something again once enough has ended', async () => {
  const { eventId, home, away } = game();
  const first = await place([home], 6_600n);
  await place([home], 2_200n);
  await place([away], 11_000n);
  const ordered = orderLimit(eventId, 5_000n);
  expect(await place([home], 10n)).toMatchObject({ code: 'HOUSE_LIMIT_REACHED' });
  if (!first || !('id' in first)) throw new Error('It was not placed.');
  t.bets.closed(first);
  expect(await place([home], 3_300n)).toMatchObject({ winnings: 3_000n });
  expect(await place([home], 10n)).toMatchObject({ code: 'HOUSE_LIMIT_REACHED' });
  ordered.mockRestore();
});

test('an operator’s limit of a market takes the place of the house’s', async () => {
  const { eventId, home, spread } = game();
  const ordered = orderLimit(eventId, 1_000n);
  expect(await place([home], 2_200n)).toMatchObject({
    code: 'HOUSE_LIMIT_EXCEEDED',
    message: 'The most you can bet on this right now is $11.00. Lower your bet amount to place it.',
  });
  expect(await place([spread], 2_200n)).toMatchObject({ type: 'STRAIGHT' });
  expect(await place([home], 1_100n)).toMatchObject({ type: 'STRAIGHT' });
  expect(await place([home], 500n)).toMatchObject({ code: 'HOUSE_LIMIT_REACHED' });
  ordered.mockRestore();
});

test('after a restart the same selections cost the same', async () => {
  const { eventId, home, away } = game();
  await place([home], 11_000n);
  await place([away], 4_400n);
  const other = game();
  await place([home, other.home], 100n);
  const before = told(eventId);
  const setExposure = vi.spyOn(t.trading, 'setExposure');
  await t.bets.start();
  expect(setExposure).toHaveBeenCalledWith(eventId, 'moneyline:game', before);
  setExposure.mockRestore();
});

test('trading hears of a bet within a moment', async () => {
  const { eventId, home } = game();
  const setExposure = vi.spyOn(t.trading, 'setExposure');
  await place([home], 1_100n);
  await expect.poll(() => setExposure.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(setExposure).toHaveBeenCalledWith(eventId, 'moneyline:game', {
    limit: 20_000n,
    ...{ winnings: new Map([['home', 1_000n]]), losses: new Map([['home', 1_000n]]) },
  });
  setExposure.mockRestore();
});
