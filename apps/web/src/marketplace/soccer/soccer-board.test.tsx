import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SoccerBoard } from './soccer-board.tsx';

const side = (mediumName: string) => ({ mediumName, primaryColour: '#c81e1e', secondaryColour: '#ffffff' });
const state = {
  ...{ awayCorners: 0, homeCorners: 0, awayShots: 0, homeShots: 0 },
  ...{ awayShotsOnTarget: 0, homeShotsOnTarget: 0, awayYellowCards: 0, homeYellowCards: 0 },
  ...{ gameMinutes: 90, minute: 31, moments: [], awayRedCards: 0, homeRedCards: 0 },
};

test('what happened last stands below the counts, and a score in it breaks at no end of a line', () => {
  const missing = { title: 'Red', away: 0, home: 0 };
  render(
    <SoccerBoard
      {...{ away: side('Ola'), home: side('Dee'), missing }}
      state={{ ...state, lastPlay: 'Goal B. Ola, 2–1' }}
    />,
  );
  expect(screen.getByText('Goal B. Ola, 2\u2060–\u20601').parentElement?.textContent).toMatch(
    /^Last action /,
  );
});
