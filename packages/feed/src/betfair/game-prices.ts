import { removeOverround } from '@fairline/pricing/overround.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import type { MarketBook } from './market-book.ts';

/** Which market of the exchange is on who wins, and which runner of it is which side. */
interface WinnerMarket {
  readonly marketId: string;
  readonly home: number;
  readonly away: number;
  /** Of soccer. */
  readonly draw?: number;
}

/** Which is on more or fewer than so many goals. */
interface GoalsMarket {
  readonly marketId: string;
  readonly over: number;
  readonly under: number;
}

/** A game as the exchange knows it. */
export interface ExchangeGame {
  readonly eventId: string;
  readonly winner: WinnerMarket;
  readonly goals?: GoalsMarket;
}

export type GamePrices =
  | { readonly lines: MainLines; readonly startsAt: string | undefined }
  /** Why there is no price, and when the game is to begin where the exchange says so. */
  | { readonly shut: string; readonly startsAt: string | undefined };

export const MATCH_ODDS = 'MATCH_ODDS';
export const OVER_UNDER = 'OVER_UNDER_25';
const GOALS = 2.5;

/** The most that may lie between the chances of the best to back and the best to lay: a wider gap is no opinion. */
const WIDEST_GAP = 0.06;
/** Told to a tenth of a percent, as the lines of other sources are. */
const STEPS = 1000;

const IN_PLAY = 'The game has turned in play, and its source tells no plays.';
const NO_PRICE = 'The exchange has no price for every side.';

/** What the exchange thinks of a game by what is known of its markets: lines without overround, or why there are none. */
export function gamePrices(
  { eventId, winner, goals }: ExchangeGame,
  bookOf: (marketId: string) => MarketBook | undefined,
): GamePrices {
  const { marketId, home, away, draw } = winner;
  const book = bookOf(marketId);
  const definition = book?.definition;
  if (!book || !definition) return { shut: 'The exchange tells nothing of its market.', startsAt: undefined };
  const startsAt = definition.marketTime && new Date(definition.marketTime).toISOString();
  const shut = (reason: string): GamePrices => ({ shut: reason, startsAt });
  if (definition.status !== 'OPEN')
    return shut(`The exchange’s market is ${definition.status.toLowerCase()}.`);
  // Who does not say so may be in play.
  if (definition.inPlay !== false) return shut(IN_PLAY);
  if (!isMarketOf(book, eventId, MATCH_ODDS)) return shut('The exchange’s market is of another game.');
  const chances = chancesOf(book, draw === undefined ? [home, away] : [home, away, draw]);
  if (!chances) return shut(NO_PRICE);
  const [homeWin = 0, awayWin = 0, drawn] = chances;
  const lines = {
    homeWinProbability: told(homeWin / (homeWin + awayWin)),
    ...(drawn !== undefined && { drawProbability: told(drawn) }),
    ...(goals && goalLines(eventId, goals, bookOf(goals.marketId))),
  };
  return { lines, startsAt };
}

/** None unless that market has prices before the game, too. */
function goalLines(eventId: string, { over, under }: GoalsMarket, book: MarketBook | undefined): MainLines {
  const { status, inPlay } = book?.definition ?? {};
  if (!book || status !== 'OPEN' || inPlay !== false || !isMarketOf(book, eventId, OVER_UNDER)) return {};
  const [overs] = chancesOf(book, [over, under]) ?? [];
  return overs === undefined ? {} : { total: GOALS, overProbability: told(overs) };
}

function isMarketOf({ definition }: MarketBook, eventId: string, type: string): boolean {
  const { eventId: itsEvent = eventId, marketType = type } = definition ?? {};
  return itsEvent === eventId && marketType === type;
}

/**
 * The chances of the runners, which sum to 1; undefined unless each has a price and nobody else can win. Between the best to
 * back and the best to lay there is hardly an overround, and it may be below 0, so that it is shared in proportion.
 */
function chancesOf(book: MarketBook, runners: readonly number[]): readonly number[] | undefined {
  const active = (book.definition?.runners ?? []).filter(({ status }) => status === 'ACTIVE');
  const ids = new Set(active.map(({ id }) => id));
  if (ids.size !== runners.length || !runners.every((id) => ids.has(id))) return undefined;
  const prices = runners.flatMap((id) => (isNarrow(book, id) ? (book.chance(id) ?? []) : []));
  return prices.length === runners.length ? removeOverround(prices, 'multiplicative') : undefined;
}

function isNarrow(book: MarketBook, runner: number): boolean {
  const best = book.best(runner);
  return best !== undefined && 1 / best.back - 1 / best.lay <= WIDEST_GAP;
}

function told(chance: number): number {
  return Math.min(STEPS - 1, Math.max(1, Math.round(chance * STEPS))) / STEPS;
}

/** What is told again: half a percent after so long, two at once. */
const STEADY_MS = 30_000;
const MOVED = 0.005;
const MOVED_FAR = 0.02;

/**
 * Whether lines differ enough from those that were told to tell them: an exchange's prices tremble all day, and each telling
 * simulates the game anew.
 * @param sinceMs how long ago those were told
 */
export function isWorthTelling(before: MainLines, lines: MainLines, sinceMs: number): boolean {
  const moved = Math.max(
    distance(before.homeWinProbability, lines.homeWinProbability),
    distance(before.drawProbability, lines.drawProbability),
    distance(before.total, lines.total),
    distance(before.overProbability, lines.overProbability),
  );
  return moved >= MOVED_FAR || (moved >= MOVED && sinceMs >= STEADY_MS);
}

/** What was not there before, or is there no more, has moved; it may come and go. */
function distance(before: number | undefined, after: number | undefined): number {
  if (before === undefined || after === undefined) return before === after ? 0 : MOVED;
  // Of two multiples of a thousandth, without what floats add.
  return Math.round(Math.abs(before - after) * STEPS) / STEPS;
}
