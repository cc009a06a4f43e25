import { odds } from '@fairline/money/odds.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { FixedMarket } from '../trading/testing/fixed-market.ts';
import type { QuickOutcome } from './quick-betslips.ts';
import { AWAY, createTestBetslip, EVENT_ID, HOME, MINUS_110 } from './testing/test-betslip.ts';

let parts: Awaited<ReturnType<typeof createTestBetslip>>;
let owner: string;

beforeAll(async () => {
  parts = await createTestBetslip();
});
afterAll(() => parts.drop());
beforeEach(() => {
  owner = `patron:${newId()}`;
  parts.accounts.set(owner.slice('patron:'.length), 10_000n);
  parts.trading.add(fixedEvent(EVENT_ID));
  parts.trading.add(fixedEvent('game-2'));
});

const quick = () => parts.betslip.quick;
const tap = (selectionId: string, eventId = EVENT_ID) =>
  quick().toggle(owner, eventId, selectionId, MINUS_110);

function selectionsOf(outcome: QuickOutcome): (string | undefined)[] {
  if (outcome.kind === 'refused') return [outcome.refusal.code];
  return outcome.slip.draftBet ? outcome.slip.draftBet.legs.map((leg) => leg.held.selectionId) : [];
}

test('a tap puts a selection on in the place of another, the same tap takes it off [QUICK-008] [QUICK-009]', async () => {
  expect(selectionsOf(await tap(HOME))).toEqual([HOME]);
  await quick().setAmount(owner, EVENT_ID, '11', 'BET');
  const replaced = await tap(AWAY);
  expect(selectionsOf(replaced)).toEqual([AWAY]);
  expect(replaced).toMatchObject({ slip: { draftBet: { stake: 1_100n, winnings: 1_000n, errors: [] } } });
  expect(selectionsOf(await tap(AWAY))).toEqual([]);
});

test('quick slips are apart from each other and from the betslip [QUICK-017]', async () => {
  await tap(HOME);
  await tap('game-2~moneyline:game~home', 'game-2');
  expect((await quick().get(owner, EVENT_ID)).draftBet?.draftBetId).toBe(`quick~${HOME}`);
  expect((await quick().get(owner, 'game-2')).draftBet?.draftBetId).toBe('quick~game-2~moneyline:game~home');
  expect((await quick().get(`visitor:${newId()}`, EVENT_ID)).draftBet).toBeUndefined();
  expect((await parts.betslip.get(owner)).slip.selections).toEqual([]);
});

test('what cannot be put on is refused, and the slip stays as it was', async () => {
  await tap(HOME);
  expect(selectionsOf(await tap('game-2~moneyline:game~home'))).toEqual(['OTHER_EVENT']);
  expect(selectionsOf(await tap('nobody'))).toEqual(['SELECTION_UNKNOWN']);
  expect(selectionsOf(await quick().setAmount(owner, EVENT_ID, '-1', 'BET'))).toEqual(['INVALID_INPUT']);
  expect(selectionsOf(await quick().setAmount(owner, 'game-2', '1', 'BET'))).toEqual(['UNKNOWN_DRAFT_BET']);
  expect(selectionsOf(await quick().remove(owner, 'game-2'))).toEqual(['NOT_ON_BETSLIP']);
  parts.trading.setStatus(EVENT_ID, 'suspended');
  expect(selectionsOf(await tap(AWAY))).toEqual(['SELECTION_SUSPENDED']);
  const slip = await quick().get(owner, EVENT_ID);
  expect(slip.draftBet?.legs[0]?.errors).toMatchObject([{ code: 'MARKET_SUSPENDED' }]);
  expect(slip.version).toBe(1);
});

test('odds that fall are asked about and accepted [QUICK-012] [QUICK-019]', async () => {
  await tap(HOME);
  parts.trading.setOdds(HOME, 5, 6);
  const asking = await quick().get(owner, EVENT_ID);
  expect(asking.draftBet?.legs[0]).toMatchObject({ requiresAcceptance: true, oddsTrend: 'DOWN' });
  const accepted = await quick().acceptChanges(owner, EVENT_ID, odds(5n, 6n));
  expect(accepted).toMatchObject({ slip: { draftBet: { legs: [{ requiresAcceptance: false }] } } });
});

test('in the place of a line that is closed stands the nearest, and takes over the amount [QUICK-009] [SLIP-016]', async () => {
  const line = (points: number): FixedMarket => ({
    key: `total:game:${points}`,
    family: 'total:game',
    selections: [{ key: 'over', odds: [10, 11], points }],
  });
  const over = (points: number) => `game-3~total:game:${points}~over`;
  parts.trading.add(fixedEvent('game-3'), [line(44.5), line(45.5)]);
  await tap(over(44.5), 'game-3');
  await quick().setAmount(owner, 'game-3', '11', 'BET');
  const inPlace = async () => (await quick().get(owner, 'game-3')).draftBet?.legs[0]?.inPlace?.rawId;
  expect(await inPlace()).toBeUndefined();
  parts.trading.removeMarket('game-3', 'total:game:44.5');
  expect(await inPlace()).toBe(over(45.5));
  const moved = await tap(over(45.5), 'game-3');
  expect(selectionsOf(moved)).toEqual([over(45.5)]);
  expect(moved).toMatchObject({ slip: { draftBet: { stake: 1_100n, errors: [] } } });
  expect(await inPlace()).toBeUndefined();
});

test('a whole draft bet is taken up again after a login [QUICK-015] [QUICK-019]', async () => {
  const draft = { selectionId: HOME, odds: MINUS_110, text: '10', field: 'WIN' as const };
  const outcome = await quick().setDraft(owner, EVENT_ID, draft);
  expect(outcome).toMatchObject({
    slip: { draftBet: { stake: 1_100n, winnings: 1_000n, patronSetField: 'WIN' } },
  });
  const wrong = await quick().setDraft(owner, EVENT_ID, { ...draft, selectionId: AWAY, text: 'ten' });
  expect(selectionsOf(wrong)).toEqual(['INVALID_INPUT']);
  expect((await quick().get(owner, EVENT_ID)).draftBet?.draftBetId).toBe(`quick~${HOME}`);
});

test('whoever watches a quick slip gets its edits and the odds of its game [QUICK-018]', async () => {
  const watch = quick().watch(owner, EVENT_ID);
  const next = async () => (await watch.next()).value;
  expect((await next())?.draftBet).toBeUndefined();
  await tap(HOME);
  expect((await next())?.draftBet?.legs[0]?.held.selectionId).toBe(HOME);
  parts.trading.setOdds(HOME, 2, 1);
  expect((await next())?.draftBet?.totalOddsTrend).toBe('UP');
  await watch.return?.();
});
