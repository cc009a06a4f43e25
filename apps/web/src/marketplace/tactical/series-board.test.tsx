import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeriesBoard } from './series-board.tsx';

const side = (mediumName: string) => ({ mediumName, primaryColour: '#2b7a5b', secondaryColour: '#e4d6b8' });

test.each([
  ['CounterStrikeStatistics', 'Money a player $3,950 – $1,200'],
  ['ValorantStatistics', 'Credits a player 3,950 – 1,200'],
] as const)(
  'what the players of a side can spend has the name that the game gives it: %s',
  (__typename, words) => {
    const state = {
      __typename,
      ...{
        awayMoney: 3950,
        homeMoney: 1200,
        awayRounds: 0,
        homeRounds: 0,
        roundWinners: [],
        currentServer: 'AWAY',
      },
    };
    render(<SeriesBoard state={state} away={side('Ola')} home={side('Brandt')} />);
    expect(screen.getByText(/a player/).textContent).toBe(words);
  },
);
