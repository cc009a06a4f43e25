import { columnMeasure, measureAt, preparedMeasure, sumOf } from '../kit/columns.ts';
import { UNTOLD, untoldAfter } from '../kit/untold-count.ts';
import type { Measure } from '../market-definition.ts';
import type { BySide, SideKey } from '../sport.ts';
import { type CombatOutcomes, DRAW, KNOCKOUT, MAJORITY, SPLIT, SUBMISSION, UNANIMOUS } from './outcomes.ts';
import { roundsCounted, roundsOver } from './rules.ts';
import type { CombatState } from './state.ts';

export type CombatMeasure = Measure<CombatOutcomes>;

/** 1 where the home side won, -1 where the away side did, 0 for a draw. */
export const winner: CombatMeasure = measureAt('winner', winnerAt, undefined);

function winnerAt({ winner: codes }: CombatOutcomes, index: number): number {
  const code = codes[index] ?? 0;
  return code === 2 ? -1 : code;
}

/** How and by whom, see fateOf; 0 while it is on. */
export const fate: CombatMeasure = measureAt('fate', fateAt, undefined);

/** Like fate, and 32 times the round where it was finished before the judges. */
export const fateAndRound: CombatMeasure = measureAt('fate-round', fateAndRoundAt, undefined);

function fateAndRoundAt(outcomes: CombatOutcomes, index: number): number {
  const found = fateAt(outcomes, index);
  return isFinish(methodOf(found)) ? found + 32 * (outcomes.round[index] ?? 0) : found;
}

/**
 * Twice the rounds of which more than half was fought. Where rounds alone are told, those that are over: of the one that a fight is
 * finished in nobody knows whether it counts. It is counted half, and the line there gives stakes back, in samples as in the real
 * fight.
 */
export const halfRounds: CombatMeasure = measureAt('half-rounds', halfRoundsAt, undefined);

function halfRoundsAt(outcomes: CombatOutcomes, index: number): number {
  const { onlyRounds, inBreak, round, ending } = outcomes;
  const seconds = outcomes.seconds[index] ?? 0;
  if (!onlyRounds) return 2 * roundsCounted(seconds);
  if (isFinish(ending[index] ?? 0) && !inBreak) return 2 * (round[index] ?? 0) - 1;
  return 2 * roundsOver(seconds);
}

/** The last round that began. */
export const lastRound: CombatMeasure = columnMeasure('last-round', ({ round }) => round);

/** A method, by the names of outcomes.ts, and three times it the winner: 0 nobody, 1 home, 2 away. */
export function fateOf(method: number, winnerCode: number): number {
  return 3 * method + winnerCode;
}

export function methodOf(fateValue: number): number {
  return Math.floor((fateValue % 32) / 3);
}

/** 1 home, 2 away, 0 nobody. */
export function winnerOf(fateValue: number): number {
  return (fateValue % 32) % 3;
}

/** All that fateAndRound may come to of a fight that is finished in one of these rounds or goes to the judges. */
export function fatesIn(rounds: readonly number[]): number[] {
  const finishes = [KNOCKOUT, SUBMISSION].flatMap((method) => [1, 2].map((code) => fateOf(method, code)));
  const decisions = [UNANIMOUS, SPLIT, MAJORITY].flatMap((method) =>
    [1, 2].map((code) => fateOf(method, code)),
  );
  return [
    ...rounds.flatMap((round) => finishes.map((found) => found + 32 * round)),
    ...decisions,
    fateOf(DRAW, 0),
  ];
}

/** The round of fateAndRound; 0 for a decision. */
export function roundOf(fateValue: number): number {
  return Math.floor(fateValue / 32);
}

export function isFinish(method: number): boolean {
  return method === KNOCKOUT || method === SUBMISSION;
}

/** Whether the judges gave the fight to somebody, or to nobody. */
export function isDecision(method: number): boolean {
  return method > SUBMISSION && method <= DRAW;
}

function fateAt({ ending, winner: winners }: CombatOutcomes, index: number): number {
  return fateOf(ending[index] ?? 0, winners[index] ?? 0);
}

/** Knockdowns or takedowns of one side, or of both. */
export function countOf(what: 'knockdowns' | 'takedowns', side: SideKey | undefined): CombatMeasure {
  return preparedMeasure(
    `${what}:${side ?? 'both'}`,
    (outcomes) => ({
      ...outcomes[what],
      side,
      isUntold: what === 'knockdowns' && isKnockdownUntold(outcomes, side),
    }),
    countAt,
  );
}

/** Takedowns of one side in a round, or of both; of samples in the running or next round alone, 0 in others. @param round from 1 */
export function takedownsIn(round: number, side: SideKey | undefined): CombatMeasure {
  if (side === undefined) {
    return sumOf(`takedowns-in:${round}:both`, [takedownsIn(round, 'home'), takedownsIn(round, 'away')]);
  }
  return columnMeasure(`takedowns-in:${round}:${side}`, ({ roundTakedowns, runningRound, realTakedowns }) => {
    if (realTakedowns !== undefined) return realTakedowns[round - 1]?.[side] ?? 0;
    return round === runningRound ? roundTakedowns[side] : 0;
  });
}

/** Seconds that were fought. */
export const seconds: CombatMeasure = columnMeasure('seconds', (outcomes) => outcomes.seconds);

interface Counts extends BySide<ArrayLike<number>> {
  readonly side: SideKey | undefined;
  readonly isUntold: boolean;
}

function countAt({ home, away, side, isUntold }: Counts, index: number): number {
  const ofHome = side === 'away' ? 0 : (home[index] ?? 0);
  const ofAway = side === 'home' ? 0 : (away[index] ?? 0);
  return isUntold ? untoldAfter(ofHome + ofAway) : ofHome + ofAway;
}

/** Whether it is not told of a knockout if it was a knockdown. @param side whose they are, undefined for both */
export function isKnockdownUntold(
  { untoldKnockdown }: Pick<CombatState, 'untoldKnockdown'>,
  side: SideKey | undefined,
): boolean {
  return untoldKnockdown !== undefined && (side ?? untoldKnockdown) === untoldKnockdown;
}

/** Who does it first: 1 home, 2 away, 0 neither. */
export function firstOf(what: 'firstKnockdown' | 'firstTakedown'): CombatMeasure {
  return measureAt(what === 'firstKnockdown' ? 'first-knockdown' : 'first-takedown', firstAt, what);
}

function firstAt(outcomes: CombatOutcomes, index: number, what: 'firstKnockdown' | 'firstTakedown'): number {
  const side = outcomes[what][index] ?? 0;
  const isUntold = what === 'firstKnockdown' && side === 0 && isKnockdownUntold(outcomes, undefined);
  return isUntold ? UNTOLD : side;
}
