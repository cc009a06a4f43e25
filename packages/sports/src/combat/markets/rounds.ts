import { realValue } from '../../kit/contest.ts';
import { asCount, asLine, asSide } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { ordinal } from '../../kit/words.ts';
import { actual } from '../actual.ts';
import { asRound, mayEndIn, roundNumber } from '../contest.ts';
import {
  fate,
  fateAndRound,
  fatesIn,
  halfRounds,
  isDecision,
  isFinish,
  lastRound,
  methodOf,
  roundOf,
  seconds,
  winnerOf,
} from '../measures.ts';
import { DRAW, KNOCKOUT, MAJORITY, SPLIT, SUBMISSION, UNANIMOUS } from '../outcomes.ts';
import { fightSeconds, MOST_ROUNDS, ROUND_SECONDS } from '../rules.ts';
import type { CombatState } from '../state.ts';
import { type CombatKind, choice, ruled, yesOrNo } from './ruled.ts';
import { codeOf } from './winner.ts';

/** total:game:<line>: over 1.5 is more than half of the 2nd round, see halfRounds. Only half lines are sold. */
export const totalRounds: CombatKind = ruled({
  head: 'total',
  rule(args) {
    const line = args[0] === 'game' ? asRoundLine(args[1]) : undefined;
    if (line === undefined || args.length !== 2) return undefined;
    return {
      type: 'TOTAL',
      classification: 'game',
      name: 'Total Rounds',
      family: 'total:game',
      measure: halfRounds,
      winners: 1,
      selections: overUnder(line).map((rule) => ({ ...rule, grade: (halves) => rule.grade(halves / 2) })),
    };
  },
  known: (args, state) => realValue(halfRounds, actual(state)) > 2 * Number(args[1]),
});

function asRoundLine(text: string | undefined): number | undefined {
  const line = asLine(text);
  return line !== undefined && line > 0 && line < MOST_ROUNDS && !Number.isInteger(line) ? line : undefined;
}

/** distance: whether the judges are needed. */
export const distance: CombatKind = ruled({
  head: 'distance',
  rule: (args) =>
    args.length === 0
      ? yesOrNo('Fight to Go the Distance', 'game', fate, (value) => isDecision(methodOf(value)))
      : undefined,
});

/** decision-type */
export const decisionType: CombatKind = ruled({
  head: 'decision-type',
  rule: (args) =>
    args.length === 0
      ? {
          type: 'OTHER',
          classification: 'game',
          name: 'Type of Decision',
          measure: fate,
          winners: 1,
          selections: [
            choice('unanimous', 'Unanimous', (value) => methodOf(value) === UNANIMOUS),
            choice('split', 'Split', (value) => methodOf(value) === SPLIT),
            choice('majority', 'Majority', (value) => methodOf(value) === MAJORITY),
            choice('draw', 'Draw', (value) => methodOf(value) === DRAW, undefined, 'DRAW'),
            choice('none', 'No Decision Needed', (value) => !isDecision(methodOf(value))),
          ],
        }
      : undefined,
});

/** finish-round:<rounds>: in which round it is finished, if at all. */
export const finishRound: CombatKind = ruled({
  head: 'finish-round',
  rule(args) {
    const count = asRounds(args[0]);
    if (count === undefined || args.length !== 1) return undefined;
    return {
      type: 'OTHER',
      classification: 'game',
      name: 'Round of the Finish',
      measure: fateAndRound,
      winners: 1,
      selections: [
        ...upTo(count).map((n) => choice(`r${n}`, `${ordinal(n)} Round`, (value) => roundOf(value) === n)),
        choice('decision', 'Decision', (value) => roundOf(value) === 0),
      ],
    };
  },
  mayCome: roundsLeft,
});

/** winner-round:<rounds>: who finishes it in which round. */
export const winnerRound: CombatKind = ruled({
  head: 'winner-round',
  rule(args, sides) {
    const count = asRounds(args[0]);
    if (count === undefined || args.length !== 1) return undefined;
    return {
      type: 'OTHER',
      classification: 'game',
      name: 'Winner and Round',
      measure: fateAndRound,
      winners: 1,
      selections: [
        ...(['home', 'away'] as const).flatMap((side) =>
          upTo(count).map((n) =>
            choice(
              `${side}-r${n}`,
              `${sides[side].mediumName} in Round ${n}`,
              (value) => roundOf(value) === n && winnerOf(value) === codeOf(side),
              side,
            ),
          ),
        ),
        choice('decision', 'Decision', (value) => roundOf(value) === 0),
      ],
    };
  },
  mayCome: roundsLeft,
});

