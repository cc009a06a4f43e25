import { likelyDays, type Seen } from '../kit/likely-days.ts';
import { setDayStarts } from '../kit/who.ts';
import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { courtOf, playersOf } from './engine/court.ts';
import { Game } from './engine/game.ts';
import { loadGame } from './engine/load.ts';
import { BLOCKS, PASSES, REBOUNDS, SHARES, STEALS, THREES, TWOS } from './engine/players.ts';
import { playOut } from './engine/step.ts';
import { type BasketballOutcomes, emptyOutcomes, recordPoints } from './outcomes.ts';
import { SLOTS } from './scoring.ts';
import { type BasketballState, type PlayerLine, toldOf } from './state.ts';
import type { BasketballStrength } from './strength.ts';

/**
 * Plays the rest of the game `size` times. Sample i draws from stream i of the seed, so the same seed compares two strengths
 * or two states under the same luck.
 */
export function simulate(
  state: BasketballState,
  strength: BasketballStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): BasketballOutcomes {
  const outcomes = emptyOutcomes(size, state.scores, toldOf(state));
  const random = new Random(seed);
  const start = loadGame(state, strength, random);
  const court = courtOf(start.setting);
  const game = new Game(start.setting, random, playersOf(court));
  const { setting } = start;
  const today = likelyDays(setting.who, SHARES.kinds.length, state.players, (lines) =>
    lines.flatMap(deedsOf),
  );
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    game.copy(start);
    setForm(game, today(random.next()));
    playOut(game, random, court);
    record(game, outcomes, i);
    // What is not told any more stays as it was told.
    if (!outcomes.playersTold) outcomes.players.set(start.players.subarray(0, SLOTS * 2), i * SLOTS * 2);
  }
  return outcomes;
}

/** Points that are no threes are taken for twos: who made free throws was fouled by his share of the shots. */
function deedsOf(line: PlayerLine, place: number): Seen[] {
  const { points, threes, assists, rebounds, steals = 0, blocks = 0 } = line;
  return [
    { kind: TWOS, place, times: Math.floor((points - 3 * threes) / 2) },
    { kind: THREES, place, times: threes },
    { kind: PASSES, place, times: assists },
    { kind: REBOUNDS, place, times: rebounds },
    { kind: STEALS, place, times: steals },
    { kind: BLOCKS, place, times: blocks },
  ];
}

/**
 * The day of both sides: how freely both score (four dice make a bell curve), and how the players of each share the work.
 * Totals of real games spread more than independent attempts do; see simulate.test.ts.
 * @param luck 32 random bits, of which the upper half is used for the dice
 */
export function setForm(game: Game, luck: number): void {
  const dice = (luck >>> 28) + ((luck >>> 24) & 15) + ((luck >>> 20) & 15) + ((luck >>> 16) & 15);
  game.shift = ((dice - 30) * FORM) >> 4;
  setDayStarts(game.days, SHARES.kinds.length, luck);
}

/**
 * Places of the window, in 16ths, for each eye of the dice (whose sum has a deviation of 9.2). It makes 1.5 of the 19.2 points by which
 * totals of the NBA spread: too little for the points so far to tell how freely both score, so that samples in play are not weighed by
 * them. Were it much more, they would have to be; see simulate.test.ts.
 */
const FORM = 10;

function record(game: Game, outcomes: BasketballOutcomes, index: number): void {
  const { periods } = game.setting.rules;
  recordPoints(outcomes.points.home, index, game.points, 0, periods);
  recordPoints(outcomes.points.away, index, game.points, 5, periods);
  outcomes.overtime[index] = game.period > periods ? 1 : 0;
  outcomes.races[index] = game.races;
  outcomes.racesRun[index] = game.racesRun;
  outcomes.next[index] = game.next;
  outcomes.nextBasket[index] = game.nextBasket;
  const first = index * SLOTS * 2;
  for (let at = 0; at < SLOTS * 2; at++) outcomes.players[first + at] = game.players[at] ?? 0;
}
