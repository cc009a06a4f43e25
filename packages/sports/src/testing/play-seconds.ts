import type { Pacing } from '../sport.ts';

interface Paced<State, Play> {
  pauseBefore(state: State): number;
  pace(before: State, play: Play): Pacing;
}

/** How long a play takes in a televised game, in seconds, with the pause before it and what it brings. */
export function playSeconds<State, Play>(model: Paced<State, Play>, before: State, play: Play): number {
  const { inTheAir, rest } = model.pace(before, play);
  return model.pauseBefore(before) + inTheAir + rest;
}
