import { fieldOf } from '../../kit/field.ts';
import { groupBetting, winnerWithout } from '../../kit/field-best.ts';
import { type FieldWords, matchup, ofPlayer, outrights, playerKey } from '../../kit/field-markets.ts';
import { type MarketKind, winWhere } from '../../kit/kind.ts';
import { marketBook } from '../../kit/market-book.ts';
import { actual } from '../actual.ts';
import { classifiedOf, fastestLap } from '../measures.ts';
import type { RaceOutcomes } from '../outcomes.ts';
import type { RaceState } from '../state.ts';
import { fastestSentence, finishSentence } from '../words.ts';
import { constructorKinds } from './constructors.ts';
import { isAbsent, isClassificationKnown, isOver } from './known.ts';
import { propKinds } from './props.ts';

type RaceKind = MarketKind<RaceState, RaceOutcomes>;

const words: FieldWords<RaceState> = {
  isOver,
  isAbsent,
  // A car that runs has done more laps than any that stopped, and is before it wherever it stops itself.
  areParted: ({ cars }, players) => players.filter((car) => cars[car]?.status === 'in').length <= 1,
  finish: finishSentence,
  winnerName: 'Race Winner',
  topName: (count) =>
    count === 3 ? 'Podium Finish' : count === 10 ? 'Points Finish (Top 10)' : `Top ${count} Finish`,
  teamName: 'Winning Constructor',
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
          measure: fastestLap,
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
  measure: classifiedOf,
  isOver: (state, car) => isOver(state) || isClassificationKnown(state, car),
  explain: finishSentence,
});

export const raceMarkets = marketBook<RaceState, RaceOutcomes>(
  [
    ...outrights<RaceState, RaceOutcomes>(words),
    matchup(words),
    groupBetting(words),
    winnerWithout(words),
    fastest,
    classified,
    ...constructorKinds,
    ...propKinds,
  ],
  actual,
);
