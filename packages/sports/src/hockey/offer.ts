import { histogram } from '../count-marks.ts';
import { leadOf, totalOf } from '../kit/contest.ts';
import { type LineFamily as AnyLineFamily, linesAround } from '../kit/main-line.ts';
import type { MarketOffer, SideKey, Sides } from '../sport.ts';
import { contest } from './contest.ts';
import { COUNTS, hockeyMarkets } from './markets/market-book.ts';
import { goalsOf, skaterTotal } from './measures.ts';
import type { HockeyOutcomes, Period } from './outcomes.ts';
import type { HockeyState } from './state.ts';

type LineFamily = AnyLineFamily<HockeyOutcomes>;

const { isDecided, market } = hockeyMarkets;
const SIDES = ['home', 'away'] as const;
const PARTS: readonly Period[] = ['p1', 'p2', 'p3'];
/** How many goals around the main line others are offered, each half goal. */
const AROUND_GAME = 1.5;
const AROUND_PERIOD = 0.5;
const AROUND_COUNT = 2;
/** Skaters whose numbers are bet on. */
const FEATURED = 7;
/** No line on what a skater hardly ever does: at least this many on average. */
const LEAST_AVERAGE = 0.35;
/** What hardly any goal away is, is no line: nearer than this to certain. */
const PUCK_LINES = [-2.5, -1.5, 1.5, 2.5];

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: HockeyState,
  outcomes: HockeyOutcomes,
  sides: Sides,
): readonly MarketOffer<HockeyOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers: MarketOffer<HockeyOutcomes>[] = [];
  const add = (key: string, main: boolean) => {
    const built = isDecided(state, key) ? undefined : market(key, sides);
    if (built !== undefined) offers.push({ market: built, main });
  };
  const addLines = (family: LineFamily, goals: number): string | undefined => {
    const lines = linesAround(outcomes, family, goals);
    for (const { key, main } of lines) add(key, main);
    return lines.find(({ main }) => main)?.key;
  };
  add('moneyline:game', true);
  addPuckLines(outcomes, add);
  const mainTotal = addLines(totals('game'), AROUND_GAME);
  for (const side of SIDES) addLines(teamTotals(side, 'game'), AROUND_GAME);
  add('threeway:reg', true);
  addLines(totals('reg'), AROUND_PERIOD);
  for (const period of PARTS) {
    if (contest.isPeriodOver(state, period)) continue;
    add(`threeway:${period}`, true);
    add(`moneyline:${period}`, true);
    addLines(spreads(period), AROUND_PERIOD);
    addLines(totals(period), AROUND_PERIOD);
    for (const side of SIDES) addLines(teamTotals(side, period), 0);
    add(`both-score:${period}:1`, true);
  }
  for (const key of [...singleKeys(state), ...combinations(mainTotal)]) add(key, true);
  for (const { head, measure } of COUNTS) addLines({ key: head, measure, spread: false }, AROUND_COUNT);
  if (state.skaters !== undefined) addSkaters(outcomes, add, addLines);
  return offers;
}

/** Puck lines of half goals around the most balanced one: -1.5 or +1.5 before a game. */
function addPuckLines(outcomes: HockeyOutcomes, add: (key: string, main: boolean) => void): void {
  const counts = histogram(outcomes, leadOf(contest, 'game'));
  const homeAhead = (line: number): number =>
    counts.reduce((sum, [lead, count]) => sum + (lead + line > 0 ? count : 0), 0) / outcomes.size;
  const open = [...PUCK_LINES, -3.5, 3.5].filter((line) => homeAhead(line) > 0.03 && homeAhead(line) < 0.97);
  const distance = (line: number): number => Math.abs(homeAhead(line) - 0.5);
  const main = open.toSorted((one, other) => distance(one) - distance(other))[0];
  for (const line of open) add(`spread:game:${line}`, line === main);
}

function addSkaters(
  outcomes: HockeyOutcomes,
  add: (key: string, main: boolean) => void,
  addLines: (family: LineFamily, goals: number) => string | undefined,
): void {
  add('first-scorer', true);
  for (const side of SIDES) {
    for (let place = 0; place < FEATURED; place++) {
      add(`scorer:1:${side}:${place}`, true);
      if (place < 3) add(`scorer:2:${side}:${place}`, true);
      for (const what of ['shots', 'points', 'assists'] as const) {
        const measure = skaterTotal(side, place, what);
        if (average(outcomes, measure) < LEAST_AVERAGE) continue;
        addLines({ key: `player:${what}:${side}:${place}`, measure, spread: false }, 0);
      }
    }
  }
}

function average(outcomes: HockeyOutcomes, measure: LineFamily['measure']): number {
  const sum = histogram(outcomes, measure).reduce((total, [value, count]) => total + value * count, 0);
  return sum / outcomes.size;
}

/** Markets that come without a line. */
function singleKeys(state: HockeyState): string[] {
  return [
    `next-goal:${state.goals.length + 1}`,
    'last-goal',
    'method',
    'overtime',
    'shootout',
    'margin:wide',
    'correct-score',
    'double-result',
    'highest-period',
    'odd-even:game',
    ...[2, 3, 4].map((goals) => `race:${goals}`),
    ...[1, 2, 3].map((goals) => `both-score:game:${goals}`),
    ...['power-play', 'short-handed', 'empty-net', 'early'].map((sort) => `goal-sort:${sort}`),
    ...SIDES.flatMap((side) => [`shutout:${side}`, `score-periods:${side}`, `comeback:${side}`]),
  ];
}

/** The winner with each side of the main total, where that is a half goal. */
function combinations(mainTotal: string | undefined): string[] {
  const line = mainTotal?.split(':')[2];
  if (line === undefined || !line.endsWith('.5')) return [];
  return SIDES.flatMap((side) => [
    `win-and-total:${side}:${line}:over`,
    `win-and-total:${side}:${line}:under`,
  ]);
}

function spreads(period: Period): LineFamily {
  return { key: `spread:${period}`, measure: leadOf(contest, period), spread: true };
}

function totals(period: Period): LineFamily {
  return { key: `total:${period}`, measure: totalOf(contest, period), spread: false };
}

function teamTotals(side: SideKey, period: Period): LineFamily {
  return { key: `team-total:${side}:${period}`, measure: goalsOf(side, period), spread: false };
}
