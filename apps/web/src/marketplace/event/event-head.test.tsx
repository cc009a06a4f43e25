import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { event } from '../../betslip/testing/fixtures.ts';
import { page, show } from '../testing/pages.tsx';

const season = (isPlayOffs: boolean) => {
  const table = { played: 4, scheduled: 15, lastPlay: null, leaderboardColumns: [], leaderboard: [] };
  return event({
    name: 'NFL Season',
    hasField: true,
    extraInformation: null,
    statistics: { __typename: 'FuturesStatistics', isPlayOffs, participant: 'Team', ...table },
  });
};

const wayBack = () => screen.findByRole('navigation', { name: 'Way back' });

test('the head of play-offs in play does not say the day they began on as if it were all of them', async () => {
  show(page([], { type: 'EVENT', event: season(true) }));
  expect(within(await wayBack()).queryByText(/ ET$/)).toBeNull();
});

test('the head of a season says when it began', async () => {
  show(page([], { type: 'EVENT', event: season(false) }));
  expect(within(await wayBack()).getByText(/ ET$/)).toBeTruthy();
});
