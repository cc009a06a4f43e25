import type { RandomSource } from '../../sport.ts';
import { packScore } from '../scoring.ts';
import { basesIn, FIRST, outsIn, runsIn, SECOND, THIRD, WAYS, WAYS_TABLE, waysAt } from './bases.ts';
import { ERROR, GROUND, HOMER, K, ONE_BASE, RESULT_BITS, TABLE_SIZE } from './batting.ts';
import { type Game, INNING_SLOTS, INNINGS_KEPT } from './game.ts';
import { KEEPS_ALL, replace } from './replacing.ts';

const share = (chance: number): number => Math.round(chance * 2 ** 32);

/** Chances before a plate appearance that the starting pitcher is replaced, by batters faced; nobody is before `FROM`. */
const HOOK_FROM = 16;
const HOOKS = [0.02, 0.03, 0.06, 0.09, 0.12, 0.15, 0.2, 0.25, 0.3, 0.35, 0.42, 0.5, 0.6, 0.7, 0.8, 0.9].map(
  share,
);
/** He goes earlier when he has allowed this many runs. */
const ROUGH_RUNS = 5;
const ROUGH_FROM = 6;
const ROUGH_HOOK = share(0.16);

/** With a runner on first and second free: 0.9 tries a side and game, three in four good (seasons since 2019). */
const STEAL = share(0.082);
const CAUGHT = share(0.019);
/** Wild pitches, passed balls and balks move everybody up: 0.4 a side and game. */
const LOOSE_BALL = share(0.023);

/** Plays to the end. */
export function playOut(game: Game, random: RandomSource): void {
  while (game.over === 0) appearance(game, random);
}

/** Up to the end of a plate appearance, or of the half. @param table of the batter who is up, from the count he has */
export function appearance(game: Game, random: RandomSource, table?: Uint8Array): void {
  const isNew = game.stage === 0;
  if (isNew) changePitcher(game, random);
  if (game.stage === 1) moveRunners(game, random);
  if (game.over === 0 && game.outs < 3) bat(game, random, table ?? game.table(), isNew);
  if (game.outs > 2 && game.over === 0) nextHalf(game);
}

/** Whether the starting pitcher leaves before this batter. @returns 1 when he does */
export function changePitcher(game: Game, random: RandomSource): number {
  game.stage = 1;
  const side = 1 - game.bat;
  if (game.starterIn[side] === 0) return 0;
  const faced = game.faced[side] ?? 0;
  const rough = (game.allowed[side] ?? 0) >= ROUGH_RUNS && faced >= ROUGH_FROM;
  if (faced < HOOK_FROM && !rough) return 0;
  const tired = faced < HOOK_FROM ? 0 : (HOOKS[Math.min(faced - HOOK_FROM, HOOKS.length - 1)] ?? 0);
  if (random.next() >= (rough ? Math.max(tired, ROUGH_HOOK) : tired)) return 0;
  game.starterIn[side] = 0;
  return 1;
}

/** What runners do before this batter. @returns 0 nothing, 1 a steal, 2 caught stealing, 3 a loose ball */
export function moveRunners(game: Game, random: RandomSource): number {
  game.stage = 2;
  const bases = game.bases;
  if (bases === 0) return 0;
  const luck = random.next();
  if ((bases & (FIRST | SECOND)) === FIRST) {
    if (luck < CAUGHT) {
      game.bases = bases & ~FIRST;
      score(game, 0, 0);
      addOuts(game, 1);
      return 2;
    }
    if (luck < STEAL) {
      game.bases = (bases & ~FIRST) | SECOND;
      return 1;
    }
  }
  if (luck < STEAL || luck >= STEAL + LOOSE_BALL) return 0;
  game.bases = (bases << 1) & 7;
  score(game, bases & THIRD ? 1 : 0, 0);
  return 3;
}

/**
 * One plate appearance: the low bits choose its result from the table, the next ones how it ends, the high ones who takes it.
 * @param isNew whether nothing of it was played before: somebody else may take it
 */
