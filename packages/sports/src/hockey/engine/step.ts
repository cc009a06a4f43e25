import { WHO_SIZE } from '../../kit/who.ts';
import { isShootout, MINOR_SECONDS, PERIODS } from '../rules.ts';
import { nextRelease, releaseDue, runPenalties, sendOff } from './box.ts';
import { type Game, placeOf } from './game.ts';
import { goal } from './goal.ts';
import { isPullDue, pullGoalie, secondsToPull } from './goalie.ts';
import { endPeriod } from './periods.ts';
import { WHO_SCORES, WHO_SHOOTS } from './players.ts';
import {
  CAREFUL_FACTOR,
  CAREFUL_SECONDS,
  LEAD_EFFECT,
  MADE_UP,
  PENALTY_RATE,
  SIDE_RATES,
  SITUATIONS,
  WAITS,
} from './rates.ts';
import { shootoutTry } from './shootout.ts';
import { countShot } from './shots.ts';
import { situationOf } from './situation.ts';

/** Plays to the end. */
export function playOut(game: Game): void {
  while (game.over === 0) step(game);
}

/**
 * Plays on to the next thing that happens: a shot, a penalty, the end of one, a goalie leaving his net, the end of a period.
 * Shots and penalties come at random with rates that hold until the situation changes.
 */
export function step(game: Game): void {
  if (isShootout(game.period, game.setting.rules)) shootoutTry(game);
  else if (game.clock === 0) endPeriod(game);
  else if (isPullDue(game)) pullGoalie(game);
  else untilNext(game);
}

function untilNext(game: Game): void {
  const home = situationOf(game, 0);
  const away = situationOf(game, 1);
  const lead = game.lead();
  const tilt = LEAD_EFFECT * (lead > 3 ? 3 : Math.max(lead, -3));
  const careful = isForThePoint(game, lead) ? CAREFUL_FACTOR : 1;
  const at = placeOf(game.period) * SITUATIONS;
  const shotsHome = (game.setting.shots[at + home] ?? 0) * careful * (1 - tilt);
  const shotsAway = (game.setting.shots[SIDE_RATES + at + away] ?? 0) * careful * (1 + tilt);
  const penalties = game.period > PERIODS ? PENALTY_RATE * 0.6 : PENALTY_RATE;
  const all = shotsHome + shotsAway + 2 * penalties;
  const luck = game.random.next();
  // Not Math.round, which is compiled to a branch on what comes after the point.
  const wait = Math.floor((WAITS[luck & 1023] ?? 1) / all + 0.5) || 1;
  const least = Math.min(game.clock, nextRelease(game), secondsToPull(game));
  if (wait >= least) {
    pass(game, least);
    return;
  }
  game.clock -= wait;
  runPenalties(game, wait);
  const pick = ((luck >>> 10) / 2 ** 22) * all;
  if (pick >= shotsHome + shotsAway) {
    penalty(game, pick < shotsHome + shotsAway + penalties ? 0 : 1);
    return;
  }
  // Without a branch, for a processor cannot foresee whose shot it is.
  const side = Number(pick >= shotsHome);
  shot(game, side, at + (home ^ ((home ^ away) & -side)), 1 + MADE_UP * (1 - 2 * side) * tilt);
}

/** Level late in the third period of the regular season, a point is worth keeping. */
function isForThePoint({ period, clock, setting }: Game, lead: number): boolean {
  return lead === 0 && period === PERIODS && clock <= CAREFUL_SECONDS && setting.rules.hasShootout;
}

/** Nothing happens until a penalty, the period or the goalie's patience ends. */
function pass(game: Game, seconds: number): void {
  game.clock -= seconds;
  runPenalties(game, seconds);
  const released = releaseDue(game);
  game.did = released < 0 ? 'nothing' : 'penalty-over';
  game.side = Math.max(released, 0);
}

/**
 * One more random number feeds a shot: 16 bits whether it goes in, 7 who shoots; the rest and another one who assists.
 * @param place of its period and situation, see rates.ts
 * @param quality its chance to go in, in units of the usual one
 */
function shot(game: Game, side: number, place: number, quality: number): void {
  const luck = game.random.next();
  const share = game.setting.shares[side * SIDE_RATES + place] ?? 0;
  const isIn = (luck & 0xffff) < share * quality;
  const table = (game.days[side] ?? 0) + (isIn ? WHO_SCORES : WHO_SHOOTS) * WHO_SIZE;
  game.side = side;
  game.shooter = game.setting.who[table + ((luck >>> 16) & (WHO_SIZE - 1))] ?? 0;
  countShot(game);
  if (isIn) goal(game, luck >>> 23);
  else game.did = 'shot';
}

function penalty(game: Game, side: number): void {
  game.did = 'penalty';
  game.side = side;
  sendOff(game, side, MINOR_SECONDS);
}
