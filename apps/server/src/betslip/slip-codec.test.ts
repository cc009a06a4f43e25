import { odds } from '@fairline/money/odds.ts';
import { expect, test } from 'vitest';
import { carryOver } from './carry-over.ts';
import { buyTeaserPoints, setAmount, setProfitBoost } from './draft-edits.ts';
import { PARLAY_DRAFT, straightDraftId, teaserDraftId } from './draft-ids.ts';
import { removeSelection } from './edits.ts';
import { decodeSlip, encodeSlip } from './slip-codec.ts';
import { jointBoard } from './testing/fixed-joint.ts';
import { after, moneyline, slipWith, spread, total } from './testing/slips.ts';

const board = jointBoard('a', 'b');

/** As the first version of the betslip wrote it. */
const OLD = {
  selections: [
    {
      selectionId: moneyline('a'),
      acceptedOdds: ['10', '11'],
      eventId: 'a',
      eventName: 'Bills at Chiefs',
      eventUrl: '/event/a',
      startsAt: '2030-01-06T18:00:00.000Z',
      marketName: 'Moneyline',
      selectionName: 'Chiefs',
      selectionType: 'HOME_MONEYLINE',
      side: 'home',
    },
  ],
  drafts: [{ draftBetId: straightDraftId(moneyline('a')), amount: '2500', field: 'BET' }],
};

test('a slip reads back as it was written, with everything that can be set on it', () => {
  const slip = after(
    board,
    slipWith(board, moneyline('a'), total('a'), spread('b')),
    setAmount(PARLAY_DRAFT, '10', 'WIN'),
    setProfitBoost(PARLAY_DRAFT, 'boost'),
    buyTeaserPoints(7, board),
  );
  expect(slip.groups).toMatchObject([{ eventId: 'a', odds: odds(2n, 1n) }]);
  const read = decodeSlip(slip.owner, slip.version, JSON.parse(encodeSlip(slip)));
  expect(read).toEqual(slip);
  expect(read).toMatchObject({ teaserPoints: 7, drafts: [{ amount: 1_000n, profitBoostId: 'boost' }] });
});

test('a slip of the first version is still read', () => {
  const slip = decodeSlip('visitor:1', 3, OLD);
  expect(slip).toMatchObject({ version: 3, drafts: [{ amount: 2_500n, field: 'BET' }] });
  expect(slip.groups).toBeUndefined();
});

test('what cannot be made any more goes with the selection it needed', () => {
  const slip = after(
    board,
    slipWith(board, moneyline('a'), spread('a'), spread('b')),
    ...[straightDraftId(spread('b')), PARLAY_DRAFT, 'roundRobin~2', teaserDraftId(6)].map((id) =>
      setAmount(id, '5', 'BET'),
    ),
  );
  const ids = (of: typeof slip) => of.drafts.map(({ draftBetId }) => draftBetId);
  expect(ids(after(board, slip, removeSelection(moneyline('a'))))).toEqual([
    straightDraftId(spread('b')),
    PARLAY_DRAFT,
    teaserDraftId(6),
  ]);
  const one = after(board, slip, removeSelection(moneyline('a')), removeSelection(spread('a')));
  expect(ids(one)).toEqual([straightDraftId(spread('b'))]);
});

test('a slip that is carried over brings its amounts, leaves rewards behind, and the newer of two wins', () => {
  const there = after(
    board,
    slipWith(board, moneyline('a'), spread('b')),
    setAmount(PARLAY_DRAFT, '5', 'BET'),
  );
  const from = after(
    board,
    slipWith(board, moneyline('a'), total('a')),
    setAmount(PARLAY_DRAFT, '7', 'BET'),
    setProfitBoost(PARLAY_DRAFT, 'boost'),
  );
  const merged = after(board, there, carryOver(from, true));
  expect(merged.selections.map((one) => one.selectionId)).toEqual([spread('b'), moneyline('a'), total('a')]);
  expect(merged.drafts).toEqual([{ draftBetId: PARLAY_DRAFT, amount: 700n, field: 'BET' }]);
  expect(merged.groups).toMatchObject([{ eventId: 'a', selectionIds: [moneyline('a'), total('a')] }]);
});
