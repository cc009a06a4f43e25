import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { event } from '../../betslip/testing/fixtures.ts';
import { page, show } from '../testing/pages.tsx';

const scored = (when: string, side: string, score: [away: number, home: number], player: string) => ({
  ...{ __typename: 'ScoringPlay', when, side, player, what: 'Touchdown, kick good' },
  ...{ awayScore: score[0], homeScore: score[1] },
});

async function boardOf(scoring: readonly unknown[], [awayScore, homeScore] = [0, 0]) {
  const told = { awayScore, homeScore, scoring };
  const statistics = { ...event().statistics, __typename: 'FootballStatistics', ...told };
  show(page([], { type: 'EVENT', event: event({ statistics }) }));
  return within(await screen.findByRole('region', { name: 'Scoreboard' }));
}

test('while a game of football is on the last who scored is read, and all of them with the score after each when that is opened [LIVE-003]', async () => {
  const board = await boardOf([
    scored('Q1 8:42', 'AWAY', [7, 0], 'K. Vance'),
    scored('Q2 4:11', 'HOME', [7, 7], ''),
  ]);
  const last = await board.findByText('Scoring');
  expect(last.parentElement?.textContent).toBe('ScoringKC Touchdown, kick good Q2 4:11');
  const list = last.closest('details');
  expect(list?.open).toBe(false);
  await userEvent.click(last);
  expect(list?.open).toBe(true);
  const rows = [...(list?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Q1 8:42', 'BUF K. Vance Touchdown, kick good', '7', '0'],
    ['Q2 4:11', 'KC Touchdown, kick good', '7', '7'],
  ]);
  const heads = [...(list?.querySelectorAll('th') ?? [])].map(
    (th) => th.getAttribute('aria-label') ?? th.textContent,
  );
  expect(heads).toEqual(['When', 'Who scored', 'Bills', 'Chiefs']);
});

test('the line of who scored is there before anybody has', async () => {
  const board = await boardOf([]);
  expect((await board.findByText('Scoring')).parentElement?.textContent).toBe(
    'Scoring Nobody has scored yet',
  );
});

test('of a game that began before it was kept who scored nobody is said to have scored, nor nobody', async () => {
  const board = await boardOf([], [2, 1]);
  await board.findByText('Last play');
  expect(board.queryByText('Scoring')).toBeNull();
});
