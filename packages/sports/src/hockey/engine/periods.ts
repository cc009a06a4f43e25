import { isShootout, PERIODS, periodSeconds } from '../rules.ts';
import type { Game } from './game.ts';

/** Ends the period that ran out: the next one begins, or the game is over. Penalties go on in the next period. */
export function endPeriod(game: Game): void {
  game.did = 'end-of-period';
  if (game.period >= PERIODS && game.lead() !== 0) {
    game.over = 1;
    game.did = 'end-of-game';
    return;
  }
  beginPeriod(game, game.period + 1);
}

export function beginPeriod(game: Game, period: number): void {
  game.period = period;
  game.clock = periodSeconds(period, game.setting.rules);
  game.pulled[0] = 0;
  game.pulled[1] = 0;
  if (!isShootout(period, game.setting.rules)) return;
  game.boxed.fill(0);
  game.box.fill(0);
}
