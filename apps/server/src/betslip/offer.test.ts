import { odds } from '@fairline/money/odds.ts';
import { ifAllWin, settleBet } from '@fairline/wagering/settle.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { offer, offerAnyway } from './offer.ts';
import type { OfferRequest } from './offered.ts';
import { jointBoard, mainLines } from './testing/fixed-joint.ts';

const NOW = Date.UTC(2030, 0, 1);
const moneyline = (game: string, side = 'home') => `${game}~moneyline:game~${side}`;
const spread = (game: string, side = 'home', line = -3.5) => `${game}~spread:game:${line}~${side}`;
const total = (game: string, side = 'over') => `${game}~total:game:47.5~${side}`;

const GAMES = ['a', 'b', 'c', 'd'];
const board = jointBoard(...GAMES);

function offered(request: OfferRequest) {
  const result = offer(board, request, NOW);
  if (result.kind === 'refused') throw new Error(result.errors[0]?.message);
  return result;
}

function refusal(request: OfferRequest) {
  const result = offer(board, request, NOW);
  return result.kind === 'refused' ? result.errors.map(({ code, message }) => [code, message]) : [];
}

const won = (request: OfferRequest, stake: bigint) => {
  const settled = ifAllWin(offered(request).bet({ stake, paidWith: 'cash' }));
  return settled.kind === 'settled' ? settled.returned : undefined;
};

test('a straight bet is offered at the odds of its selection', () => {
  const straight = offered({ type: 'STRAIGHT', selectionIds: [moneyline('a')] });
  expect(straight).toMatchObject({ type: 'STRAIGHT', totalOdds: odds(10n, 11n), combinations: 1 });
  expect(refusal({ type: 'STRAIGHT', selectionIds: [moneyline('a'), moneyline('b')] })[0]?.[0]).toBe(
    'STRAIGHT_NEEDS_ONE_LEG',
  );
});

test('a parlay of different games multiplies [SLIP-002]', () => {
  const parlay = offered({ type: 'PARLAY', selectionIds: GAMES.map((game) => moneyline(game)) });
  expect(parlay).toMatchObject({ type: 'PARLAY', groups: [], combinations: 1 });
  expect(parlay.totalOdds).toEqual(odds(21n ** 4n - 11n ** 4n, 11n ** 4n));
});

test('a parlay with two legs of one game is a Parlay+ at their joint price, other legs multiply [SLIP-002]', () => {
  const plus = offered({ type: 'PARLAY', selectionIds: [moneyline('a'), moneyline('b'), total('a')] });
  expect(plus.type).toBe('PARLAY_PLUS');
  expect(plus.groups).toMatchObject([{ eventId: 'a', legs: [0, 2], odds: odds(2n, 1n) }]);
  expect(plus.groups[0]?.subsets[0b11]).toEqual(odds(2n, 1n));
  expect(plus.legs.map((leg) => leg.group)).toEqual([0, undefined, 0]);
  // 3 for the group, 21/11 for the leg.
  expect(plus.totalOdds).toEqual(odds(63n - 11n, 11n));
  expect(won({ type: 'PARLAY_PLUS', selectionIds: [moneyline('a'), total('a')] }, 100n)).toBe(300n);
});

test('a Parlay+ is re-priced without a void leg', () => {
  const plus = offered({ type: 'PARLAY', selectionIds: [moneyline('a'), total('a')] });
  const bet = plus.bet({ stake: 100n, paidWith: 'cash' });
  const voided = {
    ...bet,
    ...(bet.type === 'parlay-plus' && {
      groups: bet.groups.map((group) => ({ ...group, outcomes: ['win', 'void'] as const })),
    }),
  };
  expect(settleBet(voided).kind).toBe('needs-price');
});

test('legs of one game that rule each other out are named, with a way out [SLIP-002]', () => {
  expect(
    refusal({ type: 'PARLAY', selectionIds: [moneyline('a'), spread('b'), moneyline('a', 'away')] }),
  ).toEqual([
    [
      'SAME_GAME_CONFLICT',
      'These cannot be combined: Chiefs and Bills. They rule each other out, or one includes the other. Keep one of them for a Parlay+, or place them as straight bets.',
    ],
  ]);
});

