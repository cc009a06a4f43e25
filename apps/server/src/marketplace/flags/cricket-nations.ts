import { across, area, disc, down, type Layout, rays } from './shape.ts';

const WHITE = '#fff';

/** Those that only cricket brings here; of emblems no more than is seen at this size. */
export const cricketNations: Readonly<Record<string, Layout>> = {
  AFG: [
    down('#000', '#d32011', '#007a36'),
    { kind: 'line', colour: WHITE, width: 1, path: 'M24 20a6 6 0 0 1 12 0a6 6 0 0 1-12 0' },
    area(WHITE, 'M27 22.5V19.5Q30 15.5 33 19.5V22.5Z'),
  ],
  ARE: [across('#00732f', WHITE, '#000'), area('#ff0000', 'M0 0H15V40H0Z')],
  NAM: [
    area('#003580', 'M0 0H60V40H0Z'),
    area('#009543', 'M60 0V40H0Z'),
    { kind: 'line', colour: WHITE, width: 12, path: 'M-4 42.7 64-2.7' },
    { kind: 'line', colour: '#d21034', width: 9, path: 'M-4 42.7 64-2.7' },
    rays('#ffce00', 12, 0.6, 7, [13, 12]),
    disc('#003580', 4, [13, 12]),
    disc('#ffce00', 3.4, [13, 12]),
  ],
  NPL: [
    area(WHITE, 'M0 0H60V40H0Z'),
    area('#003893', 'M13 0 43 22H26L43 40H13Z'),
    area('#dc143c', 'M15 4 37 20.2H22.2L38.6 38H15Z'),
    rays(WHITE, 12, 0.6, 4, [21.5, 31]),
    disc(WHITE, 3.6, [21, 15.5]),
    disc('#dc143c', 3.6, [21, 13.6]),
  ],
  OMN: [
    across(WHITE, '#db161b', '#008000'),
    area('#db161b', 'M0 0H15V40H0Z'),
    { kind: 'line', colour: WHITE, width: 1.2, path: 'M4 3 11 10M11 3 4 10' },
  ],
};
