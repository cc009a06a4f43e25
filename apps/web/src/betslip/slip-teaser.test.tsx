import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { buyTeaserPointsMutation$variables } from '../__generated__/buyTeaserPointsMutation.graphql.ts';
import { SlipPanel } from './slip-panel.tsx';
import { error, tab } from './testing/bets.ts';
import { betOfSeveral } from './testing/bets-of-several.ts';
import { odds } from './testing/fixtures.ts';
import type { Resolvers } from './testing/house.ts';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

afterEach(() => localStorage.clear());

const id = (key: string) => `MarketSelection:g1~${key}`;
const points = (value: number) => ({ decimalPoints: value, formattedPoints: `+${value}` });
const openTeaser = async () => userEvent.click(await screen.findByRole('tab', { name: /^Teaser/ }));
const needs = error('TEASER_NEEDS_LEGS', 'GENERIC', 24, 'A teaser has 2 or more football spreads.');

/** Two spreads that can be teased, and a moneyline that cannot. */
function slipOfTeaser(): SlipHouse {
  const asked: number[] = [];
  const slip = new SlipHouse({
    buyTeaserPoints: ({ points: bought }: buyTeaserPointsMutation$variables) => {
      asked.push(bought);
      slip.teaser = teaserOf(slip, bought);
      slip.version += 1;
      return { __typename: 'BetslipPayload', betslip: slip.slip() };
    },
    clearTeaserSelections: () => {
      slip.legs.splice(0, 2);
      slip.teaser = tab('TeaserBetslip', { ineligibleLegs: [], teaserPreviews: [], errors: [needs] });
      slip.version += 1;
      return { __typename: 'BetslipPayload', betslip: slip.slip() };
    },
  });
  slip.offer('bills', { name: 'Bills +3.5', points: points(3.5) });
  slip.offer('jets', { name: 'Jets +7', points: points(7) });
  slip.offer('chiefs', { name: 'Chiefs' });
  for (const key of ['bills', 'jets', 'chiefs']) slip.hold(id(key));
  slip.teaser = teaserOf(slip, 6);
  return slip;
}

function teaserOf(slip: SlipHouse, bought: number): Resolvers {
  const bet = betOfSeveral(slip, {
    id: `teaser~${bought}`,
    type: 'TEASER',
    price: bought === 6 ? odds(10, 12) : odds(10, 14),
    cents: 1200,
    groups: [],
  });
  const draftLegs = [
    slip.leg(id('bills'), { teasedPoints: points(3.5 + bought) }),
    slip.leg(id('jets'), { teasedPoints: points(7 + bought) }),
  ];
  const preview = (value: number, price: Resolvers | null) => ({
    label: `${value} points`,
    points: points(value),
    enabled: price !== null,
    totalOdds: price,
  });
  return tab('TeaserBetslip', {
    draftBets: [
      { label: `${bought}-point teaser`, teaserPoints: points(bought), draftBet: { ...bet, draftLegs } },
    ],
    teaserPreviews: [preview(6, odds(10, 12)), preview(7, odds(10, 14)), preview(10, null)],
    ineligibleLegs: [
      slip.leg(id('chiefs'), {
        id: 'DraftLeg:out',
        errors: [error('TEASER_LEG', 'GENERIC', 25, 'This cannot be teased: Chiefs.')],
      }),
    ],
  });
}

test('a teaser shows each line with where it moves, and what cannot be teased with the reason [SLIP-003] [SLIP-011] [SLIP-029]', async () => {
  renderInApp(slipOfTeaser().house, <SlipPanel />);
  await openTeaser();
  expect(await screen.findByRole('heading', { name: '6-point teaser' })).toBeTruthy();
  expect(screen.getByText('+9.5')).toBeTruthy();
  expect(screen.getByText('+13')).toBeTruthy();
  const out = screen.getByRole('region', { name: 'Not in this teaser' });
  expect(within(out).getByText('This cannot be teased: Chiefs.')).toBeTruthy();
});

test('the points are chosen from those that are sold, each with its odds [SLIP-003] [SLIP-011] [SLIP-036]', async () => {
  renderInApp(slipOfTeaser().house, <SlipPanel />);
  await openTeaser();
  const select = await screen.findByLabelText('Points');
  const options = within(select).getAllByRole('option');
  expect(options.map((one) => [one.textContent, one.hasAttribute('disabled')])).toEqual([
    ['6 points (−120)', false],
    ['7 points (−140)', false],
    ['10 points', true],
  ]);
  await userEvent.selectOptions(select, '7');
  await screen.findByRole('heading', { name: '7-point teaser' });
  expect(screen.getByText('+10.5')).toBeTruthy();
});

test('a teaser is placed with its points and the total that was shown [BET-013]', async () => {
  const slip = slipOfTeaser();
  renderInApp(slip.house, <SlipPanel />);
  await openTeaser();
  await userEvent.click(await screen.findByRole('button', { name: /^Place Bet/ }));
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('6-point teaser, 2 legs')).toBeTruthy();
  const sent = slip.house.asked.find(({ name }) => name === 'placeBetsMutation')?.variables;
  expect(sent).toMatchObject({
    input: { bets: [{ type: 'TEASER', teaserPoints: 6, totalOdds: { numeratorLong: '10' } }] },
  });
});

test('clearing the teaser keeps what it cannot take, and one leg goes to Straight [SLIP-020] [SLIP-033]', async () => {
  const slip = slipOfTeaser();
  renderInApp(slip.house, <SlipPanel />);
  await openTeaser();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear teaser' }));
  await waitFor(() => expect(slip.legs.map((leg) => leg.id)).toEqual([id('chiefs')]));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Straight/ }).getAttribute('aria-selected')).toBe('true'),
  );
});

test('without lines to move the tab says what a teaser needs [SLIP-006] [SLIP-029]', async () => {
  const slip = slipOfTeaser();
  slip.teaser = tab('TeaserBetslip', { ineligibleLegs: [], teaserPreviews: [], errors: [needs] });
  renderInApp(slip.house, <SlipPanel />);
  await openTeaser();
  expect(await screen.findByText(needs.message)).toBeTruthy();
});
