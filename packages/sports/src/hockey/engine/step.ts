import { WHO_SIZE } from '../../kit/who.ts';
import { isShootout, MINOR_SECONDS, PERIODS } from '../rules.ts';
import { nextRelease, releaseDue, runPenalties, sendOff } from './box.ts';
import { ANEW, type Game, placeOf } from './game.ts';
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
  if (game.clock > game.heldTo) draw(game);
  else if (isShootout(game.period, game.setting.rules)) shootoutTry(game);
  else if (game.clock === 0) endPeriod(game);
  else if (isPullDue(game)) pullGoalie(game);
  else {
    hold(game);
    draw(game);
  }
}

/** Places in `rates`. */
const SHOTS_HOME = 0;
/** Of both sides. */
const SHOTS = 1;
/** Shots, and penalties of the home side. */
const NOT_AWAY_PENALTY = 2;
const ALL = 3;
/** Share of the shots that go in, in 2¹⁶ths, away after home. */
const SHARE = 4;

/** Reckons what holds until something happens, for few steps change it. */
function hold(game: Game): void {
  const { rates, setting } = game;
  const lead = game.lead();
  const tilt = LEAD_EFFECT * (lead > 3 ? 3 : Math.max(lead, -3));
  const isPoint = isForThePoint(game, lead);
  const careful = isPoint && game.clock <= CAREFUL_SECONDS ? CAREFUL_FACTOR : 1;
  const place = placeOf(game.period) * SITUATIONS;
  const home = place + situationOf(game, 0);
  const away = SIDE_RATES + place + situationOf(game, 1);
  const shotsHome = (setting.shots[home] ?? 0) * careful * (1 - tilt);
  const shots = shotsHome + (setting.shots[away] ?? 0) * careful * (1 + tilt);
  const penalties = game.period > PERIODS ? PENALTY_RATE * 0.6 : PENALTY_RATE;
  rates[SHOTS_HOME] = shotsHome;
  rates[SHOTS] = shots;
  rates[NOT_AWAY_PENALTY] = shots + penalties;
  rates[ALL] = shots + 2 * penalties;
  rates[SHARE] = (setting.shares[home] ?? 0) * (1 + MADE_UP * tilt);
  rates[SHARE + 1] = (setting.shares[away] ?? 0) * (1 - MADE_UP * tilt);
  game.boundary = game.clock - Math.min(game.clock, nextRelease(game), secondsToPull(game));
  game.heldTo =
    isPoint && game.clock > CAREFUL_SECONDS ? Math.max(CAREFUL_SECONDS, game.boundary) : game.boundary;
}

function draw(game: Game): void {
  const { rates } = game;
  const all = rates[ALL] ?? 1;
  const luck = game.random.next();
  // Not Math.round, which is compiled to a branch on what comes after the point.
  const wait = ((WAITS[luck & 1023] ?? 1) / all + 0.5) | 0 || 1;
  if (game.clock - wait <= game.boundary) {
    pass(game, game.clock - game.boundary);
    return;
  }
  game.clock -= wait;
  runPenalties(game, wait);
  const pick = ((luck >>> 10) / 2 ** 22) * all;
  if (pick >= (rates[SHOTS] ?? 0)) {
    penalty(game, pick < (rates[NOT_AWAY_PENALTY] ?? 0) ? 0 : 1);
    return;
  }
  // Without a branch, for a processor cannot foresee whose shot it is.
  shot(game, Number(pick >= (rates[SHOTS_HOME] ?? 0)));
}

/** Level in the third period of the regular season, a point is worth keeping once it is late. */
function isForThePoint({ period, setting }: Game, lead: number): boolean {
  return lead === 0 && period === PERIODS && setting.rules.hasShootout;
}

/** Nothing happens until a penalty, the period or the goalie's patience ends. */
function pass(game: Game, seconds: number): void {
  game.clock -= seconds;
  game.heldTo = ANEW;
  runPenalties(game, seconds);
  const released = releaseDue(game);
  game.did = released < 0 ? 'nothing' : 'penalty-over';
  game.side = Math.max(released, 0);
}

/** One more random number feeds a shot: 16 bits whether it goes in, 7 who shoots; the rest and another one who assists. */
function shot(game: Game, side: number): void {
  const luck = game.random.next();
  const isIn = (luck & 0xffff) < (game.rates[SHARE + side] ?? 0);
  const table = (game.days[side] ?? 0) + (isIn ? WHO_SCORES : WHO_SHOOTS) * WHO_SIZE;
  game.side = side;
  game.shooter = game.setting.who[table + ((luck >>> 16) & (WHO_SIZE - 1))] ?? 0;
  countShot(game);
  if (!isIn) {
    game.did = 'shot';
    return;
  }
  game.heldTo = ANEW;
  goal(game, luck >>> 23);
}

function penalty(game: Game, side: number): void {
  game.did = 'penalty';
  game.heldTo = ANEW;
  game.side = side;
  sendOff(game, side, MINOR_SECONDS);
}
