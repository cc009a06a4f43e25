import type { AnySportModel } from '@fairline/sports/sport.ts';

export type Folded =
  | { readonly kind: 'state'; readonly state: unknown }
  | { readonly kind: 'impossible'; readonly reason: string };

/**
 * The state after plays from outside. Never throws: whatever a sport's model cannot follow is impossible.
 * @param passed is told the state after each of them
 */
export function foldPlays(
  model: AnySportModel,
  from: unknown,
  plays: readonly unknown[],
  passed: (state: unknown) => void = () => {},
): Folded {
  let state = from;
  try {
    for (const play of plays) {
      state = model.apply(state, model.parsePlay(play));
      passed(state);
    }
  } catch (error) {
    return { kind: 'impossible', reason: error instanceof Error ? error.message : String(error) };
  }
  return { kind: 'state', state };
}
