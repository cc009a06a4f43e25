import { ALL_YEAR } from './dates.ts';
import type { League } from './league.ts';
import { nba, ncaab, wnba } from './leagues/basketball-leagues.ts';
import {
  bigBashLeague,
  indianPremierLeague,
  oneDayInternationals,
  twentyTwentyInternationals,
} from './leagues/cricket.ts';
import { dartsLeague } from './leagues/darts.ts';
import { counterStrikeLeague, valorantLeague } from './leagues/esports.ts';
import { fairwayTour } from './leagues/fairway-tour.ts';
import { grandCircuit } from './leagues/grand-circuit.ts';
import { ironBell } from './leagues/iron-bell.ts';
import { laLiga } from './leagues/la-liga.ts';
import { mlb } from './leagues/mlb.ts';
import { mls } from './leagues/mls.ts';
import { ncaaf } from './leagues/ncaaf.ts';
import { nfl } from './leagues/nfl.ts';
import { nhl } from './leagues/nhl.ts';
import { premierLeague } from './leagues/premier-league.ts';
import { primeraFutsal } from './leagues/primera-futsal.ts';
import { tableTennisCup } from './leagues/table-tennis.ts';
import { atp, wta } from './leagues/tennis.ts';

/** The league without a summer, or winter, break, and without nights: games at any hour. */
export function withoutBreak({ timetable: _, ...league }: League): League {
  return { ...league, dates: ALL_YEAR };
}

/** Every league that is simulated, in the order of the menu. */
export const leagues: readonly League[] = [
  nfl,
  ncaaf,
  nba,
  ncaab,
  wnba,
  mlb,
  nhl,
  premierLeague,
  laLiga,
  mls,
  atp,
  wta,
  indianPremierLeague,
  bigBashLeague,
  twentyTwentyInternationals,
  oneDayInternationals,
  tableTennisCup,
  dartsLeague,
  ironBell,
  counterStrikeLeague,
  valorantLeague,
  primeraFutsal,
  fairwayTour,
  grandCircuit,
];
