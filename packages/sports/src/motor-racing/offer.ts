import { countLines } from '../kit/families.ts';
import { fieldOf } from '../kit/field.ts';
import { teamsOf } from '../kit/field-teams.ts';
import { Offers } from '../kit/offers.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { raceMarkets } from './markets/market-book.ts';
import { classifiedCars } from './measures.ts';
import type { RaceOutcomes } from './outcomes.ts';
import type { RaceState } from './state.ts';

/** Podium, and where there are points. */
export const TOPS = [
  { count: 3, header: 'Podium' },
  { count: 6, header: 'Top 6' },
  { count: 10, header: 'Points' },
] as const;

const GROUP = 4;
const AROUND_CLASSIFIED = 2;
const CLASSIFIED = countLines('classified-cars', classifiedCars);

/** The markets to offer from here; decided ones are left out. Far off the outrights alone. */
export function offer(
  state: RaceState,
  outcomes: RaceOutcomes,
  sides: Sides,
): readonly MarketOffer<RaceOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers<RaceState, RaceOutcomes>(raceMarkets, state, outcomes, sides);
  offers.addAll(['winner', ...TOPS.map(({ count }) => `top:${count}`)]);
  offers.add('fastest', false);
  offers.add('team', false);
  for (const key of ['pole', 'without:0', 'fastest-team']) offers.addOpen(key);
  for (const pair of pairs(state)) offers.add(`matchup:${pair.join(':')}`, false);
  state.cars.forEach(({ status }, car) => {
    if (status === 'in') offers.add(`classified:${car}`, false);
  });
  for (const group of groups(state)) offers.addOpen(`group:${group.join(':')}`);
  for (const key of constructorKeys(sides)) offers.addOpen(key);
  for (const key of ['pole-wins', 'winner-grid', 'margin', 'safety-car']) offers.addOpen(key);
  offers.addLines(CLASSIFIED, AROUND_CLASSIFIED);
  return offers.all();
}

/** Match bets of neighbours, whose cars are about as good, and what comes true of both cars of each. */
function constructorKeys(sides: Sides): string[] {
  const teams = teamsOf(sides);
  return [
    ...teams.slice(1).map((_, team) => `team-matchup:${team}:${team + 1}`),
    ...['team-top:3', 'team-top:10', 'team-classified'].flatMap((head) =>
      teams.map((_, team) => `${head}:${team}`),
    ),
  ];
}

/** Four neighbours of the field each. */
function groups({ cars }: RaceState): number[][] {
  return Array.from({ length: Math.floor(cars.length / GROUP) }, (_, at) =>
    Array.from({ length: GROUP }, (_, place) => GROUP * at + place),
  ).filter((group) => group.every((car) => cars[car]?.status !== 'absent'));
}

/** Those of one constructor against each other, and neighbours of the field, who are about as fast. */
function pairs({ sides, cars }: RaceState): number[][] {
  const field = fieldOf(sides);
  const mates = field.flatMap(({ team }, car) => {
    const mate = field.findIndex((other, at) => at > car && team !== undefined && other.team === team);
    return mate < 0 ? [] : [[car, mate]];
  });
  const neighbours = Array.from({ length: field.length >> 1 }, (_, at) => [2 * at, 2 * at + 1]);
  const isMates = ([one, other]: number[]) => mates.some((pair) => pair[0] === one && pair[1] === other);
  return [...mates, ...neighbours.filter((pair) => !isMates(pair))].filter((pair) =>
    pair.every((car) => cars[car]?.status === 'in'),
  );
}
