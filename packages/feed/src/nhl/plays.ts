import type { HockeyPlay, HockeyPlayKind } from '@fairline/sports/hockey/play.ts';
import { type HockeyRules, isShootout, periodSeconds } from '@fairline/sports/hockey/rules.ts';
import { scoreOf } from '@fairline/sports/hockey/score.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import { afterGoal, type Boxes, keepsShort, sentOff, served } from './boxes.ts';
import type { NhlGame, NhlRow } from './row.ts';

const KINDS: Readonly<Record<NhlRow['kind'], HockeyPlayKind>> = {
  shot: 'shot',
  goal: 'goal',
  penalty: 'penalty',
  attempt: 'shootout-attempt',
  'period-end': 'end-of-period',
  'game-end': 'end-of-game',
  other: 'other',
};

interface Situation {
  readonly period: number;
  readonly clock: number;
  readonly box: Boxes;
  readonly pulled: HockeyPlay['pulled'];
  readonly goals: BySide<number>;
  readonly shootout: { readonly home: readonly boolean[]; readonly away: readonly boolean[] };
}

/** The rows of a game as plays. */
export function nhlPlays({ rows, rules }: Pick<NhlGame, 'rows' | 'rules'>): HockeyPlay[] {
  let now: Situation = {
    period: 1,
    clock: 1200,
    box: { home: [], away: [] },
    pulled: { home: false, away: false },
    goals: { home: 0, away: 0 },
    shootout: { home: [], away: [] },
  };
  const plays: HockeyPlay[] = [];
  for (const row of rows) {
    const after = situationAfter(now, row, rules);
    if (isTold(row, now, after, rules)) plays.push(playOf(row, after));
    now = after;
  }
  return withoutLastPause(plays);
}

/** Of what else is in the rows only a goalie's comings and goings and the end of a penalty are told. */
function isTold(row: NhlRow, before: Situation, after: Situation, rules: HockeyRules): boolean {
  if (row.kind === 'period-end' && isShootout(row.period, rules)) return false;
  if (row.kind !== 'other') return row.kind !== 'penalty' || row.side !== undefined;
  if (row.period !== before.period) return false;
  const isMoved = (side: SideKey): boolean =>
    before.pulled[side] !== after.pulled[side] || before.box[side].length !== after.box[side].length;
  return isMoved('home') || isMoved('away');
}

/** The end of the game says also that its last period is over. */
function withoutLastPause(plays: readonly HockeyPlay[]): HockeyPlay[] {
  const end = plays.findIndex(({ kind }) => kind === 'end-of-game');
  return plays.filter(({ kind }, index) => !(kind === 'end-of-period' && index === end - 1));
}

function situationAfter(before: Situation, row: NhlRow, rules: HockeyRules): Situation {
  const { side, period } = row;
  const fresh = period !== before.period;
  const clock = fresh ? row.clock : Math.min(row.clock, before.clock);
  const ran = fresh ? Math.max(0, periodSeconds(period, rules) - clock) : before.clock - clock;
  let box = served(before.box, ran);
  if (row.kind === 'penalty' && side) box = sentOff(box, side, row.minutes);
  if (row.kind === 'goal' && side) box = afterGoal(box, side);
  if (isShootout(period, rules)) box = { home: [], away: [] };
  const goals =
    row.kind === 'goal' && side ? { ...before.goals, [side]: before.goals[side] + 1 } : before.goals;
  const shootout =
    row.kind === 'attempt' && side
      ? { ...before.shootout, [side]: [...before.shootout[side], row.good] }
      : before.shootout;
  const present = { home: false, away: false };
  return { period, clock, box, pulled: row.pulled ?? (fresh ? present : before.pulled), goals, shootout };
}

function playOf(row: NhlRow, { period, clock, box, pulled, goals, shootout }: Situation): HockeyPlay {
  const { side } = row;
  // Bets on penalties are on minors and majors.
  const kind = row.kind === 'penalty' && !keepsShort(row.minutes) ? 'other' : row.kind;
  const decided = scoreOf({ goals: [], shootout });
  const who = row.player === undefined ? {} : { player: row.player };
  return {
    kind: KINDS[kind],
    text: row.text.slice(0, 500),
    period,
    clock,
    ...(side && (kind === 'shot' || (kind === 'goal' && row.counted !== false))
      ? { shot: { side, ...who } }
      : {}),
    ...(side && kind === 'goal'
      ? { goal: { side, strength: row.strength, ...who, assists: [...(row.assists ?? [])] } }
      : {}),
    ...(side && kind === 'penalty' ? { penalty: side } : {}),
    ...(side && kind === 'attempt' ? { attempt: { side, good: row.good } } : {}),
    box: { home: [...box.home], away: [...box.away] },
    pulled,
    score: { home: goals.home + decided.home, away: goals.away + decided.away },
  };
}
