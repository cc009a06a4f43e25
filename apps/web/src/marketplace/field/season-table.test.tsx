import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeasonTable } from './season-table.tsx';

const LIONS = { player: 0, name: 'Detroit Lions', team: '', place: '1', values: ['2-0'] };
const NEW = {
  played: 0,
  scheduled: 78,
  isPlayOffs: false,
  participant: 'Team',
  leaderboardColumns: ['W-L'],
  leaderboard: [LIONS],
};

test('a season says which games count; how many are played, and its table, once one is', () => {
  const { rerender } = render(<SeasonTable state={NEW} />);
  expect(screen.getByText(/the 78 games before its end count/)).toBeDefined();
  expect(screen.getByText(/Bets that a game in play could move are closed until it ends/)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  rerender(<SeasonTable state={{ ...NEW, played: 5, lastPlay: 'Lions 31, Bears 3' }} />);
  expect(screen.getByText('5 of 78 games · Lions 31, Bears 3')).toBeDefined();
  expect(screen.getByRole('rowheader', { name: 'Detroit Lions' })).toBeDefined();
  rerender(<SeasonTable state={{ ...NEW, played: 78 }} />);
  expect(screen.queryByText(/Bets that a game in play/)).toBeNull();
});

test('play-offs show who is left and how their series stand before a game is played', () => {
  const leaderboard = [{ ...LIONS, place: '', values: ['1–0 v Bears'] }];
  const state = { ...NEW, scheduled: 4, isPlayOffs: true, leaderboardColumns: ['Round 1'], leaderboard };
  const { rerender } = render(<SeasonTable state={state} />);
  expect(screen.getByText(/decided by the games on its page/)).toBeDefined();
  expect(screen.getByRole('cell', { name: '1–0 v Bears' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Team',
    'Round 1',
  ]);
  rerender(<SeasonTable state={{ ...state, participant: 'Player' }} />);
  expect(screen.getByRole('columnheader', { name: 'Player' })).toBeDefined();
});
