import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { balanceChanged } from '../wallet/wallet.topics.ts';
import { straightDraftId } from './draft-ids.ts';
import { createTestBetslip, HOME, MINUS_110 } from './testing/test-betslip.ts';

let parts: Awaited<ReturnType<typeof createTestBetslip>>;
let patronId: string;
let owner: string;

beforeAll(async () => {
  parts = await createTestBetslip();
});
afterAll(() => parts.drop());
beforeEach(async () => {
  patronId = newId();
  owner = `patron:${patronId}`;
  parts.accounts.set(patronId, 10_000n);
  await parts.betslip.addSelection(owner, { selectionId: HOME, odds: MINUS_110 });
});

/** What typing $150 says. */
async function typed(): Promise<readonly string[] | undefined> {
  const outcome = await parts.betslip.setAmount(owner, straightDraftId(HOME), '150', 'BET');
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.code);
  return outcome.slip.straight.draftBets[0]?.errors.map(({ code }) => code);
}

test('what another process pays in shows on a slip that is typed into after ten seconds', async () => {
  expect(await typed()).toEqual(['INSUFFICIENT_FUNDS']);
  parts.accounts.set(patronId, 20_000n);
  parts.clock.advance(9_000);
  expect(await typed()).toEqual(['INSUFFICIENT_FUNDS']);
  parts.clock.advance(1_000);
  expect(await typed()).toEqual([]);
});

test('what this process pays in shows with the next key, and a slip that is opened anew shows all there is', async () => {
  expect(await typed()).toEqual(['INSUFFICIENT_FUNDS']);
  parts.accounts.set(patronId, 20_000n);
  parts.bus.publish(balanceChanged, { patronId });
  expect(await typed()).toEqual([]);
  parts.accounts.set(patronId, 5_000n);
  expect((await parts.betslip.get(owner)).straight.draftBets[0]?.errors).toMatchObject([
    { code: 'INSUFFICIENT_FUNDS' },
  ]);
  expect(await typed()).toEqual(['INSUFFICIENT_FUNDS']);
});
