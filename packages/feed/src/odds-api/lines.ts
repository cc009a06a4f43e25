import { impliedChance } from '@fairline/money/float.ts';
import { parseAmericanOdds, parseDecimalOdds } from '@fairline/money/odds-format.ts';
import { removeOverround } from '@fairline/pricing/overround.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import type { OddsApiEvent, OddsApiMarket } from './response.ts';

export type OddsApiFormat = 'american' | 'decimal';

/** What one bookmaker thinks: fair chances of outcomes in the order asked for, and their line where there is one. */
interface Opinion {
  readonly chances: readonly number[];
  readonly point: number | undefined;
}

/** Chances are told to a tenth of a percent, so that what hardly changed is no change. */
const STEPS = 1000;
const DRAW = 'Draw';
const MOST_BOOKSUM = 1.5;
const MOST_SPREAD = 60;
const MOST_TOTAL = 1000;

/**
 * The lines that bookmakers agree on: the spread and total that most of them offer, and the median of their chances, with the draw
 * or without as most of them sell the winner, each
 * bookmaker's overround taken out by Shin's method. Empty when nobody offers anything that can be read.
 */
export function linesOf(event: OddsApiEvent, format: OddsApiFormat): MainLines {
  const { home_team: home, away_team: away } = event;
  const threeWay = opinions(event, 'h2h', [home, away, DRAW], format);
  const twoWay = opinions(event, 'h2h', [home, away], format);
  // A draw that one bookmaker sells beside many who sell none is another bet than theirs.
  const winner = threeWay.length > twoWay.length ? threeWay : twoWay;
  const [homeWin, awayWin] = [chanceOf(winner, 0), chanceOf(winner, 1)];
  const draw = chanceOf(winner, 2);
  // With a draw on sale the spread is a goal line, which says less than the three chances.
  const spread =
    draw === undefined ? commonPoint(opinions(event, 'spreads', [home, away], format)) : undefined;
  const totals = opinions(event, 'totals', ['Over', 'Under'], format);
  const total = commonPoint(totals);
  const over = chanceOf(
    totals.filter(({ point }) => point === total),
    0,
  );
  return {
    ...(spread !== undefined && { spread }),
    ...(total !== undefined && { total }),
    ...(homeWin !== undefined &&
      awayWin !== undefined && { homeWinProbability: told(homeWin / (homeWin + awayWin)) }),
    ...(draw !== undefined && { drawProbability: told(draw) }),
    ...(total !== undefined && over !== undefined && { overProbability: told(over) }),
  };
}

function told(chance: number): number {
  return Math.min(STEPS - 1, Math.max(1, Math.round(chance * STEPS))) / STEPS;
}

function opinions(
  { bookmakers }: OddsApiEvent,
  key: string,
  names: readonly string[],
  format: OddsApiFormat,
): Opinion[] {
  const offered = bookmakers.flatMap(({ markets }) => markets.filter((market) => market.key === key));
  return offered.flatMap((market) => opinionOf(market, names, format) ?? []);
}

/** Undefined unless the market has just these outcomes, each once, on one line, at prices that can be. */
function opinionOf(
  { key, outcomes }: OddsApiMarket,
  names: readonly string[],
  format: OddsApiFormat,
): Opinion | undefined {
  const found = names.flatMap((name) => outcomes.filter((outcome) => outcome.name === name));
  const prices = found.flatMap(({ price }) => impliedBy(price, format) ?? []);
  const isWhole = [outcomes.length, found.length, prices.length].every((count) => count === names.length);
  const booksum = prices.reduce((sum, price) => sum + price, 0);
  // A market that pays more than it takes is a mistake, or two markets in one; so is one that takes as much as none does.
  if (!isWhole || booksum < 1 || booksum > MOST_BOOKSUM) return undefined;
  const [first, second] = found.map(({ point }) => point);
  if (key !== 'h2h' && !isLine(key, first, second)) return undefined;
  return { chances: removeOverround(prices, 'shin'), point: first };
}

/** Handicaps are opposite and totals the same, in quarters of a point, and no larger than a game can have. */
function isLine(key: string, first = Number.NaN, second = Number.NaN): boolean {
  if (!Number.isInteger(first * 4)) return false;
  return key === 'spreads'
    ? first === -second && Math.abs(first) <= MOST_SPREAD
    : first === second && first >= 0 && first <= MOST_TOTAL;
}

/** The price read exactly; a number only from here on, as an estimate of a chance. */
function impliedBy(price: number, format: OddsApiFormat): number | undefined {
  const odds = format === 'american' ? parseAmericanOdds(String(price)) : parseDecimalOdds(String(price));
  return odds && impliedChance(odds);
}

/** The line that most offer; of several the one whose sides are nearest to even. */
function commonPoint(all: readonly Opinion[]): number | undefined {
  const byPoint = new Map<number, Opinion[]>();
  for (const opinion of all) {
    if (opinion.point === undefined) continue;
    byPoint.set(opinion.point, [...(byPoint.get(opinion.point) ?? []), opinion]);
  }
  const ranked = [...byPoint].sort(
    ([, one], [, other]) => other.length - one.length || unevenness(one) - unevenness(other),
  );
  return ranked[0]?.[0];
}

function unevenness(opinions: readonly Opinion[]): number {
  return Math.abs((chanceOf(opinions, 0) ?? 0.5) - 0.5);
}

/** The median of what bookmakers think of an outcome. */
function chanceOf(opinions: readonly Opinion[], outcome: number): number | undefined {
  const chances = opinions.flatMap(({ chances: all }) => all[outcome] ?? []).sort((a, b) => a - b);
  const upper = chances[chances.length >> 1];
  const lower = chances[(chances.length - 1) >> 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}
