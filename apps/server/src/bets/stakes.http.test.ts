import { afterAll, beforeAll, expect, test } from 'vitest';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { type ServedBets, serveTestBets } from './testing/served-bets.ts';

const CASH = 10_000n;

let t: ServedBets;
beforeAll(async () => {
  t = await serveTestBets();
});
afterAll(() => t.close());

test.each([
  ['-2500', 'STAKE_NEGATIVE', 'An amount cannot be negative. Enter an amount above zero.'],
  ['0', 'STAKE_MISSING', 'Enter a bet amount.'],
  ['9', 'STAKE_TOO_LOW', 'The minimum bet is $0.10.'],
])(
  'a stake of %s cents is refused in words that say what to do, and costs nothing [SLIP-024] [BET-010]',
  async (cents, code, message) => {
    const { wallet, event } = t.parts;
    const patronId = await patronWith(wallet, CASH);
    expect(await t.place(patronId, event().home, cents)).toEqual({
      placed: {
        placedBets: [],
        refusedBets: [{ errors: [{ code, displayType: 'BET_AMOUNT', message }] }],
      },
      errors: undefined,
    });
    expect((await wallet.balances(patronId))?.withdrawableBalance.amount).toBe(CASH);
  },
);
