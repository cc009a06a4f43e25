/** Whether a play restates what earlier ones told, as after a review; in every sport it is called so. */
export function isCorrection(play: unknown): boolean {
  return typeof play === 'object' && play !== null && 'kind' in play && play.kind === 'correction';
}
