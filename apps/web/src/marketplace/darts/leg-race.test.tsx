import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegRace } from './leg-race.tsx';

const side = (mediumName: string) => ({ mediumName, primaryColour: '#2b7a5b', secondaryColour: '#e4d6b8' });
/** The widths in pixels of the drawing on phones of 320 and 390, on a card and on the page of an event. */
const WIDTHS = { strip: [120, 160], board: [256, 326] } as const;
/** Where a bar may begin, so that three figures beside it stay clear: at 6 % of the width, half as wide as this. */
const FIGURES = { strip: 20, board: 26 } as const;
const LEAST_SEEN = 2;
const LEFT = [2, 3, 20, 40, 121, 170, 500, 501];

/** Both bars in pixels from the left, and where the bull begins and ends. */
function drawn(left: number, size: 'strip' | 'board', width: number) {
  const state = { legscore: { away: left, home: left }, throw: 'AWAY' };
  const { container, unmount } = render(
    <LegRace state={state} away={side('Ola')} home={side('Brandt')} size={size} />,
  );
  const bars = [...container.querySelectorAll('g > rect:last-child')].map((bar) => {
    const shift = Number(/translate\((-?\d+) /.exec(bar.parentElement?.getAttribute('transform') ?? '')?.[1]);
    const percent = (name: string) => Number.parseFloat(bar.getAttribute(name) ?? '');
    const from = (percent('x') * width) / 100 + shift;
    return { from, to: from + (percent('width') * width) / 100 };
  });
  const radius = Math.max(
    ...[...container.querySelectorAll('circle')].map((one) => Number(one.getAttribute('r'))),
  );
  unmount();
  return { bars, bull: { from: width / 2 - radius, to: width / 2 + radius } };
}

test.each(['strip', 'board'] as const)(
  'a bar stands beside the bull for whatever is left on a phone: %s [LIVE-006]',
  (size) => {
    for (const width of WIDTHS[size]) {
      let longest = 0;
      for (const left of LEFT) {
        const { bars, bull } = drawn(left, size, width);
        const [away, home] = bars;
        if (away === undefined || home === undefined) throw new Error('Two bars are drawn.');
        expect(away.to).toBeLessThanOrEqual(bull.from);
        expect(home.from).toBeGreaterThanOrEqual(bull.to);
        expect(away.from).toBeGreaterThanOrEqual(0.06 * width + FIGURES[size] / 2);
        expect(home.to).toBeLessThanOrEqual(0.94 * width - FIGURES[size] / 2);
        const length = away.to - away.from;
        expect(length).toBeGreaterThanOrEqual(LEAST_SEEN);
        expect(length).toBeGreaterThan(longest);
        longest = length;
      }
    }
  },
);
