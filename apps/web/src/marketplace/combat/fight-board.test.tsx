import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FightBoard } from './fight-board.tsx';

const side = (mediumName: string) => ({ mediumName, primaryColour: '#2b7a5b', secondaryColour: '#e4d6b8' });
const state = {
  fightRounds: [{ away: 28, home: 29 }],
  awayStrikes: 28,
  homeStrikes: 29,
  awayKnockdowns: 0,
  homeKnockdowns: 1,
  awayTakedowns: 2,
  homeTakedowns: 0,
  round: 1,
  rounds: 3,
  second: 75,
};

test('strikes are called by their name, and told once [LIVE-007]', () => {
  const { container } = render(<FightBoard state={state} away={side('Ola')} home={side('Brandt')} />);
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    'Strikes',
    '28',
    '29',
  ]);
  expect(screen.getAllByText(/Strikes|28/)).toHaveLength(2);
  expect(container.querySelector('p')?.textContent).toBe('Knockdowns 0 – 1 · Takedowns 2 – 0');
  // Drawn on a space: no line ends with it.
  expect(container.querySelector('p .dot')?.textContent).toBe(' ');
});

test('what happened last is called the last action', () => {
  const told = { ...state, lastPlay: 'Back on their feet' };
  render(<FightBoard state={told} away={side('Ola')} home={side('Brandt')} />);
  expect(screen.getByText('Back on their feet').parentElement?.textContent).toBe(
    'Last action Back on their feet',
  );
});
