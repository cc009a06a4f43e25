import { WHO_SIZE } from '../../kit/who.ts';
import { PERIODS } from '../rules.ts';
import {
  ASSIST_SHIFT,
  EVERYBODY_ELSE,
  MAX_GOALS,
  POWER_PLAY,
  POWER_PLAY_POINT_SHIFT,
  packGoal,
  SLOTS,
} from '../scoring.ts';
import { releaseByGoal } from './box.ts';
import { type Game, placeOf } from './game.ts';
import { WHO_ASSISTS } from './players.ts';
import { strengthNow } from './situation.ts';

/** One goal in twelve has no assist, one in five of the others only one. */
const WITHOUT_ASSIST = 43;
const ONE_ASSIST = 138;

/** Books a goal of game.shooter and what follows from it. @param luck 9 bits */
export function goal(game: Game, luck: number): void {
  const { side } = game;
  game.did = 'goal';
  game.strength = strengthNow(game, side);
  game.score[side] = (game.score[side] ?? 0) + 1;
  const at = side * 4 + placeOf(game.period);
  game.goals[at] = (game.goals[at] ?? 0) + 1;
  if (game.goalCount < MAX_GOALS) {
    game.goalList[game.goalCount++] = packGoal(side, game.period, game.shooter, game.strength, game.clock);
  }
  const point = game.strength === POWER_PLAY ? 1 << POWER_PLAY_POINT_SHIFT : 0;
  gain(game, game.shooter, 1 + point);
  assists(game, luck, (1 << ASSIST_SHIFT) + point);
  releaseByGoal(game, side);
  if (game.pulled[1 - side] === 1) game.pulled[1 - side] = 0;
  if (game.pulled[side] === 1 && game.score[side] === game.score[1 - side]) game.pulled[side] = 0;
  if (game.period > PERIODS) game.over = 1;
}

/** @param what each who assists gets */
function assists(game: Game, luck: number, what: number): void {
  game.first = -1;
  game.second = -1;
  if (luck < WITHOUT_ASSIST) return;
  const who = game.random.next();
  game.first = passer(game, who & (WHO_SIZE - 1));
  if (game.first < 0) return;
  gain(game, game.first, what);
  if (luck < ONE_ASSIST) return;
  const second = passer(game, (who >>> 7) & (WHO_SIZE - 1));
  if (second < 0 || second === game.first) return;
  game.second = second;
  gain(game, second, what);
}

/** Who passed; -1 where the tables name the scorer himself, who cannot. Everybody else is many. */
function passer(game: Game, luck: number): number {
  const found = game.setting.who[(game.days[game.side] ?? 0) + WHO_ASSISTS * WHO_SIZE + luck] ?? 0;
  return found === game.shooter && found !== EVERYBODY_ELSE ? EVERYBODY_ELSE : found;
}

function gain(game: Game, slot: number, what: number): void {
  const at = game.side * SLOTS + slot;
  game.skaters[at] = (game.skaters[at] ?? 0) + what;
}
