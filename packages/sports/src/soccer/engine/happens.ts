import { ASSIST, BOOKED, PLACES, SHOT, SHOT_ON_TARGET } from '../player-words.ts';
import { SECOND_HALF } from '../rules.ts';
import { howCode, MAX_GOALS, NOBODY, packGoal } from '../scoring.ts';
import { refresh } from './current-rates.ts';
import { CARDS, CORNERS, type Game, ON_TARGET, REDS, SCORED, SHOTS } from './game.ts';
import { CORNER, GOAL, OFF_TARGET, SAVED, YELLOW } from './rates.ts';
import { endShortest, sendOff } from './suspensions.ts';
import { INSTANTS_PER_SECOND } from './timetable.ts';
import { ASSISTS, GOALS, MISSED_SHOTS, SAVED_SHOTS, YELLOW_CARDS } from './who.ts';

/** A place of rates.ts. */
export type LuckyEvent = number;

const OWN_GOAL = howCode('own-goal');
const PENALTY = howCode('penalty');
const UNIT = 2 ** -32;
/** What a shot that does not go in is called, by whether it is on target. */
const MISSES = ['off-target', 'saved'] as const;
/** Eleven begin, the keeper at place 0; in futsal as many are on the list. */
const LAST_STARTER = 10;
const MINUTE = 60 * INSTANTS_PER_SECOND;

/** Lets something other than a miss happen at the game's time. */
export function happens(game: Game, event: LuckyEvent): void {
  const side = event & 1;
  game.side = side;
  switch (event - side) {
    case GOAL:
      goal(game, side);
      return;
    case CORNER:
      corner(game, pressing(game));
      return;
    case YELLOW:
      game.did = 'yellow-card';
      game.player = notBooked(game, side, drawn(game, side, YELLOW_CARDS, game.random.next()));
      card(game, side);
      return;
    default:
      game.did = 'red-card';
      game.player = onPitch(game, side, 1 + (game.random.next() % LAST_STARTER));
      card(game, side);
      game.count(REDS, side);
      game.sentOff[side] = (game.sentOff[side] ?? 0) | (1 << game.player);
      sendOff(game, side);
      refresh(game);
  }
}

/** 7 bits of luck choose the player. @param deed of who.ts */
function drawn(game: Game, side: number, deed: number, luck: number): number {
  return onPitch(game, side, game.who[deed + (luck & 127)] ?? 0);
}

/** The player, or the next one who was not sent off; a feed may tell that all of them were. */
function onPitch({ sentOff }: Game, side: number, player: number): number {
  const off = sentOff[side] ?? 0;
  let found = player;
  for (let asked = 0; asked <= LAST_STARTER && ((off >> found) & 1) === 1; asked++) found = next(found);
  return found;
}

const next = (player: number): number => (player === LAST_STARTER || player >= PLACES - 1 ? 0 : player + 1);

/** The player, or the next one who was not booked: a second yellow card is a red one, and those come as often as they do. */
function notBooked(game: Game, side: number, player: number): number {
  let found = player;
  for (let asked = 0; asked <= LAST_STARTER && game.isBooked(side, found); asked++) {
    found = onPitch(game, side, next(found));
  }
  return found;
}

function card(game: Game, side: number): void {
  game.count(CARDS, side);
  if (!game.isBooked(side, game.player)) game.gain(side, game.player, BOOKED);
}

/** One random number: 7 bits choose the player, the rest how the ball went in. */
function goal(game: Game, side: number): void {
  const luck = game.random.next();
  const how = (luck >>> 7) / 2 ** 25;
  const { ownGoalShare, penaltyShare } = game.rates;
  game.did = 'goal';
  game.how = how < ownGoalShare ? OWN_GOAL : how < ownGoalShare + penaltyShare ? PENALTY : 0;
  game.player = game.how === OWN_GOAL ? NOBODY : drawn(game, side, GOALS, luck);
  if (game.how === PENALTY) game.penalty();
  if (game.how !== OWN_GOAL) {
    game.count(SHOTS, side);
    game.count(ON_TARGET, side);
    game.gain(side, game.player, SHOT_ON_TARGET);
  }
  game.helper = game.how === 0 ? helper(game, side) : -1;
  if (game.helper >= 0) game.gain(side, game.helper, ASSIST);
  game.score[side] = (game.score[side] ?? 0) + 1;
  game.count(SCORED, side);
  if (game.goalCount < MAX_GOALS) {
    game.goals[game.goalCount++] = packGoal(side, game.player, game.how, minute(game), game.period);
  }
  if (game.rules.game === 'futsal') endShortest(game, 1 - side);
  refresh(game);
}

/** Who passed for a goal from play, -1 for nobody. Where the tables name the scorer, who cannot, they are asked once more. */
function helper(game: Game, side: number): number {
  const luck = game.random.next();
  if ((luck >>> 14) / 2 ** 18 >= game.rates.assisted) return -1;
  const first = drawn(game, side, ASSISTS, luck);
  const found = first === game.player ? drawn(game, side, ASSISTS, luck >>> 7) : first;
  return found === game.player ? -1 : found;
}

/** The minute of the game, as it is written: stoppage time belongs to the last one of its half. */
function minute({ timetable, period, time }: Game): number {
  const half = timetable.length[1] ?? 0;
  const length = timetable.length[period] ?? 0;
  const before = period <= SECOND_HALF ? (period - 1) * half : 2 * half + (period - 3) * length;
  return Math.floor((before + Math.min(time, length - 1)) / MINUTE) + 1;
}

/** Whether it is a shot that does not go in. */
export const isMiss = (event: LuckyEvent): boolean => event >= SAVED && event < CORNER;

/** Lets a shot that does not go in happen; whether it is on target is no branch, for nobody can foresee it. */
export function miss(game: Game, event: LuckyEvent): void {
  const side = event & 1;
  const onTarget = Number(event < OFF_TARGET);
  const luck = game.random.next();
  const isPenalty = (luck >>> 7) / 2 ** 25 < onTarget * (game.missedShare[side] ?? 0);
  game.did = isPenalty ? 'missed-penalty' : (MISSES[onTarget] ?? 'off-target');
  game.side = side;
  game.player = drawn(game, side, MISSED_SHOTS + onTarget * (SAVED_SHOTS - MISSED_SHOTS), luck);
  if (isPenalty) game.penalty();
  game.count(SHOTS, side);
  game.count(ON_TARGET, side, onTarget);
  game.gain(side, game.player, SHOT + onTarget * (SHOT_ON_TARGET - SHOT));
}

/**
 * Whose the next corner is: the side that had more so far presses more than was believed. An urn of Pólya's, which over a game
 * comes to a share that differs from day to day.
 */
function pressing(game: Game): number {
  const { running, rates, random } = game;
  const home = (running[CORNER] ?? 0) - (running[CORNER - 1] ?? 0);
  const away = (running[CORNER + 1] ?? 0) - (running[CORNER] ?? 0);
  const believed = rates.cornersBelieved / (home + away);
  const ours = home * believed + cornersSoFar(game, 0);
  const theirs = away * believed + cornersSoFar(game, 1);
  return random.next() * UNIT * (ours + theirs) < ours ? 0 : 1;
}

function cornersSoFar(game: Game, side: number): number {
  return game.counted(CORNERS, side, 0) + game.counted(CORNERS, side, 1) + game.counted(CORNERS, side, 2);
}

export function corner(game: Game, side: number): void {
  game.did = 'corner';
  game.side = side;
  game.corner(side);
  game.lastCorner = side;
}
