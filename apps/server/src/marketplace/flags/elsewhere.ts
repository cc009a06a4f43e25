import { unionFlag } from './europe.ts';
import {
  across,
  area,
  crescent,
  disc,
  down,
  type Layout,
  MIDDLE,
  type Point,
  plain,
  rays,
  type Shape,
  saltire,
  star,
} from './shape.ts';
import { trigrams } from './trigrams.ts';

const WHITE = '#fff';

const unionCanton: Shape = { kind: 'canton', width: 30, height: 20, shapes: unionFlag };

/** Where the Southern Cross has its four large stars on both flags that have it. */
const southernCross: readonly Point[] = [
  [45, 33.3],
  [37.5, 17.5],
  [45, 6.7],
  [51.7, 14.8],
];

/** Fifty in nine rows, of six and of five in turn. */
const fiftyStars: Layout = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) =>
  Array.from({ length: row % 2 === 0 ? 6 : 5 }, (_, at) =>
    star(WHITE, 1.2, [2 + 4 * at + 2 * (row % 2), 2.2 + 2.15 * row]),
  ),
);

const AMERICAN_RED = '#b31942';

/** Half a leaf from its tip to its stem, to the right of the middle. */
const leaf: readonly Point[] = [
  [0, -13.5],
  [2.5, -8.8],
  [5, -10.2],
  [3.8, -3.4],
  [7.2, -7],
  [8.2, -5],
  [12.2, -5.8],
  [10.8, -1.8],
  [12.8, -0.6],
  [6.6, 4.8],
  [7.4, 7.4],
  [0.7, 6.6],
  [0.7, 13],
];
const mapleLeaf = [...leaf, ...leaf.toReversed().map(([x, y]): Point => [-x, y])]
  .map(([x, y]) => `${30 + x} ${20 + y}`)
  .join('L');

