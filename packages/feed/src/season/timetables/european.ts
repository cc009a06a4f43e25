import { isIn } from '../dates.ts';
import {
  ALL_DAY,
  FRIDAY,
  type KickOffs,
  MONDAY,
  SATURDAY,
  SUNDAY,
  THURSDAY,
  type Timetable,
} from '../timetable.ts';
import { weekday } from '../zones.ts';

function kickOffs(day: number, games: number, ...at: string[]): KickOffs {
  return { days: [day], at, games, clock: 'league' };
}

/** Most of a round is played on the day after Christmas, whichever of the week it is, the rest next to it. */
function boxingDay(tuesday: number): readonly KickOffs[] | undefined {
  const days = Array.from({ length: 7 }, (_, ahead) => tuesday + ahead);
  const day = days.find((each) => isIn([['12-26', '12-26']], each));
  if (day === undefined) return undefined;
  const next = days.includes(day + 1) ? day + 1 : day - 2;
  return [
    kickOffs(weekday(day), 7, '12:30', '15:00', '15:00', '15:00', '15:00', '17:30', '20:00'),
    kickOffs(weekday(next), 3, '15:00', '17:30', '20:00'),
  ];
}

export const premierLeagueTimetable: Timetable = {
  zone: 'Europe/London',
  kickOffs: [
    kickOffs(FRIDAY, 1, '20:00'),
    kickOffs(SATURDAY, 6, '12:30', '15:00', '15:00', '15:00', '15:00', '17:30'),
    kickOffs(SUNDAY, 2, '14:00', '16:30'),
    kickOffs(MONDAY, 1, '20:00'),
  ],
  ownKickOffs: boxingDay,
  listedDays: 8,
  inPlay: [
    { from: '12:00', until: '22:00', games: 1 },
    // While Spain rests.
    { ...ALL_DAY, dates: [['12-21', '01-03']], games: 1 },
  ],
};

/** In the nights in which America does not keep soccer in play, Spain does. */
export const laLigaTimetable: Timetable = {
  zone: 'Europe/Madrid',
  kickOffs: [
    kickOffs(FRIDAY, 1, '21:00'),
    kickOffs(SATURDAY, 4, '14:00', '16:15', '18:30', '21:00'),
    kickOffs(SUNDAY, 4, '14:00', '16:15', '18:30', '21:00'),
    kickOffs(MONDAY, 1, '21:00'),
  ],
  listedDays: 8,
  inPlay: [
    { from: '12:00', until: '23:30', games: 1 },
    { ...ALL_DAY, days: [SATURDAY], games: 1 },
    {
      ...ALL_DAY,
      dates: [
        ['10-24', '12-21'],
        ['01-03', '02-19'],
      ],
      games: 1,
    },
  ],
};

export const primeraFutsalTimetable: Timetable = {
  zone: 'Europe/Madrid',
  kickOffs: [
    kickOffs(FRIDAY, 2, '20:30', '21:00'),
    kickOffs(SATURDAY, 4, '13:00', '18:00', '18:30', '20:00'),
    kickOffs(SUNDAY, 2, '12:00', '18:00'),
  ],
  listedDays: 8,
  inPlay: [{ ...ALL_DAY, games: 2 }],
};

/** A night of darts on Thursday, and two days of a tournament. */
export const dartsTimetable: Timetable = {
  zone: 'Europe/London',
  kickOffs: [
    kickOffs(THURSDAY, 7, '19:10', '19:40', '20:10', '20:40', '21:10', '21:40', '22:10'),
    kickOffs(SATURDAY, 4, '13:00', '14:00', '19:00', '20:00'),
    kickOffs(SUNDAY, 4, '13:00', '14:00', '19:00', '20:00'),
  ],
  listedDays: 8,
  inPlay: [
    { ...ALL_DAY, games: 2 },
    // Its greatest weeks.
    { ...ALL_DAY, dates: [['12-08', '01-05']], games: 4 },
  ],
};
