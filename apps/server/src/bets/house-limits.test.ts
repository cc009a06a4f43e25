import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../platform/ids.ts';
import { patronWith, silent, testWallet } from '../wallet/testing/test-wallet.ts';
import { betChanged } from './bets.topics.ts';
import { Bets, defaultHouseLimits } from './bets.ts';
import { createTestBets, origin, type TestBets } from './testing/test-bets.ts';
import { addGame, betOn } from './testing/test-games.ts';
import { unguarded } from './testing/unguarded.ts';

let t: TestBets;

const limits = {
  ...defaultHouseLimits,
  stake: { ...defaultHouseLimits.stake, maximumWinnings: 19_000n },
  market: { stake: 10_000n, winnings: 1_000_000n },
  event: { stake: 1_000_000n, winnings: 20_000n },
  patron: { stake: 40_000n, winnings: 1_000_000n },
};

beforeAll(async () => {
  t = await createTestBets({ limits });
});

afterAll(() => t.close());

async function placeAs(patronId: string, selectionIds: readonly string[], stake: bigint) {
  const type = selectionIds.length > 1 ? 'PARLAY' : 'STRAIGHT';
  const { placed, refused } = await t.bets.place(patronId, [betOn(type, selectionIds, { stake })], origin);
  return placed[0]?.bet ?? refused[0]?.errors[0];
}

const someone = () => patronWith(t.wallet, 1_000_000n);

test('one market takes so much and no more, and says how much it still takes', async () => {
  const { home } = addGame(t);
  expect(await placeAs(await someone(), [home], 7_000n)).toMatchObject({ type: 'STRAIGHT' });
  expect(await placeAs(await someone(), [home], 4_000n)).toMatchObject({
    code: 'HOUSE_LIMIT_EXCEEDED',
    displayType: 'BET_AMOUNT',
    message: 'The most you can bet on this right now is $30.00. Lower your bet amount to place it.',
  });
  expect(await placeAs(await someone(), [home], 3_000n)).toMatchObject({ type: 'STRAIGHT' });
  expect(await placeAs(await someone(), [home], 100n)).toMatchObject({ code: 'HOUSE_LIMIT_REACHED' });
});

test('all markets of an event together win so much at most', async () => {
  const { home, spread, over } = addGame(t);
  expect(await placeAs(await someone(), [home], 10_000n)).toMatchObject({ winnings: 9_091n });
  expect(await placeAs(await someone(), [spread], 10_000n)).toMatchObject({ winnings: 9_091n });
  // $18.18 are left to win, at 10/11.
  expect(await placeAs(await someone(), [over], 10_000n)).toMatchObject({
    code: 'HOUSE_LIMIT_EXCEEDED',
    message: 'The most you can bet on this right now is $20.00. Lower your bet amount to place it.',
  });
  expect(await placeAs(await someone(), [over], 2_001n)).toMatchObject({ code: 'HOUSE_LIMIT_EXCEEDED' });
  expect(await placeAs(await someone(), [over], 2_000n)).toMatchObject({ winnings: 1_818n });
});

test('one bet wins so much at most, and one patron has so much open at most', async () => {
  const games = Array.from({ length: 8 }, () => addGame(t).home);
  // 8 legs at 10/11 win $175.45 on each $1.00.
  expect(await placeAs(await someone(), games, 10_000n)).toMatchObject({
    code: 'WINNINGS_ABOVE_LIMIT',
    displayType: 'BET_WIN_AMOUNT',
    message: 'A bet wins $190.00 at most. Bet up to $1.08 to stay below it.',
  });
  const patronId = await someone();
  for (const home of games.slice(0, 4)) {
    expect(await placeAs(patronId, [home], 10_000n)).toMatchObject({ type: 'STRAIGHT' });
  }
  expect(await placeAs(patronId, games.slice(4, 5), 10_000n)).toMatchObject({ code: 'HOUSE_LIMIT_REACHED' });
});

test('a bet of which the least stake wins too much is told so, not to come back later', async () => {
  const games = Array.from({ length: 16 }, () => addGame(t).home);
  expect(await placeAs(await someone(), games, 10n)).toMatchObject({
    code: 'ODDS_TOO_LONG',
    message:
      'A bet wins $190.00 at most, and this one wins more even with the minimum of $0.10. Remove a selection to continue.',
  });
});

