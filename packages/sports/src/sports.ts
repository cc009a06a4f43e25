import { baseball } from './baseball/baseball.ts';
import type { BaseballScoreboard } from './baseball/scoreboard.ts';
import { basketball } from './basketball/basketball.ts';
import type { BasketballScoreboard } from './basketball/scoreboard.ts';
import { combat } from './combat/combat.ts';
import type { CombatScoreboard } from './combat/scoreboard.ts';
import { cricket } from './cricket/cricket.ts';
import type { CricketScoreboard } from './cricket/scoreboard.ts';
import { darts } from './darts/darts.ts';
import type { DartsScoreboard } from './darts/scoreboard.ts';
import { football } from './football/football.ts';
import type { FootballScoreboard } from './football/scoreboard.ts';
import { futures } from './futures/futures.ts';
import type { FuturesScoreboard } from './futures/scoreboard.ts';
import { golf } from './golf/golf.ts';
import type { GolfScoreboard } from './golf/scoreboard.ts';
import { hockey } from './hockey/hockey.ts';
import type { HockeyScoreboard } from './hockey/scoreboard.ts';
import { motorRacing } from './motor-racing/motor-racing.ts';
import type { MotorRacingScoreboard } from './motor-racing/scoreboard.ts';
import { futsal, soccer } from './soccer/model.ts';
import type { FutsalScoreboard, SoccerScoreboard } from './soccer/scoreboard.ts';
import type { AnySportModel } from './sport.ts';
import type { TableTennisScoreboard } from './table-tennis/scoreboard.ts';
import { tableTennis } from './table-tennis/table-tennis.ts';
import { counterStrike, valorant } from './tactical/model.ts';
import type { CounterStrikeScoreboard, ValorantScoreboard } from './tactical/scoreboard.ts';
import type { TennisScoreboard } from './tennis/scoreboard.ts';
import { tennis } from './tennis/tennis.ts';

/** The scoreboards of all sports; `sport` tells them apart. */
export type EventScoreboard =
  | BaseballScoreboard
  | CombatScoreboard
  | CounterStrikeScoreboard
  | BasketballScoreboard
  | CricketScoreboard
  | DartsScoreboard
  | FootballScoreboard
  | FutsalScoreboard
  | FuturesScoreboard
  | GolfScoreboard
  | HockeyScoreboard
  | MotorRacingScoreboard
  | SoccerScoreboard
  | TableTennisScoreboard
  | TennisScoreboard
  | ValorantScoreboard;

export const sportModels: readonly AnySportModel<EventScoreboard>[] = [
  football,
  basketball,
  baseball,
  hockey,
  soccer,
  tennis,
  cricket,
  tableTennis,
  darts,
  combat,
  counterStrike,
  valorant,
  futsal,
  golf,
  motorRacing,
  futures,
];
const bySlug: ReadonlyMap<string, AnySportModel<EventScoreboard>> = new Map(
  sportModels.map((model) => [model.slug, model]),
);

/** The model of a sport by its slug in addresses; undefined for a sport that is not traded. */
export function sportModel(slug: string): AnySportModel<EventScoreboard> | undefined {
  return bySlug.get(slug);
}
