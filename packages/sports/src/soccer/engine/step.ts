import { LAST_EXTRA_HALF, SECOND_HALF, SHOOTOUT } from '../rules.ts';
import { refresh } from './current-rates.ts';
import type { Game } from './game.ts';
import { corner, happens, isMiss, type LuckyEvent, miss } from './happens.ts';
import { CORNER, RED, YELLOW } from './rates.ts';
import { kick } from './shootout-kick.ts';
import { carryOver, letBack } from './suspensions.ts';
import { BIN_SHIFT, INSTANTS_PER_SECOND, NEXT_CORNER_SECONDS } from './timetable.ts';

const UNIT = 2 ** -32;
const ATTACKS = CORNER + 1;
const ALL_CARDS = RED + 1;

/** Waits of average 1, each of 4,096 as likely as the others: minus the logarithms of the middles of 4,096 stripes. */
const WAIT_BITS = 12;
const WAITS = Float64Array.from({ length: 2 ** WAIT_BITS }, (_, i) => -Math.log((i + 0.5) / 2 ** WAIT_BITS));
const WAIT_MASK = 2 ** WAIT_BITS - 1;
const REST_UNIT = 2 ** (WAIT_BITS - 32);

/**
 * Plays on until something happens, stoppage time is announced, a period ends, or `longest` is reached.
 * @param longest instants of the period at which to stop for now
 */
export function step(game: Game, longest: number): void {
  game.did = 'nothing';
  if (game.period === SHOOTOUT) {
    kick(game);
    return;
  }
  while (game.did === 'nothing') {
    const length = game.timetable.length[game.period] ?? 0;
    if (game.time >= game.until) atBoundary(game, length);
    else if (game.time >= longest) return;
    else play(game, Math.min(game.until, longest), true);
  }
}

/** Plays to the end; nobody asks what each step was. */
export function playOut(game: Game): void {
  while (game.over === 0) {
    if (game.period === SHOOTOUT) kick(game);
    else if (game.time < game.until) play(game, game.until, false);
    else atBoundary(game, game.timetable.length[game.period] ?? 0);
  }
}

/** Time has run out, or rates change. */
function atBoundary(game: Game, length: number): void {
  if (game.time >= length && game.end < 0) {
    announce(game, length);
    return;
  }
  if (game.end >= 0 && game.time >= game.end) {
    endPeriod(game);
    return;
  }
  letBack(game);
  refresh(game);
}

/** Draws the stoppage time; in a half that ran on without a word of it there is a minute left. */
function announce(game: Game, length: number): void {
  const minutes = game.timetable.added[game.period]?.[game.random.next() & 7] ?? 0;
  game.end = length + minutes * 60 * INSTANTS_PER_SECOND;
  if (game.time > length && game.end <= game.time) game.end = game.time + 60 * INSTANTS_PER_SECOND;
  if (minutes > 0) game.did = 'added-time';
  refresh(game);
}

/**
 * Waits for the next thing that may happen as if it were always as likely as it is at most, and lets it happen as often as it
 * should (thinning). One random number: 12 bits for the wait, 20 for what it is. Most of what happens is shots that do not go
 * in, which change no rate: what holds is read once for all up to the next other thing.
 * @param once stop after such a shot, too
 */
function play(game: Game, before: number, once: boolean): void {
  if (game.lastCorner >= 0 && cornerAgain(game, before)) return;
  const { running, random, attackWeights, cardWeights } = game;
  const most = REST_UNIT * (game.most[0] ?? 0);
  const wait = game.most[1] ?? 0;
  const allAttacks = running[ATTACKS] ?? 0;
  const allCards = running[ALL_CARDS] ?? 0;
  for (;;) {
    const luck = random.next();
    // Cut off by an operator, for Math.floor is checked for what 32 bits do not hold, which takes longer than all the rest.
    const time = game.time + (((WAITS[luck & WAIT_MASK] ?? 0) * wait) | 0);
    if (time >= before) {
      game.time = before;
      return;
    }
    game.time = time;
    const bin = time >> BIN_SHIFT;
    const attack = attackWeights[bin] ?? 0;
    const value = (luck >>> WAIT_BITS) * most;
    const attacks = allAttacks * attack;
    if (value < attacks) {
      const event = pickAttack(running, value / attack);
      if (isMiss(event)) {
        miss(game, event);
        if (once) return;
        continue;
      }
      happens(game, event);
      return;
    }
    const cards = cardWeights[bin] ?? 0;
    if (value < attacks + allCards * cards) {
      happens(game, pickCard(running, (value - attacks) / cards));
      return;
    }
  }
}

function cornerAgain(game: Game, before: number): boolean {
  const side = game.lastCorner;
  game.lastCorner = -1;
  const time = game.time + NEXT_CORNER_SECONDS * INSTANTS_PER_SECOND;
  if (game.random.next() * UNIT >= game.rates.cornerAgain || time >= before) return false;
  game.time = time;
  corner(game, side);
  return true;
}

/** The first attack whose running sum is above the value, counted without a branch: nobody can foresee which it is. */
function pickAttack(running: Float64Array, value: number): LuckyEvent {
  return (
    Number((running[0] ?? 0) <= value) +
    Number((running[1] ?? 0) <= value) +
    Number((running[2] ?? 0) <= value) +
    Number((running[3] ?? 0) <= value) +
    Number((running[4] ?? 0) <= value) +
    Number((running[5] ?? 0) <= value) +
    Number((running[6] ?? 0) <= value)
  );
}

/** The same of cards, which are few. */
function pickCard(running: Float64Array, value: number): LuckyEvent {
  let event = YELLOW;
  while (event < RED + 1 && (running[event] ?? 0) <= value) event++;
  return event;
}

function endPeriod(game: Game): void {
  const level = game.score[0] === game.score[1];
  const { period } = game;
  const isDone = period === SECOND_HALF && !(level && game.rules.mustHaveWinner);
  if (isDone || (period === LAST_EXTRA_HALF && !level)) {
    game.over = 1;
    game.did = 'end-of-game';
    return;
  }
  game.did = 'end-of-period';
  game.lastCorner = -1;
  carryOver(game, game.time);
  game.period++;
  game.time = 0;
  game.end = -1;
  refresh(game);
}
