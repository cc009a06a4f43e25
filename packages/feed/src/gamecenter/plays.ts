import type { FootballPlay, FootballPlayKind, NextDown } from '@fairline/sports/football/play.ts';
import { SCORE_POINTS } from '@fairline/sports/football/play.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import { deedsOf, type Rosters, withScorer } from './deeds.ts';
import { withMissingRows } from './missing-rows.ts';
import { isSnap, playKind } from './play-kind.ts';
import { inPlayOrder, type OrderedPlay } from './play-order.ts';
import type { RecordedGame } from './recorded-game.ts';
import type { RecordedRosters } from './roster.ts';

type Score = FootballPlay['scores'][number];

/** A row with what can be told from it alone. */
interface Row {
  readonly recorded: OrderedPlay;
  readonly kind: FootballPlayKind;
}

/** The situation before a snap, which is the one after the play before it. */
type Situation = Pick<FootballPlay, 'possession' | 'next' | 'down' | 'distance' | 'ballOn'>;

/**
 * The plays of a recording in Fairline's form. A recorded row gives the situation before the snap; a play gives the one
 * after, so each play takes it from the next snap.
 * @param recorded those of the fixture, for plays name players by its places
 */
export function footballPlays(game: RecordedGame, recorded: RecordedRosters): FootballPlay[] {
  const rows: Row[] = withMissingRows(inPlayOrder(game.plays), game).map((recorded) => ({
    recorded,
    kind: playKind(recorded),
  }));
  const rosters = withClubs(recorded, game);
  let timeouts: BySide<number> = { home: 3, away: 3 };
  const score = { home: 0, away: 0 };
  let situation: Situation = { possession: 'home', next: 'kickoff', down: 0, distance: 0, ballOn: 35 };
  return rows.map((row, index) => {
    timeouts = timeoutsAfter(row, rows[index - 1], timeouts, game);
    const scores = scoresOf(row, game).map((each) => withScorer(each, row.recorded, rosters));
    const did = deedsOf(row.recorded, rosters);
    for (const { side, kind } of scores) score[side] += SCORE_POINTS[kind];
    situation = situationAfter(rows, index, situation, scores, game);
    return {
      kind: row.kind,
      text: sentence(row),
      quarter: row.recorded.quarter,
      clock: clockAfter(rows, index),
      ...situation,
      timeouts,
      scores,
      ...(did && { did }),
      score: { ...score },
    };
  });
}

/** Seconds left after a play: what the next row of the quarter shows, nothing at the quarter's end. */
function clockAfter(rows: readonly Row[], index: number): number {
  const row = rows[index];
  const following = rows[index + 1];
  if (!row) return 0;
  const { quarter, clock } = row.recorded;
  const sameQuarter = following?.recorded.quarter === quarter && following.kind !== 'end-of-period';
  if (sameQuarter) return following.recorded.clock;
  // Only sudden death ends a game with time on the clock.
  return row.kind === 'end-of-game' && quarter > 4 ? clock : 0;
}

function situationAfter(
  rows: readonly Row[],
  index: number,
  before: Situation,
  scores: readonly Score[],
  game: RecordedGame,
): Situation {
  const following = rows.slice(index + 1).find((row) => isSnap(row.recorded));
  if (!following) return before;
  const { recorded } = following;
  const possession = sideOf(recorded.team, game) ?? before.possession;
  const next = nextDown(following.kind, before, scores);
  const scrimmage = next === 'scrimmage';
  return {
    possession,
    next,
    down: scrimmage ? Math.max(1, recorded.down) : 0,
    distance: scrimmage ? Math.max(1, recorded.distance) : 0,
    ballOn: ballOn(recorded.yardLine, game) ?? before.ballOn,
  };
}

function nextDown(kind: FootballPlayKind, before: Situation, scores: readonly Score[]): NextDown {
  if (kind === 'extra-point' || kind === 'two-point') return 'conversion';
  if (kind !== 'kickoff') return 'scrimmage';
  const afterSafety = scores.some((score) => score.kind === 'safety');
  // A timeout between the safety and the kick does not change what the kick is.
  return afterSafety || (scores.length === 0 && before.next === 'free-kick') ? 'free-kick' : 'kickoff';
}

function scoresOf({ recorded, kind }: Row, game: RecordedGame): Score[] {
  const { summary } = recorded;
  if (summary) {
    const side = sideOf(summary.team, game);
    const scoreKind = SUMMARY_KINDS.get(summary.type);
    return side && scoreKind ? [{ side, kind: scoreKind }] : [];
  }
  const side = sideOf(recorded.team, game);
  if (!recorded.scoring || !side) return [];
  if (kind === 'extra-point') return [{ side, kind: 'extra-point' }];
  if (kind === 'two-point') return [{ side, kind: 'two-point' }];
  return [];
}

const SUMMARY_KINDS: ReadonlyMap<string, Score['kind']> = new Map([
  ['TD', 'touchdown'],
  ['FG', 'field-goal'],
  ['SAF', 'safety'],
]);

/** "Timeout #2 by SEA at 03:16." Each side has three a half, two in overtime. */
function timeoutsAfter(
  row: Row,
  before: Row | undefined,
  timeouts: BySide<number>,
  game: RecordedGame,
): BySide<number> {
  const { quarter } = row.recorded;
  const isNew = quarter !== before?.recorded.quarter && (quarter === 3 || quarter === 5);
  const fresh = quarter === 3 ? 3 : 2;
  const had = isNew ? { home: fresh, away: fresh } : timeouts;
  if (row.kind !== 'timeout') return had;
  const side = sideOf(/by ([A-Z]{2,3}) at/.exec(row.recorded.text)?.[1] ?? '', game);
  return side === undefined ? had : { ...had, [side]: Math.max(0, had[side] - 1) };
}

/** The rosters of both sides, by which a club is told from the other. */
function withClubs({ home, away }: RecordedRosters, game: RecordedGame): Rosters {
  return home && away && { home, away, sideOf: (club) => sideOf(club, game) };
}

function sideOf(abbreviation: string, game: RecordedGame): SideKey | undefined {
  if (abbreviation === game.home.abbreviation) return 'home';
  return abbreviation === game.away.abbreviation ? 'away' : undefined;
}

/** "SEA 35" as yards from the home goal line. */
function ballOn(yardLine: string, game: RecordedGame): number | undefined {
  if (yardLine === '50') return 50;
  const match = /^([A-Z]{2,3}) (\d{1,2})$/.exec(yardLine);
  const side = sideOf(match?.[1] ?? '', game);
  const yards = Number(match?.[2]);
  if (!side || !(yards <= 50)) return undefined;
  return side === 'home' ? yards : 100 - yards;
}

/** The recorded sentence without the clock and the formation. */
function sentence({ recorded, kind }: Row): string {
  if (kind === 'end-of-period')
    return `End of ${recorded.quarter > 4 ? 'overtime' : `quarter ${recorded.quarter}`}`;
  if (kind === 'end-of-game') return 'End of game';
  return recorded.text
    .replace(/^(\s*\([^)]*\))+\s*/, '')
    .trim()
    .slice(0, 1000);
}
