import { WHO_SIZE } from '../../kit/who.ts';
import type { Random } from '../../random.ts';
import { SLOTS } from '../scoring.ts';
import { MARGIN, TABLE_SIZE } from './attempts.ts';
import { type Call, FOULED, GUARDED, HOUNDED, LAST_CHANCE, LAST_SHOT, RUN_OUT, USUAL } from './calls.ts';
import {
  ASSIST_SHIFT,
  BUZZER,
  CODE_MASK,
  CODE_SHIFT,
  FOUL,
  FOULED_SHIFT,
  FREE_2_OF_2,
  FROM_THREE_SHIFT,
  HELPER_GAINS,
  helpIn,
  POINTS_MASK,
  SHOOTER_GAINS,
  TAKEN_SHIFT,
  TURNS_SHIFT,
} from './codes.ts';
import type { Court } from './court.ts';
import { easedBy, isGuarded, isLastQuarter } from './ease.ts';
import { foulOnPurpose, houndedSeconds, plainFoul, runOut } from './fouls.ts';
import type { Game } from './game.ts';
import { isLate, lateCall } from './late.ts';
import { endPeriod, jumpBall } from './periods.ts';
import { runOfPlay } from './run-of-play.ts';
import { firstScore } from './scored.ts';
import { GUARDED_TEMPO, REBOUND, TEMPO_SIZE, WON } from './tempo.ts';
import { APART_BASE, CLOSE_BASE, lateBase, USUAL_BASE } from './windows.ts';

/** With fewer seconds nobody gets a shot off. */
const LEAST_TO_SHOOT = 2;

/** Plays one attempt, tips the ball, or ends the period that has run out. */
export function step(game: Game): void {
  game.brought = 0;
  game.thrown = 0;
  game.ran = 0;
  if (game.clock === 0) endPeriod(game);
  else if (game.off < 0) jumpBall(game);
  else attempt(game);
}

/** Plays to the end. @param court see court.ts; its players are the game's */
export function playOut(game: Game, random: Random, court: Court): void {
  while (game.over === 0) {
    if (game.off >= 0 && game.nextBasket !== 0) runOfPlay(game, random, court);
    if (game.clock === 0) endPeriod(game);
    else if (game.off < 0) jumpBall(game);
    else attempt(game);
  }
}

/** One random number feeds an attempt: 11 bits choose what comes of it, 6 the seconds, 7 each who does it and who helps. */
function attempt(game: Game): void {
  const luck = game.random.next();
  const lead = game.lead();
  const late = isLate(game);
  const isLast = late || isLastQuarter(game);
  const guarded = !late && isGuarded(lead, isLast);
  const call = late ? lateCall(game, lead) : guarded ? GUARDED : USUAL;
  if (call === FOULED) {
    foulOnPurpose(game, luck);
    return;
  }
  if (call === RUN_OUT) {
    runOut(game);
    return;
  }
  const base = late ? lateBase(lead) : !isLast ? USUAL_BASE : guarded ? CLOSE_BASE : APART_BASE;
  const at = windowOf(game, base, call.loss + easedBy(lead, isLast)) + (luck & (TABLE_SIZE - 1));
  const seconds = attemptSeconds(game, luck, call);
  game.ran = seconds;
  game.clock -= seconds;
  if (seconds < LEAST_TO_SHOOT && game.clock === 0) {
    game.code = BUZZER;
    return;
  }
  resolve(game, game.setting.tables[call.shots][at] ?? BUZZER, luck);
}

/** Seconds of an attempt: at most what the clock has, and the last shot of a period leaves up to three, or one where it is played for. */
function attemptSeconds({ clock, setting, tempo }: Game, luck: number, call: Call): number {
  const share = (luck >>> 11) & (TEMPO_SIZE - 1);
  if (call === LAST_SHOT) return lastShot(clock, luck, call);
  // A basket is worth as much sooner as later, and a miss leaves time for another.
  if (call === LAST_CHANCE) return Math.min(clock, 2 + ((share * clock) >> 6));
  if (call === HOUNDED) return Math.min(clock, houndedSeconds(clock, luck));
  const seconds = setting.tempo[(tempoOf(tempo, call) << 6) + share] ?? 14;
  return seconds < clock ? seconds : lastShot(clock, luck, call);
}

/** What led to the attempt says how long it takes, unless there is a reason to hurry or to wait. */
function tempoOf(tempo: number, call: Call): number {
  if (call === GUARDED) return GUARDED_TEMPO + tempo;
  return call.tempo === WON || tempo === REBOUND ? tempo : call.tempo;
}

function lastShot(clock: number, luck: number, call: Call): number {
  const left = (luck >>> 15) & 3;
  const seconds = clock - (call === USUAL ? left : Math.max(0, left - 2));
  return seconds < 1 ? clock : seconds;
}

/**
 * Where the window over the attempts starts for the side with the ball, as the attempt begins.
 * @param base see windows.ts
 * @param back places by which it starts sooner
 */
function windowOf({ setting, off, shift }: Game, base: number, back: number): number {
  const start = (setting.bases[base + off] ?? MARGIN) + shift - back;
  return start < 0 ? 0 : Math.min(start, 2 * MARGIN);
}

/**
 * Books what came of an attempt. The hot part of the sport: bits of one word instead of branches, which a processor cannot
 * foresee. @param word see wordOf in codes.ts
 */
function resolve(game: Game, word: number, luck: number): void {
  const { off, players, score, days, fouls } = game;
  const { who } = game.setting;
  const three = (word >> FROM_THREE_SHIFT) & 1;
  const shooter = who[(days[off] ?? 0) + three * WHO_SIZE + ((luck >>> 17) & (WHO_SIZE - 1))] ?? 0;
  const points = word & POINTS_MASK;
  const own = off * SLOTS + shooter;
  players[own] = (players[own] ?? 0) + (word & SHOOTER_GAINS);
  const side = off ^ ((word >> TAKEN_SHIFT) & 1);
  const helpers = (days[side] ?? 0) + helpIn(word) * WHO_SIZE + (luck >>> 25);
  let helper = who[helpers] ?? 0;
  // Nobody passes to himself: the next in the roster did.
  if (helper === shooter && ((word >> ASSIST_SHIFT) & 1) === 1)
    helper = helper === SLOTS - 1 ? 0 : helper + 1;
  const other = side * SLOTS + helper;
  players[other] = (players[other] ?? 0) + (word & HELPER_GAINS);
  const total = (score[off] ?? 0) + points;
  score[off] = total;
  const code = (word >> CODE_SHIFT) & CODE_MASK;
  game.code = code;
  game.shooter = shooter;
  game.helper = helper;
  game.brought = points;
  if (total >= game.raceAt) game.winRace();
  if (game.nextBasket === 0 && points > 0) firstScore(game, three, code >= FREE_2_OF_2, points);
  const charged = (fouls[1 - off] ?? 0) + ((word >> FOULED_SHIFT) & 1);
  fouls[1 - off] = charged;
  if (code === FOUL) {
    plainFoul(game, charged);
    return;
  }
  const turns = (word >> TURNS_SHIFT) & 1;
  game.off = off ^ turns;
  game.tempo = turns === 1 ? WON : REBOUND;
}
