import { isLikeTwenty } from '../length.ts';
import { BALLS_AN_OVER } from '../state.ts';
import { levelFor } from './deliveries.ts';
import type { Game } from './game.ts';

/** Runs an over a side aims at by how much of a twenty-over innings is gone, an entry an over: league play of 2018 to 2025. */
const TWENTY_RATES = [
  6.6, 7.6, 8.2, 8.4, 8.4, 8.4, 7.0, 7.2, 7.4, 7.6, 7.8, 8.0, 8.2, 8.5, 8.9, 9.5, 10.1, 10.8, 11.6, 12.4,
];
/** The same for fifty overs, an entry every five. */
const FIFTY_RATES = [4.8, 5.2, 4.7, 4.8, 4.9, 5.1, 5.4, 5.9, 7.0, 8.8];

/** Wickets usually lost by the end of the innings; earlier in proportion. */
const TWENTY_WICKETS = 6;
const FIFTY_WICKETS = 7;
/** What a wicket more than usual takes off the rate, and one fewer adds. */
const CAUTION = 0.055;
/** Of a rate needed that is below what the side would aim at anyway, how much of the difference it still goes for. */
const EASE = 0.8;
/** Of one above, how much of the difference it goes for at once. */
const URGE = 0.85;
const SUPER_OVER_LEVEL = levelFor(13);

/** Wickets that are told apart, none to ten. */
const WICKETS = 11;

/** What a side aims at that has no target, by balls gone and wickets lost (balls * 11 + wickets): rates, and their levels. */
export interface FreeRates {
  readonly rates: Float64Array;
  readonly levels: Uint8Array;
}

const made = new Map<number, FreeRates>();

/** @param limit legal balls the innings may last */
export function freeRatesOf(limit: number): FreeRates {
  const known = made.get(limit);
  if (known !== undefined) return known;
  const rates = Float64Array.from({ length: (limit + 1) * WICKETS }, (_, at) =>
    freeRate(Math.floor(at / WICKETS), at % WICKETS, limit),
  );
  const free = { rates, levels: Uint8Array.from(rates, levelFor) };
  made.set(limit, free);
  return free;
}

/** The level at which the side at bat goes for runs now. @param free of an innings as long as this one */
export function intentOf(game: Game, free: FreeRates): number {
  if (game.innings > 1) return SUPER_OVER_LEVEL;
  const at = game.balls * WICKETS + game.wickets;
  if (game.target === 0) return free.levels[at] ?? 0;
  const aimed = free.rates[at] ?? 0;
  const needed = ((game.target - game.runs) * 6) / (game.limit - game.balls);
  return levelFor(needed < aimed ? needed + EASE * (aimed - needed) : aimed + URGE * (needed - aimed));
}

/** One for a whole over, however much faster its last balls would be in a short innings: a side plans it at its beginning. */
function freeRate(balls: number, wickets: number, limit: number): number {
  const isTwenty = isLikeTwenty(limit / BALLS_AN_OVER);
  const rates = isTwenty ? TWENTY_RATES : FIFTY_RATES;
  const began = balls - (balls % BALLS_AN_OVER);
  let sum = 0;
  for (let ball = began; ball < began + BALLS_AN_OVER; ball++) {
    sum += rates[Math.min(rates.length - 1, Math.floor((ball / limit) * rates.length))] ?? 0;
  }
  const middle = (began + (BALLS_AN_OVER - 1) / 2) / limit;
  const expected = middle * (isTwenty ? TWENTY_WICKETS : FIFTY_WICKETS);
  return (sum / BALLS_AN_OVER) * (1 - CAUTION * (wickets - expected));
}
