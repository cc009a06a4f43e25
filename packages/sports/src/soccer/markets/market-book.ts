import { bands, totalBand, winningMargin } from '../../kit/bands.ts';
import { oddEven } from '../../kit/counts.ts';
import { highestOf } from '../../kit/highest.ts';
import { asQuarterLine } from '../../kit/kind.ts';
import { spread, teamTotal, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { race } from '../../kit/races.ts';
import { doubleResult, moneyline, threeWay } from '../../kit/winner.ts';
import { actual } from '../actual.ts';
import { CONTESTS, goals, isPeriodOver } from '../contest.ts';
import { raceTo } from '../measures.ts';
import { FUTSAL, SOCCER, type SoccerRules } from '../rules.ts';
import { correctScore, exactGoals, teamGoals } from './exact.ts';
import { extraTimeResult, extraTimeTotal } from './extra-time.ts';
import { oneOf, type SoccerKind } from './kinds.ts';
import { firstGoalTime, lastTeamToScore, nextCorner, nextGoal } from './next.ts';
import { playerCountKinds } from './player-counts.ts';
import { playerKinds } from './players.ts';
import { bothTotal, doubleChance, resultBoth, resultTotal } from './results.ts';
import { whoWins } from './who-wins.ts';
import {
  bothScore,
  cleanSheet,
  goalIn,
  goalInBothHalves,
  ownGoal,
  penalty,
  redCard,
  scoreHalves,
  winEither,
  winHalves,
  winToNil,
} from './yes-no.ts';

const KINDS: readonly SoccerKind[] = [
  whoWins,
  oneOf(
    threeWay(goals, 'Match Result'),
    extraTimeResult,
    ...CONTESTS.map((contest) => threeWay(contest, '3-Way')),
  ),
  moneyline(goals, 'Draw No Bet'),
  doubleChance,
  oneOf(
    spread(goals, 'Asian Handicap', asQuarterLine),
    ...CONTESTS.map((contest) => spread(contest, 'Handicap')),
  ),
  oneOf(
    total(goals, 'Total Goals', asQuarterLine),
    extraTimeTotal,
    ...CONTESTS.map((contest) => total(contest)),
  ),
  oneOf(teamTotal(goals), ...CONTESTS.map((contest) => teamTotal(contest))),
  oneOf(oddEven(goals), ...CONTESTS.map((contest) => oddEven(contest))),
  winningMargin(goals, 'reg', { exact: { name: 'Winning Margin', bands: bands(1, 2, 3, 4) } }),
  totalBand(goals, 'reg', { '': bands(0, 2, 4, 6) }),
  doubleResult(goals, 'h1', 'reg'),
  correctScore,
  exactGoals,
  teamGoals,
  resultBoth,
  resultTotal,
  bothTotal,
  nextGoal,
  lastTeamToScore,
  firstGoalTime,
  nextCorner,
  race({
    unit: goals.unit,
    most: 20,
    classification: 'scoring',
    measure: raceTo,
    isOver: (state) => isPeriodOver(state, 'reg'),
    actual,
  }),
  highestOf(goals, {
    head: 'highest-half',
    name: 'Half with Most Goals',
    periods: ['h1', 'h2'],
    until: 'reg',
  }),
  bothScore,
  cleanSheet,
  winToNil,
  winHalves,
  winEither,
  scoreHalves,
  goalIn,
  goalInBothHalves,
  ownGoal,
  redCard,
  penalty,
];

const BOOKS = {
  soccer: marketBook([...KINDS, ...playerKinds(SOCCER), ...playerCountKinds(SOCCER)], actual),
  futsal: marketBook([...KINDS, ...playerKinds(FUTSAL), ...playerCountKinds(FUTSAL)], actual),
};

/** The markets of soccer or of futsal: they differ in who may score. */
export const marketsOf = ({ game }: SoccerRules) => BOOKS[game];
