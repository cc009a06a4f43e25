import type { AnySportModel } from '@fairline/sports/sport.ts';

/** Whether a play may make results others that were told: a correction, as after a review, or what the sport says reopens them. */
export function mayCorrect(model: AnySportModel, state: unknown, play: unknown): boolean {
  if (typeof play !== 'object' || play === null || !('kind' in play)) return false;
  return play.kind === 'correction' || model.reopens?.(state, play) === true;
}
