import { type HockeyOutcomes, IN_OVERTIME, IN_REGULATION, IN_SHOOTOUT, type Period } from '../outcomes.ts';
import { isShootout, PERIODS } from '../rules.ts';
import { MAX_GOALS, SLOTS } from '../scoring.ts';
import type { Game } from './game.ts';

/** Writes a game into row `index` of the columns. */
export function record(game: Game, outcomes: HockeyOutcomes, index: number): void {
  goals(game, 0, outcomes.goals.home, index);
  goals(game, 1, outcomes.goals.away, index);
  outcomes.shots.home[index] = shots(game, 0);
  outcomes.shots.away[index] = shots(game, 4);
  outcomes.firstShots.home[index] = game.shots[0] ?? 0;
  outcomes.firstShots.away[index] = game.shots[4] ?? 0;
  outcomes.penalties.home[index] = game.penalties[0] ?? 0;
  outcomes.penalties.away[index] = game.penalties[1] ?? 0;
  outcomes.decided[index] = decidedIn(game);
  const first = index * MAX_GOALS;
  for (let i = 0; i < game.goalCount; i++) outcomes.list[first + i] = game.goalList[i] ?? 0;
  outcomes.listed[index] = game.goalCount;
  const word = index * SLOTS * 2;
  for (let at = 0; at < SLOTS * 2; at++) outcomes.skaters[word + at] = game.skaters[at] ?? 0;
}

function decidedIn({ period, setting }: Game): number {
  if (period <= PERIODS) return IN_REGULATION;
  return isShootout(period, setting.rules) ? IN_SHOOTOUT : IN_OVERTIME;
}

function goals(game: Game, side: number, columns: Readonly<Record<Period, Uint8Array>>, index: number): void {
  const first = side * 4;
  const p1 = game.goals[first] ?? 0;
  const p2 = game.goals[first + 1] ?? 0;
  const p3 = game.goals[first + 2] ?? 0;
  columns.p1[index] = p1;
  columns.p2[index] = p2;
  columns.p3[index] = p3;
  columns.ot[index] = game.goals[first + 3] ?? 0;
  columns.reg[index] = p1 + p2 + p3;
  columns.game[index] = game.score[side] ?? 0;
}

function shots(game: Game, first: number): number {
  const { shots } = game;
  return (shots[first] ?? 0) + (shots[first + 1] ?? 0) + (shots[first + 2] ?? 0) + (shots[first + 3] ?? 0);
}
