import { EASTERN, homeZones } from '../home-zones.ts';
import { weeksToThanksgiving } from '../thanksgiving.ts';
import {
  ALL_DAY,
  EVERY_DAY,
  FRIDAY,
  type KickOffs,
  MONDAY,
  type PlayOffRound,
  SATURDAY,
  type Stretch,
  SUNDAY,
  THURSDAY,
  type Timetable,
  TUESDAY,
  WEDNESDAY,
} from '../timetable.ts';

const AFTERNOON_AND_EVENING = { from: '12:00', until: '24:00' } as const;
/** So that the sport has something in play at any hour. */
const ALWAYS_ONE: Stretch = { ...ALL_DAY, games: 1 };
const ALWAYS_TWO: Stretch = { ...ALL_DAY, games: 2 };

type Play = Omit<Timetable, 'zone' | 'hostZone'>;

function american(competition: string, play: Play): Timetable {
  return { zone: EASTERN, hostZone: homeZones(competition), ...play };
}

/** Games at the same times where they are played. */
function atHost(days: readonly number[], games: number, at: readonly string[]): KickOffs {
  return { days, at, games, clock: 'host' };
}

/** Games at times that television chose, in the East. */
function onAir(days: readonly number[], games: number, at: readonly string[]): KickOffs {
  return { days, at, games, clock: 'league' };
}

const SUNDAY_AND_MONDAY_NIGHT = [onAir([SUNDAY], 1, ['20:20']), onAir([MONDAY], 1, ['20:15'])];

/** The week of Thanksgiving, of which Detroit and Dallas host two games by custom. */
const THANKSGIVING_WEEK: readonly KickOffs[] = [
  { ...onAir([THURSDAY], 2, ['12:30', '16:30']), hosts: ['DET', 'DAL'] },
  onAir([THURSDAY], 1, ['20:20']),
  onAir([FRIDAY], 1, ['15:00']),
  { ...onAir([SUNDAY], 10, ['13:00']), west: ['16:05', '16:25'] },
  ...SUNDAY_AND_MONDAY_NIGHT,
];

/** Thursday, Sunday and Monday. College keeps football in play at night; it helps while colleges wait for their Saturday. */
export const nflTimetable = american('nfl', {
  kickOffs: [
    onAir([THURSDAY], 1, ['20:15']),
    { ...onAir([SUNDAY], 13, ['13:00']), west: ['16:05', '16:25'] },
    ...SUNDAY_AND_MONDAY_NIGHT,
  ],
  ownKickOffs: (tuesday) => (weeksToThanksgiving(tuesday) === 0 ? THANKSGIVING_WEEK : undefined),
  playOffs: [
    {
      name: 'Wild Card Round',
      dates: [['01-11', '01-18']],
      sides: 14,
      kickOffs: [
        onAir([SATURDAY], 2, ['16:30', '20:15']),
        onAir([SUNDAY], 3, ['15:00', '16:30', '20:15']),
        onAir([MONDAY], 1, ['20:15']),
      ],
    },
    {
      name: 'Divisional Round',
      dates: [['01-19', '01-25']],
      sides: 8,
      kickOffs: [onAir([SATURDAY, SUNDAY], 2, ['16:30', '20:15'])],
    },
    {
      name: 'Conference Championships',
      dates: [['01-26', '02-01']],
      sides: 4,
      kickOffs: [onAir([SUNDAY], 2, ['15:00', '18:30'])],
    },
    {
      name: 'Final',
      dates: [['02-02', '02-14']],
      sides: 2,
      kickOffs: [onAir([SUNDAY], 1, ['18:30'])],
    },
  ],
  listedDays: 8,
  inPlay: [
    { ...AFTERNOON_AND_EVENING, games: 1 },
    { ...ALWAYS_ONE, days: [SATURDAY] },
  ],
});

/** Saturday in college: late where the sun sets late. */
function collegeSaturday(games: number): KickOffs {
  return {
    ...onAir([SATURDAY], games, ['12:00', '15:30', '19:00', '19:30']),
    west: ['16:00', '19:30', '22:30'],
  };
}

