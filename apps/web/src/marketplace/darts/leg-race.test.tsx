import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegRace } from './leg-race.tsx';

const side = (mediumName: string) => ({ mediumName, primaryColour: '#2b7a5b', secondaryColour: '#e4d6b8' });

function drawn(left: number) {
  const state = { legscore: { away: left, home: 501 }, throw: 'AWAY' };
  const { container, unmount } = render(
    <LegRace state={state} away={side('Ola')} home={side('Brandt')} size="strip" />,
  );
  const said = screen.getByRole('img').getAttribute('aria-label');
  const widths = [...container.querySelectorAll<HTMLElement>('[style^="width"]')].map(({ style }) =>
    Number.parseFloat(style.width),
  );
  const words = container.textContent;
  unmount();
  return { said, widths, words };
}

test('both figures stand beside bars as long as what is left, and none where nothing is [LIVE-006]', () => {
  expect(drawn(221)).toMatchObject({ words: '221501', said: 'Ola throws. Ola needs 221, Brandt 501' });
  const lengths = [2, 3, 121, 500, 501].map((left) => drawn(left).widths[0] ?? 0);
  expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
  expect(lengths.at(-1)).toBe(100);
  expect(drawn(0).widths).toEqual([100]);
});
