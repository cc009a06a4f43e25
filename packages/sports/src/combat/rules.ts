import { isLength } from '../kit/format.ts';
import type { MatchFormat } from '../sport.ts';

/** How long a fight is. */
export interface CombatRules {
  /** Three, or five where a title or the end of a night is fought for. */
  readonly rounds: number;
}

export const THREE_ROUNDS: CombatRules = { rounds: 3 };
export const MOST_ROUNDS = 5;

/** The rules of a fight of this length; undefined without one, and for one that nobody fights. */
export function rulesOf(format: MatchFormat | undefined): CombatRules | undefined {
  const rounds = format?.rounds;
  return isLength(rounds, MOST_ROUNDS) ? { rounds } : undefined;
}

export function lengthOf({ rounds }: CombatRules): string {
  return `a fight of ${rounds} rounds`;
}

/** Seconds of a round, and of the stretches a fight is told in. */
export const ROUND_SECONDS = 300;
export const STEP_SECONDS = 15;
/** What nobody lands more of in a second, over a stretch. */
export const MOST_STRIKES_A_SECOND = 5;
/** Points a judge gives in a round: the better one ten, the other at least seven. */
export const ROUND_POINTS = { most: 10, least: 7 };
/** Total rounds are counted at their middle: over 1.5 is more than 2:30 of the 2nd round (house rule). */
const MIDDLE = ROUND_SECONDS / 2;

/** Seconds of the whole fight, pauses aside. */
export function fightSeconds(round: number, second: number): number {
  return round === 0 ? 0 : (round - 1) * ROUND_SECONDS + second;
}

/** Rounds of which more than half was fought. */
export function roundsCounted(seconds: number): number {
  return Math.max(0, Math.ceil((seconds - MIDDLE) / ROUND_SECONDS));
}

/** Rounds that were fought to their end. */
export function roundsOver(seconds: number): number {
  return Math.floor(seconds / ROUND_SECONDS);
}