/** ends-in:<round>, ends-in:<round>:<ko or sub> */
export const endsIn: CombatKind = ruled({
  head: 'ends-in',
  rule(args) {
    const round = asRound(args[0]);
    const way = args[1];
    if (round === undefined || args.length > 2 || (args.length === 2 && way !== 'ko' && way !== 'sub'))
      return undefined;
    const n = roundNumber(round);
    const wanted = way === 'ko' ? KNOCKOUT : SUBMISSION;
    const how = way === undefined ? '' : way === 'ko' ? ' by KO, TKO or DQ' : ' by Submission';
    return yesOrNo(`Fight to End in Round ${n}${how}`, 'round', fateAndRound, (value) => {
      return roundOf(value) === n && (way === undefined || methodOf(value) === wanted);
    });
  },
  known: (args, state) => !mayEndIn(state, roundNumber(asRound(args[0]) ?? 'r1')),
});

/** win-in:<round>:<side> */
export const winIn: CombatKind = ruled({
  head: 'win-in',
  rule(args, sides) {
    const round = asRound(args[0]);
    const side = asSide(args[1]);
    if (round === undefined || side === undefined || args.length !== 2) return undefined;
    const n = roundNumber(round);
    return yesOrNo(`${sides[side].mediumName} to Win in Round ${n}`, 'round', fateAndRound, (value) => {
      return roundOf(value) === n && winnerOf(value) === codeOf(side);
    });
  },
  known: (args, state) => !mayEndIn(state, roundNumber(asRound(args[0]) ?? 'r1')),
});

/** starts:<round>: whether a round is begun. */
export const starts: CombatKind = ruled({
  head: 'starts',
  rule(args) {
    const round = asRound(args[0]);
    if (round === undefined || round === 'r1' || args.length !== 1) return undefined;
    const n = roundNumber(round);
    return yesOrNo(`Fight to Start Round ${n}`, 'round', lastRound, (value) => value >= n);
  },
  known: (args, state) => state.round >= roundNumber(asRound(args[0]) ?? 'r5'),
});

/** Minutes of a round at whose end the fight may still be on. */
export const MINUTES = [1, 2, 3, 4];

/** lasts:<round>:<minute>: whether the fight goes beyond so many minutes of a round. */
export const lasts: CombatKind = ruled({
  head: 'lasts',
  rule(args) {
    const mark = secondsAt(args);
    if (mark === undefined) return undefined;
    const name = `Fight to Go Beyond ${args[1]}:00 of Round ${roundNumber(asRound(args[0]) ?? 'r1')}`;
    return yesOrNo(name, 'round', seconds, (value) => value > mark);
  },
  known: (args, state) => fightSeconds(state.round, state.second) > (secondsAt(args) ?? 0),
});

/** Seconds of the whole fight at a minute of a round. */
function secondsAt(args: readonly string[]): number | undefined {
  const round = asRound(args[0]);
  const minute = asCount(args[1], 1, MINUTES.length);
  if (round === undefined || minute === undefined || args.length !== 2) return undefined;
  return (roundNumber(round) - 1) * ROUND_SECONDS + 60 * minute;
}

/** finisher: who wins before the judges are asked. */
export const finisher: CombatKind = ruled({
  head: 'finisher',
  rule: (args, sides) =>
    args.length === 0
      ? {
          type: 'OTHER',
          classification: 'game',
          name: 'Who Finishes the Fight',
          measure: fate,
          winners: 1,
          selections: [
            choice(
              'home',
              sides.home.mediumName,
              (value) => isFinish(methodOf(value)) && winnerOf(value) === 1,
              'home',
            ),
            choice('none', 'Nobody', (value) => !isFinish(methodOf(value))),
            choice(
              'away',
              sides.away.mediumName,
              (value) => isFinish(methodOf(value)) && winnerOf(value) === 2,
              'away',
            ),
          ],
        }
      : undefined,
});

/** A fight that is on ends in none of the rounds that another has followed. */
export function roundsLeft(state: CombatState): number[] {
  return fatesIn(upTo(MOST_ROUNDS).filter((round) => mayEndIn(state, round)));
}

export function asRounds(text: string | undefined): number | undefined {
  return upTo(MOST_ROUNDS).find((count) => String(count) === text);
}

export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}
