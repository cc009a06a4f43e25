import { UNTOLD, untoldAfter } from '../kit/untold-count.ts';
import type { Measure, SideKey } from '../sport.ts';
import { type CombatOutcomes, DRAW, KNOCKOUT, MAJORITY, SPLIT, SUBMISSION, UNANIMOUS } from './outcomes.ts';
import { roundsCounted } from './rules.ts';
import type { CombatState } from './state.ts';

export type CombatMeasure = Measure<CombatOutcomes>;

/** 1 where the home side won, -1 where the away side did, 0 for a draw. */
export const winner: CombatMeasure = {
  key: 'winner',
  bind: (outcomes) => (index) => [0, 1, -1][outcomes.winner[index] ?? 0] ?? 0,
};

/** How and by whom, see fateOf; 0 while it is on. */
export const fate: CombatMeasure = {
  key: 'fate',
  bind: (outcomes) => (index) => fateAt(outcomes, index),
};

/** Like fate, and 32 times the round where it was finished before the judges. */
export const fateAndRound: CombatMeasure = {
  key: 'fate-round',
  bind: (outcomes) => (index) => {
    const found = fateAt(outcomes, index);
    return isFinish(methodOf(found)) ? found + 32 * (outcomes.round[index] ?? 0) : found;
  },
};

/**
 * Rounds of which more than half was fought. Of a fight that was finished and only its round is told nobody knows whether that
 * one counts: it is counted half, and the line there gives stakes back.
 */
export const rounds: CombatMeasure = {
  key: 'rounds',
  bind: (outcomes) => {
    if (!outcomes.onlyRounds) return (index) => roundsCounted(outcomes.seconds[index] ?? 0);
    return (index) => (outcomes.round[index] ?? 0) - (isFinish(outcomes.ending[index] ?? 0) ? 0.5 : 0);
  },
};

/** The last round that began. */
export const lastRound: CombatMeasure = {
  key: 'last-round',
  bind: (outcomes) => (index) => outcomes.round[index] ?? 0,
};

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
  const count = ({ [what]: { home, away } }: CombatOutcomes) => {
    if (side !== undefined) return (index: number) => (side === 'home' ? home : away)[index] ?? 0;
    return (index: number) => (home[index] ?? 0) + (away[index] ?? 0);
  };
  return {
    key: `${what}:${side ?? 'both'}`,
    bind: (outcomes) => {
      const counted = count(outcomes);
      const isUntold = what === 'knockdowns' && isKnockdownUntold(outcomes, side);
      return isUntold ? (index) => untoldAfter(counted(index)) : counted;
    },
  };
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
  return {
    key: what === 'firstKnockdown' ? 'first-knockdown' : 'first-takedown',
    bind: (outcomes) => (index) => {
      const side = outcomes[what][index] ?? 0;
      const isUntold = what === 'firstKnockdown' && side === 0 && isKnockdownUntold(outcomes, undefined);
      return isUntold ? UNTOLD : side;
    },
  };
}
