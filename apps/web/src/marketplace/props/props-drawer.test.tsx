import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { market, odds, points, selection } from '../../betslip/testing/fixtures.ts';
import { renderInApp } from '../../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../../betslip/testing/slip-house.ts';
import { PropsDrawer } from './props-drawer.tsx';

test('props of a game are asked for when their drawer opens, and whoever measures hears of it [FEAT-008] [FEAT-010] [PAGE-023]', async () => {
  const told: unknown[] = [];
  const listen = (event: Event) => told.push(event instanceof CustomEvent && event.detail);
  window.addEventListener('fairline:track', listen);
  const over = selection('yards~over', {
    type: 'OVER',
    name: 'Over 64.5',
    points: points(64.5, false),
    odds: odds(10, 11),
  });
  const yards = market('yards', 'TOTAL', [over], { name: 'Rushing Yards' });
  const prop = {
    label: 'Rushing Yards',
    classification: 'PLAYER_PROP',
    source: 'MOST_BET',
    participant: null,
    market: yards,
    selection: over,
  };
  const { house } = new SlipHouse({
    node: ({ id }: { id: string }) => ({
      __typename: 'GridMarketCard',
      id,
      recommendedPropsDrawer: { icon: 'star', title: 'Popular props', props: [prop] },
    }),
  });
  renderInApp(house, <PropsDrawer cardId="GridMarketCard:g1" title="Popular props" />);
  const head = await screen.findByRole('button', { name: 'Popular props' });
  expect(house.asked.some(({ name }) => name === 'propsListQuery')).toBe(false);
  await userEvent.click(head);
  const row = await screen.findByRole('listitem');
  expect(within(row).getByText('Rushing Yards')).toBeTruthy();
  expect(within(row).getByRole('button', { name: /^Over 64.5/ })).toBeTruthy();
  await userEvent.click(head);
  expect(told).toEqual([
    { name: 'recommended drawer expand', card: 'GridMarketCard:g1' },
    { name: 'recommended drawer collapse', card: 'GridMarketCard:g1' },
  ]);
  window.removeEventListener('fairline:track', listen);
});
