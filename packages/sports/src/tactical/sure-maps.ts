import { mapsWon, type TacticalState } from './state.ts';

/** How many maps of the series are sure to be played, those that were included. */
export function sureMapsTo(state: TacticalState): number {
  const { home, away } = mapsWon(state);
  return state.maps.length + state.rules.mapsToWin - Math.max(home, away) - 1;
}