test('of legs that are named by their lines it is said what they are of', () => {
  const [[, message] = []] = refusal({
    type: 'PARLAY',
    selectionIds: [total('a'), total('a', 'under')],
  });
  expect(message).toContain('Over 47.5 (Total) and Under 47.5 (Total).');
});

test('a game without joint prices says so', () => {
  const unpriced = jointBoard('unpriced');
  const legs = [moneyline('unpriced'), total('unpriced')].map((id) => {
    const [, marketKey = '', selectionKey = ''] = id.split('~');
    return { marketKey, selectionKey };
  });
  unpriced.setJoint('unpriced', legs, { kind: 'refused', reason: 'unavailable' });
  const result = offer(
    unpriced,
    { type: 'PARLAY', selectionIds: [moneyline('unpriced'), total('unpriced')] },
    NOW,
  );
  expect(result).toMatchObject({ kind: 'refused', errors: [{ code: 'SAME_GAME_UNAVAILABLE' }] });
});

test('a round robin makes every parlay of its size, the stake on each', () => {
  const selectionIds = GAMES.map((game) => moneyline(game));
  const twos = offered({ type: 'ROUND_ROBIN', selectionIds, roundRobinSize: 2 });
  expect(twos).toMatchObject({ combinations: 6, totalOdds: undefined, roundRobinSize: 2 });
  const parlay = won({ type: 'PARLAY', selectionIds: selectionIds.slice(0, 2) }, 100n) ?? 0n;
  expect(won({ type: 'ROUND_ROBIN', selectionIds, roundRobinSize: 2 }, 100n)).toBe(6n * parlay);
});

test('a round robin has 3 to 10 legs of different games, and a size it can make', () => {
  const codes = (selectionIds: string[], roundRobinSize?: number) =>
    refusal({ type: 'ROUND_ROBIN', selectionIds, roundRobinSize }).map(([code]) => code);
  const games = GAMES.map((game) => moneyline(game));
  expect(codes(games.slice(0, 2), 2)).toEqual(['ROUND_ROBIN_LEGS']);
  expect(
    codes(
      Array.from({ length: 11 }, (_none, index) => moneyline(`g${index}`)),
      2,
    ),
  ).toContain('ROUND_ROBIN_LEGS');
  expect(codes(games, 4)).toEqual(['ROUND_ROBIN_SIZE']);
  expect(codes(games, 2.5)).toEqual(['ROUND_ROBIN_SIZE']);
  expect(codes(games)).toEqual(['ROUND_ROBIN_SIZE']);
  expect(codes([...games.slice(0, 2), total('a')], 2)).toEqual(['ROUND_ROBIN_SAME_GAME']);
});

test('a teaser moves each line by the points bought, and its table prices it [SLIP-029]', () => {
  const teaser = offered({
    type: 'TEASER',
    selectionIds: [spread('a'), spread('b', 'away'), total('a'), total('b', 'under')],
    teaserPoints: 6,
  });
  expect(teaser.totalOdds).toEqual(odds(52n, 20n));
  expect(teaser.legs.map(({ points, teasedMarketKey }) => [points, teasedMarketKey])).toEqual([
    [2.5, 'spread:game:2.5'],
    [9.5, 'spread:game:-9.5'],
    [41.5, 'total:game:41.5'],
    [53.5, 'total:game:53.5'],
  ]);
  expect(won({ type: 'TEASER', selectionIds: [spread('a'), total('a')], teaserPoints: 7 }, 1_400n)).toBe(
    2_400n,
  );
});

test('a teaser has two or more main spreads and totals of football or basketball [SLIP-029]', () => {
  const codes = (selectionIds: string[], teaserPoints = 6) =>
    refusal({ type: 'TEASER', selectionIds, teaserPoints }).map(([code]) => code);
  expect(codes([spread('a')])).toEqual(['TEASER_NEEDS_LEGS']);
  expect(codes([spread('a'), moneyline('b')])).toEqual(['TEASER_LEG']);
  expect(codes([spread('a'), spread('b', 'home', -6.5)])).toEqual(['TEASER_LINE']);
  expect(codes([spread('a'), spread('a', 'away')])).toEqual(['TEASER_BOTH_SIDES']);
  expect(codes([spread('a'), spread('b')], 4)).toEqual(['TEASER_POINTS']);
  const sports = jointBoard('a');
  sports.add(fixedEvent('hoops', { sport: { slug: 'basketball', name: 'Basketball' } }), mainLines);
  sports.add(fixedEvent('ice', { sport: { slug: 'hockey', name: 'Hockey' } }), mainLines);
  const mixed = (other: string) =>
    offer(sports, { type: 'TEASER', selectionIds: [spread('a'), spread(other)], teaserPoints: 6 }, NOW);
  expect(mixed('hoops')).toMatchObject({ errors: [{ code: 'TEASER_SPORTS' }] });
  expect(mixed('ice')).toMatchObject({ errors: [{ code: 'TEASER_LEG' }] });
});

