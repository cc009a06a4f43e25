import type { SideKey } from '../../sport.ts';
import type { TacticalRound } from '../play.ts';
import { deviceOf } from '../rules.ts';
import { type BySide, mapsWon, type TacticalState } from '../state.ts';

/** A round and the series before and after it. */
export interface Scene {
  readonly state: TacticalState;
  readonly after: TacticalState;
  readonly winner: SideKey;
  readonly ending: TacticalRound['ending'];
  /** Of the map after the round. */
  readonly rounds: BySide<number>;
}

/** "Ola win the round, the bomb went off (7–4)", "Ola win map 2 13–9" */
export function narrate(scene: Scene): string {
  const { state, after, winner, rounds } = scene;
  const name = state.sides[winner].mediumName;
  const [own, other] = winner === 'home' ? [rounds.home, rounds.away] : [rounds.away, rounds.home];
  const round = `${name} take the round ${how(scene)} (${own}–${other})`;
  if (after.phase === 'final') return `${round}. ${name} win the series`;
  if (mapsWon(after)[winner] > mapsWon(state)[winner]) return `${round}. Map ${state.maps.length} to ${name}`;
  return round;
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
