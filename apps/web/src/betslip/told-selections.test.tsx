import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as announcer from '../ui/announcer.ts';
import { SlipPanel } from './slip-panel.tsx';
import { odds } from './testing/fixtures.ts';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';
import { ToldSelections } from './told-selections.ts';

const BILLS = 'MarketSelection:g1~bills';

test('what the slip itself is told of its selections is told to who listens: suspended, its odds kept, and its odds after it [SLIP-016]', async () => {
  const announce = vi.spyOn(announcer, 'announce');
  onTestFinished(() => announce.mockRestore());
  const told = () => announce.mock.calls.map(([text]) => text);
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills', odds: odds(10, 11) });
  slip.hold(BILLS, 2500);
  renderInApp(slip.house, <SlipPanel />);
  await screen.findByRole('button', { name: /^Place Bet/ });
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  expect(told()).toEqual([]);
  slip.change(BILLS, { status: 'CLOSED' });
  await waitFor(() => expect(told()).toEqual(['Bills, suspended']));
  slip.change(BILLS, { odds: odds(6, 5) });
  slip.change(BILLS, { status: 'OPEN' });
  await waitFor(() => expect(told()).toEqual(['Bills, suspended', 'Bills, odds now plus 120']));
});

test('what comes onto the slip or goes is not told, nor a price that nobody can take; of more than three it is told how many', () => {
  const announce = vi.spyOn(announcer, 'announce').mockImplementation(() => {});
  onTestFinished(() => announce.mockRestore());
  const of = (id: string, status: string, numeratorLong: string) => ({
    ...{ id, name: id, status, isDisabled: false, odds: { numeratorLong, denominatorLong: '1' } },
  });
  const told = new ToldSelections();
  told.see([of('a', 'CLOSED', '1')]);
  told.see([of('a', 'CLOSED', '2'), of('b', 'OPEN', '1')]);
  told.see([of('b', 'OPEN', '1')]);
  expect(announce).not.toHaveBeenCalled();
  const all = (status: string) => ['b', 'c', 'd', 'e'].map((id) => of(id, status, '1'));
  told.see(all('OPEN'));
  told.see(all('HIDDEN'));
  expect(announce.mock.calls).toEqual([['4 selections on your betslip changed', 'polite', 'betslip']]);
});
