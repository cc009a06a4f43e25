import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { event, money, odds } from '../betslip/testing/fixtures.ts';
import { bet, decision, show } from './testing/bets-house.tsx';

const points = (formattedPoints: string) => ({ decimalPoints: Number(formattedPoints), formattedPoints });

test('legs of one game stand together under their joint odds, without odds of their own [BET-014]', async () => {
  const legs = [
    { group: 1, selectionName: 'Bills +3.5' },
    { group: 1, selectionName: 'Over 47.5' },
    { selectionName: 'Eagles', eventName: 'Cowboys at Eagles', odds: odds(3, 2), event: event({ id: 'e2' }) },
  ];
  show([bet(1, { type: 'PARLAY_PLUS', legs, groups: [{ number: 1, eventId: 'e', odds: odds(13, 5) }] })]);
  const group = await screen.findByRole('region', { name: 'Same game: Bills at Chiefs' });
  // The words may take two lines: the odds stand beside both.
  expect(within(group).getByText('+260').previousElementSibling?.textContent).toBe(
    'Bills at Chiefs2 legs together',
  );
  expect(within(group).queryByText('−110')).toBeNull();
  expect(within(group).queryByText('Eagles')).toBeNull();
  expect(within(group).getAllByText(/Bills at Chiefs/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Spread · Cowboys at Eagles' })).toBeTruthy();
  expect(screen.getByText('3-leg Parlay+')).toBeTruthy();
  expect(screen.getByText('+150')).toBeTruthy();
});

test('a round robin says its parlays, and once settled how many were won and refunded [BET-014]', async () => {
  show(
    [
      bet(1, {
        type: 'ROUND_ROBIN',
        status: 'SETTLED',
        outcome: 'WIN',
        roundRobinSize: 2,
        combinations: 3,
        combinationsWon: 1,
        combinationsRefunded: 1,
        lineAmount: money(1000),
        payoutAmount: money(4000),
        settlementVersion: 2,
        settledAt: '2026-11-21T21:00:00Z',
        legs: [{}, {}, {}],
      }),
    ],
    '/my-bets/settled',
  );
  await screen.findByText('Round robin by 2s');
  expect(screen.getByText('3 parlays of 2 legs, $10.00 each')).toBeTruthy();
  expect(screen.getByText('1 of 3 parlays won, 1 refunded')).toBeTruthy();
  expect(screen.getByText(/A result was corrected/)).toBeTruthy();
  expect(screen.getByText('+$15.00')).toBeTruthy();
});

test('a parlay that gave back less than it cost is no win: it says that a part came back, and how much [BET-015]', async () => {
  const settled = { status: 'SETTLED', outcome: 'WIN', settledAt: '2026-11-21T21:00:00Z' };
  show(
    [bet(1, { type: 'PARLAY', ...settled, payoutAmount: money(2386), legs: [{}, {}] })],
    '/my-bets/settled',
  );
  await screen.findByText('Partial return');
  expect(screen.queryByText('Won')).toBeNull();
  expect(screen.getByText('$23.86').previousSibling?.textContent).toBe('Returned');
});

test('a teaser shows the moved line, and a decided leg its sentence, line and rule [BET-014]', async () => {
  const legs = [
    {
      selectionName: 'Chiefs -3.5',
      points: points('-3.5'),
      teasedPoints: points('+2.5'),
      decision: decision('Chiefs lost 20-21.', { line: points('+2.5') }),
      outcome: 'WIN',
      outcomeLabel: 'User wins Market',
    },
    { selectionName: 'Over 47.5' },
  ];
  show([
    bet(1, { type: 'TEASER', teaserPoints: 6, legs, amountSourceType: 'FREE_BET', boostPercentage: 50 }),
  ]);
  await screen.findByText('6-point teaser');
  expect(screen.getByText(/Chiefs \+2\.5/)).toBeTruthy();
  expect(screen.getByText(/moved from −3\.5/)).toBeTruthy();
  expect(screen.getByText('Chiefs lost 20-21.')).toBeTruthy();
  expect(screen.getByText('spread:game:-3.5, version 1')).toBeTruthy();
  expect(screen.getByText('Bonus bet')).toBeTruthy();
  expect(screen.getByText('50% boost')).toBeTruthy();
});

test('a parlay of which a leg is void shows the odds that are left beside those agreed [BET-014]', async () => {
  const legs = [{ selectionName: 'Bills +3.5', outcome: 'VOID' }, { selectionName: 'Over 47.5' }];
  show([bet(1, { type: 'PARLAY', legs, totalOdds: odds(13, 5), reducedOdds: odds(10, 11) })]);
  const head = within(await screen.findByRole('article')).getByRole('banner');
  expect(head.textContent).toContain('agreed at +260 now −110');
});
