import { across, area, crescent, cross, disc, down, type Layout, plain, saltire, star } from './shape.ts';

const WHITE = '#fff';

/** The arms of the red saltire lie on one side of the white ones each. */
export const unionFlag: Layout = [
  plain('#012169'),
  saltire(WHITE, 8),
  area(
    '#c8102e',
    'M0 0 30 20 28.5 22.2-1.5 2.2ZM60 40 30 20 31.5 17.8 61.5 37.8ZM0 40 30 20 31.5 22.2 1.5 42.2ZM60 0 30 20 28.5 17.8 58.5-2.2Z',
  ),
  cross(WHITE, 13.3),
  cross('#c8102e', 8),
];

/** Twenty-five squares, red in the corners, on a shield. */
const chequers: Layout = [
  area(WHITE, 'M22.5 12.5H37.5V22a7.5 7.5 0 0 1-15 0Z'),
  ...[0, 1, 2, 3].map((row) =>
    area(
      '#d90016',
      [0, 1, 2, 3, 4]
        .filter((column) => (row + column) % 2 === 0 && !(row === 3 && (column === 0 || column === 4)))
        .map((column) => `M${22.5 + 3 * column} ${12.5 + 3 * row}h3v3h-3Z`)
        .join(''),
    ),
  ),
  area(
    '#d90016',
    'M22.6 21.5h2.9v6A7.5 7.5 0 0 1 22.6 21.5ZM37.4 21.5h-2.9v6A7.5 7.5 0 0 0 37.4 21.5ZM28.5 24.5h3v5h-3Z',
  ),
];

/** Those that stripes, crosses and a few shapes make; the civil flag where the state's has arms. */
export const europe: Readonly<Record<string, Layout>> = {
  AUT: [across('#c8102e', WHITE, '#c8102e')],
  AZE: [
    across('#0092bc', '#e4002b', '#00af66'),
    ...crescent(WHITE, '#e4002b', { at: [28.5, 20], radius: 6 }, { at: [30.2, 20], radius: 5 }),
    { kind: 'star', colour: WHITE, at: [34.5, 20], radius: 3.4, tips: 8, inner: 0.6, turn: 0 },
  ],
  BEL: [down('#000', '#fdda24', '#ef3340')],
  BGR: [across(WHITE, '#00966e', '#d62612')],
  CHE: [plain('#da291c'), area(WHITE, 'M26 8h8v8h8v8h-8v8h-8v-8h-8v-8h8Z')],
  CZE: [across(WHITE, '#d7141a'), area('#11457e', 'M0 0 30 20 0 40Z')],
  DEU: [across('#000', '#dd0000', '#ffcc00')],
  DNK: [plain('#c8102e'), cross(WHITE, 5.7, 22.7)],
  ENG: [plain(WHITE), cross('#ce1124', 8)],
  ESP: [{ kind: 'across', colours: ['#aa151b', '#f1bf00', '#aa151b'], shares: [1, 2, 1] }],
  FIN: [plain(WHITE), cross('#002f6c', 10.9, 21.7)],
  FRA: [down('#000091', WHITE, '#e1000f')],
  GBR: unionFlag,
  GRC: [
    across('#0d5eaf', WHITE, '#0d5eaf', WHITE, '#0d5eaf', WHITE, '#0d5eaf', WHITE, '#0d5eaf'),
    area('#0d5eaf', 'M0 0h22.2v22.2h-22.2Z'),
    area(WHITE, 'M0 8.9h22.2v4.4h-22.2ZM8.9 0h4.4v22.2h-4.4Z'),
  ],
  HRV: [across('#d90016', WHITE, '#171796'), ...chequers],
  HUN: [across('#ce2939', WHITE, '#477050')],
  IRL: [down('#169b62', WHITE, '#ff883e')],
  ITA: [down('#008c45', '#f4f9ff', '#cd212a')],
  MCO: [across('#ce1126', WHITE)],
  NLD: [across('#ae1c28', WHITE, '#21468b')],
  NOR: [plain('#ba0c2f'), cross(WHITE, 10, 21.8), cross('#00205b', 5, 21.8)],
  POL: [across(WHITE, '#dc143c')],
  PRT: [
    { kind: 'down', colours: ['#046a38', '#da291c'], shares: [2, 3] },
    disc('#ffe900', 8.5, [24, 20]),
    disc('#da291c', 6.6, [24, 20]),
    area(WHITE, 'M19.5 14.5h9V21a4.5 4.5 0 0 1-9 0Z'),
    area(
      '#002d72',
      'M23 16h2v2h-2ZM23 19.4h2v2h-2ZM23 22.6h2v2h-2ZM20.6 19.4h1.8v2h-1.8ZM25.6 19.4h1.8v2h-1.8Z',
    ),
  ],
  ROU: [down('#002b7f', '#fcd116', '#ce1126')],
  SCO: [plain('#005eb8'), saltire(WHITE, 8)],
  SRB: [across('#c6363c', '#0c4076', WHITE)],
  SWE: [plain('#006aa7'), cross('#fecc02', 8, 22.5)],
  TUR: [
    plain('#e30a17'),
    ...crescent(WHITE, '#e30a17', { at: [20, 20], radius: 10 }, { at: [22.5, 20], radius: 8 }),
    star(WHITE, 5, [34, 20], -90),
  ],
  UKR: [across('#0057b7', '#ffd700')],
};
