import { odds } from '@fairline/money/odds.ts';
import { expect, test } from 'vitest';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { FixedMarket } from '../trading/testing/fixed-market.ts';
import { BET_ERROR_CODES, BET_ERROR_DISPLAY_TYPES, betError } from './bet-error.ts';
import { defaultStakeLimits } from './betslip.ts';
import { setAmount } from './draft-edits.ts';
import { straightDraftId } from './draft-ids.ts';
import { addSelection } from './edits.ts';
import { priceSlip } from './price-slip.ts';
import { emptySlip, type Slip } from './slip.ts';
import type { OwnerTerms } from './terms.ts';

const NOW = Date.UTC(2030, 0, 1);
const MINUS_110 = odds(10n, 11n);
const HOME = 'game-1~moneyline:game~home';
const AWAY = 'game-1~moneyline:game~away';
const PATRON: OwnerTerms = {
  patronId: '1',
  ownLimit: undefined,
  currency: 'USD',
  oddsFormat: 'AMERICAN',
  acceptedOddsChanges: 'BETTER',
  balance: 10_000n,
  rewards: { bonusBets: [], profitBoosts: [], promotionalCredit: 0n },
};

function slipWith(
  trading: FixedTrading,
  ...chosen: { id: string; amount?: string; field?: 'BET' | 'WIN' }[]
): Slip {
  let slip = emptySlip('patron:1');
  for (const { id, amount, field = 'BET' } of chosen) {
    const selection = trading.selection(id);
    const offered = selection && { selection, book: trading.book(selection.eventId) };
    slip = after(addSelection(offered, MINUS_110, {})(slip));
    if (amount) slip = after(setAmount(straightDraftId(id), amount, field)(slip));
  }
  return slip;
}

function after(result: ReturnType<ReturnType<typeof setAmount>>): Slip {
  if (result.kind === 'refused') throw new Error(result.refusal.code);
  return result.slip;
}

function board() {
  const trading = new FixedTrading();
  trading.add(fixedEvent('game-1'));
  return trading;
}

const price = (slip: Slip, trading: FixedTrading, terms: Partial<OwnerTerms> = {}, nowMs = NOW) =>
  priceSlip(slip, { ...PATRON, ...terms }, { board: trading, limits: defaultStakeLimits, nowMs });

const firstLeg = (priced: ReturnType<typeof price>) => priced.straight.draftBets[0]?.legs[0];
const codes = (errors: readonly { code: string }[] | undefined) => errors?.map((error) => error.code);

test('better odds are taken without asking, worse odds ask [SLIP-017] [BET-011]', () => {
  const trading = board();
  const slip = slipWith(trading, { id: HOME });
  expect(firstLeg(price(slip, trading))).toMatchObject({ oddsTrend: undefined, requiresAcceptance: false });
  trading.setOdds(HOME, 1, 1);
  expect(firstLeg(price(slip, trading))).toMatchObject({
    oddsTrend: 'UP',
    requiresAcceptance: false,
    errors: [],
  });
  trading.setOdds(HOME, 5, 6);
  expect(firstLeg(price(slip, trading))).toMatchObject({ oddsTrend: 'DOWN', requiresAcceptance: true });
  expect(firstLeg(price(slip, trading))?.errors).toMatchObject([
    {
      code: 'ODDS_CHANGED',
      displayType: 'ODDS_CHANGED',
      message: 'The odds changed from -110 to -120. Accept the new odds to place the bet.',
    },
  ]);
});

test('a patron who wants to be asked is asked about better odds, too, in their own format', () => {
  const trading = board();
  const slip = slipWith(trading, { id: HOME });
  trading.setOdds(HOME, 1, 1);
  const leg = firstLeg(price(slip, trading, { acceptedOddsChanges: 'NONE', oddsFormat: 'EURO' }));
  expect(leg?.requiresAcceptance).toBe(true);
  expect(leg?.errors[0]?.message).toContain('from 1.91 to 2.00');
});

