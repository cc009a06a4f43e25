import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RaceBoard } from './race-board.tsx';

const state = {
  lap: 33,
  laps: 60,
  isSafetyCar: false,
  lastPlay: 'Volkov retires',
  leaderboardColumns: ['Gap'],
  leaderboard: [{ player: 0, name: 'Amari', team: '', place: '1', values: ['Leader'] }],
};

test('a race that is on shows how far it is and what happened last, unless that is said above', () => {
  const { rerender } = render(<RaceBoard state={state} isLive situation="Amari leads" />);
  expect(screen.getByRole('img', { name: '33 of 60 laps' })).toBeTruthy();
  expect(screen.getByText('Volkov retires')).toBeTruthy();
  rerender(<RaceBoard state={{ ...state, lastPlay: 'Amari leads' }} isLive situation="Amari leads" />);
  expect(screen.queryByText('Amari leads')).toBeNull();
});

test('a race that is over shows its order alone', () => {
  const over = { ...state, lap: 60, lastPlay: 'Amari wins' };
  render(<RaceBoard state={over} isLive={false} situation="Amari wins" />);
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText('Amari wins')).toBeNull();
});
