import { SIDES } from '../../kit/sides.ts';
import { whoTables } from '../../kit/who.ts';
import type { RandomSource } from '../../sport.ts';
import { PERIODS, REGULAR_SEASON } from '../rules.ts';
import { scoreOf } from '../score.ts';
import { ASSIST_SHIFT, POWER_PLAY_POINT_SHIFT, periodOf, SHOT_SHIFT, SLOTS, sideOf } from '../scoring.ts';
import type { HockeyState, SkaterLine } from '../state.ts';
import type { HockeyStrength } from '../strength.ts';
import { BOX, Game, placeOf } from './game.ts';
import { beginPeriod } from './periods.ts';
import { SHARES } from './players.ts';
import { goalShares, shotRates } from './rates.ts';

/** A game in the engine at the situation of a state. */
export function loadGame(state: HockeyState, strength: HockeyStrength, random: RandomSource): Game {
  const { home, away } = state.sides;
  const game = new Game(
    {
      rules: state.rules ?? REGULAR_SEASON,
      shots: Float64Array.of(...shotRates(strength.home), ...shotRates(strength.away)),
      shares: Int32Array.of(...goalShares(strength.home), ...goalShares(strength.away)),
      who: whoTables(home.id, away.id, SHARES),
    },
    random,
  );
  game.over = state.phase === 'final' ? 1 : 0;
  loadGoals(game, state);
  for (const [side, key] of SIDES.entries()) loadSide(game, state, side, key);
  game.period = state.period;
  game.clock = state.clock;
  if (state.phase === 'break' && !isWon(game)) beginPeriod(game, state.period + 1);
  if (isWon(game) && state.period > PERIODS) game.over = 1;
  return game;
}

/** Beyond regulation the first goal wins; a pause after a decided third period is only told late. */
function isWon(game: Game): boolean {
  return game.period >= PERIODS && game.lead() !== 0 && (game.period > PERIODS || game.clock === 0);
}

function loadGoals(game: Game, state: HockeyState): void {
  game.goalList.set(state.goals.slice(0, game.goalList.length));
  game.goalCount = Math.min(state.goals.length, game.goalList.length);
  for (const packed of state.goals) {
    const side = sideOf(packed);
    const at = side * 4 + placeOf(periodOf(packed));
    game.goals[at] = (game.goals[at] ?? 0) + 1;
  }
}

function loadSide(game: Game, state: HockeyState, side: number, key: 'home' | 'away'): void {
  game.score[side] = scoreOf(state)[key];
  game.shots.set(state.shots[key], side * 4);
  game.penalties[side] = state.penalties[key];
  game.pulled[side] = state.pulled[key] ? 1 : 0;
  const box = state.box[key].slice(0, BOX);
  box.forEach(({ seconds, major }, place) => {
    game.box[side * BOX + place] = seconds;
    game.major[side * BOX + place] = major ? 1 : 0;
  });
  game.boxed[side] = box.length;
  game.tries[side] = state.shootout[key].length;
  game.tryGoals[side] = state.shootout[key].filter(Boolean).length;
  state.skaters?.[key].forEach((line, slot) => {
    game.skaters[side * SLOTS + slot] = lineWord(line);
  });
}

/** A skater's line as the engine keeps it. */
function lineWord({ goals, assists, shots, powerPlayPoints = 0 }: SkaterLine): number {
  const powerPlay = Math.min(powerPlayPoints, MOST_POWER_PLAY_POINTS) << POWER_PLAY_POINT_SHIFT;
  return goals | (assists << ASSIST_SHIFT) | (Math.min(shots, MOST_SHOTS) << SHOT_SHIFT) | powerPlay;
}

/** More of one skater than a word holds nobody ever had in the NHL's books: fifteen shots are its record. */
const MOST_SHOTS = 31;
const MOST_POWER_PLAY_POINTS = 7;
