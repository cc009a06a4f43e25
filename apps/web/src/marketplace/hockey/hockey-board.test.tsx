import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HockeyBoard } from './hockey-board.tsx';

const side = (mediumName: string) => ({ mediumName, primaryColour: '#c81e1e', secondaryColour: '#ffffff' });
const onPowerPlay = {
  ...{ awaySkaters: 5, homeSkaters: 4, awayPlayersInBox: 0, homePlayersInBox: 1 },
  ...{ awayNetEmpty: false, homeNetEmpty: false, powerPlay: 'AWAY', powerPlayClock: '1:12' },
  ...{ awayShots: 0, homeShots: 0 },
};

test('during a power play the shots stand below the rink, but of a source that does not tell them', () => {
  const board = (shotsTold: boolean) => (
    <HockeyBoard away={side('Ola')} home={side('Dee')} state={{ ...onPowerPlay, shotsTold }} />
  );
  const { rerender } = render(board(true));
  expect(screen.getByText(/^Shots/).textContent).toBe('Shots 0–0');
  rerender(board(false));
  expect(screen.queryByText(/^Shots/)).toBeNull();
});
