import { averageOf } from '../count-marks.ts';
import { playerLines, spreadLines, teamTotalLines, totalLines } from '../kit/families.ts';
import { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import { winAndTotalKeys } from '../kit/winner-and-total.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { contest } from './contest.ts';
import { basketballMarkets } from './markets/market-book.ts';
import { PLAYER_PROPS } from './markets/players.ts';
import { playerTotal } from './measures.ts';
import type { BasketballOutcomes, Period } from './outcomes.ts';
import { type BasketballState, scoreOf } from './state.ts';

const QUARTERS: readonly Period[] = ['h1', 'h2', 'q1', 'q2', 'q3', 'q4'];
const HALVES: readonly Period[] = ['h1', 'h2'];
/** How many points around the main line others are offered, each half point. */
const AROUND_GAME = 6;
const AROUND_TOTAL = 9;
const AROUND_HALF = 3;
const AROUND_QUARTER = 1.5;
const AROUND_TEAM = 3;
/** Players whose numbers are bet on: the five who start and the first from the bench. */
const FEATURED = 6;
/** Props of every featured player; the others are for those who often get them. */
const EVERYBODYS = ['points', 'rebounds', 'assists', 'threes', 'pra', 'ra', 'steals', 'blocks', 'stocks'];
const STARS = ['pr', 'pa'];
/** No line on what a player hardly ever does: at least this many on average. */
const LEAST_AVERAGE = 0.7;

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: BasketballState,
  outcomes: BasketballOutcomes,
  sides: Sides,
): readonly MarketOffer<BasketballOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(basketballMarkets, state, outcomes, sides);
  offers.add('moneyline:game');
  offers.addLines(spreadLines(contest, 'game'), AROUND_GAME);
  const mainTotal = offers.addLines(totalLines(contest, 'game'), AROUND_TOTAL);
  for (const side of SIDES) offers.addLines(teamTotalLines(contest, side, 'game'), AROUND_TEAM);
  offers.add('threeway:reg');
  for (const period of state.rules.periods === 4 ? QUARTERS : HALVES) {
    if (contest.isPeriodOver(state, period)) continue;
    const around = HALVES.includes(period) ? AROUND_HALF : AROUND_QUARTER;
    offers.add(`moneyline:${period}`);
    offers.addLines(spreadLines(contest, period), around);
    offers.addLines(totalLines(contest, period), around);
    offers.add(`threeway:${period}`);
    for (const side of SIDES) offers.addLines(teamTotalLines(contest, side, period), AROUND_QUARTER);
    offers.add(`odd-even:${period}`);
  }
  offers.addAll([...singleKeys(state), ...winAndTotalKeys(mainTotal)]);
  addPlayers(outcomes, offers);
  return offers.all();
}

function addPlayers(outcomes: BasketballOutcomes, offers: Offers<BasketballState, BasketballOutcomes>): void {
  offers.add('first-basket');
  for (const side of SIDES) {
    for (let place = 0; place < FEATURED; place++) {
      for (const what of place < 3 ? [...EVERYBODYS, ...STARS] : EVERYBODYS) {
        const measure = playerTotal(side, place, PLAYER_PROPS[what]?.counts ?? []);
        if (averageOf(outcomes, measure) < LEAST_AVERAGE) continue;
        offers.addLines(playerLines(`player:${what}:${side}:${place}`, measure), 0);
      }
      offers.add(`double-double:${side}:${place}`);
    }
    offers.add(`triple-double:${side}:0`);
  }
}

/** Markets that come without a line. */
function singleKeys(state: BasketballState): string[] {
  const next = state.scores.length + 1;
  const highest = Math.max(scoreOf(state, 'home'), scoreOf(state, 'away'));
  const [low, high] =
    state.rules.league === 'nba' ? [90, 130] : state.rules.league === 'wnba' ? [70, 100] : [55, 90];
  const inQuarters = state.rules.periods === 4;
  return [
    `next-score:${next}`,
    `next-score-kind:${next}`,
    'first-basket-kind',
    ...racesFrom(highest).map((points) => `race:${points}`),
    'margin:wide',
    'margin:narrow',
    `total-band:${state.rules.league}`,
    'double-result',
    'highest-half',
    'odd-even:game',
    'overtime',
    'close-game',
    ...steps(low, high).map((points) => `both-score:game:${points}`),
    ...(inQuarters ? ['highest-quarter', 'win-quarters:home', 'win-quarters:away'] : []),
    ...SIDES.flatMap((side) => [`win-halves:${side}`, `comeback:${side}`]),
  ];
}

/** The next races that are still open: in fives at first, in tens later. */
function racesFrom(highest: number): number[] {
  return steps(10, 100)
    .filter((points) => points > highest)
    .slice(0, 5);
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / 10 + 1 }, (_, i) => from + 10 * i);
}
