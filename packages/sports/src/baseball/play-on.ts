import { sideKey } from '../kit/side-number.ts';
import type { RandomSource } from '../sport.ts';
import { FIRST } from './engine/bases.ts';
import {
  ERROR,
  FLY,
  GROUND,
  HIT_BATTER,
  HOMER,
  K,
  type Matchup,
  matchup,
  ONE_BASE,
  POP,
  THREE_BASES,
  TWO_BASES,
  WALK,
} from './engine/batting.ts';
import { pitchAt } from './engine/count.ts';
import type { Game } from './engine/game.ts';
import { basesOfBits, loadGame } from './engine/load.ts';
import { mayBeReplaced, replace } from './engine/replacing.ts';
import { changePitcher, finish, moveRunners } from './engine/step.ts';
import type { BaseballPlay, BaseballPlayKind } from './play.ts';
import { openingOf } from './play-rules.ts';
import { type BaseballState, battingSide, NO_BASES } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { BaseballStrength } from './strength.ts';

/** What a pitch did: ended the plate appearance with a result, or only changed the count. */
type Thrown = { readonly result: number } | { readonly call: 'ball' | 'strike' | 'foul' };

/** The next play of the game, told with names; undefined once it is over. The engine is the one that prices. */
export function playOn(
  state: BaseballState,
  strength: BaseballStrength,
  random: RandomSource,
): BaseballPlay | undefined {
  if (state.phase === 'final') return undefined;
  if (state.phase === 'pre-game') return start(state);
  const game = loadGame(state, strength);
  const before = game.bases;
  if (game.stage === 0 && mayBeReplaced(game) && replace(game, random.next()) === 1) {
    const substituted = { side: sideKey(game.bat), place: game.next[game.bat] ?? 0 };
    return { ...told(state, game, 'substitution', before, random), substituted };
  }
  if (game.stage === 0 && changePitcher(game, random) === 1) {
    return told(state, game, 'pitching-change', before, random);
  }
  const moved = game.stage === 1 ? moveRunners(game, random) : 0;
  if (moved !== 0) {
    return told(
      state,
      game,
      (['steal', 'caught-stealing', 'wild-pitch'] as const)[moved - 1] ?? 'other',
      before,
      random,
    );
  }
  return pitch(state, game, strength, random);
}

function pitch(
  state: BaseballState,
  game: Game,
  strength: BaseballStrength,
  random: RandomSource,
): BaseballPlay {
  const opening = openingOf(state);
  const before = game.bases;
  const place = game.next[game.bat] ?? 0;
  const relief = game.starterIn[1 - game.bat] === 0;
  const batter = matchup(strength[battingSide(opening.half)], place, relief);
  const thrown = throwTo(batter, opening.balls, opening.strikes, random);
  if ('result' in thrown) {
    finish(game, thrown.result, random.next());
    return told(state, game, kindOf(game, before), before, random);
  }
  const balls = opening.balls + (thrown.call === 'ball' ? 1 : 0);
  const strikes = Math.min(2, opening.strikes + (thrown.call === 'ball' ? 0 : 1));
  return { ...told(state, game, 'pitch', before, random, thrown.call), balls, strikes };
}

function throwTo(
  { discipline, contact }: Matchup,
  balls: number,
  strikes: number,
  random: RandomSource,
): Thrown {
  const pitch = pitchAt(balls, strikes, discipline);
  const luck = random.next() / 2 ** 32;
  if (luck < pitch.ball) return balls === 3 ? { result: WALK } : { call: 'ball' };
  if (luck < pitch.ball + pitch.strike) return strikes === 2 ? { result: K } : { call: 'strike' };
  if (luck < pitch.ball + pitch.strike + pitch.foul) return { call: 'foul' };
  if (luck < 1 - pitch.inPlay) return { result: HIT_BATTER };
  return { result: ONE_BASE + drawn(contact, random.next() / 2 ** 32) };
}

/** The place of the share that luck falls into. */
function drawn(shares: readonly number[], luck: number): number {
  let left = luck;
  for (let at = 0; at < shares.length; at++) {
    left -= shares[at] ?? 0;
    if (left < 0) return at;
  }
  return shares.length - 1;
}

function start(state: BaseballState): BaseballPlay {
  return {
    kind: 'start',
    text: 'Play ball',
    inning: 1,
    half: 'top',
    outs: 0,
    balls: 0,
    strikes: 0,
    bases: NO_BASES,
    runs: 0,
    runsBattedIn: 0,
    errors: 0,
    score: { home: 0, away: 0 },
    rules: state.rules,
  };
}

/** The engine's last step as a play. */
function told(
  state: BaseballState,
  game: Game,
  kind: BaseballPlayKind,
  before: number,
  random: RandomSource,
  call?: 'ball' | 'strike' | 'foul',
): BaseballPlay {
  const { inning, half, balls, strikes } = openingOf(state);
  const isOver = game.outs > 2;
  const isRunning = kind === 'pitching-change' || kind === 'steal' || kind === 'wild-pitch';
  const keepsCount = !isOver && (isRunning || kind === 'caught-stealing');
  const runs = kind === 'pitch' || kind === 'pitching-change' ? 0 : game.came;
  const isBattedIn = kind !== 'wild-pitch' && kind !== 'reached-on-error' && kind !== 'double-play';
  return {
    kind,
    text: narrate({ state, game, kind, before, call }, random),
    inning,
    half,
    outs: isOver ? 3 : game.outs,
    balls: keepsCount ? balls : 0,
    strikes: keepsCount ? strikes : 0,
    bases: isOver ? NO_BASES : basesOfBits(game.bases),
    runs,
    runsBattedIn: isBattedIn ? runs : 0,
    errors: kind === 'reached-on-error' ? 1 : 0,
    score: { home: game.score[0] ?? 0, away: game.score[1] ?? 0 },
  };
}

function kindOf(game: Game, before: number): BaseballPlayKind {
  switch (game.result) {
    case K:
      return 'strikeout';
    case WALK:
      return 'walk';
    case HIT_BATTER:
      return 'hit-by-pitch';
    case ONE_BASE:
      return 'single';
    case TWO_BASES:
      return 'double';
    case THREE_BASES:
      return 'triple';
    case HOMER:
      return 'home-run';
    case ERROR:
      return 'reached-on-error';
    case GROUND:
      if (game.made === 2) return 'double-play';
      return game.outs < 3 && (before & game.bases & FIRST) !== 0 ? 'fielders-choice' : 'groundout';
    case FLY:
    case POP:
      return game.made === 2 ? 'double-play' : 'flyout';
    default:
      return 'other';
  }
}
