import { playerName } from '../../kit/player-name.ts';
import type { Side } from '../../sport.ts';
import { rosterSize } from '../engine/who.ts';
import type { SoccerRules } from '../rules.ts';

/** The player of a place in the roster; '' for nobody. */
export function playerAt(rules: SoccerRules, side: Side, place: number): string {
  return playerName(side, place, rosterSize(rules));
}

/** "B. Ola (ARS)", as markets name a player; '' for nobody. */
export function playerOfTeam(rules: SoccerRules, side: Side, place: number): string {
  const name = playerAt(rules, side, place);
  return name === '' ? '' : `${name} (${side.abbreviation})`;
}
