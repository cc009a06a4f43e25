import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SoccerBoard } from './soccer-board.tsx';

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
