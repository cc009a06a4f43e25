import { likelyDays, type Seen } from '../kit/likely-days.ts';
import { setDayStarts } from '../kit/who.ts';
import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { Game } from './engine/game.ts';
import { likelyPulls } from './engine/goalie.ts';
import { loadGame } from './engine/load.ts';
import { SHARES, WHO_ASSISTS, WHO_SCORES, WHO_SHOOTS } from './engine/players.ts';
import { record } from './engine/record.ts';
import { playOut } from './engine/step.ts';
import { emptyOutcomes, type HockeyOutcomes } from './outcomes.ts';
import { SLOTS } from './scoring.ts';
import { type HockeyState, type SkaterLine, toldOf } from './state.ts';
import type { HockeyStrength } from './strength.ts';

/**
 * Plays the rest of the game `size` times. Sample i draws from stream i of the seed, so the same seed compares two strengths
 * or two states under the same luck.
 */
export function simulate(
  state: HockeyState,
  strength: HockeyStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): HockeyOutcomes {
  const outcomes = emptyOutcomes(size, toldOf(state));
  const random = new Random(seed);
  const start = loadGame(state, strength, random);
  const game = new Game(start.setting, random);
  const { setting } = start;
  const today = likelyDays(setting.who, SHARES.kinds.length, state.skaters, (lines) =>
    lines.flatMap(deedsOf),
  );
  const pulls = likelyPulls(state.goalies);
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    game.copy(start);
    setForm(game, today(pulls(random.next())));
    playOut(game);
    record(game, outcomes, i);
    // What is not told any more stays as it was told.
    if (!outcomes.skatersTold) outcomes.skaters.set(start.skaters, i * SLOTS * 2);
  }
  return outcomes;
}

/** A shot is a goal or it is saved; older games tell goals without their shots. */
function deedsOf({ goals, assists, shots }: SkaterLine, place: number): Seen[] {
  return [
    { kind: WHO_SHOOTS, place, times: Math.max(0, shots - goals) },
    { kind: WHO_ASSISTS, place, times: assists },
    { kind: WHO_SCORES, place, times: goals },
  ];
}

/** The day of both sides: when they pull their goalies, and how the skaters of each share the work. */
export function setForm(game: Game, luck: number): void {
  game.form = luck >>> 16;
  setDayStarts(game.days, SHARES.kinds.length, luck);
}
