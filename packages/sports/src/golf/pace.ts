import type { Pacing } from '../sport.ts';
import type { GolfPlay } from './play.ts';
import { HOLES, ROUNDS } from './rules.ts';
import { type GolfState, holesOf } from './state.ts';

/** Half an hour for two holes. */
const STRETCH_SECONDS = 1800;
const IN_THE_AIR = 240;
/** Stretches of a tournament. */
const STRETCHES = 68;

/** Seconds of play of four days. */
export const BROADCAST_SECONDS = STRETCHES * STRETCH_SECONDS;

/** Until a stretch is nearly over. */
export function pauseBefore(): number {
  return STRETCH_SECONDS - IN_THE_AIR;
}

export function pace(_before: GolfState, { kind }: GolfPlay): Pacing {
  return { inTheAir: kind === 'withdrawal' ? 0 : IN_THE_AIR, rest: 0 };
}

/** The part of all holes that will be played by those who are in. */
export function elapsed(state: GolfState): number {
  if (state.phase === 'final' || state.phase === 'playoff') return 1;
  const playing = state.cards.filter(({ status }) => status === 'in');
  const holes = playing.reduce((sum, card) => sum + holesOf(card), 0);
  return playing.length === 0 ? 0 : holes / (playing.length * ROUNDS * HOLES);
}
