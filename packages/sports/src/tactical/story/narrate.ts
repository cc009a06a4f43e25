import type { BySide, SideKey } from '../../sport.ts';
import type { TacticalRound } from '../play.ts';
import { PLAYERS } from '../players.ts';
import { deviceOf } from '../rules.ts';
import { mapsWon, type TacticalState } from '../state.ts';
import { playerName } from './handles.ts';

/** A round and the series before and after it. */
export interface Scene {
  readonly state: TacticalState;
  readonly after: TacticalState;
  readonly winner: SideKey;
  readonly ending: TacticalRound['ending'];
  readonly kills: NonNullable<TacticalRound['kills']>;
  /** Of the map after the round. */
  readonly rounds: BySide<number>;
}

/** "Ola take the round as the bomb goes off, four kills by Naxkite (7–4)", with ". Map 2 to Ola" behind it */
export function narrate(scene: Scene): string {
  const { state, after, winner, rounds } = scene;
  const name = state.sides[winner].mediumName;
  const [own, other] = winner === 'home' ? [rounds.home, rounds.away] : [rounds.away, rounds.home];
  const round = `${name} take the round ${how(scene)}${best(scene)} (${own}–${other})`;
  if (after.phase === 'final') return `${round}. ${name} win the series`;
  if (mapsWon(after)[winner] > mapsWon(state)[winner]) return `${round}. Map ${state.maps.length} to ${name}`;
  return round;
}

/** Of the winners, one who had most of the kills alone. */
function best({ state, winner, kills }: Scene): string {
  const most = Math.max(...kills[winner]);
  const player = most < 4 ? undefined : playerName(state.sides[winner], kills[winner].indexOf(most));
  if (player === undefined) return '';
  return most === PLAYERS ? `, all five killed by ${player}` : `, four kills by ${player}`;
}

function how({ state, ending }: Scene): string {
  const device = deviceOf(state.rules);
  switch (ending) {
    case 'exploded':
      return `as the ${device} goes off`;
    case 'defused':
      return `by defusing the ${device}`;
    case 'time':
      return 'as time runs out';
    case 'elimination':
      return 'with nobody left against them';
  }
}
