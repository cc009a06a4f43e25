import type { RandomSource } from '../../sport.ts';
import { PLAYERS } from '../play.ts';
import {
  BAT_FIELD,
  BAT_SHIFT,
  CLASS_OF,
  type DeliveryBook,
  ENTRIES,
  LEGAL_MASK,
  RUNS_MASK,
  RUNS_SHIFT,
  TABLE_BITS,
  TABLE_SIZE,
  tallyOf,
  WICKET_BIT,
} from './deliveries.ts';
import { bookOf, type Game } from './game.ts';
import { type FreeRates, freeRatesOf, intentOf } from './intent.ts';
import { keepOver, keepOverEnd, keepTally, keptUntil, nextMark } from './kept.ts';
import { wicket } from './wicket.ts';

/** With so few balls left to reach a target a side thinks again after every ball; before, after every over and wicket. */
const LAST_BALLS = 12;
/** Throughout a chase of so few balls it does so. */
const SHORT_CHASE = 90;
/** More runs than an over ever brings: those that are missing where there is no target. */
const NEVER_MISSING = RUNS_MASK + 1;

/** Balls drawn from one random number. */
const BALLS_DRAWN = 3;
const DRAWN = TABLE_SIZE - 1;
const SIGN = 31;

// A batter in one number, so that changing ends is one exchange: his table in the lowest bits, his place, his runs of this over.
const TABLE_FIELD = 0xffff;
const PLACE_SHIFT = 16;
/** A level is CLASSES (four) tables further on. */
const LEVEL_SHIFT = TABLE_BITS + 2;
const BATTERS = Int32Array.from(
  { length: PLAYERS },
  (_, place) => (place << PLACE_SHIFT) | ((CLASS_OF[place] ?? 0) * TABLE_SIZE),
);

/** Whether whole overs can be played: the next ball begins one, at a time when the side at bat thinks again only after it. */
export function isOverAhead(game: Game): boolean {
  if (game.innings > 1 || game.balls % 6 !== 0 || game.balls + 6 > game.limit) return false;
  return game.target === 0 || game.balls < ballsByOvers(game);
}

/** Balls of a chase after which its side thinks again after every one. */
export function ballsByOvers({ limit }: Game): number {
  return limit > SHORT_CHASE ? limit - LAST_BALLS : 0;
}

/**
 * Plays overs as long as whole ones are ahead, or to the end of the innings. In an over nothing is looked at but wickets and the
 * target: what its balls come to is added up in one number, and written down at its end.
 */
export function playOvers(game: Game, random: RandomSource): void {
  const book = bookOf(game);
  const free = freeRatesOf(game.limit);
  const until = keptUntil(game);
  let marked = nextMark(game.balls);
  let tally = 0;
  while (game.closed === 0 && isOverAhead(game)) {
    const began = game.overBegan;
    const added = playOver(game, random, book, free);
    tally += tallyOf(added);
    const { balls, runs } = game;
    if (balls % 6 !== 0) keepOver(game, Math.floor(balls / 6), runs - began);
    else if (balls === marked || balls <= until) {
      keepOverEnd(game, balls, runs, runs - began);
      marked = nextMark(balls);
    }
    game.overBegan = runs;
    if (balls >= game.limit) game.closed = 1;
  }
  keepTally(game, tally);
}

/** @returns the entries of its balls, added up */
function playOver(game: Game, random: RandomSource, book: DeliveryBook, free: FreeRates): number {
  const { balls, runs } = game;
  const own = game.bat * PLAYERS;
  let level = intentOf(game, free) << LEVEL_SHIFT;
  let striker = (BATTERS[game.striker] ?? 0) | level;
  let other = (BATTERS[game.nonStriker] ?? 0) | level;
  let added = 0;
  let luck = 0;
  let drawn = 0;
  const missing = game.target === 0 ? NEVER_MISSING : game.target - runs;
  while ((added & LEGAL_MASK) < 6) {
    if (drawn === 0) {
      luck = random.next() | 0;
      drawn = BALLS_DRAWN;
    }
    const entry = ENTRIES[book[(striker & TABLE_FIELD) + (luck & DRAWN)] ?? 0] ?? 0;
    luck >>= TABLE_BITS;
    drawn--;
    added = (added + entry) | 0;
    striker = (striker + (entry & BAT_FIELD)) | 0;
    const ends = (striker ^ other) & (entry >> SIGN);
    striker ^= ends;
    other ^= ends;
    if ((entry & WICKET_BIT) !== 0) {
      keepRuns(game, own, striker);
      keepRuns(game, own, other);
      game.striker = placeOf(striker);
      game.nonStriker = placeOf(other);
      game.runs = runs + ((added >> RUNS_SHIFT) & RUNS_MASK);
      game.balls = balls + (added & LEGAL_MASK);
      wicket(game, random);
      if (game.closed === 1) return added;
      level = intentOf(game, free) << LEVEL_SHIFT;
      striker = (BATTERS[game.striker] ?? 0) | level;
      other = (BATTERS[game.nonStriker] ?? 0) | level;
    }
    if (((added >> RUNS_SHIFT) & RUNS_MASK) >= missing) {
      game.closed = 1;
      break;
    }
  }
  keepRuns(game, own, striker);
  keepRuns(game, own, other);
  game.striker = placeOf(other);
  game.nonStriker = placeOf(striker);
  game.runs = runs + ((added >> RUNS_SHIFT) & RUNS_MASK);
  game.balls = balls + (added & LEGAL_MASK);
  return added;
}

function placeOf(batter: number): number {
  return (batter >> PLACE_SHIFT) & 15;
}

/** Writes down what a batter has made since it was last written. */
function keepRuns(game: Game, own: number, batter: number): void {
  const at = own + placeOf(batter);
  game.batters[at] = (game.batters[at] ?? 0) + (batter >>> BAT_SHIFT);
}
