import type { Restated } from '../kit/restated.ts';
import type { BySide, SideKey } from '../sport.ts';
import type { HockeyPlay, ScoredGoal } from './play.ts';
import { SKATERS, sideOf } from './scoring.ts';
import { areSkatersTold, type HockeyState, type SkaterLine, type ToldShots } from './state.ts';

type Skaters = Pick<HockeyState, 'skaters' | 'areSkatersUntold' | 'toldGoals'>;
type Lines = NonNullable<HockeyState['skaters']>;

/**
 * What the skaters have done after a play. Once a shot or goal came without saying whose it is, their lines stay as they were
 * told: what was reached in them is reached, and nobody knows what else there was.
 * @param restated the goals of a correction
 */
export function skatersAfter(
  state: HockeyState,
  play: HockeyPlay,
  restated: Restated<ScoredGoal> | undefined,
): Skaters {
  const { skaters } = state;
  if (skaters === undefined) return { skaters };
  if (restated !== undefined) return corrected(state, skaters, restated);
  if (!areSkatersTold(state)) return { skaters };
  const { shot, goal } = play;
  if (shot === undefined && goal === undefined) return { skaters };
  const lines = copied(skaters);
  if (shot) gain(lines, shot.side, shot.player, 'shots');
  if (goal) addGoal(lines, goal);
  const isUntold = (shot && shot.player === undefined) || (goal && goal.player === undefined);
  const toldGoals = state.goals.length + (goal ? 1 : 0);
  return { skaters: lines, ...(isUntold && { areSkatersUntold: true, toldGoals }) };
}

/**
 * After a correction goals, assists and points are counted anew from all goals as it restates them; where it names nobody, the names told
 * before stay. It says nothing of shots: they stay as they were. If a goal is left without a name, the skaters are untold from then on.
 */
function corrected(
  { areSkatersUntold }: HockeyState,
  skaters: Lines,
  { all, told }: Restated<ScoredGoal>,
): Skaters {
  const lines = copied(skaters);
  for (const side of ['home', 'away'] as const) {
    lines[side] = lines[side].map((line) => ({ ...line, goals: 0, assists: 0, powerPlayPoints: 0 }));
  }
  for (const goal of all.slice(0, told)) addGoal(lines, goal);
  const isUntold = areSkatersUntold || all.some(({ player }) => player === undefined);
  return { skaters: lines, ...(isUntold && { areSkatersUntold: true, toldGoals: told }) };
}

type Mutable = Record<SideKey, SkaterLine[]>;

function copied({ home, away }: Lines): Mutable {
  return { home: [...home], away: [...away] };
}

function addGoal(lines: Mutable, { side, player, assists, strength }: NonNullable<HockeyPlay['goal']>): void {
  gain(lines, side, player, 'goals');
  for (const place of assists) gain(lines, side, place, 'assists');
  if (strength !== 'power-play') return;
  for (const place of [player, ...assists]) gain(lines, side, place, 'powerPlayPoints');
}

function gain(lines: Mutable, side: SideKey, place: number | undefined, what: keyof SkaterLine): void {
  const line = place === undefined ? undefined : lines[side][place];
  if (place === undefined || place >= SKATERS || line === undefined) return;
  lines[side][place] = { ...line, [what]: (line[what] ?? 0) + 1 };
}

/** Shots are told until a goal comes without one; what was told before is kept. */
export function shotsToldAfter(
  state: HockeyState,
  { goal, shot, period }: HockeyPlay,
): Pick<HockeyState, 'shotsTold' | 'toldShots'> {
  const { shotsTold, toldShots } = state;
  if (!shotsTold) return { shotsTold, ...(toldShots && { toldShots }) };
  if (goal === undefined || shot !== undefined) return { shotsTold };
  return { shotsTold: false, toldShots: toldSoFar(state, period) };
}

/** @param period in which it is told no more */
function toldSoFar({ shots, goals }: HockeyState, period: number): ToldShots {
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
  const made: BySide<number> = { home: sum(shots.home), away: sum(shots.away) };
  const scored = (code: number) => goals.filter((packed) => sideOf(packed) === code).length;
  return {
    shots: made,
    saves: { home: made.away - scored(1), away: made.home - scored(0) },
    ...(period === 1 && { firstShots: { home: shots.home[0] ?? 0, away: shots.away[0] ?? 0 } }),
  };
}
