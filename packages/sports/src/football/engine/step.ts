import { QUARTERBACK } from '../players.ts';
import { QUARTERS } from '../state.ts';
import { CALL_FIELD_GOAL, CALL_KNEEL, CALL_PUNT, call } from './calls.ts';
import { play, wait } from './clock.ts';
import { endCollegeTurn, isUntimed } from './college-overtime.ts';
import { endPeriod, type Game, overtimeIsWon } from './game.ts';
import { conversion, fieldGoal, freeKick, kickoff, punt } from './kicks.ts';
import { BOOK_SIZE, kindOf, TABLE_SIZE, whoseOf, yardsOf } from './playbook.ts';
import { runOfPlay } from './run-of-play.ts';
import { snapResult } from './snap.ts';
import { GAIN, runSlot, SIDE_SLOTS } from './work.ts';

/** Plays one play, or ends the period that has run out. */
export function step(game: Game): void {
  game.scored = -1;
  game.stopper = -1;
  if (game.quarter > 4 && overtimeIsWon(game)) {
    game.over = 1;
    game.did = 'end-of-game';
  } else if (isUntimed(game)) overtimeTurn(game);
  else if (game.clock === 0 && game.next !== 'conversion') endPeriod(game);
  else if (game.next === 'scrimmage') scrimmage(game);
  else putInPlay(game);
}

/** A play of a college's overtime, in which a kickoff stands for the end of a period. */
function overtimeTurn(game: Game): void {
  if (game.next === 'kickoff') {
    endPeriod(game);
    return;
  }
  const side = game.off;
  if (game.next === 'scrimmage') scrimmage(game);
  else putInPlay(game);
  endCollegeTurn(game, side);
}

function putInPlay(game: Game): void {
  if (game.next === 'kickoff') kickoff(game);
  else if (game.next === 'conversion') conversion(game);
  else freeKick(game);
}

/** Plays to the end; nobody asks what each step was. */
export function playOut(game: Game): void {
  while (game.over === 0) {
    if (game.clock === 0 || game.quarter > QUARTERS) step(game);
    else if (game.next !== 'scrimmage') putInPlay(game);
    else if (!runOfPlay(game)) scrimmage(game);
  }
}

/** One random number feeds a snap: 11 bits choose the result, 7 the seconds, 13 the coach's mind, the lowest 7 of those who gains. */
function scrimmage(game: Game): void {
  const luck = game.random.next();
  const jitter = (luck >>> 12) & 127;
  const mode = call(game, luck >>> 19);
  if (mode >= CALL_KNEEL) {
    special(game, mode, jitter);
    return;
  }
  const entry = game.books[game.off * BOOK_SIZE + mode * TABLE_SIZE + (luck & (TABLE_SIZE - 1))] ?? 0;
  const yards = yardsOf(entry);
  game.did = 'snap';
  game.entry = entry;
  game.moved = yards;
  const slot = game.who[(game.days[game.off] ?? 0) + whoseOf(entry) + ((luck >>> 19) & 127)] ?? 0;
  snapResult(game, kindOf(entry), yards, slot, jitter);
}

function special(game: Game, mode: number, jitter: number): void {
  if (mode === CALL_PUNT) punt(game);
  else if (mode === CALL_FIELD_GOAL) fieldGoal(game);
  else kneel(game, jitter);
}

function kneel(game: Game, jitter: number): void {
  game.did = 'kneel';
  game.moved = game.yard > 1 ? -1 : 0;
  const slot = game.off * SIDE_SLOTS + runSlot(QUARTERBACK);
  game.work[slot] = (game.work[slot] ?? 0) + GAIN + game.moved;
  play(game, 2);
  game.down++;
  game.distance++;
  game.yard = game.yard > 1 ? game.yard - 1 : 1;
  if (game.down > 4) {
    game.startDrive(1 - game.off, 100 - game.yard);
    return;
  }
  game.tempo = 'milk';
  wait(game, jitter);
}
