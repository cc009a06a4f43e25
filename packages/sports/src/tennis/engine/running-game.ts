import { raceCode } from '../../rally/race-table.ts';
import type { Random } from '../../random.ts';
import type { BySide } from '../../sport.ts';
import { type TennisOutcomes, TOLD_POINTS } from '../outcomes.ts';
import { GAME_TO, gameAhead } from '../rules.ts';
import { isGameOver } from './game-over.ts';
import type { MatchRun } from './match-run.ts';
import { ACE, DOUBLE_FAULT, type PointChances, playPoint, SERVER_WON } from './points.ts';

/** Plays the running game to its end, point by point, from the points that are won in it already. */
export function playRunningGame(
  run: MatchRun,
  outcomes: TennisOutcomes,
  index: number,
  random: Random,
  past: BySide<number>,
  chances: PointChances,
): void {
  const to = run.to;
  const by = gameAhead(run.rules, to);
  let { home, away } = past;
  while (!isGameOver(home, away, to, by)) {
    const played = home + away;
    const server = to > GAME_TO && ((played + 1) >> 1) & 1 ? 1 - run.server : run.server;
    const what = playPoint(chances, server, random.next());
    const winner = (what & SERVER_WON) !== 0 ? server : 1 - server;
    if (winner === 0) home += 1;
    else away += 1;
    if (played < TOLD_POINTS) outcomes.rally[index * TOLD_POINTS + played] = winner + 1;
    if ((what & ACE) !== 0) run.aces[server] = (run.aces[server] ?? 0) + 1;
    if ((what & DOUBLE_FAULT) !== 0) run.faults[server] = (run.faults[server] ?? 0) + 1;
  }
  run.take(index, raceCode(home, away), to);
}
