import { hash } from '@fairline/sports/kit/hash.ts';
import type { Side } from '@fairline/sports/sport.ts';
import type { Dates } from '../dates.ts';
import { EASTERN } from '../home-zones.ts';
import {
  ALL_DAY,
  EVERY_DAY,
  type KickOffs,
  SATURDAY,
  SUNDAY,
  THURSDAY,
  type Timetable,
  WEDNESDAY,
} from '../timetable.ts';

/** For what is played somewhere at any hour. */
const NOWHERE = 'UTC';
/** Of the leagues of teams few play then; others fill the board. */
const MOST_LEAGUES_REST: Dates = [['06-21', '08-20']];

function alwaysInPlay(games: number): Timetable['inPlay'] {
  return [{ ...ALL_DAY, games }];
}

function kickOffs(days: readonly number[], games: number, ...at: string[]): KickOffs {
  return { days, at, games, clock: 'league' };
}

/** Where the tours of tennis stop, two places a month; what they play besides are their lower stops, at any hour somewhere. */
const STOPS: readonly (readonly [string, string])[] = [
  ['Australia/Melbourne', 'Asia/Hong_Kong'],
  ['Europe/Paris', 'America/Argentina/Buenos_Aires'],
  ['America/Los_Angeles', EASTERN],
  ['Europe/Madrid', 'America/Chicago'],
  ['Europe/Rome', 'Europe/Paris'],
  ['Europe/London', 'Europe/Berlin'],
  ['Europe/London', EASTERN],
  [EASTERN, 'America/Toronto'],
  ['Asia/Shanghai', 'Asia/Tokyo'],
  ['Asia/Shanghai', 'Europe/Vienna'],
  ['Europe/Paris', 'Europe/Rome'],
  ['Australia/Brisbane', 'Australia/Perth'],
];

function stopOf({ id }: Side, month: number): string {
  return STOPS[month - 1]?.[hash(`${id} ${month}`) % 2] ?? NOWHERE;
}

export const tennisTimetable: Timetable = {
  zone: NOWHERE,
  hostZone: stopOf,
  kickOffs: [
    { days: EVERY_DAY, at: ['11:00', '12:30', '14:00', '15:30', '19:00', '20:30'], games: 8, clock: 'host' },
  ],
  listedDays: 2,
  inPlay: alwaysInPlay(3),
};

/** Evenings of a cup in Asia, and halls around the clock. */
export const tableTennisTimetable: Timetable = {
  zone: 'Asia/Shanghai',
  kickOffs: [kickOffs(EVERY_DAY, 6, '15:00', '16:30', '18:00', '19:30', '21:00', '22:00')],
  listedDays: 2,
  inPlay: [...alwaysInPlay(5), { ...ALL_DAY, dates: MOST_LEAGUES_REST, games: 6 }],
};

/** Circuits of three continents: their evenings follow each other. */
export const esportsTimetable: Timetable = {
  zone: NOWHERE,
  kickOffs: [kickOffs(EVERY_DAY, 3, '10:00', '17:00', '23:00')],
  listedDays: 2,
  inPlay: [...alwaysInPlay(4), { ...ALL_DAY, dates: MOST_LEAGUES_REST, games: 5 }],
};

/** A card on Saturday evening, a smaller one in midweek, and a fight about every half-hour of those who are in neither that day. */
export const combatTimetable: Timetable = {
  zone: EASTERN,
  kickOffs: [
    kickOffs([WEDNESDAY], 3, '20:00', '20:30', '21:00'),
    kickOffs([SATURDAY], 8, '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00'),
  ],
  listedDays: 8,
  inPlay: alwaysInPlay(0.4),
};

/** A tournament a week tees off on Thursday; on other days others do, somewhere. */
export const golfTimetable: Timetable = {
  zone: EASTERN,
  kickOffs: [kickOffs([THURSDAY], 1, '07:30')],
  listedDays: 14,
  inPlay: alwaysInPlay(1),
};

export const racingTimetable: Timetable = {
  zone: 'Europe/Rome',
  kickOffs: [kickOffs([SUNDAY], 1, '15:00')],
  listedDays: 14,
  inPlay: alwaysInPlay(1),
};