/** Many play on the day after Thanksgiving. */
const COLLEGE_THANKSGIVING: readonly KickOffs[] = [
  onAir([THURSDAY], 1, ['19:30']),
  onAir([FRIDAY], 3, ['12:00', '15:30', '19:30']),
  collegeSaturday(12),
];

export const ncaafTimetable = american('ncaaf', {
  kickOffs: [onAir([THURSDAY], 1, ['19:30']), onAir([FRIDAY], 1, ['20:00']), collegeSaturday(14)],
  ownKickOffs: (tuesday) => (weeksToThanksgiving(tuesday) === 0 ? COLLEGE_THANKSGIVING : undefined),
  listedDays: 8,
  inPlay: [ALWAYS_ONE],
});

/** Of seven games, with a day between any two of them. */
const BEST_OF_SEVEN = 'H.H.A.A.H.A.H';

/** Rounds of seven games that two leagues play in the same weeks of spring; facts but for a day or two. */
function springPlayOffs(
  [first, second, third, final]: readonly [string, string, string, string],
  at: readonly string[],
): readonly PlayOffRound[] {
  const round = (name: string, dates: PlayOffRound['dates'], sides: number, series = BEST_OF_SEVEN) => {
    return { name, dates, sides, series, kickOffs: [atHost(EVERY_DAY, Math.ceil(sides / 4), at)] };
  };
  return [
    round(first, [['04-16', '05-02']], 16),
    round(second, [['05-03', '05-17']], 8),
    round(third, [['05-18', '06-01']], 4),
    round(final, [['06-02', '06-20']], 2, 'H..H..A.A..H..A..H'),
  ];
}

export const nbaTimetable = american('nba', {
  kickOffs: [
    atHost([MONDAY, SATURDAY], 8, ['19:00', '19:30']),
    atHost([TUESDAY, THURSDAY], 5, ['19:30']),
    atHost([WEDNESDAY, FRIDAY], 9, ['19:00', '19:30']),
    atHost([SUNDAY], 5, ['15:30', '18:00', '19:00']),
  ],
  playOffs: springPlayOffs(
    ['First Round', 'Conference Semifinals', 'Conference Finals', 'Finals'],
    ['19:00', '20:30'],
  ),
  listedDays: 3,
  inPlay: [ALWAYS_TWO],
});

export const wnbaTimetable = american('wnba', {
  kickOffs: [
    atHost([TUESDAY, THURSDAY], 3, ['19:00', '19:30']),
    atHost([WEDNESDAY], 2, ['19:00']),
    atHost([FRIDAY], 3, ['19:30']),
    atHost([SATURDAY], 2, ['13:00', '20:00']),
    atHost([SUNDAY], 4, ['13:00', '15:00', '18:00']),
  ],
  playOffs: [
    {
      name: 'First Round',
      dates: [['09-13', '09-19']],
      sides: 8,
      series: 'H.A.H',
      kickOffs: [atHost(EVERY_DAY, 2, ['19:00', '19:30'])],
    },
    {
      name: 'Semifinals',
      dates: [['09-20', '09-30']],
      sides: 4,
      series: 'H.H.A.A.H',
      kickOffs: [atHost(EVERY_DAY, 1, ['19:30'])],
    },
    {
      name: 'Finals',
      dates: [['10-01', '10-15']],
      sides: 2,
      series: BEST_OF_SEVEN,
      kickOffs: [atHost(EVERY_DAY, 1, ['19:30'])],
    },
  ],
  listedDays: 8,
  inPlay: [ALWAYS_ONE],
});

/** A round of single games on two days. */
function knockOut(
  name: string,
  dates: PlayOffRound['dates'],
  sides: number,
  at: readonly string[],
): PlayOffRound {
  return { name, dates, sides, series: 'H', kickOffs: [atHost(EVERY_DAY, Math.ceil(sides / 4), at)] };
}