function bat(game: Game, random: RandomSource, table: Uint8Array | undefined, isNew: boolean): void {
  const luck = random.next();
  if (luck < KEEPS_ALL && isNew) replace(game, luck);
  const result = table?.[luck & (TABLE_SIZE - 1)] ?? K;
  finish(game, result, luck >>> RESULT_BITS);
}

/** What a result comes to. @param luck its low WAY_BITS bits choose the way */
export function finish(game: Game, result: number, luck: number): void {
  const way = WAYS_TABLE[waysAt(result, game.bases, game.outs) + (luck & (WAYS - 1))] ?? 0;
  const batter = game.next[game.bat] ?? 0;
  const field = 1 - game.bat;
  game.result = result;
  game.bases = basesIn(way);
  game.stage = 0;
  game.taken++;
  game.next[game.bat] = batter === 8 ? 0 : batter + 1;
  if (game.starterIn[field] === 1) {
    game.faced[field] = (game.faced[field] ?? 0) + 1;
    if (result === K) game.strikeouts[field] = (game.strikeouts[field] ?? 0) + 1;
  }
  const runs = wanted(game, result, runsIn(way));
  if (runs > 0 || (result >= ONE_BASE && result <= ERROR)) credit(game, result, batter, runs, outsIn(way));
  if (result === ERROR) game.errors[field] = (game.errors[field] ?? 0) + 1;
  score(game, runs, result === HOMER ? 1 : 0);
  addOuts(game, outsIn(way));
}

/** Only as many runs count as win the game, but for a home run. */
function wanted(game: Game, result: number, runs: number): number {
  if (game.bat !== 0 || game.inning < game.innings || result === HOMER) return runs;
  return Math.min(runs, 1 - game.lead());
}

function credit(game: Game, result: number, batter: number, runs: number, outs: number): void {
  const at = game.bat * 9 + batter;
  const isHit = result >= ONE_BASE && result <= HOMER;
  const battedIn = result === ERROR || (result === GROUND && outs === 2) ? 0 : runs;
  const hit = isHit ? 1 + ((result - ONE_BASE + 1) << 8) + (result === HOMER ? 1 << 16 : 0) : 0;
  if (((game.replaced >> at) & 1) === 0)
    game.batters[at] = (game.batters[at] ?? 0) + hit + battedIn * 0x1000000;
  if (isHit) game.hits[game.bat] = (game.hits[game.bat] ?? 0) + 1;
}

function score(game: Game, runs: number, homeRun: number): void {
  game.came = runs;
  game.made = 0;
  if (runs === 0) return;
  const side = game.bat;
  const field = 1 - side;
  game.score[side] = (game.score[side] ?? 0) + runs;
  const slot = side * INNING_SLOTS + Math.min(game.inning, INNINGS_KEPT + 1) - 1;
  game.runs[slot] = (game.runs[slot] ?? 0) + runs;
  if (game.starterIn[field] === 1) game.allowed[field] = (game.allowed[field] ?? 0) + runs;
  if (game.scoringCount < game.scoring.length) {
    game.scoring[game.scoringCount++] = packScore(side, runs, homeRun, game.inning);
  }
  if (side === 0 && game.inning >= game.innings && game.lead() > 0) game.over = 1;
}

function addOuts(game: Game, outs: number): void {
  game.made = outs;
  if (outs === 0) return;
  game.outs += outs;
  const field = 1 - game.bat;
  if (game.starterIn[field] === 1) game.outsRecorded[field] = (game.outsRecorded[field] ?? 0) + outs;
  // The side that has batted is behind: the other one need not bat, or has.
  if (game.outs > 2 && game.inning >= game.innings && game.lead() < 0) game.over = 1;
}

/** The other side bats. */
export function nextHalf(game: Game): void {
  if (game.bat === 0) game.inning++;
  game.bat = 1 - game.bat;
  game.outs = 0;
  game.stage = 0;
  game.bases = game.inning > game.innings && game.extraRunner === 1 ? SECOND : 0;
}