test('a teaser has no game that has begun, whose line the points would make all but sure [SLIP-029]', () => {
  const games = jointBoard('a', 'b');
  games.add(fixedEvent('late', { status: 'IN_PLAY' }), mainLines);
  const legs = [spread('a'), spread('b'), spread('late')];
  const teaser = (selectionIds: string[]) =>
    offer(games, { type: 'TEASER', selectionIds, teaserPoints: 6 }, NOW);
  expect(teaser(legs)).toMatchObject({
    kind: 'refused',
    errors: [{ code: 'TEASER_IN_PLAY', message: expect.stringContaining('Chiefs -3.5') }],
  });
  expect(teaser(legs.slice(0, 2))).toMatchObject({ kind: 'offered' });
  expect(offer(games, { type: 'PARLAY', selectionIds: legs }, NOW)).toMatchObject({ kind: 'offered' });
});

test('a teaser has no more legs than its table has prices', () => {
  const games = Array.from({ length: 11 }, (_none, index) => `g${index}`);
  const many = offer(
    jointBoard(...games),
    { type: 'TEASER', selectionIds: games.map((game) => spread(game)), teaserPoints: 6 },
    NOW,
  );
  expect(many).toMatchObject({
    errors: [{ message: 'A teaser has at most 10 legs. Remove some to continue.' }],
  });
});

test('no bet has a selection twice, more than 25 legs, or none', () => {
  const ids = (count: number) => Array.from({ length: count }, (_none, index) => moneyline(`g${index}`));
  expect(refusal({ type: 'PARLAY', selectionIds: [] })[0]?.[0]).toBe('NO_LEGS');
  expect(refusal({ type: 'PARLAY', selectionIds: ids(26) })[0]?.[0]).toBe('TOO_MANY_LEGS');
  expect(refusal({ type: 'PARLAY', selectionIds: [moneyline('a'), moneyline('a')] })[0]?.[0]).toBe(
    'DUPLICATE_LEG',
  );
  expect(refusal({ type: 'PARLAY', selectionIds: [moneyline('a')] })[0]?.[0]).toBe('PARLAY_NEEDS_LEGS');
});

test('what is suspended is not offered, and still has a price to show', () => {
  const suspended = jointBoard('a', 'b');
  suspended.setStatus('b', 'suspended');
  const request: OfferRequest = { type: 'PARLAY', selectionIds: [moneyline('a'), moneyline('b')] };
  expect(offer(suspended, request, NOW)).toMatchObject({ errors: [{ code: 'MARKET_SUSPENDED' }] });
  expect(offerAnyway(suspended, request)).toMatchObject({ kind: 'offered', type: 'PARLAY' });
});

test('whatever is asked for is offered or refused with a sentence, the most important first', () => {
  const ids = fc.oneof(
    fc.constantFrom(
      ...GAMES.flatMap((game) => [moneyline(game), spread(game), total(game), total(game, 'under')]),
    ),
    fc.string(),
  );
  const requests = fc.record({
    type: fc.constantFrom('STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'TEASER'),
    selectionIds: fc.array(ids, { maxLength: 30 }),
    roundRobinSize: fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined }),
    teaserPoints: fc.option(fc.oneof(fc.constantFrom(6, 6.5, 7), fc.double()), { nil: undefined }),
  });
  fc.assert(
    fc.property(requests, (request) => {
      const result = offer(board, request, NOW);
      if (result.kind === 'offered') {
        expect(ifAllWin(result.bet({ stake: 100n, paidWith: 'cash' })).kind).toBe('settled');
      } else {
        expect(result.errors.length).toBeGreaterThan(0);
        expect(result.errors.every(({ message }) => !/[{}]/.test(message))).toBe(true);
      }
    }),
  );
});
