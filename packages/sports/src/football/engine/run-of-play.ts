import { QUARTERS } from '../state.ts';
import { CHASE, callSnap, DECIDING, ENDGAME_SECONDS, ONE_SCORE, PROTECT, TWO_SCORES } from './calls.ts';
import { NORMAL_SPREAD, normalWait } from './clock.ts';
import type { Game } from './game.ts';
import { BOOK_SIZE, INCOMPLETE, TABLE_SIZE } from './playbook.ts';
import { snapResult } from './snap.ts';
import { GAIN, SIDE_SLOTS } from './work.ts';

/** Before the two-minute warning, which no snap may run through. */
const WARNING = 170;
/** Down to which second of the first three quarters no clock forces a call, or stops the clock. */
const CALM_UNTIL = [900, 0, WARNING, 0];

const JITTERS = 128;
/** Seconds from one snap to the next by quarter and jitter of a gain or a loss, then of an incomplete pass, which stops the clock. */
const SECONDS = Uint8Array.from({ length: QUARTERS * 2 * JITTERS }, (_, at) => {
  const jitter = at % JITTERS;
  const short = jitter & 3;
  const isIncomplete = (at & JITTERS) !== 0;
  const wait = normalWait(Math.floor(at / (2 * JITTERS)) + 1) + ((jitter * NORMAL_SPREAD) >> 7);
  return isIncomplete ? 4 + short : 5 + short + wait;
});

/** Plays on from a scrimmage while nobody looks at clock or score. @returns whether there was a snap to play */
export function runOfPlay(game: Game): boolean {
  if (game.down > 3) return false;
  const calmUntil = calmUntilOf(game);
  if (game.clock <= calmUntil) return false;
  playSnaps(game, calmUntil);
  return true;
}

/** In the fourth quarter it hangs on the lead, which no snap of these changes; see callEndgame. */
function calmUntilOf(game: Game): number {
  if (game.quarter !== QUARTERS) return CALM_UNTIL[game.quarter] ?? 900;
  const lead = game.lead();
  if (lead > 0) return lead > ONE_SCORE ? DECIDING : PROTECT;
  if (lead < -ONE_SCORE) return lead < -TWO_SCORES ? (ENDGAME_SECONDS[QUARTERS] ?? 0) : DECIDING;
  return lead < 0 ? CHASE : WARNING;
}

/**
 * Plays snaps until it is fourth down or something else than a gain, a loss or an incomplete pass has happened. The same draws
 * come to the same as step by step: here there is only less to look at, and hardly a branch that cannot be foreseen.
 */
function playSnaps(game: Game, calmUntil: number): void {
  const { random, books, who, work } = game;
  const day = game.days[game.off] ?? 0;
  const firstSlot = game.off * SIDE_SLOTS;
  const book = game.off * BOOK_SIZE;
  const seconds = 2 * JITTERS * (game.quarter - 1);
  let { clock, yard, down, distance } = game;
  do {
    const luck = random.next();
    const jitter = (luck >>> 12) & 127;
    const entry = books[book + callSnap(yard, down, distance) * TABLE_SIZE + (luck & (TABLE_SIZE - 1))] ?? 0;
    // As kindOf, yardsOf and whoseOf say, written out: the compiler inlines only so much into a loop.
    const kind = entry >> 11;
    const yards = (entry & 255) - 128;
    const slot = who[day + ((entry & 0x700) >> 1) + ((luck >>> 19) & 127)] ?? 0;
    const spot = yard + yards;
    if (kind > INCOMPLETE || spot >= 100 || spot <= 0) {
      keep(game, clock, yard, down, distance);
      snapResult(game, kind, yards, slot, jitter);
      return;
    }
    work[firstSlot + slot] = (work[firstSlot + slot] ?? 0) + GAIN + yards;
    yard = spot;
    // All bits where the yards are enough for a first down, none where they are not.
    const isFirst = (distance - yards - 1) >> 31;
    const left = yard > 90 ? 100 - yard : 10;
    down = (1 & isFirst) | ((down + 1) & ~isFirst);
    distance = (left & isFirst) | ((distance - yards) & ~isFirst);
    clock -= SECONDS[seconds + jitter + JITTERS * Number(kind === INCOMPLETE)] ?? 0;
  } while (down < 4 && clock > calmUntil);
  keep(game, Math.max(clock, 0), yard, down, distance);
}

function keep(game: Game, clock: number, yard: number, down: number, distance: number): void {
  game.clock = clock;
  game.yard = yard;
  game.down = down;
  game.distance = distance;
  game.tempo = 'normal';
}
