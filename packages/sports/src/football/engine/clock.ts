import { CHASE, settingUpKick, TWO_SCORES } from './calls.ts';
import { isUntimed } from './college-overtime.ts';
import type { Game } from './game.ts';

/** Seconds from the whistle to the next snap while the clock runs: shortest, and the spread of 128 equal steps. */
const NORMAL_WAIT = 26;
export const NORMAL_SPREAD = 14;
/** Seconds less by quarter: after halftime sides are back at the line soonest. */
const LESS_WAIT = [0, 0, 0, 2];
const HURRY_WAIT = 12;
const HURRY_SPREAD = 15;
const MILK_WAIT = 35;
const MILK_SPREAD = 5;

/** The shortest wait of a side in no hurry. */
export const normalWait = (quarter: number): number => NORMAL_WAIT - (LESS_WAIT[quarter] ?? 0);

/** Runs the clock for the play itself; a quarter's clock stops at 0. */
export function play(game: Game, seconds: number): void {
  if (isUntimed(game)) return;
  game.clock = game.clock > seconds ? game.clock - seconds : 0;
}

/**
 * Lets the clock run from the whistle to the next snap.
 * @param jitter 0 to 127
 */
export function wait(game: Game, jitter: number): void {
  const before = game.clock;
  if (before === 0 || isUntimed(game)) return;
  const late = (game.quarter === 2 || game.quarter >= 4) && before <= 300;
  if (late && (stopped(game, jitter) || stopsForFirstDown(game))) return;
  let seconds = normalWait(game.quarter) + ((jitter * NORMAL_SPREAD) >> 7);
  if (game.tempo === 'hurry') seconds = HURRY_WAIT + ((jitter * HURRY_SPREAD) >> 7);
  else if (game.tempo === 'milk') seconds = MILK_WAIT + ((jitter * MILK_SPREAD) >> 7);
  let after = before > seconds ? before - seconds : 0;
  if (before > 120 && after < 120 && (game.quarter === 2 || game.quarter === 4)) after = 120;
  // A side that means to kick with the last seconds saves a spike or a time-out for it.
  if (after < 4 && settingUpKick(game)) after = Math.min(before, 4);
  game.clock = after;
}

/** Colleges stop the clock for a first down in the last two minutes of a half. */
function stopsForFirstDown({ isCollege, down, clock }: Game): boolean {
  return isCollege === 1 && down === 1 && clock <= 120;
}

/** Whether a time-out or the sideline stops the clock late in a half. */
function stopped(game: Game, jitter: number): boolean {
  if (game.tempo === 'hurry') {
    if (jitter < 34) return true;
    const mine = game.timeoutsOf(game.off);
    if (mine > 0 && game.clock <= 90 && jitter > 60) {
      game.timeouts[game.off] = mine - 1;
      game.stopper = game.off;
      return true;
    }
    return false;
  }
  const theirs = game.timeoutsOf(1 - game.off);
  const lead = game.lead();
  if (theirs > 0 && game.quarter >= 4 && game.clock <= CHASE && lead > 0 && lead <= TWO_SCORES) {
    game.timeouts[1 - game.off] = theirs - 1;
    game.stopper = 1 - game.off;
    return true;
  }
  return false;
}
