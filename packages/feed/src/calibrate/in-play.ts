import type { Outcomes } from '@fairline/sports/market-definition.ts';
import type { Scoreboard, Sides, SportModel } from '@fairline/sports/sport.ts';
import { chancesOf, judge } from './chances.ts';
import { Deciles } from './deciles.ts';

/** One real game: its plays, and what the model would have believed of the sides after so many of them. */
export interface PlayedGame<State, Play, Strength> {
  readonly sides: Sides;
  readonly plays: readonly Play[];
  strengthAt(state: State): Strength;
}

/** A chance of one half is then known to 1.6 percentage points, better than so few matches tell. */
const SAMPLES = 1024;

/**
 * Prices a game again after every play, and compares each main line of these sorts with how the game ended. The first line of a
 * sort stands for it: others say the same again.
 * @param sorts first parts of market keys
 */
export function judgeInPlay<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  model: SportModel<State, Play, Strength, O, Board>,
  game: PlayedGame<State, Play, Strength>,
  sorts: ReadonlyMap<string, Deciles>,
): void {
  const { sides, plays } = game;
  const final = plays.reduce((state, play) => model.apply(state, play), model.initial({ sides }));
  const real = model.actual(final);
  let state = model.initial({ sides });
  plays.forEach((play, seed) => {
    state = model.apply(state, play);
    if (model.isFinal(state)) return;
    const outcomes = model.simulate(state, game.strengthAt(state), SAMPLES, seed);
    const seen = new Set<string>();
    for (const { market, main } of model.offer(state, outcomes, sides)) {
      const sort = sortOf(market.key);
      const deciles = sorts.get(sort);
      if (!main || deciles === undefined || seen.has(sort)) continue;
      seen.add(sort);
      // Every answer, so that it does not matter which side a table names first: often the winner.
      judge(market, chancesOf(market, outcomes), real, deciles);
    }
  });
}

/** 'moneyline:game' and 'moneyline:s1' are two sorts, 'game-winner:s1:4' and 'game-winner:s2:1' one. */
function sortOf(key: string): string {
  const [head = '', scope = ''] = key.split(':');
  return head === 'moneyline' || head === 'total' || head === 'spread'
    ? `${head} ${scope.replace(/\d+/, '')}`
    : head;
}

/** Deciles by sort, to be filled. */
export function sortsToJudge(...sorts: readonly string[]): ReadonlyMap<string, Deciles> {
  return new Map(sorts.map((sort) => [sort, new Deciles()]));
}

/** Those of both together. */
export function together(
  some: ReadonlyMap<string, Deciles>,
  others: ReadonlyMap<string, Deciles>,
): ReadonlyMap<string, Deciles> {
  const all = sortsToJudge(...some.keys());
  for (const [sort, deciles] of [...some, ...others]) all.get(sort)?.take(deciles);
  return all;
}

/** The figures as they are printed. */
export function linesOf(sorts: ReadonlyMap<string, Deciles>) {
  return [...sorts].map(([market, deciles]) => ({
    market,
    chances: deciles.count,
    meanDistance: deciles.meanDistance(),
    brier: deciles.brier(),
    deciles: deciles.lines(),
  }));
}
