import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstFrame } from './first-frame.tsx';

test('the first frame holds the boxes of each kind of page, shown by the script of index.html alone', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<FirstFrame />);
  const boxes = [...page.querySelectorAll<HTMLElement>('main [data-boxes]')];
  expect(boxes.map(({ dataset }) => dataset.boxes)).toEqual(['home', 'live', 'competition', 'event']);
  expect(boxes.every(({ hidden }) => hidden)).toBe(true);
  expect(page.querySelectorAll('a, button')).toHaveLength(0);
});
