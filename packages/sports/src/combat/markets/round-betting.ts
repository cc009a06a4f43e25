import { differenceOf, pairMeasure } from '../../kit/columns.ts';
import { realValue } from '../../kit/contest.ts';
import { asLine, asSide, winWhere } from '../../kit/kind.ts';
import { SIDES } from '../../kit/sides.ts';
import { mostSelections } from '../../kit/winner.ts';
import { capital } from '../../kit/words.ts';
import { PUSH } from '../../market-definition.ts';
import { asRound, isOver, mayEndIn, roundNumber } from '../contest.ts';
import { countOf, fate, fateAndRound, halfRounds, methodOf, roundOf, winner, winnerOf } from '../measures.ts';
import { KNOCKOUT, MAJORITY, SPLIT, SUBMISSION, UNANIMOUS } from '../outcomes.ts';
import { MOST_ROUNDS } from '../rules.ts';
import type { CombatState } from '../state.ts';
import { asRounds, roundsLeft, upTo } from './rounds.ts';
import { type CombatKind, choice, ruled, yesOrNo } from './ruled.ts';
import { codeOf } from './winner.ts';

const FINISHES = [
  { key: 'ko', words: 'KO, TKO or DQ', method: KNOCKOUT },
  { key: 'sub', words: 'Submission', method: SUBMISSION },
] as const;

function isPast(args: readonly string[], state: CombatState): boolean {
  return !mayEndIn(state, roundNumber(asRound(args[0]) ?? 'r1'));
}

/** win-by-in:<round>:<side>:<ko or sub>: who finishes it in a round, and how. */
export const winByIn: CombatKind = ruled({
  head: 'win-by-in',
  rule(args, sides) {
    const round = asRound(args[0]);
    const side = asSide(args[1]);
    const finish = FINISHES.find(({ key }) => key === args[2]);
    if (round === undefined || side === undefined || finish === undefined || args.length !== 3) {
      return undefined;
    }
    const n = roundNumber(round);
    const name = `${sides[side].mediumName} to Win in Round ${n} by ${finish.words}`;
    return yesOrNo(name, 'round', fateAndRound, (value) => {
      return roundOf(value) === n && winnerOf(value) === codeOf(side) && methodOf(value) === finish.method;
    });
  },
  known: isPast,
});

/** win-within:<round>:<side>: who finishes it in a round or the one before. */
export const winWithin: CombatKind = ruled({
  head: 'win-within',
  rule(args, sides) {
    const round = asRound(args[0]);
    const side = asSide(args[1]);
    if (round === undefined || round === 'r1' || side === undefined || args.length !== 2) return undefined;
    const n = roundNumber(round);
    const name = `${sides[side].mediumName} to Win in Round ${n - 1} or ${n}`;
    return yesOrNo(name, 'round', fateAndRound, (value) => {
      return (roundOf(value) === n || roundOf(value) === n - 1) && winnerOf(value) === codeOf(side);
    });
  },
  known: isPast,
});

/** method-round:<rounds>: how it is finished and in which round, whoever wins. */
export const methodRound: CombatKind = ruled({
  head: 'method-round',
  rule(args) {
    const count = asRounds(args[0]);
    if (count === undefined || args.length !== 1) return undefined;
    return {
      type: 'OTHER',
      classification: 'game',
      name: 'Method and Round',
      measure: fateAndRound,
      winners: 1,
      selections: [
        ...FINISHES.flatMap(({ key, words, method }) =>
          upTo(count).map((n) =>
            choice(
              `${key}-r${n}`,
              `${words} in Round ${n}`,
              (value) => roundOf(value) === n && methodOf(value) === method,
            ),
          ),
        ),
        choice('decision', 'Decision', (value) => roundOf(value) === 0),
      ],
    };
  },
  mayCome: roundsLeft,
});

const DECISIONS = {
  unanimous: { words: 'Unanimous Decision', methods: [UNANIMOUS] },
  split: { words: 'Split or Majority Decision', methods: [SPLIT, MAJORITY] },
} as const;

/** decision-by:<side>:<unanimous or split> */
export const decisionBy: CombatKind = ruled({
  head: 'decision-by',
  rule(args, sides) {
    const side = asSide(args[0]);
    const [, type] = args;
    if (side === undefined || (type !== 'unanimous' && type !== 'split') || args.length !== 2) {
      return undefined;
    }
    const { words, methods } = DECISIONS[type];
    return yesOrNo(`${sides[side].mediumName} by ${words}`, 'player', fate, (value) => {
      return winnerOf(value) === codeOf(side) && methods.some((method) => method === methodOf(value));
    });
  },
});

/** Twice the rounds and 1 more, less than 0 where the away side won; 0 for a draw. */
const winnerAndRounds = pairMeasure(
  'winner-rounds',
  [halfRounds, winner],
  (halves, who) => who * (halves + 1),
);

/** result-total:game:<line>: who wins and whether it lasts longer; a draw gives the stake back, and rounds that nobody can tell. */
export const winnerAndTotal: CombatKind = ruled({
  head: 'result-total',
  rule(args, sides) {
    const line = args[0] === 'game' ? asLine(args[1]) : undefined;
    const isSold = line !== undefined && line > 0 && line < MOST_ROUNDS && !Number.isInteger(line);
    if (!isSold || args.length !== 2) return undefined;
    const isLevel = (value: number) => value === 0 || countOfRounds(value) === line;
    return {
      type: 'OTHER',
      classification: 'game',
      name: `Winner and Total Rounds ${line}`,
      measure: winnerAndRounds,
      winners: 1,
      selections: SIDES.flatMap((side) =>
        (['over', 'under'] as const).map((way) => {
          const won = winWhere(
            (value) => value > 0 === (side === 'home') && countOfRounds(value) > line === (way === 'over'),
          );
          return {
            key: `${side}-${way}`,
            type: 'OTHER' as const,
            name: `${sides[side].mediumName} and ${capital(way)} ${line}`,
            side,
            grade: (value: number) => (isLevel(value) ? PUSH : won(value)),
          };
        }),
      ),
    };
  },
});

function countOfRounds(value: number): number {
  return (Math.abs(value) - 1) / 2;
}

const takedownLead = differenceOf(
  'takedowns-lead',
  countOf('takedowns', 'home'),
  countOf('takedowns', 'away'),
);

/** takedowns-most: who lands more of them. */
export const mostTakedowns: CombatKind = {
  head: 'takedowns-most',
  build: (args, sides) =>
    args.length === 0
      ? {
          type: 'OTHER',
          classification: 'player',
          name: 'Most Takedowns',
          family: 'takedowns-most',
          measure: takedownLead,
          winners: 1,
          selections: mostSelections(sides, { key: 'tie', name: 'Tie' }),
        }
      : undefined,
  isDecided: (_args, state) => isOver(state),
  explain: ({ state: { sides }, outcomes }) => {
    const [home, away] = SIDES.map((side) => realValue(countOf('takedowns', side), outcomes));
    return `Takedowns: ${sides.home.mediumName} ${home}, ${sides.away.mediumName} ${away}`;
  },
};
