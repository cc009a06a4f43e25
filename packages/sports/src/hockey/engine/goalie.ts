import { PERIODS } from '../rules.ts';
import type { Game } from './game.ts';

/** Seconds left from which on a side plays without a goalie, by how far it is behind: the least, and by how much days differ. */
const BEHIND = [0, 90, 130, 140] as const;
const DIFFERENCE = 63;
/** Three behind a side does so on this many days of eight. */
const DAYS_THREE_BEHIND = 5;

const FAR = 9999;

/** From which second on the side that is behind wants an extra attacker; 0 when none does. */
function pullAt(game: Game): number {
  if (game.period !== PERIODS) return 0;
  const lead = game.lead();
  const behind = lead < 0 ? -lead : lead;
  const least = BEHIND[behind] ?? 0;
  if (least === 0 || (behind === 3 && ((game.form >> 6) & 7) >= DAYS_THREE_BEHIND)) return 0;
  return least + (game.form & DIFFERENCE);
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