export const ncaabTimetable = american('ncaab', {
  kickOffs: [
    atHost([MONDAY, THURSDAY], 2, ['19:00', '20:00']),
    atHost([TUESDAY, WEDNESDAY], 5, ['19:00', '20:00', '21:00']),
    atHost([FRIDAY], 1, ['19:00']),
    atHost([SATURDAY], 8, ['12:00', '14:00', '16:00', '18:00', '20:00']),
    atHost([SUNDAY], 3, ['13:00', '15:00']),
  ],
  playOffs: [
    knockOut('Round of 16', [['03-19', '03-25']], 16, ['12:00', '14:30', '19:00', '21:00']),
    knockOut('Quarterfinals', [['03-26', '04-02']], 8, ['19:00', '21:00']),
    knockOut('Semifinals', [['04-03', '04-05']], 4, ['18:00']),
    knockOut('Final', [['04-06', '04-07']], 2, ['21:00']),
  ],
  listedDays: 3,
  inPlay: [{ ...AFTERNOON_AND_EVENING, games: 1 }],
});

/** Its rounds of October; facts but for a day or two. */
const OCTOBER: readonly PlayOffRound[] = [
  {
    name: 'Wild Card Series',
    dates: [['09-30', '10-04']],
    sides: 12,
    series: 'HHH',
    kickOffs: [atHost(EVERY_DAY, 4, ['13:08', '15:08', '16:08', '19:08'])],
  },
  {
    name: 'Division Series',
    dates: [['10-05', '10-14']],
    sides: 8,
    series: 'HH.AA.H',
    kickOffs: [atHost(EVERY_DAY, 4, ['13:08', '15:08', '16:08', '19:08'])],
  },
  {
    name: 'League Championship Series',
    dates: [['10-15', '10-25']],
    sides: 4,
    series: 'HH.AAA.HH',
    kickOffs: [atHost(EVERY_DAY, 2, ['16:08', '19:08'])],
  },
  {
    name: 'Final',
    dates: [['10-26', '11-03']],
    sides: 2,
    series: 'HH.AAA.HH',
    kickOffs: [atHost(EVERY_DAY, 1, ['19:08'])],
  },
];

export const mlbTimetable = american('mlb', {
  kickOffs: [
    atHost([MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY], 13, ['18:40', '19:05', '19:10']),
    atHost([SATURDAY], 13, ['13:05', '16:05', '18:10', '19:15']),
    atHost([SUNDAY], 13, ['13:10', '13:35', '14:10']),
  ],
  playOffs: OCTOBER,
  listedDays: 7,
  inPlay: [ALWAYS_ONE, { ...AFTERNOON_AND_EVENING, games: 2 }],
});

export const nhlTimetable = american('nhl', {
  kickOffs: [
    atHost([MONDAY, WEDNESDAY, FRIDAY], 4, ['19:00', '19:30']),
    atHost([TUESDAY, THURSDAY, SATURDAY], 11, ['19:00', '19:30']),
    atHost([SUNDAY], 4, ['13:00', '17:00', '19:00']),
  ],
  playOffs: springPlayOffs(['First Round', 'Second Round', 'Conference Finals', 'Final'], ['19:00', '19:30']),
  listedDays: 3,
  inPlay: [ALWAYS_TWO],
});

export const mlsTimetable = american('mls', {
  kickOffs: [
    atHost([WEDNESDAY], 2, ['19:30']),
    atHost([SATURDAY], 11, ['19:30']),
    atHost([SUNDAY], 2, ['16:00', '19:00']),
  ],
  playOffs: [
    {
      name: 'Round One',
      dates: [['10-24', '11-10']],
      sides: 16,
      series: 'H......A......H',
      kickOffs: [atHost(EVERY_DAY, 4, ['18:00', '20:00'])],
    },
    {
      name: 'Conference Semifinals',
      dates: [['11-11', '11-24']],
      sides: 8,
      kickOffs: [atHost([SATURDAY], 2, ['16:30', '19:30']), atHost([SUNDAY], 2, ['16:00', '19:00'])],
    },
    {
      name: 'Conference Finals',
      dates: [['11-25', '12-01']],
      sides: 4,
      kickOffs: [atHost([SATURDAY, SUNDAY], 1, ['19:00'])],
    },
    {
      name: 'Final',
      dates: [['12-02', '12-08']],
      sides: 2,
      kickOffs: [atHost([SATURDAY], 1, ['16:00'])],
    },
  ],
  listedDays: 8,
  inPlay: [ALWAYS_TWO],
});
