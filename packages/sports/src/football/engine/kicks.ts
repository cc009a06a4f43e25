import { EVERYBODY_ELSE, KICKER } from '../players.ts';
import { FIELD_GOAL } from '../scoring.ts';
import { kickLength, ONE_SCORE } from './calls.ts';
import { play } from './clock.ts';
import { type Game, overtimeIsWon } from './game.ts';

/** A chance as a threshold for a random 32-bit number. */
const of32 = (chance: number): number => Math.round(chance * 2 ** 32);

const TOUCHBACK = of32(0.6);
const KICK_RETURN_TOUCHDOWN = of32(0.0035);
const PUNT_RETURN_TOUCHDOWN = of32(0.0045);
const FAIR_CATCH = of32(0.5);
const ONSIDE_RECOVERED = of32(0.1);
const EXTRA_POINT = of32(0.945);
const TWO_POINTS = of32(0.48);

/**
 * Chance of a field goal by length in yards: logistic through the league's 96 % from 30, 87 % from 40 and 71 % from 50 yards.
 */
const FIELD_GOAL_CHANCE = Float64Array.from({ length: 120 }, (_, length) =>
  of32(1 / (1 + Math.exp(-(6.6 - 0.1145 * length)))),
);

export function kickoff(game: Game): void {
  const receiver = 1 - game.off;
  if (game.quarter > 4) game.had[receiver] = 1;
  if (needsOnside(game)) {
    onsideKick(game);
    return;
  }
  const luck = game.random.next();
  if (luck < TOUCHBACK) {
    game.did = 'touchback';
    game.startDrive(receiver, game.touchback);
    return;
  }
  const returned = game.random.next();
  game.did = 'kick-return';
  play(game, 5 + (returned & 3));
  if (returned < KICK_RETURN_TOUCHDOWN) {
    game.moved = 100;
    game.touchdown(receiver, EVERYBODY_ELSE);
    return;
  }
  // Two dice make the usual hump, around the 27 where a touchback is worth the 30; one return in 32 breaks loose.
  const long = (luck & 31) === 0 ? (luck >>> 8) % 30 : 0;
  const yard = shortestReturn(game.touchback) + ((returned >>> 4) % 11) + ((returned >>> 12) % 11) + long;
  game.moved = yard;
  game.startDrive(receiver, yard);
}

/** Where touchbacks were at the 20, the returns of five recorded seasons ended around the 23. */
const shortestReturn = (touchback: number): number => Math.floor((2 * touchback) / 5) + 5;

/** Behind with too little time to wait for the ball. */
function needsOnside(game: Game): boolean {
  if (game.quarter !== 4 || game.clock > 240) return false;
  const lead = game.lead();
  if (lead >= 0) return false;
  return lead < -ONE_SCORE ? game.clock > 20 : game.clock <= 60 + 20 * game.timeoutsOf(game.off);
}

function onsideKick(game: Game): void {
  const luck = game.random.next();
  game.did = 'onside-kick';
  play(game, 2);
  game.good = luck < ONSIDE_RECOVERED ? 1 : 0;
  const spot = 44 + (luck & 7);
  if (game.good === 1) game.startDrive(game.off, spot);
  else game.startDrive(1 - game.off, 100 - spot);
}

/** After a safety the side that gave it up kicks from its own 20. */
export function freeKick(game: Game): void {
  const luck = game.random.next();
  game.did = 'free-kick';
  play(game, 6);
  game.startDrive(1 - game.off, 30 + (luck & 15));
}

export function punt(game: Game): void {
  const luck = game.random.next();
  const receiver = 1 - game.off;
  const from = game.yard;
  const open = from < 52;
  const land = open
    ? from + 36 + (luck & 7) + ((luck >>> 3) % 15)
    : 86 + ((luck >>> 6) & 15) + ((luck >>> 12) & 3);
  game.did = 'punt';
  game.moved = Math.min(land, 100) - from;
  game.good = 0;
  play(game, 7 + (luck & 3));
  if (land >= 100) {
    game.startDrive(receiver, 20);
    return;
  }
  const yard = 100 - land;
  const returned = game.random.next();
  if (!open || returned < FAIR_CATCH) {
    game.startDrive(receiver, yard);
    return;
  }
  if (returned > 2 ** 32 - PUNT_RETURN_TOUCHDOWN) {
    game.good = 2;
    game.touchdown(receiver, EVERYBODY_ELSE);
    return;
  }
  game.good = 1;
  game.startDrive(
    receiver,
    yard + ((returned >>> 4) & 7) + ((returned >>> 8) & 7) + ((returned & 15) === 0 ? 15 : 0),
  );
}

export function fieldGoal(game: Game): void {
  const length = kickLength(game);
  const side = game.off;
  game.did = 'field-goal';
  game.moved = length;
  game.good = game.random.next() < (FIELD_GOAL_CHANCE[length] ?? 0) ? 1 : 0;
  play(game, 4);
  if (game.good === 1) {
    game.addScore(side, FIELD_GOAL, 3, KICKER);
    game.kickoffBy(side);
  } else {
    game.startDrive(1 - side, Math.max(20, 107 - game.yard));
  }
}

/** The try after a touchdown. */
export function conversion(game: Game): void {
  const side = game.off;
  const lead = game.lead();
  game.good = 0;
  if (isPointless(game, lead)) {
    game.did = 'skipped-try';
  } else if (goesForTwo(game, lead)) {
    game.did = 'two-point';
    if (game.random.next() < TWO_POINTS) {
      game.good = 1;
      game.addTry(side, 2);
    }
  } else {
    game.did = 'extra-point';
    if (game.random.next() < EXTRA_POINT) {
      game.good = 1;
      game.addTry(side, 1);
    }
  }
  game.kickoffBy(side);
}

/** A try that cannot change who wins is not played once time is up. */
function isPointless(game: Game, lead: number): boolean {
  if (game.isCollege === 1 && game.quarter > 4) return overtimeIsWon(game);
  if (game.clock > 0 || game.quarter < 4) return game.quarter > 4 && overtimeIsWon(game);
  return lead > 0 || lead < -2;
}

/** The usual chart, by the lead after the six points. */
function goesForTwo(game: Game, lead: number): boolean {
  if (game.isCollege === 1 && game.quarter > 5) return true;
  if (game.quarter > 4) return lead === -2;
  if (game.quarter < 4 && !(game.quarter === 3 && game.clock < 240)) return false;
  if (game.quarter === 4 && game.clock < 20 && lead === -1) return false;
  return lead === -2 || lead === -5 || lead === -10 || lead === -13 || lead === 1 || lead === 5;
}
