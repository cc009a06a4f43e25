import { LEVELS, levelFor } from './deliveries.ts';
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
const SUPER_OVER_RATE = 13;

/** The level at which the side at bat goes for runs now. */
export function intentOf(game: Game): number {
  if (game.innings > 1) return levelFor(SUPER_OVER_RATE);
  const left = game.limit - game.balls;
  const free = freeRate(game);
  if (game.target === 0) return levelFor(free);
  const needed = ((game.target - game.runs) * 6) / left;
  const rate = needed < free ? needed + EASE * (free - needed) : free + URGE * (needed - free);
  const level = levelFor(rate);
  return level < LEVELS ? level : LEVELS - 1;
}

/** What a side aims at that has no target. */
function freeRate(game: Game): number {
  const gone = game.balls / game.limit;
  const isTwenty = game.limit <= 180;
  const usual = isTwenty
    ? (TWENTY_RATES[Math.min(19, Math.floor(gone * 20))] ?? 8)
    : (FIFTY_RATES[Math.min(9, Math.floor(gone * 10))] ?? 5);
  const expected = gone * (isTwenty ? TWENTY_WICKETS : FIFTY_WICKETS);
  return usual * (1 - CAUTION * (game.wickets - expected));
}
