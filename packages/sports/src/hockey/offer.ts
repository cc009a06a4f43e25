import { averageOf, histogram } from '../count-marks.ts';
import { leadOf } from '../kit/contest.ts';
import { countLines, playerLines, spreadLines, teamTotalLines, totalLines } from '../kit/families.ts';
import { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import { winAndTotalKeys } from '../kit/winner-and-total.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { contest } from './contest.ts';
import { COUNTS, hockeyMarkets } from './markets/market-book.ts';
import { skaterTotal } from './measures.ts';
import type { HockeyOutcomes, Period } from './outcomes.ts';
import { SKATERS } from './scoring.ts';
import type { HockeyState } from './state.ts';

const PARTS: readonly Period[] = ['p1', 'p2', 'p3'];
/** How many goals around the main line others are offered, each half goal. */
const AROUND_GAME = 1.5;
const AROUND_PERIOD = 0.5;
const AROUND_COUNT = 2;
/** Skaters whose numbers are bet on over and under a line: two lines and whoever else gets enough of it. */
const FEATURED = 11;
/** Of whom it is asked whether they score three. */
const STARS = 3;
/** Points that anybody who dresses may come to. */
const MARKS = [1, 2, 3];
/** No line on what a skater hardly ever does: at least this many on average. */
const LEAST_AVERAGE = 0.35;
/** Goals that the favourite gives in every game before it begins. */
const PUCK_LINE = 1.5;
/** Goals of the puck lines; one that is all but sure either way, nearer than this to certain, is none. */
const PUCK_LINES = [-2.5, -1.5, 1.5, 2.5, -3.5, 3.5];
const SURE = 0.03;

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: HockeyState,
  outcomes: HockeyOutcomes,
  sides: Sides,
): readonly MarketOffer<HockeyOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(hockeyMarkets, state, outcomes, sides);
  offers.add('moneyline:game');
  addPuckLines(state, outcomes, offers);
  const mainTotal = offers.addLines(totalLines(contest, 'game'), AROUND_GAME);
  for (const side of SIDES) offers.addLines(teamTotalLines(contest, side, 'game'), AROUND_GAME);
  offers.add('threeway:reg');
  offers.addLines(totalLines(contest, 'reg'), AROUND_PERIOD);
  for (const period of PARTS) {
    if (contest.isPeriodOver(state, period)) continue;
    offers.add(`threeway:${period}`);
    offers.add(`moneyline:${period}`);
    offers.addLines(spreadLines(contest, period), AROUND_PERIOD);
    offers.addLines(totalLines(contest, period), AROUND_PERIOD);
    for (const side of SIDES) offers.addLines(teamTotalLines(contest, side, period), 0);
    offers.add(`both-score:${period}:1`);
  }
  offers.addAll([...singleKeys(state), ...winAndTotalKeys(mainTotal)]);
  for (const { head, measure } of COUNTS) offers.addLines(countLines(head, measure), AROUND_COUNT);
  addSkaters(outcomes, offers);
  // Marks to be reached are alternative lines: not priced while nobody looks at the game.
  return offers.all().map((one) => (one.market.key.startsWith('reach:') ? { ...one, isAside: true } : one));
}

/** Puck lines of half goals; the favourite gives a goal and a half before every game, and what is most balanced is the main line in it. */
function addPuckLines(
  state: HockeyState,
  outcomes: HockeyOutcomes,
  offers: Offers<HockeyState, HockeyOutcomes>,
): void {
  const counts = histogram(outcomes, leadOf(contest, 'game'));
  const homeAhead = (line: number): number =>
    counts.reduce((sum, [lead, count]) => sum + (lead + line > 0 ? count : 0), 0) / outcomes.size;
  const open = PUCK_LINES.filter((line) => homeAhead(line) > SURE && homeAhead(line) < 1 - SURE);
  const distance = (line: number): number => Math.abs(homeAhead(line) - 0.5);
  const mostBalanced = open.toSorted((one, other) => distance(one) - distance(other));
  const given =
    state.phase === 'pre-game' ? mostBalanced.find((line) => Math.abs(line) === PUCK_LINE) : undefined;
  const main = given ?? mostBalanced[0];
  for (const line of open) offers.add(`spread:game:${line}`, line === main);
}

function addSkaters(outcomes: HockeyOutcomes, offers: Offers<HockeyState, HockeyOutcomes>): void {
  offers.add('first-scorer');
  for (const side of SIDES) {
    for (let place = 0; place < SKATERS; place++) {
      offers.add(`scorer:1:${side}:${place}`);
      offers.addOpen(`scorer:2:${side}:${place}`);
      if (place < STARS) offers.add(`scorer:3:${side}:${place}`);
      for (const points of MARKS) offers.addOpen(`reach:points:${side}:${place}:${points}`);
      if (place >= FEATURED) continue;
      offers.addOpen(`reach:power-play-points:${side}:${place}:1`);
      for (const what of ['shots', 'points', 'assists'] as const) {
        const measure = skaterTotal(side, place, what);
        if (averageOf(outcomes, measure) < LEAST_AVERAGE) continue;
        offers.addLines(playerLines(`player:${what}:${side}:${place}`, measure), 0);
      }
    }
  }
}

/** Markets that come without a line. */
function singleKeys(state: HockeyState): string[] {
  return [
    `next-goal:${state.goals.length + 1}`,
    'last-goal',
    'method',
    'overtime',
    ...(state.rules?.hasShootout === false ? [] : ['shootout']),
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
