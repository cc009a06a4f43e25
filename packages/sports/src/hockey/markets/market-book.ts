import { bands, winningMargin } from '../../kit/bands.ts';
import { bothScoreAtLeast } from '../../kit/both-score.ts';
import { countMarket, oddEven } from '../../kit/counts.ts';
import { highestOf } from '../../kit/highest.ts';
import type { MarketKind } from '../../kit/kind.ts';
import { spread, teamTotal, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { race } from '../../kit/races.ts';
import { voidedUntold } from '../../kit/untold.ts';
import { doubleResult, moneyline, threeWay } from '../../kit/winner.ts';
import { winAndTotal } from '../../kit/winner-and-total.ts';
import type { SideKey } from '../../sport.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { firstShotsOf, type HockeyMeasure, penaltiesOf, raceTo, savesOf, shotsOf } from '../measures.ts';
import type { HockeyOutcomes } from '../outcomes.ts';
import { NOT_SAID, slotOf } from '../scoring.ts';
import { areSkatersTold, type HockeyState, toldOf } from '../state.ts';
import { correctScore } from './correct-score.ts';
import { firstScorer, lastGoalScorer, nextGoal, winningMethod } from './goals.ts';
import { scorer, skaterLine, skaterReaches } from './skaters.ts';
import { comeback, goalSort, overtime, scorePeriods, shootout, shutout } from './yes-no.ts';

type Kind = MarketKind<HockeyState, HockeyOutcomes>;

const isFinal = (state: HockeyState) => state.phase === 'final';

interface CountFamily {
  readonly head: string;
  readonly name: string;
  /** Whose it is; undefined of both together. */
  readonly side?: SideKey;
  readonly noun: string;
  readonly measure: HockeyMeasure;
}

/** What is counted besides goals, by the head of the keys. */
export const COUNTS: readonly CountFamily[] = [
  { head: 'shots', name: 'Total Shots on Goal', noun: 'shot', measure: shotsOf(undefined) },
  ...bySide('shots', 'Shots on Goal', 'shot', shotsOf),
  { head: 'first-shots', name: '1st Period Shots on Goal', noun: 'shot', measure: firstShotsOf(undefined) },
  ...bySide('saves', 'Goalie Saves', 'save', savesOf),
  { head: 'penalties', name: 'Total Penalties', noun: 'penalty', measure: penaltiesOf(undefined) },
];

function bySide(
  head: string,
  name: string,
  noun: string,
  measure: (side: SideKey) => HockeyMeasure,
): CountFamily[] {
  return (['home', 'away'] as const).map((side) => ({
    head: `${head}-${side}`,
    name,
    side,
    noun,
    measure: measure(side),
  }));
}

/** What skaters did is void where the source does not say who did what, but for what was reached before. */
function skatersOnly(kind: Kind): Kind {
  return voidedUntold(kind, (state) => !areSkatersTold(state));
}

/** The first scorer hangs on the first goal alone. */
const firstScorerTold = voidedUntold(
  firstScorer,
  ({ skaters, goals }) => skaters === undefined || slotOf(goals[0] ?? 0) === NOT_SAID,
);

/** Shots and saves are void where the source does not tell shots, but for lines that were passed before. */
function countKind({ head, name, side, noun, measure }: CountFamily): Kind {
  const kind: Kind = countMarket({
    head,
    name,
    ...(side && { side }),
    unit: { one: noun, many: noun === 'penalty' ? 'penalties' : `${noun}s` },
    classification: side === undefined ? 'shots' : 'team',
    measure,
    isOver: head === 'first-shots' ? (state) => contest.isPeriodOver(state, 'p1') : isFinal,
  });
  if (head === 'penalties') return kind;
  return voidedUntold(kind, (state) => {
    const { toldShots } = toldOf(state);
    return head === 'first-shots' ? toldShots?.firstShots !== undefined : toldShots !== undefined;
  });
}

export const hockeyMarkets = marketBook(
  [
    moneyline(contest),
    threeWay(contest),
    spread(contest, 'Puck Line'),
    total(contest),
    teamTotal(contest),
    winningMargin(contest, 'game', { wide: { name: 'Winning Margin', bands: bands(1, 2, 3, 4) } }),
    doubleResult(contest, 'p1', 'game', '1st Period / Full Game'),
    correctScore,
    nextGoal,
    lastGoalScorer,
    firstScorerTold,
    winningMethod,
    race({
      unit: contest.unit,
      most: 10,
      classification: 'scoring',
      measure: raceTo,
      isOver: isFinal,
      actual,
    }),
    oddEven(contest),
    highestOf(contest, {
      head: 'highest-period',
      name: 'Highest Scoring Period',
      periods: ['p1', 'p2', 'p3'],
      until: 'reg',
    }),
    ...COUNTS.map(countKind),
    overtime,
    shootout,
    bothScoreAtLeast(contest, 20),
    shutout,
    goalSort,
    scorePeriods,
    comeback,
    winAndTotal(contest, 30),
    skatersOnly(skaterLine),
    skatersOnly(scorer),
    skatersOnly(skaterReaches),
  ],
  actual,
);
