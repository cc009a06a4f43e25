import { fieldOf } from '../kit/field.ts';
import { Offers } from '../kit/offers.ts';
import type { MarketOffer, Sides } from '../sport.ts';
import { raceMarkets } from './markets/market-book.ts';
import type { RaceOutcomes } from './outcomes.ts';
import type { RaceState } from './state.ts';

/** Podium, and where there are points. */
export const TOPS = [
  { count: 3, header: 'Podium' },
  { count: 6, header: 'Top 6' },
  { count: 10, header: 'Points' },
] as const;

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
  for (const pair of pairs(state)) offers.add(`matchup:${pair.join(':')}`, false);
  state.cars.forEach(({ status }, car) => {
    if (status === 'in') offers.add(`classified:${car}`, false);
  });
  return offers.all();
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
