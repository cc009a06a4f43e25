import { EVERYBODY_ELSE } from '../players.ts';
import { SAFETY } from '../scoring.ts';
import { play, wait } from './clock.ts';
import type { Game } from './game.ts';
import { AUTOMATIC_FIRST, FUMBLE_LOST, INCOMPLETE, INTERCEPTED, LAST_GAIN } from './playbook.ts';
import { FIRST_CATCH, GAIN, placeOf, SIDE_SLOTS } from './work.ts';

const RETURNED_INTERCEPTION = Math.round(0.1 * 2 ** 32);
const RETURNED_FUMBLE = Math.round(0.08 * 2 ** 32);

/**
 * What a snap comes to.
 * @param kind of its entry in the playbook
 * @param slot of who gains, see work.ts
 * @param jitter 0 to 127, for the seconds
 */
export function snapResult(game: Game, kind: number, yards: number, slot: number, jitter: number): void {
  if (kind > LAST_GAIN) {
    resolve(game, kind, yards, jitter);
    return;
  }
  const at = game.off * SIDE_SLOTS + slot;
  game.slot = slot;
  game.moved = yards;
  gain(game, yards, jitter);
  game.work[at] = (game.work[at] ?? 0) + GAIN + game.moved;
}

/** Everything but a plain gain or loss. */
function resolve(game: Game, kind: number, yards: number, jitter: number): void {
  if (kind === INCOMPLETE) {
    play(game, 4 + (jitter & 3));
    nextDown(game);
  } else if (kind === INTERCEPTED) intercepted(game, yards);
  else if (kind === FUMBLE_LOST) fumbled(game, yards);
  else penalty(game, kind, yards, jitter);
}

function gain(game: Game, yards: number, jitter: number): void {
  play(game, 5 + (jitter & 3));
  const yard = game.yard + yards;
  if (yard >= 100) {
    game.moved = 100 - game.yard;
    if (game.slot >= FIRST_CATCH) game.passTouchdowns[game.off] = (game.passTouchdowns[game.off] ?? 0) + 1;
    game.touchdown(game.off, placeOf(game.slot));
    return;
  }
  if (yard <= 0) {
    atOwnGoal(game, jitter);
    return;
  }
  game.yard = yard;
  if (yards >= game.distance) {
    game.down = 1;
    game.distance = yard > 90 ? 100 - yard : 10;
  } else {
    game.distance -= yards;
    if (++game.down > 4) {
      game.startDrive(1 - game.off, 100 - yard);
      return;
    }
  }
  wait(game, jitter);
}

/** Thrown back to or past the own goal line: one time in three it is a safety, else the ball is just out of it. */
function atOwnGoal(game: Game, jitter: number): void {
  if (jitter >= 43) {
    game.moved = 1 - game.yard;
    game.distance += game.yard - 1;
    game.yard = 1;
    if (++game.down > 4) {
      game.startDrive(1 - game.off, 99);
      return;
    }
    wait(game, jitter);
    return;
  }
  game.moved = -game.yard;
  game.addScore(1 - game.off, SAFETY, 2, EVERYBODY_ELSE);
  game.next = 'free-kick';
  game.down = 0;
  game.distance = 0;
  game.yard = 20;
}

function nextDown(game: Game): void {
  if (++game.down > 4) game.startDrive(1 - game.off, 100 - game.yard);
}

function intercepted(game: Game, thrown: number): void {
  play(game, 7);
  const luck = game.random.next();
  const defence = 1 - game.off;
  game.interceptions[game.off] = (game.interceptions[game.off] ?? 0) + 1;
  const spot = game.yard + thrown;
  game.good = luck < RETURNED_INTERCEPTION ? 1 : 0;
  if (game.good === 1) {
    game.touchdown(defence, EVERYBODY_ELSE);
    return;
  }
  if (spot >= 100) {
    game.startDrive(defence, 20);
    return;
  }
  game.startDrive(defence, 100 - spot + ((luck & 3) === 0 ? (luck >>> 8) % 30 : (luck >>> 4) & 7));
}

function fumbled(game: Game, yards: number): void {
  play(game, 6);
  const luck = game.random.next();
  const defence = 1 - game.off;
  const spot = Math.max(1, Math.min(99, game.yard + yards));
  game.good = luck < RETURNED_FUMBLE ? 1 : 0;
  if (game.good === 1) {
    game.touchdown(defence, EVERYBODY_ELSE);
    return;
  }
  game.startDrive(defence, 100 - spot + ((luck >>> 4) & 3));
}

/** Flags stop the clock; the ball moves at most half the distance to a goal line. */
function penalty(game: Game, kind: number, yards: number, jitter: number): void {
  play(game, (jitter & 1) * 4);
  if (yards < 0) {
    const back = Math.min(-yards, game.yard >> 1);
    game.moved = -back;
    game.yard -= back;
    game.distance += back;
    return;
  }
  const left = 100 - game.yard;
  const forward = Math.min(yards, left >> 1);
  game.moved = forward;
  game.yard += forward;
  if (kind === AUTOMATIC_FIRST || forward >= game.distance) {
    game.down = 1;
    game.distance = Math.min(10, left - forward);
  } else {
    game.distance -= forward;
  }
}
