import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { normal } from '../../pick.ts';
import { type League, type LeagueSide, sideOf } from '../league.ts';
import { type InventedName, inventedPlayers } from '../players/invented.ts';
import { racingTimetable } from '../timetables/worldwide.ts';
import { namedEvents } from './named-events.ts';

/** Races of a championship that does not exist. */
const RACES = namedEvents('grand-circuit', [
  'Grand Prix of Port Amaro',
  'Grand Prix of Halvard Ring',
  'Grand Prix of the Salt Flats',
  'Grand Prix of Monte Corvo',
  'Grand Prix of Kurenai',
  'Grand Prix of Lakeside Park',
  'Grand Prix of the Twin Rivers',
  'Grand Prix of Val Serrano',
  'Grand Prix of Northgate',
  'Grand Prix of Isla Dorada',
]);

/** Two drivers a constructor, and how good its car is, in deviations. */
const CONSTRUCTORS: readonly {
  readonly name: string;
  readonly car: number;
  readonly drivers: readonly InventedName[];
}[] = [
  {
    name: 'Corvantis',
    car: 1.7,
    drivers: [
      ['Noor Amarillac', 'MAR'],
      ['Jonas Weberling', 'DEU'],
    ],
  },
  {
    name: 'Halden Motorsport',
    car: 1.4,
    drivers: [
      ['Lucien Varrault', 'FRA'],
      ['Mateo Quintavega', 'ESP'],
    ],
  },
  {
    name: 'Scuderia Bravanti',
    car: 1.1,
    drivers: [
      ['Enzo Callegrino', 'ITA'],
      ['Piers Allendale', 'GBR'],
    ],
  },
  {
    name: 'Orbit Racing',
    car: 0.7,
    drivers: [
      ['Kenji Sorahara', 'JPN'],
      ['Tobias Lindqvard', 'SWE'],
    ],
  },
  {
    name: 'Thornhill GP',
    car: 0.2,
    drivers: [
      ['George Haverstock', 'GBR'],
      ['Nico Brandauer', 'AUT'],
    ],
  },
  {
    name: 'Azur Competition',
    car: -0.1,
    drivers: [
      ['Remy Delacombe', 'FRA'],
      ['Hugo Marchetaux', 'MCO'],
    ],
  },
  {
    name: 'Kestrel Engineering',
    car: -0.4,
    drivers: [
      ['Dylan Ockenfels', 'USA'],
      ['Sebastiao Rochaverde', 'BRA'],
    ],
  },
  {
    name: 'Vulcan Works',
    car: -0.8,
    drivers: [
      ['Mika Jarvelainen', 'FIN'],
      ['Yuri Stolvanov', 'BGR'],
    ],
  },
  {
    name: 'Team Solvay Park',
    car: -1.1,
    drivers: [
      ['Arjun Malhavan', 'IND'],
      ['Oskar Fennimoor', 'AUS'],
    ],
  },
  {
    name: 'Northstar',
    car: -1.5,
    drivers: [
      ['Zhen Liangwei', 'CHN'],
      ['Cooper Daltrey-Ross', 'NZL'],
    ],
  },
];

interface Driver {
  readonly side: LeagueSide;
  readonly car: number;
}

const DRIVERS: readonly Driver[] = CONSTRUCTORS.flatMap(({ name, car, drivers }) =>
  inventedPlayers('gc', drivers)
    .flat()
    .map((side) => ({ side: { ...side, team: name }, car })),
);

/** How much of the logarithm of the chance to win a deviation of the car, the driver and the day is worth. */
const LOG_PER = { car: 0.9, driver: 0.45, day: 0.35 } as const;

/** Motor racing: twenty cars, from spring to December. */
export const grandCircuit: League = {
  sport: { slug: 'motor-racing', name: 'Motor Racing' },
  organization: { slug: 'international', name: 'International' },
  competition: { slug: 'grand-circuit', name: 'Grand Circuit' },
  sides: RACES,
  field: {
    side: {
      id: 'grand-circuit-field',
      name: 'The Field',
      mediumName: 'The Field',
      abbreviation: 'FLD',
      primaryColour: '#7f1d1d',
      secondaryColour: '#f4f4f5',
    },
    of: (event, startsAtMs) => fieldOf(event.id, startsAtMs).map(({ side }) => sideOf(side)),
  },
  dates: [['03-01', '12-07']],
  timetable: racingTimetable,
  liveGames: 1,
  listedEveryHours: 12,
  lines: ({ home }, startsAtMs) => {
    const weights = fieldOf(home.id, startsAtMs).map(({ weight }) => weight);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { fieldWinProbabilities: weights.map((weight) => rounded(weight / sum)) };
  },
};

/** The drivers, the best first, with weights in the proportions of their chances to win. */
function fieldOf(
  eventId: string,
  startsAtMs: number,
): { readonly side: LeagueSide; readonly weight: number }[] {
  return DRIVERS.map(({ side, car }) => {
    const driver = normal(new Random(hash(side.id)));
    const day = normal(new Random(hash(`${eventId} ${startsAtMs} ${side.id}`)));
    const weight = Math.exp(LOG_PER.car * car + LOG_PER.driver * driver + LOG_PER.day * day);
    return { side, weight };
  }).sort((one, other) => other.weight - one.weight);
}

/** To a ten-thousandth, and never none. */
function rounded(chance: number): number {
  return Math.max(1, Math.round(chance * 10_000)) / 10_000;
}
