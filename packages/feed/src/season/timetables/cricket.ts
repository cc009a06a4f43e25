import type { Side } from '@fairline/sports/sport.ts';
import { ALL_DAY, EVERY_DAY, type KickOffs, SATURDAY, SUNDAY, type Timetable } from '../timetable.ts';

const SUMMER_OF_THE_NORTH = [4, 5, 6, 7, 8, 9];
const WINTER_OF_THE_NORTH = [9, 10, 11, 12, 1, 2, 3, 4];
/** Where nations receive others, and in which months; elsewhere and at other times matches are played on the Gulf. */
const HOMES: Readonly<Record<string, readonly [zone: string, months: readonly number[]]>> = {
  AFG: ['Asia/Dubai', WINTER_OF_THE_NORTH],
  AUS: ['Australia/Sydney', [8, 9, 10, 11, 12, 1, 2, 3]],
  BAN: ['Asia/Dhaka', WINTER_OF_THE_NORTH],
  CAN: ['America/Toronto', SUMMER_OF_THE_NORTH],
  ENG: ['Europe/London', SUMMER_OF_THE_NORTH],
  IND: ['Asia/Kolkata', WINTER_OF_THE_NORTH],
  IRE: ['Europe/Dublin', SUMMER_OF_THE_NORTH],
  NAM: ['Africa/Windhoek', WINTER_OF_THE_NORTH],
  NED: ['Europe/Amsterdam', SUMMER_OF_THE_NORTH],
  NEP: ['Asia/Kathmandu', WINTER_OF_THE_NORTH],
  NZ: ['Pacific/Auckland', [11, 12, 1, 2, 3]],
  OMA: ['Asia/Muscat', WINTER_OF_THE_NORTH],
  PAK: ['Asia/Karachi', WINTER_OF_THE_NORTH],
  SA: ['Africa/Johannesburg', WINTER_OF_THE_NORTH],
  SCO: ['Europe/London', SUMMER_OF_THE_NORTH],
  SL: ['Asia/Colombo', [1, 2, 3, 6, 7, 8, 11, 12]],
  UAE: ['Asia/Dubai', WINTER_OF_THE_NORTH],
  USA: ['America/New_York', SUMMER_OF_THE_NORTH],
  WI: ['America/Barbados', [1, 3, 5, 6, 7, 8, 11, 12]],
  ZIM: ['Africa/Harare', WINTER_OF_THE_NORTH],
};

function homeOf({ abbreviation }: Side, month: number): string | undefined {
  const [zone, months] = HOMES[abbreviation] ?? [];
  return months?.includes(month) ? zone : undefined;
}

const ORDER = new Map(Object.keys(HOMES).map((abbreviation, place) => [abbreviation, place]));

/** Nations by turns: who plays twenty overs today plays fifty tomorrow, so that nobody plays both on one day. */
function inTurn(first: 0 | 1): Timetable['mayPlay'] {
  return ({ abbreviation }, day) => ((ORDER.get(abbreviation) ?? 0) + day) % 2 === first;
}

function international(first: 0 | 1, kickOffs: KickOffs): Timetable {
  return {
    zone: 'UTC',
    hostZone: homeOf,
    neutralZone: 'Asia/Dubai',
    mayPlay: inTurn(first),
    kickOffs: [kickOffs],
    listedDays: 3,
    inPlay: [{ ...ALL_DAY, games: 1 }],
  };
}

export const twentyOversTimetable = international(0, {
  days: EVERY_DAY,
  at: ['14:00', '18:30'],
  games: 2,
  clock: 'host',
});

/** A match of a day: from two in the afternoon into the night. */
export const fiftyOversTimetable = international(1, {
  days: EVERY_DAY,
  at: ['14:00'],
  games: 2,
  clock: 'host',
});

const WEEKDAYS = EVERY_DAY.filter((day) => day !== SATURDAY && day !== SUNDAY);

/** One match an evening, two on days at the weekend. */
function league(zone: string, evening: string, afternoon: string): Timetable {
  return {
    zone,
    kickOffs: [
      { days: WEEKDAYS, at: [evening], games: 1, clock: 'league' },
      { days: [SATURDAY, SUNDAY], at: [afternoon, evening], games: 2, clock: 'league' },
    ],
    listedDays: 5,
    inPlay: [{ from: '12:00', until: '23:00', games: 1 }],
  };
}

export const indianPremierLeagueTimetable = league('Asia/Kolkata', '19:30', '15:30');
export const bigBashTimetable = league('Australia/Sydney', '19:15', '16:00');