test('bets that come at once do not pass a limit together', async () => {
  const { home } = addGame(t);
  const patrons = await Promise.all(Array.from({ length: 20 }, someone));
  const answers = await Promise.all(patrons.map((patronId) => placeAs(patronId, [home], 1_000n)));
  expect(answers.filter((answer) => answer && 'id' in answer)).toHaveLength(10);
});

test('what is refused for another reason leaves room, and so does a bet that is closed', async () => {
  const { home } = addGame(t);
  const poor = await patronWith(t.wallet, 0n);
  expect(await placeAs(poor, [home], 10_000n)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  const bet = await placeAs(await someone(), [home], 10_000n);
  expect(await placeAs(await someone(), [home], 1_000n)).toMatchObject({ code: 'HOUSE_LIMIT_REACHED' });
  if (bet && 'id' in bet) t.bets.closed(bet);
  expect(await placeAs(await someone(), [home], 1_000n)).toMatchObject({ type: 'STRAIGHT' });
});

test('a bet that is closed twice, or that never counted here, makes no more room than there was', async () => {
  const { home } = addGame(t);
  const first = await placeAs(await someone(), [home], 4_000n);
  expect(await placeAs(await someone(), [home], 5_000n)).toMatchObject({ type: 'STRAIGHT' });
  if (!first || !('id' in first)) throw new Error('It was not placed.');
  t.bets.closed(first);
  t.bets.closed(first);
  t.bets.closed({ ...first, id: newId() });
  expect(await placeAs(await someone(), [home], 6_000n)).toMatchObject({
    message: 'The most you can bet on this right now is $50.00. Lower your bet amount to place it.',
  });
});

test('a bet of which nobody knows whether it was written counts until the books were asked', async () => {
  const cutOff = testWallet(t.database, { clock: t.clock });
  const bets = new Bets({ ...unguarded, ...t, logger: silent, wallet: cutOff, limits, doubtMs: 2_000 });
  const { home } = addGame(t);
  const patronId = await someone();
  const place = async (stake: bigint) =>
    (await bets.place(patronId, [betOn('STRAIGHT', [home], { stake })], origin)).refused[0]?.errors[0]?.code;
  await cutOff.close();
  expect(await place(9_000n)).toBe('UNAVAILABLE');
  expect(await place(2_000n)).toBe('HOUSE_LIMIT_EXCEEDED');
  await expect.poll(() => place(2_000n), { timeout: 20_000 }).toBe('UNAVAILABLE');
});

test('a bet of which nobody knew whether it was written is told of and counted once it is found', async () => {
  const cutOff = testWallet(t.database, { clock: t.clock });
  const logger = { error: vi.fn() };
  const bets = new Bets({ ...unguarded, ...t, logger, wallet: cutOff, limits, doubtMs: 50 });
  const { home } = addGame(t);
  const patronId = await someone();
  const written = await placeAs(patronId, [home], 1_000n);
  if (!written || !('id' in written)) throw new Error('It was not placed.');
  const lost = new Error('The database cannot be reached.');
  vi.spyOn(bets, 'find').mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(written);
  const told = vi.fn();
  const stop = t.bus.subscribe(betChanged, told);
  await cutOff.close();
  await bets.place(patronId, [betOn('STRAIGHT', [home], { stake: 1_000n })], origin);
  await expect.poll(() => told.mock.calls, { timeout: 20_000 }).toEqual([[{ patronId, betId: written.id }]]);
  expect(bets.betsOn([home])).toBe(1);
  expect(logger.error.mock.calls).toEqual([
    [{ err: lost, betId: expect.any(String) }, 'It is not known yet whether a bet was written'],
  ]);
  stop();
});

test('after a restart what is open still counts', async () => {
  const { home } = addGame(t);
  const bet = await placeAs(await someone(), [home], 4_000n);
  await placeAs(await someone(), [home], 5_000n);
  await t.bets.start();
  expect(await placeAs(await someone(), [home], 2_000n)).toMatchObject({
    message: 'The most you can bet on this right now is $10.00. Lower your bet amount to place it.',
  });
  if (bet && 'id' in bet) t.bets.closed(bet);
  expect(await placeAs(await someone(), [home], 5_000n)).toMatchObject({ type: 'STRAIGHT' });
});
