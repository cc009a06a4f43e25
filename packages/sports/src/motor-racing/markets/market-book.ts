import { ABSENT, fieldOf } from '../../kit/field.ts';
import {
  CAME_TRUE,
  DID_NOT,
  type FieldWords,
  matchup,
  NEVER_STARTED,
  ofPlayer,
  outrights,
  playerKey,
} from '../../kit/field-markets.ts';
import { type MarketKind, winWhere } from '../../kit/kind.ts';
import { marketBook } from '../../kit/market-book.ts';
import type { Measure } from '../../sport.ts';
import { actual } from '../actual.ts';
import { type RaceOutcomes, UNCLASSIFIED } from '../outcomes.ts';
import { CLASSIFIED_LAPS } from '../rules.ts';
import type { RaceState } from '../state.ts';
import { fastestSentence, finishSentence } from '../words.ts';

type RaceKind = MarketKind<RaceState, RaceOutcomes>;

const isOver = ({ phase }: RaceState): boolean => phase === 'final';

const words: FieldWords<RaceState> = {
  isOver,
  isAbsent: ({ cars }, car) => cars[car]?.status === 'absent',
  finish: finishSentence,
  winnerName: 'Race Winner',
  topName: (count) =>
    count === 3 ? 'Podium Finish' : count === 10 ? 'Points Finish (Top 10)' : `Top ${count} Finish`,
  teamName: 'Winning Constructor',
};

const fastestMeasure: Measure<RaceOutcomes> = {
  key: 'fastest',
  bind: (outcomes) => (index) => outcomes.fastest[index] ?? 0,
};

/** fastest: who drives the fastest lap of the race. */
const fastest: RaceKind = {
  head: 'fastest',
  build: (args, sides) =>
    args.length === 0
      ? {
          type: 'OUTRIGHT',
          classification: 'leader',
          name: 'Fastest Lap',
          family: 'fastest',
          measure: fastestMeasure,
          winners: 1,
          selections: fieldOf(sides).map(({ name }, car) => ({
            key: playerKey(car),
            type: 'OTHER' as const,
            name,
            grade: winWhere((found) => found === car),
          })),
        }
      : undefined,
  isDecided: (_args, state) => isOver(state),
  explain: ({ state }) => fastestSentence(state),
};

/** classified:<car>: whether a car does nine tenths of the distance. */
const classified: RaceKind = ofPlayer('classified', {
  classification: 'finish',
  name: ({ name }) => `${name} to Be Classified`,
  measure: (car) => ({
    key: `classified:${car}`,
    bind: (outcomes) => {
      const ranks = outcomes.ranks[car];
      return (index) => {
        const rank = ranks?.[index] ?? ABSENT;
        return rank === ABSENT ? NEVER_STARTED : rank < UNCLASSIFIED ? CAME_TRUE : DID_NOT;
      };
    },
  }),
  isOver: (state, car) => isOver(state) || isKnown(state, car),
  explain: finishSentence,
});

/** A car that stopped, never started, or is far enough whatever happens. */
function isKnown({ cars }: RaceState, number: number): boolean {
  const car = cars[number];
  return car !== undefined && (car.status !== 'in' || car.laps >= CLASSIFIED_LAPS);
}

export const raceMarkets = marketBook<RaceState, RaceOutcomes>(
  [...outrights<RaceState, RaceOutcomes>(words), matchup(words), fastest, classified],
  actual,
);
