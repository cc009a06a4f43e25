import type { League } from '../league.ts';
import { roundRobinWeek } from '../round-robin.ts';
import { primeraFutsalTimetable } from '../timetables/european.ts';
import { type ClubRow, clubs } from './clubs.ts';
import { goalLines } from './goal-lines.ts';

const NORTH: readonly ClubRow[] = [
  ['BAR', 'Barça', 'FC Barcelona Futsal', '#a50044', '#004d98'],
  ['INT', 'Inter', 'Inter FS', '#00a651', '#003b7c'],
  ['ISC', 'Santa Coloma', 'FS Santa Coloma', '#e2001a', '#1d1d1b'],
  ['NOI', 'Noia', 'Noia Portus Apostoli', '#0b7a3b', '#ffffff'],
  ['OSM', 'Osasuna', 'CA Osasuna Magna', '#d91a21', '#0a346f'],
  ['PEN', 'Peñíscola', 'Peñíscola FS', '#f39200', '#00427a'],
  ['PAL', 'Palma', 'Illes Balears Palma Futsal', '#009640', '#e30613'],
  ['RNV', 'Ribera Navarra', 'Ribera Navarra FS', '#f58220', '#231f20'],
];

const SOUTH: readonly ClubRow[] = [
  ['ALZ', 'Alzira', 'Family Cash Alzira FS', '#6d2077', '#ffffff'],
  ['BET', 'Betis', 'Real Betis Futsal', '#0bb363', '#ffffff'],
  ['CAR', 'Cartagena', 'Jimbee Cartagena', '#d0021b', '#101820'],
  ['COR', 'Córdoba', 'Córdoba Patrimonio de la Humanidad', '#006b3f', '#ffffff'],
  ['ELP', 'ElPozo', 'ElPozo Murcia', '#e30613', '#ffffff'],
  ['JAE', 'Jaén', 'Jaén Paraíso Interior', '#fdc300', '#6b2c91'],
  ['MAN', 'Manzanares', 'Manzanares FS', '#2a6ebb', '#ffffff'],
  ['VAL', 'Valdepeñas', 'Viña Albali Valdepeñas', '#4b2e83', '#c5b358'],
];

export const primeraFutsal: League = {
  sport: { slug: 'futsal', name: 'Futsal' },
  organization: { slug: 'spain', name: 'Spain' },
  competition: { slug: 'primera-division-futsal', name: 'Primera División de Futsal' },
  sides: [clubs('futsal', NORTH), clubs('futsal', SOUTH)],
  dates: [
    ['09-12', '12-23'],
    ['01-07', '06-20'],
  ],
  timetable: primeraFutsalTimetable,
  fixtures: (tuesday) => roundRobinWeek(primeraFutsal, primeraFutsalTimetable, tuesday),
  seasonGames: 30,
  liveGames: 1,
  listedEveryHours: 6,
  // Chosen near what the league has been: six goals and more a game.
  lines: (matchup, startsAtMs, eventId) =>
    goalLines(matchup, startsAtMs, eventId, { goals: 6.1, homeAdvantage: 0.5, spread: 1.4, total: 5.5 }),
};
