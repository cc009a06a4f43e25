import { WHO_SIZE } from '../../kit/who.ts';
import { SLOTS } from '../scoring.ts';
import { BUZZER, INTENTIONAL_FOUL } from './codes.ts';
import type { Game } from './game.ts';
import { firstScore } from './scored.ts';
import { REBOUND, SIDELINE, TEMPO_SIZE, WON } from './tempo.ts';

/** In the last two minutes of an NBA or WNBA quarter the second foul brings free throws. */
export const LAST_MINUTES = 120;
const LATE_BONUS_FOUL = 2;
/** In eighths. */
const FOULS_TO_GIVE = 3;

/** Late, by the side behind: a few seconds, if there are so many, and free throws once there are enough fouls. */
export function foulOnPurpose(game: Game, luck: number): void {
  const seconds = houndedSeconds(game.clock, luck);
  if (seconds >= game.clock) {
    runOut(game);
    return;
  }
  game.ran = seconds;
  game.clock -= seconds;
  game.code = INTENTIONAL_FOUL;
  game.shooter = game.setting.who[(game.days[game.off] ?? 0) + ((luck >>> 17) & (WHO_SIZE - 1))] ?? 0;
  const fouls = (game.fouls[1 - game.off] ?? 0) + 1;
  game.fouls[1 - game.off] = fouls;
  if (isFoulToGive(game, fouls, luck)) game.tempo = SIDELINE;
  else plainFoul(game, fouls);
}

/**
 * Where quarters are played, the first foul of the last two minutes brings no free throws unless the others of the quarter do. Which
 * one it is nobody counts: of those that may be, three of eight, so that one in eight of all fouls on purpose brings none.
 */
function isFoulToGive({ setting }: Game, fouls: number, luck: number): boolean {
  return setting.rules.periods === 4 && fouls < setting.rules.bonusFoul && (luck & 7) < FOULS_TO_GIVE;
}

/** How long a side keeps a ball that the other side fouls for: from no second to one, and one more for each four that are left. */
export function houndedSeconds(clock: number, luck: number): number {
  return (((luck >>> 11) & (TEMPO_SIZE - 1)) * (2 + Math.floor(clock / 4))) >> 6;
}

/** The side ahead holds the ball until the end. */
export function runOut(game: Game): void {
  game.ran = game.clock;
  game.clock = 0;
  game.code = BUZZER;
}

/** The ball from the sideline, or free throws where the fouls are used up. */
export function plainFoul(game: Game, fouls: number): void {
  const { rules, freeThrow } = game.setting;
  const late = game.clock <= LAST_MINUTES && rules.periods === 4 && fouls >= LATE_BONUS_FOUL;
  if (fouls < rules.bonusFoul && !late) {
    game.tempo = SIDELINE;
    return;
  }
  const luck = game.random.next();
  const first = (luck & 4095) < freeThrow ? 1 : 0;
  const oneAndOne = fouls < rules.doubleBonusFoul && !late;
  const second = ((luck >>> 12) & 4095) < freeThrow && (first === 1 || !oneAndOne) ? 1 : 0;
  game.thrown = oneAndOne && first === 0 ? 1 : 2;
  const points = first + second;
  if (points > 0) throwIn(game, points);
  // One miss in eight of the last throw comes back to the shooting side.
  if (second === 0 && luck >>> 29 === 0) {
    game.tempo = REBOUND;
    return;
  }
  game.off = 1 - game.off;
  game.tempo = WON;
}

/** Books free throws that went in. */
function throwIn(game: Game, points: number): void {
  const at = game.off * SLOTS + game.shooter;
  game.players[at] = (game.players[at] ?? 0) + points;
  const total = (game.score[game.off] ?? 0) + points;
  game.score[game.off] = total;
  game.brought = points;
  if (total >= game.raceAt) game.winRace();
  if (game.nextBasket === 0) firstScore(game, 0, true, points);
}
