import { CARDS, CORNERS, type Game, ON_TARGET, REDS, SCORED, SHOTS } from './engine/game.ts';
import type { SoccerOutcomes } from './outcomes.ts';
import { SECOND_HALF } from './rules.ts';
import { MAX_GOALS } from './scoring.ts';

/** Writes a game down as outcome number `index`; the halves are added up afterwards. */
export function record(game: Game, outcomes: SoccerOutcomes, index: number): void {
  recordGoals(game, outcomes, index);
  const { corners, cards, reds, shots, onTarget } = outcomes.counts;
  recordCount(game, CORNERS, corners, index);
  recordCount(game, CARDS, cards, index);
  recordCount(game, REDS, reds, index);
  recordCount(game, SHOTS, shots, index);
  recordCount(game, ON_TARGET, onTarget, index);
  outcomes.cornerOrder[index] = game.cornerOrder;
  outcomes.cornerCount[index] = game.cornerCount;
  outcomes.penalties[index] = game.penalties;
  outcomes.extraTime[index] = game.period > SECOND_HALF ? 1 : 0;
  outcomes.shootout[index] = game.shootoutWinner;
}

function recordGoals(game: Game, outcomes: SoccerOutcomes, index: number): void {
  const { home, away } = outcomes.goals;
  home.h1[index] = game.counted(SCORED, 0, 0);
  home.h2[index] = game.counted(SCORED, 0, 1);
  home.et[index] = game.counted(SCORED, 0, 2);
  away.h1[index] = game.counted(SCORED, 1, 0);
  away.h2[index] = game.counted(SCORED, 1, 1);
  away.et[index] = game.counted(SCORED, 1, 2);
  const first = index * MAX_GOALS;
  for (let i = 0; i < game.goalCount; i++) outcomes.scoring[first + i] = game.goals[i] ?? 0;
  outcomes.scoringCount[index] = game.goalCount;
}

type Halves = SoccerOutcomes['counts']['corners'];

function recordCount(game: Game, kind: number, { home, away }: Halves, index: number): void {
  home.h1[index] = game.counted(kind, 0, 0);
  home.h2[index] = game.counted(kind, 0, 1);
  away.h1[index] = game.counted(kind, 1, 0);
  away.h2[index] = game.counted(kind, 1, 1);
}
