import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { countryName } from '../../countries.ts';
import { normal } from '../../pick.ts';
import { type League, type LeagueSide, sideOf } from '../league.ts';
import { golfers } from '../players/golfers.ts';
import { inventedPlayers } from '../players/invented.ts';
import { rating } from '../ratings.ts';
import { golfTimetable } from '../timetables/worldwide.ts';
import { namedEvents } from './named-events.ts';

/** Tournaments of a tour that does not exist. */
const TOURNAMENTS = namedEvents('fairway-tour', [
  'Cedar Lake Open',
  'Harbor Point Classic',
  'Saltmarsh Championship',
  'Juniper Ridge Invitational',
  'Kestrel Bay Open',
  'Old Quarry Masters',
  'Silver Birch Trophy',
  'Lantern Head Championship',
  'Bluestem Prairie Open',
  'Whitecap Dunes Classic',
  'Painted Canyon Open',
  'Fox Hollow Invitational',
]);

const PLAYERS: readonly LeagueSide[] = Object.entries(golfers).flatMap(([country, names]) =>
  inventedPlayers(
    'ft',
    names.map((name) => [name, country]),
  )
    .flat()
    .map((side) => ({ ...side, team: countryName(country) ?? '' })),
);

/** How much of the logarithm of the chance to win a deviation of rating is worth. */
const LOG_PER_RATING = 0.85;
/** How much somebody's week differs from another. */
const WEEK = 0.35;

/** Golf on a tour of its own: 96 players a week, all but the last month of the year. */
export const fairwayTour: League = {
  sport: { slug: 'golf', name: 'Golf' },
  organization: { slug: 'international', name: 'International' },
  competition: { slug: 'fairway-tour', name: 'Fairway Tour' },
  sides: TOURNAMENTS,
  field: {
    side: fieldSide(),
    of: (event, startsAtMs) => fieldOf(event.id, startsAtMs).map(({ side }) => sideOf(side)),
  },
  dates: [['01-01', '11-30']],
  timetable: golfTimetable,
  liveGames: 1,
  listedEveryHours: 12,
  lines: ({ home }, startsAtMs) => {
    const weights = fieldOf(home.id, startsAtMs).map(({ weight }) => weight);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { fieldWinProbabilities: weights.map((weight) => rounded(weight / sum)) };
  },
};

/** The field of a tournament, the best first, with weights in the proportions of their chances. */
function fieldOf(
  eventId: string,
  startsAtMs: number,
): { readonly side: LeagueSide; readonly weight: number }[] {
  return PLAYERS.map((side) => {
    const week = normal(new Random(hash(`${eventId} ${startsAtMs} ${side.id}`)));
    return { side, weight: Math.exp(LOG_PER_RATING * rating(side, startsAtMs) + WEEK * week) };
  }).sort((one, other) => other.weight - one.weight);
}

/** To a hundred-thousandth, and never none. */
function rounded(chance: number): number {
  return Math.max(1, Math.round(chance * 100_000)) / 100_000;
}

function fieldSide(): LeagueSide {
  return {
    id: 'fairway-tour-field',
    name: 'The Field',
    mediumName: 'The Field',
    abbreviation: 'FLD',
    primaryColour: '#166534',
    secondaryColour: '#fef9c3',
  };
}
