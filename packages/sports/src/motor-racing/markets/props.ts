import { type Band, bands } from '../../kit/bands.ts';
import { columnMeasure } from '../../kit/columns.ts';
import { realValue } from '../../kit/contest.ts';
import { fieldOf } from '../../kit/field.ts';
import { CAME_TRUE, NEVER_STARTED, playerKey, yesAndNo } from '../../kit/field-markets.ts';
import { asPositiveLine, type MarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { actual } from '../actual.ts';
import {
  classifiedCars,
  poleOf,
  poleWins,
  type RaceMeasure,
  winnerGrid,
  winningMargin,
} from '../measures.ts';
import type { RaceOutcomes } from '../outcomes.ts';
import { type RaceState, runningOrder } from '../state.ts';
import { finishSentence, marginSentence, poleSentence, winnerGridSentence } from '../words.ts';
import { isAbsent, isClassificationKnown, isOver, mostClassified } from './known.ts';

type RaceKind = MarketKind<RaceState, RaceOutcomes>;

/** pole: who is fastest in qualifying. */
const pole: RaceKind = {
  head: 'pole',
  build: (args, sides) =>
    args.length === 0
      ? {
          type: 'OUTRIGHT',
          classification: 'leader',
          name: 'Pole Position',
          family: 'pole',
          measure: poleOf(0),
          winners: 1,
          selections: fieldOf(sides).map(({ name }, car) => ({
            key: playerKey(car),
            type: 'OTHER' as const,
            name,
            measure: poleOf(car),
            grade: (value) => (value === NEVER_STARTED ? PUSH : value === CAME_TRUE ? WIN : LOSS),
          })),
        }
      : undefined,
  isDecided: (_args, { phase }) => phase !== 'pre-game',
  explain: ({ state }) => poleSentence(state),
};

/** pole-wins: whether the fastest in qualifying wins the race; void if that car does not start. */
const poleToWin: RaceKind = {
  head: 'pole-wins',
  build: (args) =>
    args.length === 0
      ? {
          type: 'YES_NO',
          classification: 'props',
          name: 'Pole Sitter to Win the Race',
          family: 'pole-wins',
          measure: poleWins,
          winners: 1,
          selections: yesAndNo(),
        }
      : undefined,
  isDecided: (_args, state) =>
    isOver(state) || state.cars.some(({ grid }, car) => grid === 1 && isAbsent(state, car)),
  explain: ({ state }) => {
    const winner = isOver(state) ? `; ${finishSentence(state, runningOrder(state)[0] ?? 0)}` : '';
    return `${poleSentence(state)}${winner}`;
  },
};

const SEATS: readonly (Band & { readonly key: string; readonly name: string })[] = [
  { key: '1', from: 1, to: 1, name: 'Pole Position' },
  { key: '2', from: 2, to: 2, name: '2nd on the Grid' },
  { key: '3', from: 3, to: 3, name: '3rd on the Grid' },
  { key: '4-6', from: 4, to: 6, name: '4th to 6th' },
  { key: '7-10', from: 7, to: 10, name: '7th to 10th' },
  { key: '11-up', from: 11, to: Number.POSITIVE_INFINITY, name: '11th or Lower' },
];

const GAPS: readonly (Band & { readonly key: string; readonly name: string })[] = bands(0, 2, 5, 10, 20).map(
  ({ from, to }) => {
    const end = to + 1;
    if (!Number.isFinite(end)) return { key: `${from}-up`, from, to, name: `${from} Seconds or More` };
    return {
      key: `${from}-${end}`,
      ...{ from, to },
      name: from === 0 ? `Under ${end} Seconds` : `${from} to ${end} Seconds`,
    };
  },
);

/** winner-grid: from which place of the grid the winner started. */
const gridOfWinner: RaceKind = ofBands(
  'winner-grid',
  "Winner's Starting Position",
  SEATS,
  winnerGrid,
  winnerGridSentence,
);

/** margin: how far the second is behind the first. */
const margin: RaceKind = ofBands('margin', 'Winning Margin', GAPS, winningMargin, marginSentence);

/** In which of some stretches something falls, once the race is over. */
function ofBands(
  head: string,
  name: string,
  all: readonly (Band & { readonly key: string; readonly name: string })[],
  measure: RaceMeasure,
  explain: (state: RaceState) => string,
): RaceKind {
  return {
    head,
    build: (args) =>
      args.length === 0
        ? {
            type: 'OTHER',
            classification: 'props',
            name,
            family: head,
            measure,
            winners: 1,
            selections: all.map(
              (band): SelectionRule => ({
                key: band.key,
                type: 'EXACTLY',
                name: band.name,
                grade: winWhere((value) => value >= band.from && value <= band.to),
              }),
            ),
          }
        : undefined,
    isDecided: (_args, state) => isOver(state),
    explain: ({ state }) => explain(state),
  };
}

/** classified-cars:<line>: how many cars do nine tenths of the distance. */
const classifiedCount: RaceKind = {
  head: 'classified-cars',
  build(args) {
    const line = args.length === 1 ? asPositiveLine(args[0]) : undefined;
    if (line === undefined) return undefined;
    return {
      type: 'TOTAL',
      classification: 'props',
      name: 'Total Classified Cars',
      family: 'classified-cars',
      measure: classifiedCars,
      winners: 1,
      selections: overUnder(line),
    };
  },
  // Who is not classified never will be: under a line that cannot be reached any more is won.
  isDecided: ([line], state) =>
    isOver(state) ||
    mostClassified(state) < Number(line) ||
    state.cars.every((_, car) => isClassificationKnown(state, car)),
  explain({ state, outcomes }) {
    const count = realValue(classifiedCars, outcomes);
    return isOver(state) ? `${count} cars were classified` : `No more than ${count} cars can be classified`;
  },
};

/** safety-car: whether it comes out in the race. */
const safetyCar: RaceKind = yesNo<RaceState, RaceOutcomes>('safety-car', actual, (args) =>
  args.length === 0
    ? {
        name: 'Safety Car during the Race',
        classification: 'props',
        isOver,
        standsOnceSeen: true,
        happens: columnMeasure('safety-car', ({ safetyCar: column }) => column),
        yes: 'The safety car came out',
        no: 'There was no safety car',
      }
    : undefined,
);

export const propKinds: readonly RaceKind[] = [
  pole,
  poleToWin,
  gridOfWinner,
  margin,
  classifiedCount,
  safetyCar,
];
