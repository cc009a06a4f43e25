import { area, type Layout } from './shape.ts';

/** How far the four groups stand from the middle, and how their bars lie. */
const ASIDE = 15.4;
const UP = 10.3;
const LENGTH = 8;
const THICK = 1.5;
const STEP = 2.3;
/** Of a broken bar. */
const GAP = 1;

/** The four groups of three bars around the middle of the Korean flag; true is a whole bar, false a broken one, inwards to outwards. */
export const trigrams: Layout = [
  group(-1, -1, [true, true, true]),
  group(1, 1, [false, false, false]),
  group(1, -1, [false, true, false]),
  group(-1, 1, [true, false, true]),
];

/** Across the diagonal of its corner: `right` and `below` are 1 or -1. */
function group(right: number, below: number, bars: readonly boolean[]) {
  const path = bars.map((isWhole, at) => barPath(right, below, isWhole, (at - 1) * STEP)).join('');
  return area('#000', path);
}

function barPath(right: number, below: number, isWhole: boolean, out: number): string {
  const half = LENGTH / 2;
  const parts = isWhole
    ? [[-half, half]]
    : [
        [-half, -GAP / 2],
        [GAP / 2, half],
      ];
  return parts
    .map(([from = 0, to = 0]) => {
      const corners = [
        [from, out - THICK / 2],
        [to, out - THICK / 2],
        [to, out + THICK / 2],
        [from, out + THICK / 2],
      ];
      return `M${corners.map(([along = 0, away = 0]) => placed(right, below, along, away)).join('L')}Z`;
    })
    .join('');
}

/** Units along a bar and away from the middle, as a point of the flag. */
function placed(right: number, below: number, along: number, away: number): string {
  const diagonal = Math.hypot(ASIDE, UP);
  const [x, y] = [(right * ASIDE) / diagonal, (below * UP) / diagonal];
  const px = 30 + right * ASIDE + x * away - y * along;
  const py = 20 + below * UP + y * away + x * along;
  return `${px.toFixed(2)} ${py.toFixed(2)}`;
}
