import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { event } from '../../betslip/testing/fixtures.ts';
import { page, show } from '../testing/pages.tsx';

/** The scoreboard of a game that is over. */
async function boardOf(slug: string, statistics: Readonly<Record<string, unknown>>) {
  const over = event({
    ...{ status: 'FINISHED', sport: { name: slug, slug }, winProbability: [] },
    statistics: {
      ...{ awayScore: 1, homeScore: 2, winner: 'HOME', isInPlay: false, progress: 'Final', situation: '' },
      away: { score: '1', marker: null, note: '' },
      home: { score: '2', marker: null, note: '' },
      ...statistics,
    },
  });
  show(page([], { type: 'EVENT', event: over }));
  return within(await screen.findByRole('region', { name: 'Scoreboard' }));
}

test('a game of soccer that is over keeps its line of time, and says who scored', async () => {
  const goal = (minute: number, side: string, player: string) => {
    return { __typename: 'SoccerMoment', kind: 'GOAL', isOwnGoal: false, minute, stoppage: 0, side, player };
  };
  const moments = [goal(12, 'HOME', 'B. Ola'), goal(30, 'AWAY', 'C. Dee'), goal(41, 'HOME', 'B. Ola')];
  const counts = {
    ...{
      awayRedCards: 0,
      homeRedCards: 0,
      awayYellowCards: 0,
      homeYellowCards: 0,
      awayCorners: 0,
      homeCorners: 0,
    },
    ...{ awayShots: 0, homeShots: 0, awayShotsOnTarget: 0, homeShotsOnTarget: 0 },
  };
  const board = await boardOf('soccer', {
    ...{ ...counts, __typename: 'SoccerStatistics', gameMinutes: 90, minute: 90, moments },
    lastPlay: 'The game is over',
  });
  await board.findByRole('img', { name: /^90 of 90 minutes\. Chiefs goal in minute 12\./ });
  const scorers = board.getAllByRole('list').map(({ textContent }) => textContent);
  expect(scorers).toEqual(['B. Ola 12′, 41′', 'C. Dee 30′']);
  expect(board.queryByText('The game is over')).toBeNull();
});

test('a match of cricket that is over keeps its innings with their overs', async () => {
  const innings = [
    { __typename: 'CricketInnings', isSuperOver: false, side: 'AWAY', scoreText: '103/9 (20.0)' },
    { __typename: 'CricketInnings', isSuperOver: false, side: 'HOME', scoreText: '106/5 (17.3)' },
  ];
  const board = await boardOf('cricket', {
    __typename: 'CricketStatistics',
    innings,
    scoreText: '',
    wickets: 0,
  });
  const first = await board.findByText('Bills 103/9 (20.0)');
  expect(first.parentElement?.textContent).toBe('1st innings Bills 103/9 (20.0)');
  expect(board.getByText('Chiefs 106/5 (17.3)').parentElement?.textContent).toMatch(/^2nd innings/);
});
