import { HALF } from '../rules.ts';
import { countRounds, mapsWon, runningMap, type TacticalState } from '../state.ts';
import type { TacticalStrength } from '../strength.ts';
import { roundChances } from './round-chances.ts';
import { SeriesRun } from './series-run.ts';

/** The series as far as it was played, ready to go on. */
export function loadRun(state: TacticalState, strength: TacticalStrength): SeriesRun {
  const run = new SeriesRun(state.rules, roundChances(strength));
  const won = mapsWon(state);
  const { opener, rounds } = runningMap(state);
  const { home, away } = countRounds(rounds);
  run.map = state.maps.length;
  run.homeMaps = won.home;
  run.awayMaps = won.away;
  run.home = home;
  run.away = away;
  run.firstHalfHome = countRounds(rounds.slice(0, HALF)).home;
  run.pistols = code(rounds.charAt(0)) + 4 * code(rounds.charAt(HALF));
  run.opener = opener === undefined ? -1 : opener === 'home' ? 0 : 1;
  (['home', 'away'] as const).forEach((side, at) => {
    const purse = state.purses[side];
    run.purses.money[at] = purse.money;
    run.purses.losses[at] = purse.losses;
    run.purses.armed[at] = purse.armed ? 1 : 0;
  });
  return run;
}

function code(letter: string): number {
  return letter === 'h' ? 1 : letter === 'a' ? 2 : 0;
}
