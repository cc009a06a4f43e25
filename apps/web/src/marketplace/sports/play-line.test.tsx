import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlayLine } from './play-line.tsx';

const dotsIn = (place: ParentNode) => [...place.querySelectorAll('.dot')].map((dot) => dot.textContent);

test('what stands before the last play is parted from it by a dot that ends no line: a space, drawn upon', () => {
  const { container, rerender } = render(
    <PlayLine label="Last play" lastPlay="Run">
      <span>Drive 18 yds</span>
    </PlayLine>,
  );
  expect(dotsIn(container)).toEqual([' ']);
  rerender(<PlayLine label="Last play" lastPlay={undefined} />);
  expect(dotsIn(container)).toEqual([]);
});
