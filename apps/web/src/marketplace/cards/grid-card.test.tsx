import { screen, waitFor } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import { card, spread } from '../../betslip/testing/fixtures.ts';
import { page, shelf, show } from '../testing/pages.tsx';

test('a grid card of a layout this app does not have is left out and told, and the others stay [CARD-003] [CARD-005]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const other = card('GridMarketCard', [spread(3.5)], { id: 'GridMarketCard:2' });
  const { slip } = show(page([shelf('LIVE', [other, card('GridMarketCard', [spread(3.5)])])]));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  commitLocalUpdate(slip.house.environment, (store) => {
    store.get('GridMarketCard:2')?.setValue('HOLOGRAM', 'variant');
  });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(warn).toHaveBeenCalledWith('[wagering] Unknown Grid Market Card type', 'HOLOGRAM');
});

test('a game whose bets can stand in one parlay has the mark of it; that it is in play the clock says [CARD-012]', async () => {
  const tagged = (tags: string[]) => card('GridMarketCard', [spread(3.5)], { attributes: { tags } });
  const first = show(page([shelf('LIVE', [tagged(['IN_PLAY', 'PARLAY_PLUS', 'QUICK_BET'])])]));
  await screen.findByText('SGP');
  expect(screen.queryByText(/in play/i)).toBeNull();
  first.unmount();
  show(page([shelf('LIVE', [tagged(['IN_PLAY'])])]));
  await screen.findByRole('button', { name: 'Bills plus 3.5, Spread, minus 110' });
  expect(screen.queryByText('SGP')).toBeNull();
});

test("a card of a kind this app does not know is left out, and told as 'Unknown Grid Market Card type' [CARD-005]", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const known = card('GridMarketCard', [spread(3.5)]);
  const { slip } = show(page([shelf('LIVE', [known])]));
  await screen.findByRole('button', { name: /Bills plus 3.5/ });
  commitLocalUpdate(slip.house.environment, (store) => {
    const before = store.get(known.id);
    const unknown = store.create('HolographicMarketCard:1', 'HolographicMarketCard');
    if (before) unknown.copyFieldsFrom(before);
    unknown.setValue('HolographicMarketCard:1', 'id');
    store.get('shelf-LIVE')?.setLinkedRecords([unknown], 'cards');
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /Bills plus 3.5/ })).toBeNull());
  expect(warn).toHaveBeenCalledWith('[wagering] Unknown Grid Market Card type', 'HolographicMarketCard');
});
