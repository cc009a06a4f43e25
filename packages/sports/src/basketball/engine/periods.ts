import { secondsOf } from '../rules.ts';
import { BUZZER } from './codes.ts';
import type { Game } from './game.ts';
import { WON } from './tempo.ts';

/** Ends the period that ran out: the next one begins, or the game is over. */
export function endPeriod(game: Game): void {
  const { rules } = game.setting;
  game.code = BUZZER;
  game.closePeriod();
  if (game.period >= rules.periods && game.score[0] !== game.score[1]) {
    game.over = 1;
    return;
  }
  game.period++;
  beginPeriod(game);
}

/** Sets the clock, the fouls and who opens. */
export function beginPeriod(game: Game): void {
  const { rules } = game.setting;
  game.clock = secondsOf(rules, game.period);
  game.tempo = WON;
  if (game.period > rules.periods) {
    // Overtime: a jump ball; college fouls of the second half go on, others start afresh with one fewer allowed.
    if (rules.periods === 4) setFouls(game, 1);
    game.off = -1;
    return;
  }
  setFouls(game, 0);
  game.off = game.tip < 0 ? -1 : opens(game.period, rules.periods) ? game.tip : 1 - game.tip;
}

function setFouls({ fouls }: Game, count: number): void {
  fouls[0] = count;
  fouls[1] = count;
}

/** Whether the winner of the opening jump ball has the ball first: not in the middle two quarters, nor in the second half. */
function opens(period: number, periods: number): boolean {
  return period === 1 || (periods === 4 && period === 4);
}

export function jumpBall(game: Game): void {
  game.code = BUZZER;
  game.off = game.random.next() & 1;
  if (game.tip < 0) game.tip = game.off;
  game.tempo = WON;
}
