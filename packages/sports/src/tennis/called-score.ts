import { countPoints } from '../rally/points.ts';
import type { BySide } from '../sport.ts';
import { GAME_TO } from './rules.ts';
import { runningGameTo, type TennisState } from './state.ts';

const CALLS = ['0', '15', '30', '40'];

/** Points of the running game as an umpire calls them; a tie-break's are counted. */
export function calledScore(state: TennisState): BySide<string> {
  const { home, away } = countPoints(state.points);
  if (runningGameTo(state) > GAME_TO) return { home: String(home), away: String(away) };
  if (home >= 3 && away >= 3 && home !== away) {
    return home > away ? { home: 'AD', away: '40' } : { home: '40', away: 'AD' };
  }
  return { home: CALLS[Math.min(home, 3)] ?? '', away: CALLS[Math.min(away, 3)] ?? '' };
}
