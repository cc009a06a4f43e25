import type { BySide, SideKey } from '../sport.ts';
import type { LoggedPlay, Tally } from './play.ts';
import { LAST_EXTRA_HALF, nominalSeconds, SECOND_HALF, SUSPENSION_SECONDS } from './rules.ts';
import type { SoccerState } from './state.ts';

/** What each side has so far. */
export function tallyOf(log: readonly LoggedPlay[]): BySide<Tally> {
  return { home: tallySide(log, 'home'), away: tallySide(log, 'away') };
}

/** Whether extra time was played, if only in part. */
export function hadExtraTime({ hadExtraTime: wasTold, period, log }: SoccerState): boolean {
  const isNow = period > SECOND_HALF && period <= LAST_EXTRA_HALF;
  return wasTold === true || isNow || log.some((logged) => logged.period > SECOND_HALF);
}

function tallySide(log: readonly LoggedPlay[], side: SideKey): Tally {
  const tally = { goals: 0, shots: 0, onTarget: 0, corners: 0, yellowCards: 0, redCards: 0 };
  for (const logged of log) {
    if (logged.side !== side) continue;
    if (logged.kind === 'goal') tally.goals++;
    else if (logged.kind === 'corner') tally.corners++;
    else if (logged.kind === 'yellow-card') tally.yellowCards++;
    else if (logged.kind === 'red-card') tally.redCards++;
    if (isShot(logged)) tally.shots++;
    if (isOnTarget(logged)) tally.onTarget++;
  }
  return tally;
}

/** Own goals are no shots; a penalty always is one. */
export function isShot({ kind, how }: LoggedPlay): boolean {
  return kind === 'shot' || kind === 'missed-penalty' || (kind === 'goal' && how !== 'own-goal');
}

export function isOnTarget(logged: LoggedPlay): boolean {
  return isShot(logged) && (logged.kind === 'goal' || logged.onTarget === true);
}

/** A goal that is its side's own doing. */
export function isGoalOfTheirs({ kind, how }: Pick<LoggedPlay, 'kind' | 'how'>): boolean {
  return kind === 'goal' && how !== 'own-goal';
}

export function isCard({ kind }: LoggedPlay): boolean {
  return kind === 'yellow-card' || kind === 'red-card';
}

/** Goals of both sides, of one period or of all. */
export function goalsOf(log: readonly LoggedPlay[], period?: number): BySide<number> {
  const goals = log.filter(
    (each) => each.kind === 'goal' && (period === undefined || each.period === period),
  );
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}

/** Futsal: seconds that a side still plays one short; 0 with all its players. A goal against it ends the shortest. */
export function suspensionsOf(state: SoccerState, side: SideKey): readonly number[] {
  const now = gameClock(state, state.period, state.clock);
  let ends: number[] = [];
  for (const logged of state.log) {
    const at = gameClock(state, logged.period, logged.clock);
    ends = ends.filter((end) => end > at);
    if (logged.kind === 'red-card' && logged.side === side) ends.push(at + SUSPENSION_SECONDS);
    else if (logged.kind === 'goal' && logged.side !== side) ends.shift();
  }
  return ends.filter((end) => end > now).map((end) => end - now);
}

/** Seconds since the kickoff, stoppage time aside. */
function gameClock({ rules }: SoccerState, period: number, clock: number): number {
  let before = 0;
  for (let each = 1; each < Math.min(period, LAST_EXTRA_HALF + 1); each++)
    before += nominalSeconds(rules, each);
  return before + Math.min(clock, nominalSeconds(rules, period));
}
