import { odds } from '@fairline/money/odds.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { straightDraftId } from './draft-ids.ts';

import { AWAY, createTestBetslip, EVENT_ID, HOME, MINUS_110, tokenOf } from './testing/test-betslip.ts';

let parts: Awaited<ReturnType<typeof createTestBetslip>>;
let visitor: string;
let patron: string;

beforeAll(async () => {
  parts = await createTestBetslip();
});
afterAll(() => parts.drop());
beforeEach(() => {
  parts.trading.add(fixedEvent(EVENT_ID));
  visitor = `visitor:${newId()}`;
  patron = `patron:${newId()}`;
});

const add = (owner: string, selectionId: string, at = MINUS_110) =>
  parts.betslip.addSelection(owner, { selectionId, odds: at });
const held = async (owner: string) =>
  (await parts.betslip.get(owner)).slip.selections.map((one) => one.selectionId);

test('at login the visitor’s slip becomes the patron’s, amounts and all, and leaves the visitor [SLIP-021] [SLIP-037]', async () => {
  await add(visitor, HOME);
  await parts.betslip.setAmount(visitor, straightDraftId(HOME), '25', 'BET');
  await parts.betslip.promote(tokenOf(visitor), patron, true);
  const { straight } = await parts.betslip.get(patron);
  expect(straight.draftBets.map((bet) => [bet.draftBetId, bet.stake])).toEqual([
    [straightDraftId(HOME), 2_500n],
  ]);
  expect(await held(visitor)).toEqual([]);
});

test('merged, both slips stay, and the visitor’s newer choice of odds and amount wins', async () => {
  parts.trading.add(fixedEvent('other'));
  await add(patron, 'other~moneyline:game~home');
  await add(patron, HOME, odds(1n, 1n));
  await parts.betslip.setAmount(patron, straightDraftId(HOME), '5', 'BET');
  await add(visitor, HOME);
  await parts.betslip.setAmount(visitor, straightDraftId(HOME), '25', 'BET');
  await parts.betslip.promote(tokenOf(visitor), patron, true);
  const slip = await parts.betslip.get(patron);
  expect(await held(patron)).toEqual(['other~moneyline:game~home', HOME]);
  expect(slip.slip.selections[1]?.acceptedOdds).toEqual(MINUS_110);
  expect(slip.straight.totalStake).toBe(2_500n);
});

test('not merged, the visitor’s slip replaces the patron’s; an empty one replaces nothing', async () => {
  await add(patron, AWAY);
  await parts.betslip.promote(tokenOf(visitor), patron, false);
  expect(await held(patron)).toEqual([AWAY]);
  await add(visitor, HOME);
  await parts.betslip.promote(tokenOf(visitor), patron, false);
  expect(await held(patron)).toEqual([HOME]);
});

test('a slip too full after merging keeps what was chosen last', async () => {
  for (let index = 0; index < 20; index += 1) {
    parts.trading.add(fixedEvent(`a-${index}`));
    parts.trading.add(fixedEvent(`b-${index}`));
    await add(patron, `a-${index}~moneyline:game~home`);
    await add(visitor, `b-${index}~moneyline:game~home`);
  }
  await parts.betslip.promote(tokenOf(visitor), patron, true);
  const ids = await held(patron);
  expect(ids).toHaveLength(25);
  expect(ids[0]).toBe('a-15~moneyline:game~home');
  expect(ids.at(-1)).toBe('b-19~moneyline:game~home');
});

test('promoting the same slip twice at once carries it over once', async () => {
  await add(visitor, HOME);
  await Promise.all([1, 2, 3].map(() => parts.betslip.promote(tokenOf(visitor), patron, true)));
  expect([await held(visitor), await held(patron)]).toEqual([[], [HOME]]);
});

test('at logout the visitor gets a copy, and the patron finds the slip again [SLIP-021] [SLIP-037]', async () => {
  await add(patron, HOME);
  await parts.betslip.demote(patron, tokenOf(visitor), true);
  expect([await held(visitor), await held(patron)]).toEqual([[HOME], [HOME]]);
  await parts.betslip.promote(tokenOf(visitor), patron, true);
  expect([await held(visitor), await held(patron)]).toEqual([[], [HOME]]);
});

test('a visitor’s selection at an event that is over carries over, too, shown as closed', async () => {
  await add(visitor, HOME);
  parts.trading.finish(EVENT_ID);
  await parts.betslip.promote(tokenOf(visitor), patron, true);
  const slip = await parts.betslip.get(patron);
  expect(slip.straight.draftBets[0]?.legs[0]?.errors.map((error) => error.code)).toEqual(['MARKET_CLOSED']);
});

test('a token that is no visitor’s carries nothing over', async () => {
  await add(visitor, HOME);
  const outcome = await parts.betslip.promote('forged', patron, true);
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'VISITOR_TOKEN_INVALID' } });
  expect([await held(visitor), await held(patron)]).toEqual([[HOME], []]);
});
