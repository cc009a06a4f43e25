import { sideKey } from '../kit/side-number.ts';
import type { RandomSource, SideKey } from '../sport.ts';
import { BOX, type Game } from './engine/game.ts';
import { loadGame } from './engine/load.ts';
import { step } from './engine/step.ts';
import type { GoalStrength, HockeyPlay, HockeyPlayKind } from './play.ts';
import { PERIODS } from './rules.ts';
import { setForm } from './simulate.ts';
import type { HockeyState, Penalty } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { HockeyStrength } from './strength.ts';

/** Indexed by the engine's numbers. */
const STRENGTH_NAMES: readonly GoalStrength[] = ['even', 'power-play', 'short-handed', 'empty-net'];

/** The next play of the game, told with names; undefined once it is over. The engine is the one that prices. */
export function playOn(
  state: HockeyState,
  strength: HockeyStrength,
  random: RandomSource,
): HockeyPlay | undefined {
  if (state.phase === 'final') return undefined;
  const game = loadGame(state, strength, random);
  const form = state.form ?? random.next();
  setForm(game, form);
  // The winning goal of overtime or the shoot-out is told on its own; the end follows.
  if (isWon(state, game)) return { ...told(state, game, 'end-of-game', random), clock: state.clock };
  const period = game.period;
  while (!happens(game)) {
    // Nothing that anybody would tell: time only runs on.
  }
  const play = told(state, game, kindOf(game), random, period);
  return state.form === undefined ? { ...play, form } : play;
}

/** Plays on; false when nothing happened. */
function happens(game: Game): boolean {
  game.did = 'nothing';
  step(game);
  return game.did !== 'nothing';
}

function isWon(state: HockeyState, game: Game): boolean {
  return state.period > PERIODS && state.phase === 'in-play' && game.lead() !== 0;
}

function kindOf(game: Game): HockeyPlayKind {
  if (game.did === 'shootout') return 'shootout-attempt';
  return game.did === 'nothing' ? 'other' : game.did;
}

function told(
  state: HockeyState,
  game: Game,
  kind: HockeyPlayKind,
  random: RandomSource,
  before = state.period,
): HockeyPlay {
  const ends = kind === 'end-of-period' || kind === 'end-of-game';
  const side = sideKey(game.side);
  return {
    kind,
    text: narrate(game, kind, state, random),
    period: before,
    clock: ends ? 0 : game.clock,
    ...(kind === 'shot' || kind === 'goal' ? { shot: { side, player: game.shooter } } : {}),
    ...(kind === 'goal' ? { goal: goalOf(game, side) } : {}),
    ...(kind === 'penalty' ? { penalty: side } : {}),
    ...(kind === 'shootout-attempt' ? { attempt: { side, good: game.strength === 1 } } : {}),
    box: { home: boxOf(game, 0), away: boxOf(game, 1) },
    pulled: { home: game.pulled[0] === 1, away: game.pulled[1] === 1 },
    score: { home: game.score[0] ?? 0, away: game.score[1] ?? 0 },
  };
}

function goalOf(game: Game, side: SideKey): NonNullable<HockeyPlay['goal']> {
  const assists = [game.first, game.second].filter((place) => place >= 0);
  return { side, strength: STRENGTH_NAMES[game.strength] ?? 'even', player: game.shooter, assists };
}

function boxOf(game: Game, side: number): Penalty[] {
  return Array.from({ length: game.boxed[side] ?? 0 }, (_, place) => ({
    seconds: Math.max(1, game.box[side * BOX + place] ?? 0),
    major: game.major[side * BOX + place] === 1,
  }));
}
