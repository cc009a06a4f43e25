import { leadOf, totalOf } from '../kit/contest.ts';
import { type LineFamily as AnyLineFamily, linesAround } from '../kit/main-line.ts';
import type { MarketOffer, SideKey, Sides } from '../sport.ts';
import { contest } from './contest.ts';
import { footballMarkets } from './markets/market-book.ts';
import { countOf, pointsOf } from './measures.ts';
import type { FootballOutcomes, Period } from './outcomes.ts';
import { FIELD_GOAL, numberedScores, TOUCHDOWN } from './scoring.ts';
import type { FootballState } from './state.ts';

type LineFamily = AnyLineFamily<FootballOutcomes>;

const { isDecided, market } = footballMarkets;
const PARTS: readonly Period[] = ['h1', 'h2', 'q1', 'q2', 'q3', 'q4'];
/** How many points around the main line others are offered, each half point. */
const AROUND_GAME = 7;
const AROUND_HALF = 3;
const AROUND_QUARTER = 1.5;
const AROUND_TEAM = 3;
const AROUND_COUNT = 1;

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: FootballState,
  outcomes: FootballOutcomes,
  sides: Sides,
): readonly MarketOffer<FootballOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers: MarketOffer<FootballOutcomes>[] = [];
  const add = (key: string, main: boolean) => {
    const built = isDecided(state, key) ? undefined : market(key, sides);
    if (built !== undefined) offers.push({ market: built, main });
  };
  const addLines = (family: LineFamily, points: number) => {
    for (const { key, main } of linesAround(outcomes, family, points)) add(key, main);
  };
  add('moneyline:game', true);
  addLines(spreads('game'), AROUND_GAME);
  addLines(totals('game'), AROUND_GAME);
  for (const side of ['home', 'away'] as const) addLines(teamTotals(side, 'game'), AROUND_TEAM);
  add('threeway:reg', true);
  for (const period of PARTS) {
    if (contest.isPeriodOver(state, period)) continue;
    const around = period === 'h1' || period === 'h2' ? AROUND_HALF : AROUND_QUARTER;
    add(`moneyline:${period}`, true);
    addLines(spreads(period), around);
    addLines(totals(period), around);
    add(`threeway:${period}`, true);
    if (period === 'h1') {
      for (const side of ['home', 'away'] as const) addLines(teamTotals(side, period), AROUND_QUARTER);
    }
    add(`odd-even:${period}`, true);
  }
  for (const key of singleKeys(state)) add(key, true);
  addLines({ key: 'touchdowns', measure: countOf(TOUCHDOWN), spread: false }, AROUND_COUNT);
  addLines({ key: 'field-goals', measure: countOf(FIELD_GOAL), spread: false }, AROUND_COUNT);
  return offers;
}

/** Markets that come without a line. */
function singleKeys(state: FootballState): string[] {
  const next = numberedScores(state.scores) + 1;
  return [
    `next-score:${next}`,
    `next-score-kind:${next}`,
    `next-score-team-kind:${next}`,
    'first:touchdown',
    'first:field-goal',
    'first:second-half',
    'last-score',
    ...[10, 15, 20, 25, 30].map((points) => `race:${points}`),
    'margin:wide',
    'margin:narrow',
    'total-band',
    'double-result',
    'highest-half',
    'highest-quarter',
    'odd-even:game',
    'overtime',
    'safety',
    'late-score',
    'both-score:h1:1',
    ...[10, 15, 20, 25, 30].map((points) => `both-score:game:${points}`),
    ...['home', 'away'].flatMap((side) => [
      `win-halves:${side}`,
      `win-quarters:${side}`,
      `score-quarters:${side}`,
      `shutout:${side}`,
    ]),
  ];
}

function spreads(period: Period): LineFamily {
  return { key: `spread:${period}`, measure: leadOf(contest, period), spread: true };
}

function totals(period: Period): LineFamily {
  return { key: `total:${period}`, measure: totalOf(contest, period), spread: false };
}

function teamTotals(side: SideKey, period: Period): LineFamily {
  return { key: `team-total:${side}:${period}`, measure: pointsOf(side, period), spread: false };
}