/** Those of other continents; of birds, lions and suns no more than is seen at this size. */
export const elsewhere: Readonly<Record<string, Layout>> = {
  ARG: [across('#6cace4', WHITE, '#6cace4'), rays('#ffb81c', 16, 0.6, 5.6, MIDDLE), disc('#ffb81c', 3.8)],
  AUS: [
    plain('#00008b'),
    unionCanton,
    rays(WHITE, 7, 0.45, 6, [15, 30]),
    ...southernCross.map((at) => rays(WHITE, 7, 0.45, 2.9, at)),
    star(WHITE, 1.7, [48, 21.7]),
  ],
  BGD: [plain('#006a4e'), disc('#f42a41', 12, [27, 20])],
  BRA: [
    plain('#009739'),
    area('#fedd00', 'M30 4 55 20 30 36 5 20Z'),
    disc('#012169', 9),
    { kind: 'line', colour: WHITE, width: 1.6, path: 'M21.4 18.2Q31 16.8 38.4 23' },
  ],
  CAN: [
    { kind: 'down', colours: ['#d52b1e', WHITE, '#d52b1e'], shares: [1, 2, 1] },
    area('#d52b1e', `M${mapleLeaf}Z`),
  ],
  CHN: [
    plain('#ee1c25'),
    star('#ffff00', 6, [10, 10]),
    star('#ffff00', 2, [20, 4], -30),
    star('#ffff00', 2, [24, 8], -10),
    star('#ffff00', 2, [24, 14], 10),
    star('#ffff00', 2, [20, 18], 30),
  ],
  COL: [{ kind: 'across', colours: ['#ffcd00', '#003087', '#c8102e'], shares: [2, 1, 1] }],
  GHA: [across('#ce1126', '#fcd116', '#006b3f'), star('#000', 6.7)],
  IND: [
    across('#ff671f', WHITE, '#046a38'),
    rays('#06038d', 24, 0.3, 5, MIDDLE),
    { kind: 'line', colour: '#06038d', width: 1, path: 'M24.8 20a5.2 5.2 0 0 1 10.4 0a5.2 5.2 0 0 1-10.4 0' },
  ],
  JAM: [plain('#007749'), area('#000', 'M0 0 30 20 0 40ZM60 0 30 20 60 40Z'), saltire('#ffb81c', 7)],
  JPN: [plain(WHITE), disc('#bc002d', 12)],
  KOR: [
    plain(WHITE),
    disc('#0047a0', 10),
    area('#cd2e3a', 'M21.68 14.45A10 10 0 0 1 38.32 25.55A5 5 0 0 0 30 20A5 5 0 0 1 21.68 14.45Z'),
    ...trigrams,
  ],
  LKA: [
    plain('#ffb700'),
    { kind: 'area', colour: '#00534e', path: 'M3 3h7v34h-7Z' },
    { kind: 'area', colour: '#df7500', path: 'M10 3h7v34h-7Z' },
    { kind: 'area', colour: '#8d153a', path: 'M20 3h37v34h-37Z' },
    area(
      '#ffb700',
      'M27 11h1.6v9l2-3 2.6-1 1 2.6 2.4 1.4h9.4q3.4-6 .6-9.4l1.6-1q4.4 5 .4 11.4l.6 8.4h-3l-1-6.4h-7l-1 6.4h-3l.6-7-3.6-3-3 1.6Z',
    ),
  ],
  MAR: [
    plain('#c1272d'),
    { kind: 'line', colour: '#006233', width: 1.4, path: 'M30 11.5 35 27 21.9 17.4H38.1L25 27Z' },
  ],
  MLI: [down('#14b53a', '#fcd116', '#ce1126')],
  NGA: [down('#008751', WHITE, '#008751')],
  NZL: [
    plain('#012169'),
    unionCanton,
    ...southernCross.flatMap((at) => [star(WHITE, 3.9, at), star('#c8102e', 2.7, at)]),
  ],
  PAK: [
    { kind: 'down', colours: [WHITE, '#01411c'], shares: [1, 3] },
    ...crescent(WHITE, '#01411c', { at: [37.5, 20], radius: 10 }, { at: [40, 17.6], radius: 9.2 }),
    star(WHITE, 3.4, [43, 14.8], 50),
  ],
  PHL: [across('#0038a8', '#ce1126'), area(WHITE, 'M0 0 34.6 20 0 40Z'), ...philippineSun()],
  PNG: [
    plain('#000'),
    area('#ce1126', 'M0 0H60V40Z'),
    area('#fcd116', 'M36 12q3-6 9-5q-2 2-4 2q5 0 8 4q-4-1-6-.4q4 2 4 6q-3-4-6-4q-3 .6-5-2.6Z'),
    ...papuanStars(),
  ],
  TUN: [
    plain('#e70013'),
    disc(WHITE, 10),
    ...crescent('#e70013', WHITE, { at: [30, 20], radius: 7.4 }, { at: [32, 20], radius: 5.9 }),
    star('#e70013', 3.8, [33, 20], -90),
  ],
  USA: [
    across(...Array.from({ length: 13 }, (_, row) => (row % 2 === 0 ? AMERICAN_RED : WHITE))),
    area('#0a3161', 'M0 0h24v21.54h-24Z'),
    ...fiftyStars,
  ],
  ZAF: [
    across('#e03c31', '#001489'),
    { kind: 'line', colour: WHITE, width: 13.3, path: 'M-6-4 30 20-6 44M30 20H60' },
    { kind: 'line', colour: '#007749', width: 8, path: 'M-6-4 30 20-6 44M30 20H60' },
    area('#ffb81c', 'M0 4.8 22.8 20 0 35.2Z'),
    area('#000', 'M0 8 18 20 0 32Z'),
  ],
  ZWE: [
    across('#319208', '#ffd200', '#de2010', '#000', '#de2010', '#ffd200', '#319208'),
    area('#000', 'M0 0 27 20 0 40Z'),
    area(WHITE, 'M0 2.4 24 20 0 37.6Z'),
    star('#de2010', 6.5, [8.5, 20]),
    area('#ffd200', 'M7 16q3-1.4 3.4 1.6q-.6 3 .6 6.4h-4.4q1.6-3 1.4-6Z'),
  ],
};

/** A sun, and a star in each corner of the triangle. */
function philippineSun(): Layout {
  return [
    rays('#fcd116', 8, 0.5, 6.4, [11.5, 20]),
    star('#fcd116', 2, [3.2, 5.6]),
    star('#fcd116', 2, [3.2, 34.4]),
    star('#fcd116', 2, [29, 20], 90),
  ];
}

function papuanStars(): Layout {
  const large: readonly Point[] = [
    [14, 35.4],
    [6.4, 23.6],
    [14, 15.6],
    [21, 22],
  ];
  return [...large.map((at) => star(WHITE, 2.6, at)), star(WHITE, 1.6, [17.6, 26.8])];
}
