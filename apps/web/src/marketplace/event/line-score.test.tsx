import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { event } from '../../betslip/testing/fixtures.ts';
import { page, show } from '../testing/pages.tsx';

// As the app does when the scoreboard is first shown.
await import('./board-drawings.tsx');

const rounds = [
  { shortName: 'R1', awayScore: 11, homeScore: 16 },
  { shortName: 'R2', awayScore: 13, homeScore: 17 },
];

const over = (slug: string) =>
  event({
    status: 'FINISHED',
    sport: { name: slug, slug },
    winProbability: [],
    statistics: { awayScore: 0, homeScore: 1, isInPlay: false, progress: 'Final', segments: rounds },
  });

/** The last column of the score by period, the away side's first. */
async function totals(name: string) {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
}

test('under the rounds of a fight stand the strikes that were landed, and what they add up to', async () => {
  show(page([], { type: 'EVENT', event: over('combat') }));
  expect(await totals('Strikes by period')).toEqual(['24', '33']);
});

test('under the periods of a game stands its score', async () => {
  show(page([], { type: 'EVENT', event: over('football') }));
  expect(await totals('Score by period')).toEqual(['0', '1']);
});
