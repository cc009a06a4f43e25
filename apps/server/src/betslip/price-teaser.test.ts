import { odds } from '@fairline/money/odds.ts';
import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { buyTeaserPoints, setAmount } from './draft-edits.ts';
import { teaserDraftId } from './draft-ids.ts';
import { jointBoard, mainLines } from './testing/fixed-joint.ts';
import { after, codes, moneyline, priced, slipWith, spread, total } from './testing/slips.ts';

test('the spreads and totals of a slip make a teaser; the others stand beside it with the reason [SLIP-029]', () => {
  const board = jointBoard('a', 'b');
  board.add(fixedEvent('hoops', { sport: { slug: 'basketball', name: 'Basketball' } }), mainLines);
  board.add(fixedEvent('begun', { status: 'IN_PLAY' }), mainLines);
  const slip = slipWith(
    board,
    spread('begun'),
    spread('a'),
    moneyline('b'),
    total('b', 'under'),
    spread('a', 'away'),
    spread('b', 'home', -6.5),
    spread('hoops'),
  );
  const { teaser } = priced(board, slip);
  expect(teaser.draftBets).toMatchObject([
    { draftBetId: 'teaser~6', type: 'TEASER', totalOdds: odds(20n, 23n) },
  ]);
  expect(teaser.draftBets[0]?.legs.map((leg) => [leg.held.selectionName, leg.teasedPoints])).toEqual([
    ['Chiefs -3.5', 2.5],
    ['Under 47.5', 53.5],
  ]);
  expect(teaser.ineligible.map((leg) => [leg.held.selectionId, ...(codes(leg.errors) ?? [])])).toEqual([
    [spread('begun'), 'TEASER_IN_PLAY'],
    [moneyline('b'), 'TEASER_LEG'],
    [spread('a', 'away'), 'TEASER_BOTH_SIDES'],
    [spread('b', 'home', -6.5), 'TEASER_LINE'],
    [spread('hoops'), 'TEASER_SPORTS'],
  ]);
});

test('each number of points is previewed with its price [SLIP-011]', () => {
  const board = jointBoard('a', 'b');
  const previews = (...ids: string[]) => priced(board, slipWith(board, ...ids)).teaser.previews;
  expect(previews(spread('a'), total('b'))).toEqual([
    { points: 6, enabled: true, totalOdds: odds(20n, 23n) },
    { points: 6.5, enabled: true, totalOdds: odds(20n, 25n) },
    { points: 7, enabled: true, totalOdds: odds(10n, 14n) },
  ]);
  expect(previews(spread('a')).map(({ enabled }) => enabled)).toEqual([false, false, false]);
  const alone = priced(board, slipWith(board, spread('a'), moneyline('b'))).teaser;
  expect([alone.draftBets, codes(alone.errors)]).toEqual([[], ['TEASER_NEEDS_LEGS']]);
});

test('points that are bought move the teaser and keep its amount [SLIP-036]', () => {
  const board = jointBoard('a', 'b');
  const slip = after(
    board,
    slipWith(board, spread('a'), spread('b')),
    setAmount(teaserDraftId(6), '14', 'BET'),
    buyTeaserPoints(7, board),
  );
  expect(priced(board, slip).teaser).toMatchObject({
    points: 7,
    totalStake: 1_400n,
    totalReturn: 2_400n,
    draftBets: [{ draftBetId: 'teaser~7', errors: [] }],
  });
});

test('points that are not sold for the sport of the teaser are refused with those that are [SLIP-036]', () => {
  const board = jointBoard('a', 'b');
  board.add(fixedEvent('hoops', { sport: { slug: 'basketball', name: 'Basketball' } }), mainLines);
  const buy = (points: number, ...ids: string[]) => {
    const result = buyTeaserPoints(points, board)(slipWith(board, ...ids));
    return result.kind === 'refused'
      ? [result.refusal.code, result.refusal.message]
      : result.slip.teaserPoints;
  };
  const sentence = (points: string) => [
    'TEASER_POINTS',
    `A teaser moves its lines by ${points} points. Choose one of these.`,
  ];
  for (const points of [4, 4.5, 5, 5.5, 10, 20]) {
    expect(buy(points, moneyline('a'), spread('a'), spread('b'))).toEqual(sentence('6, 6.5, or 7'));
  }
  expect(buy(6, spread('hoops'))).toEqual(sentence('4, 4.5, or 5'));
  expect(buy(4.5, spread('hoops'))).toBe(4.5);
  expect(buy(5.5)).toEqual(sentence('6, 6.5, 7, 4, 4.5, or 5'));
});

test('a leg of a teaser has no odds of its own to accept', () => {
  const board = jointBoard('a', 'b');
  const slip = slipWith(board, spread('a'), spread('b'));
  board.setOdds(spread('a'), 5, 6);
  const [bet] = priced(board, slip).teaser.draftBets;
  expect(bet?.legs.map((leg) => [leg.requiresAcceptance, leg.errors])).toEqual([
    [false, []],
    [false, []],
  ]);
  board.setStatus('a', 'suspended');
  expect(codes(priced(board, slip).teaser.draftBets[0]?.legs[0]?.errors)).toEqual(['MARKET_SUSPENDED']);
});
