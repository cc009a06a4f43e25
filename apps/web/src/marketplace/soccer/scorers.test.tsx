import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Scorers } from './scorers.tsx';
import { SoccerBoard } from './soccer-board.tsx';
import { SoccerResult } from './soccer-result.tsx';

const side = (mediumName: string) => ({ mediumName, primaryColour: '#c81e1e', secondaryColour: '#ffffff' });
const counts = {
  ...{ awayCorners: 0, homeCorners: 0, awayShots: 0, homeShots: 0 },
  ...{ awayShotsOnTarget: 0, homeShotsOnTarget: 0, awayYellowCards: 0, homeYellowCards: 0 },
  ...{ gameMinutes: 90, minute: 60 },
};
const goal = { kind: 'GOAL', isOwnGoal: false, stoppage: 0 };

test('while a game is on it is read who scored when, the host’s at the left, and nobody is told it unasked [LIVE-005]', () => {
  const moments = [
    { ...goal, side: 'AWAY', player: 'A. Ash', minute: 12 },
    { ...goal, side: 'HOME', player: 'B. Ola', minute: 41 },
    { ...goal, side: 'HOME', player: 'B. Ola', minute: 45, stoppage: 2 },
  ];
  const { container } = render(
    <SoccerBoard
      {...{ away: side('Everton'), home: side('Arsenal'), missing: { title: 'Red', away: 0, home: 0 } }}
      state={{ ...counts, moments }}
    />,
  );
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
    'Goals and red cards of Arsenal',
    'Goals and red cards of Everton',
  ]);
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ),
  ).toEqual([['B. Ola 41′, 45+2′'], ['A. Ash 12′']]);
  expect(container.querySelector('[aria-live], [role="status"], [role="log"]')).toBeNull();
});

test('a line is kept for the first who scores, and none of a game that ended without goals and red cards', () => {
  const sides = { away: side('Everton'), home: side('Arsenal') };
  const state = { ...counts, moments: [] };
  const parts = (board: ReactNode) => render(board).container.querySelectorAll(':scope > *').length;
  expect(parts(<SoccerResult {...sides} state={state} />)).toBe(1);
  expect(parts(<Scorers {...sides} state={state} />)).toBe(1);
});
