import type { Sides } from '../sport.ts';
import { fieldOf } from './field.ts';

/** Those of a field who drive or play for the same: a constructor, a nation. */
export interface Team {
  readonly name: string;
  /** By number in the field. */
  readonly players: readonly number[];
}

/** In the order in which they first come up in the field, which their keys are numbered by. */
export function teamsOf(sides: Sides): Team[] {
  const teams = new Map<string, number[]>();
  fieldOf(sides).forEach(({ team }, player) => {
    if (team === undefined) return;
    const players = teams.get(team);
    if (players) players.push(player);
    else teams.set(team, [player]);
  });
  return [...teams].map(([name, players]) => ({ name, players }));
}

/** The key of a selection on a team, and where several are named in the key of a market. */
export function teamKey(team: number): string {
  return `t${team}`;
}
