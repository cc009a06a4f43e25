import { asCount } from '../../kit/kind.ts';
import { ROUNDS } from '../rules.ts';
import type { GolfState } from '../state.ts';

/** Whether every card of a round is in, or never will be. @param round from 0 */
export function isRoundOver(state: GolfState, round: number): boolean {
  return areRoundsOver(state) || state.round > round + 1;
}

/** Whether all rounds are played; a play-off may be left. */
export function areRoundsOver({ phase }: GolfState): boolean {
  return phase === 'final' || phase === 'playoff';
}

/** As keys have it, from 1. @returns from 0 */
export function asRound(text: string | undefined): number | undefined {
  const number = asCount(text, 1, ROUNDS);
  return number === undefined ? undefined : number - 1;
}
