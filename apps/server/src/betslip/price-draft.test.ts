import { odds } from '@fairline/money/odds.ts';
import { expect, test } from 'vitest';
import { defaultStakeLimits } from './betslip.ts';
import { type DraftQuote, straightQuote } from './draft-quote.ts';
import { priceDraft } from './price-draft.ts';
import { type DraftSetting, emptySlip } from './slip.ts';
import { jointBoard } from './testing/fixed-joint.ts';
import { NOW, RICH_PATRON } from './testing/slips.ts';

test('of cash no more can be staked than the patron’s own limits leave; of a reward they say nothing [SLIP-026]', () => {
  const quote = straightQuote(odds(1n, 1n));
  const most = (setting: DraftSetting | undefined, ownLimit: bigint) =>
    priceDraft(
      { draftBetId: 'straight~home', legs: [], quote, setting },
      { ...RICH_PATRON, ownLimit, slip: emptySlip('patron:1') },
      { board: jointBoard('a'), limits: defaultStakeLimits, nowMs: NOW },
    ).largestStake();
  expect(most(undefined, 2_000n)).toBe(2_000n);
  expect(most(undefined, defaultStakeLimits.minimum - 1n)).toBe(0n);
  const credit = { draftBetId: 'straight~home', field: 'BET', amountSource: 'PROMOTIONAL_CREDIT' } as const;
  expect(most(credit, 2_000n)).toBe(defaultStakeLimits.maximum);
});

test('the most that can be staked is worked out for who asks alone, at one look where all of it may be won [SLIP-026]', () => {
  const even = straightQuote(odds(1n, 1n));
  let looks = 0;
  const quote: DraftQuote = {
    ...even,
    bet: (terms) => {
      looks += 1;
      return even.bet(terms);
    },
  };
  const draft = priceDraft(
    { draftBetId: 'straight~home', legs: [], quote, setting: undefined },
    { ...RICH_PATRON, slip: emptySlip('patron:1') },
    { board: jointBoard('a'), limits: defaultStakeLimits, nowMs: NOW },
  );
  expect(looks).toBe(0);
  expect(draft.largestStake()).toBe(defaultStakeLimits.maximum);
  expect(looks).toBe(1);
});
