import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, event } from '../../betslip/testing/fixtures.ts';
import { page, shelf, show } from '../testing/pages.tsx';

async function cardWords(statistics: object) {
  const { unmount } = show(
    page([shelf('LIVE', [card('GridMarketCard', [], { event: event({ statistics }) })])]),
  );
  const words = within(await screen.findByRole('article')).getAllByText(/Q3 8:42|Final/)[0]?.textContent;
  unmount();
  return words;
}

test('a card says Live of a game that is played, and of one that is played out no more, though its result is not confirmed yet', async () => {
  expect(await cardWords({})).toBe('Live, Q3 8:42');
  expect(await cardWords({ isInPlay: false, progress: 'Final' })).toBe('Final');
  expect(await cardWords({ isInPlay: false, progress: 'Final/OT' })).toBe('Final/OT');
});
