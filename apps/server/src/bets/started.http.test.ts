import { afterAll, beforeAll, expect, test } from 'vitest';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { type ServedBets, serveTestBets } from './testing/served-bets.ts';

const CASH = 10_000n;

let t: ServedBets;
beforeAll(async () => {
  t = await serveTestBets();
});
afterAll(() => t.close());

test('a bet at a price from before the game is refused from its start on, though its book is still open, and costs nothing', async () => {
  const { wallet, event, clock, trading } = t.parts;
  const patronId = await patronWith(wallet, CASH);
  const { eventId, home, away } = event({ startsAt: new Date(clock.now() + 1) });
  expect(await t.place(patronId, home, '2500')).toMatchObject({
    placed: { placedBets: [{ id: expect.any(String) }] },
    errors: undefined,
  });
  clock.advance(1);
  expect(trading.book(eventId)).toMatchObject({ status: 'open', event: { status: 'PRE_GAME' } });
  expect(await t.place(patronId, away, '2500')).toEqual({
    placed: {
      placedBets: [],
      refusedBets: [
        {
          errors: [
            {
              code: 'EVENT_STARTED',
              displayType: expect.any(String),
              message: 'This event has started. Wait for its live markets or remove the selection.',
            },
          ],
        },
      ],
    },
    errors: undefined,
  });
  expect((await wallet.balances(patronId))?.withdrawableBalance.amount).toBe(CASH - 2_500n);
});
