import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import dots from '../sports/dots.module.css';
import { BaseballBoard } from './baseball-board.tsx';
import { BaseballStrip } from './baseball-strip.tsx';

test.each([
  ['page', BaseballBoard],
  ['card', BaseballStrip],
])('the outs of a half are drawn on its %s, and none between halves [LIVE-004]', (_place, Drawing) => {
  const drawn = (outs: number) => {
    const { container, unmount } = render(<Drawing state={{ outs }} />);
    const filled = container.querySelectorAll(`.${dots.on}`).length;
    unmount();
    return filled;
  };
  expect([0, 1, 2, 3].map(drawn)).toEqual([0, 1, 2, 0]);
});

test('between halves a card shows no count, for nobody is at bat [LIVE-004]', () => {
  const { container, rerender } = render(<BaseballStrip state={{ balls: 2, strikes: 1, outs: 2 }} />);
  expect(container.textContent).toContain('2–1');
  rerender(<BaseballStrip state={{ outs: 3 }} />);
  expect(container.textContent).toBe('');
});