test('a patron who takes any odds is not asked about worse ones', () => {
  const trading = board();
  const slip = slipWith(trading, { id: HOME });
  trading.setOdds(HOME, 5, 6);
  const leg = firstLeg(price(slip, trading, { acceptedOddsChanges: 'ANY' }));
  expect(leg?.requiresAcceptance).toBe(false);
  expect(leg?.errors).toEqual([]);
});

test('a suspended or closed selection disables its leg and nothing else [SLIP-016]', () => {
  const trading = board();
  const slip = slipWith(trading, { id: HOME, amount: '25' });
  trading.setStatus('game-1', 'suspended');
  expect(codes(firstLeg(price(slip, trading))?.errors)).toEqual(['MARKET_SUSPENDED']);
  trading.setStatus('game-1', 'closed');
  const closed = price(slip, trading);
  expect(codes(firstLeg(closed)?.errors)).toEqual(['MARKET_CLOSED']);
  expect(closed.straight.draftBets[0]).toMatchObject({ totalOdds: MINUS_110, stake: 2_500n, errors: [] });
  expect(firstLeg(closed)?.errors[0]?.displayType).toBe('SELECTION_DISABLED');
});

test('a selection that the board forgot is shown as closed under the name it had', () => {
  const slip = slipWith(board(), { id: HOME });
  const leg = firstLeg(price(slip, new FixedTrading()));
  expect(leg?.selection).toMatchObject({ rawId: HOME, status: 'closed', selectionName: 'Chiefs' });
  expect(codes(leg?.errors)).toEqual(['MARKET_CLOSED']);
  expect(leg?.held.eventName).toBe('Bills at Chiefs');
});

test('prices from before the kickoff are closed when it should have come', () => {
  const trading = board();
  const slip = slipWith(trading, { id: HOME });
  const kickoff = fixedEvent('game-1').startsAt.getTime();
  expect(codes(firstLeg(price(slip, trading, {}, kickoff - 1))?.errors)).toEqual([]);
  expect(codes(firstLeg(price(slip, trading, {}, kickoff))?.errors)).toEqual(['EVENT_STARTED']);
});

test('a stake below or above the limits says which, at the input that was typed into [SLIP-026]', () => {
  const trading = board();
  const errorsFor = (amount: string, field: 'BET' | 'WIN') =>
    price(slipWith(trading, { id: HOME, amount, field }), trading).straight.draftBets[0]?.errors.map(
      (error) => [error.code, error.displayType, error.message],
    );
  expect(errorsFor('0.09', 'BET')).toEqual([['STAKE_TOO_LOW', 'BET_AMOUNT', 'The minimum bet is $0.10.']]);
  expect(errorsFor('50000.01', 'BET')).toEqual([
    ['STAKE_TOO_HIGH', 'BET_AMOUNT', 'The maximum bet is $50,000.00.'],
  ]);
  expect(errorsFor('0.01', 'WIN')?.[0]?.slice(0, 2)).toEqual(['WINNINGS_TOO_LOW', 'WIN_AMOUNT']);
  expect(errorsFor('50000', 'WIN')?.[0]?.slice(0, 2)).toEqual(['WINNINGS_TOO_HIGH', 'WIN_AMOUNT']);
  expect(errorsFor('0.10', 'BET')).toEqual([]);
});

test('more than the balance asks for a deposit, alone or together; a visitor has no balance to exceed [BET-005]', () => {
  const trading = board();
  const alone = price(slipWith(trading, { id: HOME, amount: '100.01' }), trading).straight;
  expect([codes(alone.draftBets[0]?.errors), codes(alone.errors)]).toEqual([['INSUFFICIENT_FUNDS'], []]);
  const both = slipWith(trading, { id: HOME, amount: '60' }, { id: AWAY, amount: '60' });
  const together = price(both, trading).straight;
  expect(together.draftBets.flatMap((bet) => bet.errors)).toEqual([]);
  expect(together.errors).toMatchObject([{ code: 'INSUFFICIENT_FUNDS_TOTAL', displayType: 'DEPOSIT' }]);
  expect(price(both, trading, { balance: undefined }).straight.errors).toEqual([]);
});

