import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DrawingPlace } from './drawing-place.tsx';

test('what is drawn of a game has its place before it is there: as high as its sport’s drawing is, on wide screens and on phones', () => {
  const heights = (sport: string, target?: number) => {
    const { container, unmount } = render(<DrawingPlace sport={sport} target={target} />);
    const place = container.querySelector<HTMLElement>('.place');
    const found = ['--wide', '--phone'].map((name) => place?.style.getPropertyValue(name));
    unmount();
    return found;
  };
  expect(heights('football')).toEqual(['64px', '40px']);
  expect(heights('futsal')).toEqual(['130px', '130px']);
  expect(heights('cricket')).toEqual(['20px', '20px']);
  expect(heights('cricket', 180)).toEqual(['20px', '48px']);
  for (const other of ['basketball', 'hockey', 'tennis']) expect(heights(other)).toEqual(['72px', '72px']);
});
