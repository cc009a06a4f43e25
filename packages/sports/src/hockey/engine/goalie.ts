import { PERIODS } from '../rules.ts';
import type { Game } from './game.ts';

/** Seconds left from which on a side behind by one or two plays without a goalie: the least, and by how much days differ. */
const ONE_BEHIND = 105;
const TWO_BEHIND = 165;
const DIFFERENCE = 63;

const FAR = 9999;

/** From which second on the side that is behind wants an extra attacker; 0 when none does. */
function pullAt(game: Game): number {
  if (game.period !== PERIODS) return 0;
  const lead = game.lead();
  const behind = lead < 0 ? -lead : lead;
  if (behind === 0 || behind > 2) return 0;
  return (behind === 1 ? ONE_BEHIND : TWO_BEHIND) + (game.form & DIFFERENCE);
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
