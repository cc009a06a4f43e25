import { playerName as nameAt } from '../../kit/player-name.ts';
import { inventedNames } from '../../kit/roster.ts';
import type { RandomSource, Side, SideKey, Sides } from '../../sport.ts';
import {
  AND_ONE,
  AND_ONE_MISSED,
  BUZZER,
  FOUL,
  INTENTIONAL_FOUL,
  isAssisted,
  isBlocked,
  isKept,
  isRebounded,
  isThree,
  OFFENSIVE_FOUL,
  STEAL,
  THREE_MISSED,
  TURNOVER,
  TWO_MISSED,
} from '../engine/codes.ts';
import type { Game } from '../engine/game.ts';
import { PLAYERS, SLOTS } from '../scoring.ts';

const TWOS = ['layup', 'jump shot', 'hook shot', 'floater', 'dunk', 'turnaround', 'finger roll'];
const THREES = ['three', 'step-back three', 'corner three', 'three from the top'];
const LOSSES = ['bad pass', 'loses the ball', 'steps out of bounds', 'travels'];

/** The sentence for the engine's last step. @param side who had the ball @param stopper who took a time-out after it */
export function narrate(
  game: Game,
  side: SideKey,
  sides: Sides,
  stopper: SideKey | undefined,
  random: RandomSource,
): string {
  const scene: Scene = {
    game,
    pick: (from) => from[random.next() % from.length] ?? '',
    shooter: told(sides[side], game.shooter),
    mate: told(sides[side], game.helper),
    opponent: told(sides[otherThan(side)], game.helper),
  };
  const text = sentence(scene);
  return stopper === undefined ? text : `${text}. Timeout ${sides[stopper].abbreviation}`;
}

interface Scene {
  readonly game: Game;
  readonly pick: (from: readonly string[]) => string;
  readonly shooter: string;
  /** The shooter's team mate, or the opponent, whom the engine names as the one who helped. */
  readonly mate: string;
  readonly opponent: string;
}

function sentence(scene: Scene): string {
  const { game, pick, shooter, opponent } = scene;
  const { code } = game;
  if (code === BUZZER) return 'Time runs out';
  if (code === TURNOVER) return `${shooter}: ${pick(LOSSES)}, turnover`;
  if (code === STEAL) return `${shooter} loses the ball, steal ${opponent}`;
  if (code === OFFENSIVE_FOUL) return `Offensive foul on ${shooter}`;
  if (code === FOUL || code === INTENTIONAL_FOUL) return foul(scene);
  if (code <= AND_ONE_MISSED) return made(scene);
  if (isBlocked(code)) return `${shooter} misses the ${pick(TWOS)}, block ${opponent}`;
  return isMissedShot(code) ? missed(scene) : `${shooter} is fouled and makes ${game.brought} from the line`;
}

const isMissedShot = (code: number): boolean => isKept(code) || code === TWO_MISSED || code === THREE_MISSED;

function foul({ game, shooter, opponent }: Scene): string {
  if (game.thrown === 0) return `Foul on ${opponent}`;
  return `Foul on ${opponent}, ${shooter} makes ${game.brought} of ${game.thrown} free throws`;
}

function missed({ game, pick, shooter, mate, opponent }: Scene): string {
  const how = isThree(game.code) ? pick(THREES) : pick(TWOS);
  if (!isRebounded(game.code)) return `${shooter} misses the ${how}`;
  const rebound = isKept(game.code) ? `offensive rebound ${mate}` : `rebound ${opponent}`;
  return `${shooter} misses the ${how}, ${rebound}`;
}

function made({ game, pick, shooter, mate }: Scene): string {
  const { code } = game;
  if (code === AND_ONE) return `${shooter} makes the ${pick(TWOS)}, is fouled and makes the free throw`;
  if (code === AND_ONE_MISSED)
    return `${shooter} makes the ${pick(TWOS)}, is fouled and misses the free throw`;
  const how = isThree(code) ? pick(THREES) : pick(TWOS);
  return `${shooter} makes the ${how}${isAssisted(code) ? `, assist ${mate}` : ''}`;
}

/** The name of a place in the roster, '' for nobody; the last place of invented ones has one of the others. */
export function playerName(side: Side, place: number): string {
  return nameAt(side, place, PLAYERS, (sideId) => inventedNames(sideId, SLOTS));
}

/** In a sentence, which names the side where nobody is known. */
function told(side: Side, place: number): string {
  return playerName(side, place) || side.mediumName;
}

const otherThan = (side: SideKey): SideKey => (side === 'home' ? 'away' : 'home');
