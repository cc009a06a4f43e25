import type { Game } from './game.ts';
import { EARLY, GOAL, HURRY, LONG, MILK, SHORT } from './playbook.ts';

/** Calls beyond the playbook's modes. */
export const CALL_KNEEL = 10;
export const CALL_FIELD_GOAL = 11;
export const CALL_PUNT = 12;

/** Longest kicks tried: in the run of play, and when nothing else is left. */
const LONGEST_KICK = 55;
const LAST_KICK = 60;

/** From which second of each quarter the clock may force a call; all of overtime. */
export const ENDGAME_SECONDS = [0, -1, 120, -1, 600];

/** The most points that a field goal, one score and two scores make up. */
const ONE_KICK = 3;
export const ONE_SCORE = 8;
export const TWO_SCORES = 16;

/**
 * Seconds left of the fourth quarter from which on the clock forces calls: where it takes more than one score either way, of a side
 * that leads by less, and of one that is behind by less.
 */
export const DECIDING = 480;
export const PROTECT = 270;
export const CHASE = 200;

/** Length of a field goal from here: to the goal line, the end zone's ten yards and seven back to the holder. */
export const kickLength = (game: Game): number => 117 - game.yard;

/**
 * What the offence does with this down; sets the game's tempo.
 * @param luck 0 to 8191, for the calls coaches disagree on
 */
export function call(game: Game, luck: number): number {
  game.tempo = 'normal';
  if (game.clock <= (ENDGAME_SECONDS[game.quarter] ?? 900)) {
    const endgame = callEndgame(game);
    if (endgame >= 0) return endgame;
  }
  if (game.down === 4) return callFourth(game, luck);
  return callSnap(game.yard, game.down, game.distance);
}

/** The call of the first three downs in the run of play. Without a branch, for a processor foresees neither down nor distance. */
export function callSnap(yard: number, down: number, distance: number): number {
  // All bits where it is so, none where it is not.
  const isGoal = (91 - yard) >> 31;
  const isThird = (2 - down) >> 31;
  const isShort = (distance - 3) >> 31;
  const usual = (isThird & ((SHORT & isShort) | (LONG & ~isShort))) | (EARLY & ~isThird);
  return (GOAL & isGoal) | (usual & ~isGoal);
}

/** The calls the clock forces late in a half and in overtime; -1 when it forces none. */
function callEndgame(game: Game): number {
  const clock = game.clock;
  if (game.quarter === 2) return callHalftime(game);
  const lead = game.lead();
  if (game.quarter > 4 && lead < 0) return game.down === 4 || clock <= 150 ? chase(game) : -1;
  if (clock > DECIDING) return game.quarter === 4 && lead < -TWO_SCORES ? chase(game) : -1;
  if (lead <= 0 && lead >= -ONE_KICK && clock <= 8 + (game.timeoutsOf(game.off) === 0 ? 8 : 0)) {
    if (kickLength(game) <= LAST_KICK) return CALL_FIELD_GOAL;
  }
  if (lead > 0) return protect(game, lead);
  if (lead === 0) return clock > 120 ? -1 : callLevel(game);
  return clock <= CHASE || lead < -ONE_SCORE ? chase(game) : -1;
}

/** The last two minutes of the first half. */
function callHalftime(game: Game): number {
  if (game.clock <= 8 && kickLength(game) <= LAST_KICK) return CALL_FIELD_GOAL;
  if (game.down === 4) return -1;
  if (game.yard < 35 && game.clock < 45 && game.down === 1) return CALL_KNEEL;
  return hurry(game);
}

/** Level late: get into range, then leave the other side no time. */
function callLevel(game: Game): number {
  if (game.down === 4) return -1;
  if (game.yard < 25 && game.clock < 25) return CALL_KNEEL;
  return settingUpKick(game) ? milk(game) : hurry(game);
}

function hurry(game: Game): number {
  game.tempo = 'hurry';
  return game.yard >= 92 ? GOAL : HURRY;
}

function milk(game: Game): number {
  game.tempo = 'milk';
  return MILK;
}

/** Close enough that running the clock down for a last kick is the best play. */
export function settingUpKick(game: Game): boolean {
  const lead = game.lead();
  return game.quarter >= 4 && game.clock <= 110 && game.yard >= 72 && lead <= 0 && lead >= -2;
}

/** In front: kneel once the clock cannot be stopped any more, else keep it running. */
function protect(game: Game, lead: number): number {
  if (game.quarter > 4) return -1;
  const stops = game.timeoutsOf(1 - game.off);
  const downs = 4 - game.down - stops;
  if (game.down < 4 && game.clock <= (downs > 0 ? downs * 41 : 0) + 3) return CALL_KNEEL;
  if (game.down === 4) return -1;
  const safe = lead > ONE_SCORE ? DECIDING : PROTECT;
  if (game.clock > safe) return -1;
  game.tempo = 'milk';
  return game.down === 3 && game.distance > 3 ? callSnap(game.yard, game.down, game.distance) : MILK;
}

/** Behind and running out of time: pass, and go for it on fourth down. */
function chase(game: Game): number {
  if (game.down < 4) return settingUpKick(game) ? milk(game) : hurry(game);
  const lead = game.lead();
  const kick = kickLength(game);
  const reachable = kick <= LONGEST_KICK + 2;
  if (game.quarter > 4) return lead >= -ONE_KICK && reachable ? CALL_FIELD_GOAL : goForIt(game);
  if (lead >= -ONE_KICK && reachable) return CALL_FIELD_GOAL;
  if (isOneKickFromOneScore(lead) && kick <= 48 && game.clock <= 300) return CALL_FIELD_GOAL;
  if (game.clock <= 210) return goForIt(game);
  if (lead < -ONE_SCORE && game.yard >= 40) return goForIt(game);
  if (lead >= -ONE_SCORE && lead < -ONE_KICK && game.yard >= 55 && game.distance <= 6) return goForIt(game);
  return -1;
}

/** Behind by so much that a field goal leaves one score to make up. */
function isOneKickFromOneScore(lead: number): boolean {
  return lead < -ONE_SCORE && lead >= -ONE_SCORE - ONE_KICK;
}

function goForIt(game: Game): number {
  game.tempo = 'hurry';
  if (game.yard >= 92) return GOAL;
  return game.distance <= 2 ? SHORT : HURRY;
}

/** Fourth down in the run of play. */
function callFourth(game: Game, luck: number): number {
  const short = game.yard >= 92 ? GOAL : SHORT;
  const kick = kickLength(game);
  if (kick <= 53) {
    const goes = game.distance === 1 ? 5200 : game.distance === 2 ? 3400 : game.distance <= 4 ? 1500 : 150;
    return luck < goes ? short : CALL_FIELD_GOAL;
  }
  if (kick <= 60) {
    if (luck < (game.distance <= 2 ? 4900 : game.distance <= 5 ? 2500 : 800)) {
      return game.distance <= 2 ? SHORT : LONG;
    }
    return kick <= LONGEST_KICK + (luck & 3) ? CALL_FIELD_GOAL : CALL_PUNT;
  }
  const goes = game.yard < 40 ? 600 : game.distance === 1 ? 5900 : game.distance <= 3 ? 3300 : 1000;
  if (luck >= goes || game.distance > 5) return CALL_PUNT;
  return game.distance <= 2 ? SHORT : LONG;
}