test('bets are grouped by event in the order they came, with one total and its trend [SLIP-007] [SLIP-008] [SLIP-013]', () => {
  const trading = board();
  trading.add(fixedEvent('game-2'));
  const slip = slipWith(
    trading,
    { id: HOME, amount: '11' },
    { id: 'game-2~moneyline:game~home' },
    { id: AWAY, amount: '22' },
  );
  const { straight } = price(slip, trading);
  expect(straight.groupings.map((group) => [group.eventId, group.draftBets.length])).toEqual([
    ['game-1', 2],
    ['game-2', 1],
  ]);
  expect(straight).toMatchObject({ totalStake: 3_300n, totalReturn: 6_300n, totalReturnTrend: undefined });
  trading.setOdds(AWAY, 1, 1);
  expect(price(slip, trading).straight).toMatchObject({ totalReturn: 6_500n, totalReturnTrend: 'UP' });
});

test('typed winnings stay while the odds move; the stake follows', () => {
  const trading = board();
  const slip = slipWith(trading, { id: HOME, amount: '10', field: 'WIN' });
  expect(price(slip, trading).straight.draftBets[0]).toMatchObject({ stake: 1_100n, winnings: 1_000n });
  trading.setOdds(HOME, 1, 1);
  expect(price(slip, trading).straight.draftBets[0]).toMatchObject({ stake: 1_000n, winnings: 1_000n });
});

test('every error has words, a display type of the specification and a priority of its own [SLIP-014] [SLIP-027] [BET-012]', () => {
  const errors = BET_ERROR_CODES.map((code) =>
    betError(code, {
      ...{ amount: '$1.00', minimum: '$0.10', maximum: '$2.00', stake: '$0.50' },
      ...{
        before: '1',
        now: '2',
        reason: 'No.',
        event: 'A at B',
        league: 'NFL',
        leg: 'A',
        legs: '25',
        sizes: '2',
      },
    }),
  );
  for (const error of errors) {
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    expect(error.message).not.toMatch(/[{}]/);
    expect(BET_ERROR_DISPLAY_TYPES).toContain(error.displayType);
  }
  const oddsChanged = betError('ODDS_CHANGED', { before: '1', now: '2' });
  expect(betError('MARKET_CLOSED').priority).toBeLessThan(oddsChanged.priority);
  expect(oddsChanged.priority).toBeLessThan(betError('INSUFFICIENT_FUNDS').priority);
});

const line = (points: number, main = false): FixedMarket => ({
  key: `total:game:${points}`,
  family: 'total:game',
  main,
  selections: [
    { key: 'over', odds: [10, 11], points },
    { key: 'under', odds: [10, 11], points },
  ],
});
const over = (points: number) => `game-1~total:game:${points}~over`;

test('in the place of a line that is closed stands the nearest that is on sale, of two the main one, and none that is on the slip [SLIP-016]', () => {
  const trading = new FixedTrading();
  const lines = [line(40.5), line(44.5), line(45.5), line(46.5, true)];
  trading.add(fixedEvent('game-1'), lines);
  const slip = slipWith(trading, { id: over(45.5) });
  const inPlace = (of: Slip = slip) => firstLeg(price(of, trading))?.inPlace?.rawId;
  expect(inPlace()).toBeUndefined();
  trading.setStatus('game-1', 'suspended');
  expect(inPlace()).toBeUndefined();
  trading.setStatus('game-1', 'open');
  const both = slipWith(trading, { id: over(45.5) }, { id: over(46.5) });
  trading.removeMarket('game-1', 'total:game:45.5');
  expect(inPlace()).toBe(over(46.5));
  expect(inPlace(both)).toBeUndefined();
  trading.removeMarket('game-1', 'total:game:46.5');
  expect(inPlace()).toBe(over(44.5));
  trading.setStatus('game-1', 'suspended');
  expect(inPlace()).toBeUndefined();
  trading.setStatus('game-1', 'open');
  for (const points of [44.5, 40.5]) trading.removeMarket('game-1', `total:game:${points}`);
  expect(inPlace()).toBeUndefined();
});
