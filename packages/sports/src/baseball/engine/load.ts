import { sideNumber } from '../../kit/side-number.ts';
import { isReplaced, isReplacingTold } from '../line-up.ts';
import type { Bases } from '../play.ts';
import { packScores } from '../scoring.ts';
import {
  type BaseballState,
  type BatterLine,
  battingSide,
  LINEUP,
  nextHalf,
  openingBases,
} from '../state.ts';
import type { BaseballStrength } from '../strength.ts';
import { FIRST, SECOND, THIRD } from './bases.ts';
import { battingBook } from './batting.ts';
import { Game, INNING_SLOTS, INNINGS_KEPT } from './game.ts';

const STAGES = { new: 0, set: 1, pitching: 2 } as const;

/** A game in the engine at the situation of a state. */
export function loadGame(state: BaseballState, strength: BaseballStrength): Game {
  const game = new Game([battingBook(strength.home), battingBook(strength.away)]);
  game.innings = state.rules.innings;
  game.extraRunner = state.rules.extraRunner ? 1 : 0;
  game.over = state.phase === 'final' ? 1 : 0;
  game.taken = state.appearances.length;
  loadSituation(game, state);
  loadRuns(game, state);
  loadPlayers(game, state);
  return game;
}

function loadSituation(game: Game, state: BaseballState): void {
  const resumed = state.phase === 'break' ? nextHalf(state) : state;
  game.inning = resumed.inning;
  game.bat = sideNumber(battingSide(resumed.half));
  const isNew = state.phase === 'break' || state.phase === 'pre-game';
  game.outs = isNew ? 0 : state.outs;
  game.stage = isNew ? 0 : STAGES[state.stage];
  game.bases = basesBits(isNew ? openingBases(state.rules, resumed.inning) : state.bases);
}

function loadRuns(game: Game, state: BaseballState): void {
  for (const side of ['home', 'away'] as const) {
    const index = sideNumber(side);
    state.innings[side].forEach((runs, inning) => {
      const slot = index * INNING_SLOTS + Math.min(inning, INNINGS_KEPT);
      game.runs[slot] = (game.runs[slot] ?? 0) + runs;
      game.score[index] = (game.score[index] ?? 0) + runs;
    });
    game.hits[index] = state.hits[side];
    game.errors[index] = state.errors[side];
  }
  const packed = packScores(state.scores);
  game.scoring.set(packed);
  game.scoringCount = packed.length;
}

function loadPlayers(game: Game, state: BaseballState): void {
  game.mayReplace = isReplacingTold(state) ? 1 : 0;
  for (const side of ['home', 'away'] as const) {
    const index = sideNumber(side);
    game.next[index] = state.nextBatter[side];
    state.batters[side].forEach((line, place) => {
      game.batters[index * LINEUP + place] = packBatter(line);
      if (isReplaced(state, side, place)) game.replaced |= 1 << (index * LINEUP + place);
    });
    const starter = state.starters[side];
    game.starterIn[index] = starter.isIn ? 1 : 0;
    game.faced[index] = starter.faced;
    game.strikeouts[index] = starter.strikeouts;
    game.outsRecorded[index] = starter.outs;
    game.allowed[index] = starter.runs;
  }
}

/** Hits, total bases, home runs and runs batted in, a byte each from the lowest. */
export function packBatter({ hits, bases, homeRuns, runsBattedIn }: BatterLine): number {
  return hits + (bases << 8) + (homeRuns << 16) + runsBattedIn * 0x1000000;
}

export function basesBits({ first, second, third }: Bases): number {
  return (first ? FIRST : 0) | (second ? SECOND : 0) | (third ? THIRD : 0);
}

export function basesOfBits(bits: number): Bases {
  return { first: (bits & FIRST) !== 0, second: (bits & SECOND) !== 0, third: (bits & THIRD) !== 0 };
}
