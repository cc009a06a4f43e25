import { likelyDays, type Seen } from '../kit/likely-days.ts';
import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { Game } from './engine/game.ts';
import { loadGame, setDays } from './engine/load.ts';
import { recordPlayers } from './engine/record-players.ts';
import { playOut } from './engine/step.ts';
import { BY_RUN, BY_SHORT_CATCH, catchSlot, placeOf, runSlot, SHARES } from './engine/work.ts';
import { emptyOutcomes, type FootballOutcomes, MAX_SCORES, sumPeriods } from './outcomes.ts';
import { EVERYBODY_ELSE } from './players.ts';
import type { FootballState, SidePlayers } from './state.ts';
import type { FootballStrength } from './strength.ts';
import { toldOf } from './told-players.ts';

/**
 * Plays the rest of the game `size` times. Sample i draws from stream i of the seed, so the same seed compares two strengths
 * or two states under the same luck.
 */
export function simulate(
  state: FootballState,
  strength: FootballStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): FootballOutcomes {
  const outcomes = emptyOutcomes(size, toldOf(state));
  const random = new Random(seed);
  const start = loadGame(state, strength, random);
  const game = new Game(start.books, start.who, random);
  const today = likelyDays(start.who, SHARES.kinds.length, state.players, gainsOf);
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    game.copy(start);
    setDays(game, today(spreadDays(i)));
    if (state.possession === undefined) tossCoin(game, random);
    playOut(game);
    record(game, outcomes, i);
  }
  sumPeriods(outcomes);
  return outcomes;
}

/**
 * The bits from which likelyDays draws the days of sample `i`. They are no luck: all draws come in turn, so that each day has its share
 * of the samples exactly. 256 samples in a row have every pair of the higher halves of both draws once; the lower halves change
 * from one such row to the next.
 */
export function spreadDays(i: number): number {
  const part = (i >>> 8) & 15;
  return (i & 255) | (part << 8) | (((7 * part) & 15) << 12);
}

/** Runs and catches. */
function gainsOf({ runs, catches }: SidePlayers): Seen[] {
  return [
    ...runs.slice(0, EVERYBODY_ELSE).flatMap(({ count }, place) => seen(BY_RUN, runSlot(place), count)),
    ...catches
      .slice(0, EVERYBODY_ELSE)
      .flatMap(({ count }, place) => seen(BY_SHORT_CATCH, catchSlot(place), count)),
  ];
}

/** Of those who have a place of their own. The shares of football are listed by slot, see SHARES. */
function seen(kind: number, slot: number, times: number): Seen[] {
  return placeOf(slot) === EVERYBODY_ELSE ? [] : [{ kind, place: slot, times }];
}

function tossCoin(game: Game, random: Random): void {
  const kicker = random.next() & 1;
  if (game.opener < 0) game.opener = kicker;
  game.kickoffBy(kicker);
}

function record(game: Game, outcomes: FootballOutcomes, index: number): void {
  const { home, away } = outcomes.points;
  const points = game.periodPoints;
  home.q1[index] = points[0] ?? 0;
  home.q2[index] = points[1] ?? 0;
  home.q3[index] = points[2] ?? 0;
  home.q4[index] = points[3] ?? 0;
  home.ot[index] = points[4] ?? 0;
  away.q1[index] = points[5] ?? 0;
  away.q2[index] = points[6] ?? 0;
  away.q3[index] = points[7] ?? 0;
  away.q4[index] = points[8] ?? 0;
  away.ot[index] = points[9] ?? 0;
  outcomes.overtime[index] = game.quarter > 4 ? 1 : 0;
  const first = index * MAX_SCORES;
  for (let i = 0; i < game.scoringCount; i++) outcomes.scoring[first + i] = game.scoring[i] ?? 0;
  outcomes.scoringCount[index] = game.scoringCount;
  if (outcomes.told !== undefined) recordPlayers(game, outcomes, index);
}
