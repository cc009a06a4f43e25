import type { Game } from './game.ts';
import { REBOUND } from './tempo.ts';

export const CALL_USUAL = 0;
/** Behind: attempts come fast. */
export const CALL_HURRY = 1;
/** Behind by more than two with time for little else than threes. */
export const CALL_THREE = 2;
/** Ahead: the clock is run down. */
export const CALL_MILK = 3;
/** Level: held for the last shot. */
export const CALL_LAST_SHOT = 4;
/** The defence is behind and fouls to get the ball back. */
export const CALL_FOUL = 5;
/** Ahead with less left than the shot clock: the ball is held until time runs out. */
export const CALL_RUN_OUT = 6;
/** Behind by one basket: held for a last shot that wins or saves the game. */
export const CALL_LAST_CHANCE = 7;

/** From so many seconds left on the side behind fouls, if it can still catch up: the lead may be so many points … */
const FOUL_SECONDS = 27;
const FOUL_LEAD = 2;
/** … and one more for so many seconds left. */
const SECONDS_A_POINT = 6;
const LAST_SHOT_SECONDS = 26;
const HURRY_SECONDS = 75;
const THREE_SECONDS = 14;
const LAST_CHANCE_SECONDS = 20;
/** With so few seconds left nobody keeps a side from a basket that changes nothing. */
const CONCEDED_SECONDS = 6;
/** Leads that nobody plays for any more. */
const DECIDED_LEAD = 14;

/** Seconds left from which on the end of the game is played for. */
export const LATE = 120;

export function isLate(game: Game): boolean {
  return game.clock <= LATE && game.period >= game.setting.rules.periods;
}

/** What the side with the ball does in the last two minutes, or what is done to it. */
export function lateCall(game: Game): number {
  const lead = game.lead();
  const { clock } = game;
  if (lead === 0) return clock <= LAST_SHOT_SECONDS && game.tempo !== REBOUND ? CALL_LAST_SHOT : CALL_USUAL;
  if (lead > 0) return aheadCall(game, lead);
  if (lead < -DECIDED_LEAD) return CALL_USUAL;
  if (lead < -3 && clock <= CONCEDED_SECONDS) return CALL_USUAL;
  if (lead <= -3 && clock <= THREE_SECONDS) return CALL_THREE;
  if (lead >= -2 && clock <= LAST_CHANCE_SECONDS) return CALL_LAST_CHANCE;
  return clock <= HURRY_SECONDS || lead < -5 ? CALL_HURRY : CALL_USUAL;
}

function aheadCall({ clock, setting }: Game, lead: number): number {
  if (isFouled(lead, clock)) return CALL_FOUL;
  if (clock <= setting.shotClock) return CALL_RUN_OUT;
  return lead > DECIDED_LEAD ? CALL_USUAL : CALL_MILK;
}

function isFouled(lead: number, clock: number): boolean {
  return clock <= FOUL_SECONDS && lead <= FOUL_LEAD + clock / SECONDS_A_POINT;
}
