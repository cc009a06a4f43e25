import type { RandomSource } from '../../sport.ts';
import { PLAYERS } from '../play.ts';
import {
  BAT_FIELD,
  BAT_SHIFT,
  CLASS_OF,
  CLASSES,
  ENTRIES,
  LEGAL_MASK,
  RUNS_MASK,
  RUNS_SHIFT,
  TABLE_SIZE,
  tallyOf,
  WICKET_BIT,
} from './deliveries.ts';
import { bookOf, type Game } from './game.ts';
import { endInnings } from './innings.ts';
import { freeRatesOf, intentOf } from './intent.ts';
import { keepOver, keepOverEnd, keepTally } from './kept.ts';
import { ballsByOvers, isOverAhead, playOvers } from './overs.ts';
import { wicket } from './wicket.ts';

/** Plays to the end. */
export function playOut(game: Game, random: RandomSource): void {
  while (game.over === 0) {
    while (game.closed === 0) {
      if (isOverAhead(game)) playOvers(game, random);
      else playOver(game, random);
    }
    endInnings(game);
  }
}

/** One ball; what it came to is left in game.result. */
export function playNext(game: Game, random: RandomSource): void {
  playBall(game, random, intentOf(game, freeRatesOf(game.limit)));
}

/** Plays ball by ball to the end of the over, or of the innings. */
function playOver(game: Game, random: RandomSource): void {
  const free = freeRatesOf(game.limit);
  let level = intentOf(game, free);
  do {
    const wickets = game.wickets;
    playBall(game, random, level);
    const isLate = game.target > 0 && game.balls > ballsByOvers(game);
    if (game.closed === 0 && (isLate || game.wickets > wickets)) level = intentOf(game, free);
  } while (game.closed === 0 && game.balls % 6 !== 0);
}

function playBall(game: Game, random: RandomSource, level: number): void {
  const table = (level * CLASSES + (CLASS_OF[game.striker] ?? 0)) * TABLE_SIZE;
  const result = bookOf(game)[table + (random.next() & (TABLE_SIZE - 1))] ?? 0;
  const entry = ENTRIES[result] ?? 0;
  // Runs of super overs stand apart, for they count for nobody.
  const at = (game.innings > 1 ? 2 : game.bat) * PLAYERS + game.striker;
  game.batters[at] = (game.batters[at] ?? 0) + ((entry & BAT_FIELD) >> BAT_SHIFT);
  game.result = result;
  game.runs += (entry >> RUNS_SHIFT) & RUNS_MASK;
  game.balls += entry & LEGAL_MASK;
  keepTally(game, tallyOf(entry));
  if ((entry & WICKET_BIT) !== 0) wicket(game, random);
  if (entry < 0) changeEnds(game);
  if (game.balls % 6 === 0 && (entry & LEGAL_MASK) > 0) {
    keepOverEnd(game, game.balls, game.runs, game.runs - game.overBegan);
    game.overBegan = game.runs;
    changeEnds(game);
  } else keepOver(game, Math.floor(game.balls / 6), game.runs - game.overBegan);
  if (game.balls >= game.limit || (game.target > 0 && game.runs >= game.target)) game.closed = 1;
}

function changeEnds(game: Game): void {
  const { striker } = game;
  game.striker = game.nonStriker;
  game.nonStriker = striker;
}
