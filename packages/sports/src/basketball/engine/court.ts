import { DAYS, WHO_SIZE } from '../../kit/who.ts';
import { SLOTS } from '../scoring.ts';
import { MARGIN, TABLE_SIZE } from './attempts.ts';
import { COLUMNS } from './codes.ts';
import { easedBy, isGuarded } from './ease.ts';
import type { Setting } from './game.ts';
import { DAY_SIZE } from './players.ts';
import { TEMPO_SIZE, TEMPOS } from './tempo.ts';

/**
 * All that the run of play looks up and counts, in one array: with several of them a processor runs out of registers for where
 * each begins and ends. The words of both sides' players come first.
 */
export type Court = Int32Array<ArrayBuffer>;

/** Where the side's window starts on this day, where it does while attempts are guarded, and where its day of who does what begins; home, then away. */
export const WINDOWS = 2 * SLOTS;
export const TODAY = WINDOWS + 4;
/**
 * The tables: seconds by tempo; by lead (from MOST_LEAD behind on) places, and in the lowest bit whether attempts are guarded, before
 * the last quarter and then in it; attempts, usual and then guarded ones; who does what.
 */
export const TEMPO_AT = TODAY + 2;
export const EASED_AT = TEMPO_AT + TEMPOS * TEMPO_SIZE;
/** Leads that are told apart, either way; no game had half of it. */
export const MOST_LEAD = 256;
export const EASED_SIZE = 2 * MOST_LEAD + 1;
export const ATTEMPTS_AT = EASED_AT + 2 * EASED_SIZE;
/** Attempts of a table. */
export const ATTEMPTS = TABLE_SIZE + 2 * MARGIN;
export const WHO_AT = ATTEMPTS_AT + 2 * ATTEMPTS;
const SIDE_DAYS = DAYS * WHO_SIZE;
/** A day of `who` has a table for each kind of deeds, here they share their words. */
const KINDS = DAY_SIZE / WHO_SIZE;

export function courtOf({ tempo, tables, who }: Setting): Court {
  const court = new Int32Array(WHO_AT + 2 * SIDE_DAYS);
  court.set(tempo, TEMPO_AT);
  for (const isLast of [false, true]) {
    const at = EASED_AT + MOST_LEAD + (isLast ? EASED_SIZE : 0);
    for (let lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
      court[at + lead] = 2 * easedBy(lead, isLast) + (isGuarded(lead, isLast) ? 1 : 0);
    }
  }
  court.set(tables.usual, ATTEMPTS_AT);
  court.set(tables.guarded, ATTEMPTS_AT + ATTEMPTS);
  for (let at = 0; at < 2 * SIDE_DAYS; at++) court[WHO_AT + at] = whoWord(who, at);
  return court;
}

/** The players' words as an array of their own over the same memory. */
export const playersOf = (court: Court): Court => court.subarray(0, 2 * SLOTS);

/** Where the words of a side's day begin. @param day its place in `who` of the setting */
export const whoAt = (day: number): number => WHO_AT + day / KINDS;

/** Who does each kind of deed for one draw: places among the players of both sides. */
function whoWord(who: Uint8Array, at: number): number {
  const day = Math.floor(at / WHO_SIZE) * DAY_SIZE;
  const first = at < SIDE_DAYS ? 0 : SLOTS;
  let word = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const slot = who[day + kind * WHO_SIZE + (at % WHO_SIZE)] ?? 0;
    word |= (first + slot) << (COLUMNS[kind] ?? 0);
  }
  return word;
}
