import type { BasketballPlay, BasketballPlayKind } from '@fairline/sports/basketball/play.ts';
import { RULES } from '@fairline/sports/basketball/rules.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import { deedsOf, type Rosters, withScorer } from './deeds.ts';
import type { NbaRow, NbaRowKind } from './row.ts';

const KINDS: Readonly<Record<NbaRowKind, BasketballPlayKind>> = {
  made: 'attempt',
  missed: 'attempt',
  'free-throw': 'free-throw',
  rebound: 'other',
  turnover: 'turnover',
  foul: 'foul',
  timeout: 'timeout',
  'jump-ball': 'jump-ball',
  'period-end': 'end-of-period',
  'game-end': 'end-of-game',
  other: 'other',
};

interface Situation {
  readonly period: number;
  readonly clock: number;
  readonly score: BySide<number>;
  readonly fouls: BySide<number>;
  readonly timeouts: BySide<number>;
  readonly possession: SideKey | undefined;
  readonly start: BasketballPlay['start'];
}

/** The rows of a game as plays. */
export function nbaPlays(rows: readonly NbaRow[], rosters: Rosters): BasketballPlay[] {
  const { timeouts, periodSeconds } = RULES.nba;
  let now: Situation = {
    period: 1,
    clock: periodSeconds,
    score: { home: 0, away: 0 },
    fouls: { home: 0, away: 0 },
    timeouts: { home: timeouts, away: timeouts },
    possession: undefined,
    start: 'won',
  };
  const plays: BasketballPlay[] = [];
  const last = lastEnd(rows);
  for (const [number, row] of rows.entries()) {
    if (row.kind === 'other' && !scores(row, now)) continue;
    const kind = number === last ? 'end-of-game' : KINDS[row.kind];
    if (row.kind === 'game-end' && number !== last) continue;
    const after = situationAfter(now, row);
    plays.push(playOf(kind, row, now, after, rosters));
    now = after;
    if (number === last) break;
  }
  return plays;
}

/** The row that ends the game: the last period's end, unless the recording stops before it. */
function lastEnd(rows: readonly NbaRow[]): number {
  const end = rows.findLastIndex(({ kind }) => kind === 'period-end');
  return rows.slice(end + 1).every(({ kind }) => kind === 'other' || kind === 'game-end') ? end : -1;
}

function scores({ score }: NbaRow, { score: before }: Situation): boolean {
  return score !== undefined && (score.home !== before.home || score.away !== before.away);
}

/** Points that stand on a later row than the one that brought them: a time-out has none, and a foul and a free throw no basket. */
function isToldLate(kind: BasketballPlayKind, brought: BasketballPlay['scores']): boolean {
  if (kind === 'timeout') return brought.length > 0;
  return (kind === 'foul' || kind === 'free-throw') && brought.some((score) => score.kind !== 'free-throws');
}

function situationAfter(before: Situation, row: NbaRow): Situation {
  const fresh = row.period !== before.period;
  const { side } = row;
  const nobody = { home: 0, away: 0 };
  return {
    period: row.period,
    clock: row.kind === 'period-end' ? 0 : Math.min(row.clock, fresh ? row.clock : before.clock),
    score: row.score ?? before.score,
    fouls: added(fresh ? nobody : before.fouls, row.counts ? side : undefined, 1),
    timeouts: added(before.timeouts, row.kind === 'timeout' ? side : undefined, -1),
    ...possessionAfter(before, row),
  };
}

function added(counts: BySide<number>, side: SideKey | undefined, change: number): BySide<number> {
  return side === undefined ? counts : { ...counts, [side]: Math.max(0, counts[side] + change) };
}

/** Who has the ball once the row is over. */
function possessionAfter(before: Situation, row: NbaRow): Pick<Situation, 'possession' | 'start'> {
  const { side, kind } = row;
  const other = side && (side === 'home' ? 'away' : 'home');
  const isGood = scores(row, before);
  if (kind === 'period-end') return { possession: undefined, start: 'won' };
  if (kind === 'made' || kind === 'turnover') return { possession: other, start: 'won' };
  if (kind === 'free-throw') {
    return row.last && isGood ? { possession: other, start: 'won' } : { possession: side, start: 'sideline' };
  }
  if (kind === 'rebound') {
    return { possession: side ?? before.possession, start: side === before.possession ? 'rebound' : 'won' };
  }
  if (kind === 'foul' && row.counts) return { possession: other, start: 'sideline' };
  return { possession: before.possession ?? side, start: before.start };
}

function playOf(
  kind: BasketballPlayKind,
  row: NbaRow,
  before: Situation,
  after: Situation,
  rosters: Rosters,
): BasketballPlay {
  const { possession, period, clock, start, fouls, timeouts, score } = after;
  const brought = scoresOf(row, before.score, score);
  return {
    kind: isToldLate(kind, brought) ? 'other' : kind,
    text: row.text.slice(0, 500),
    period,
    clock,
    ...(possession === undefined ? {} : { possession }),
    start,
    fouls,
    timeouts,
    scores: brought.map((each) => withScorer(each, row, rosters)),
    ...deedsOf(row, brought, rosters),
    score,
  };
}

/** What the row of a free throw brings to the other side was no throw. */
function scoresOf(row: NbaRow, before: BySide<number>, after: BySide<number>): BasketballPlay['scores'] {
  return (['home', 'away'] as const).flatMap((side) => {
    const points = after[side] - before[side];
    if (points === 0) return [];
    const isThrown = row.kind === 'free-throw' && (row.side ?? side) === side;
    const kind = isThrown || points === 1 ? 'free-throws' : points === 3 ? 'three' : 'two';
    return [{ side, kind, points }];
  });
}
