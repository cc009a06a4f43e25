import { PERIODS } from '../rules.ts';
import type { ToldGoalies } from '../state.ts';
import type { Game } from './game.ts';

/** Seconds left from which on a side plays without a goalie, by how far it is behind: the least, and by how much days differ. */
const BEHIND = [0, 90, 130, 140] as const;
const DIFFERENCE = 63;
/** Three behind a side does so on this many days of eight. */
const DAYS_THREE_BEHIND = 5;
/** Days that differ in when goalies leave: the lowest bits of a game's form. */
const DAYS = 512;

const FAR = 9999;

/** From which second on the side that is behind wants an extra attacker; 0 when none does. */
function pullAt(game: Game): number {
  if (game.period !== PERIODS) return 0;
  const lead = game.lead();
  return pullOn(game.form, lead < 0 ? -lead : lead);
}

/** The same of a side so many goals behind in the third period. @param form the day, see Game */
function pullOn(form: number, behind: number): number {
  const least = BEHIND[behind] ?? 0;
  if (least === 0 || (behind === 3 && ((form >> 6) & 7) >= DAYS_THREE_BEHIND)) return 0;
  return least + (form & DIFFERENCE);
}

/** Seconds until that moment; far away when it has passed or never comes. */
export function secondsToPull(game: Game): number {
  const at = pullAt(game);
  return at > 0 && game.clock > at ? game.clock - at : FAR;
}

export function isPullDue(game: Game): boolean {
  if (game.period !== PERIODS) return false;
  const side = game.lead() < 0 ? 0 : 1;
  return game.clock <= pullAt(game) && game.pulled[side] === 0;
}

export function pullGoalie(game: Game): void {
  game.side = game.lead() < 0 ? 0 : 1;
  game.pulled[game.side] = 1;
  game.did = 'goalie-pulled';
}

/**
 * Draws the day on which goalies leave after what they did so far: one who stayed when he would have left on a day tells that it is
 * another one. All days that are left are equally likely. Coaches of real games follow no day of these: then those days are left that
 * least is at odds with.
 * @returns puts the day into the upper half of 32 random bits, where setForm looks for it. As long as nothing was told they stay as
 * they are
 */
export function likelyPulls(told: ToldGoalies | undefined): (luck: number) => number {
  if (told === undefined) return (luck) => luck;
  const odds = Array.from({ length: DAYS }, (_, form) => oddsWith(form, told));
  const least = Math.min(...odds);
  const days = Uint16Array.from(odds.keys()).filter((form) => odds[form] === least);
  return (luck) => {
    const bits = luck >>> 16;
    // Those of the day itself first, so that with all days left they stay as they are.
    const part = ((bits & (DAYS - 1)) << 7) | (bits >>> 9);
    const form = days[(part * days.length) >>> 16] ?? 0;
    return ((luck & 0xffff) | (form << 16)) >>> 0;
  };
}

/** How much of what was told would not have been on a day; 0 where it may be the one. */
export function oddsWith(form: number, { stayed, left }: ToldGoalies): number {
  let odds = 0;
  for (let behind = 1; behind < BEHIND.length; behind++) {
    const at = pullOn(form, behind);
    if (at >= (stayed[behind] ?? FAR)) odds++;
    if (at < (left[behind] ?? 0)) odds++;
  }
  return odds;
}
