import type { HockeyPlay, HockeyPlayKind } from './play.ts';
import { PERIODS } from './rules.ts';
import { scoreOf } from './score.ts';
import type { HockeyState, ToldGoalies } from './state.ts';

/** Further behind no goalie leaves. */
const MOST_BEHIND = 3;
/** More seconds than a period has. */
const UNTOLD = 9999;

const NOTHING: ToldGoalies = {
  stayed: Array.from({ length: MOST_BEHIND + 1 }, () => UNTOLD),
  left: Array.from({ length: MOST_BEHIND + 1 }, () => 0),
};

/** A goalie who is due to leave at the second of these does so before them. */
const AFTER_LEAVING: ReadonlySet<HockeyPlayKind> = new Set(['shot', 'goal', 'penalty']);

/** What is told of goalies after a play. */
export function goaliesAfter(state: HockeyState, play: HockeyPlay): Pick<HockeyState, 'goalies'> {
  const { goalies = NOTHING } = state;
  const { home, away } = scoreOf(state);
  const side = home < away ? 'home' : 'away';
  const behind = Math.abs(home - away);
  const isAtIt = play.period === PERIODS && behind > 0 && behind <= MOST_BEHIND;
  // Who was away already says nothing new, nor does his return.
  if (!isAtIt || state.pulled[side]) return {};
  const { clock } = play;
  const hasRun = state.period < PERIODS || clock < state.clock;
  if (play.pulled[side]) {
    const left = goalies.left.with(behind, Math.max(goalies.left[behind] ?? 0, clock));
    const gone = { ...goalies, left };
    // The moment itself is told, unless a goal made him leave at once.
    const isMoment = hasRun && play.kind === 'goalie-pulled';
    return { goalies: isMoment ? stayedTo(clock + 1, behind, gone) : gone };
  }
  if (!hasRun) return {};
  return { goalies: stayedTo(AFTER_LEAVING.has(play.kind) ? clock : clock + 1, behind, goalies) };
}

function stayedTo(clock: number, behind: number, goalies: ToldGoalies): ToldGoalies {
  const before = goalies.stayed[behind] ?? UNTOLD;
  return { ...goalies, stayed: goalies.stayed.with(behind, Math.min(before, clock)) };
}
