import type { Team } from './event.ts';
import { shownRecord } from './team-record.ts';

/** Competitions in which ranks are shown [LIVE-010]. */
const RANKED: ReadonlySet<string> = new Set(['ncaaf', 'ncaab', 'wncaab-championship', 'ncaab-championship']);

/** What an event's feed told of a side for this event alone; null where it told nothing. */
export interface ToldOfSide {
  readonly rank: number | null;
  readonly record: string | null;
}

/** The team as an event shows it: with its rank where the competition shows ranks, and the record that was told before its own. */
export function sideInEvent(
  { rank: _, isRecordTold: __, ...team }: Team,
  competition: string,
  told: ToldOfSide,
): Team {
  const ranked = told.rank !== null && RANKED.has(competition) ? { ...team, rank: told.rank } : team;
  return told.record === null ? ranked : withTold(ranked, shownRecord(told.record));
}

/** A team that changed, in its place in an event: with what was told for that event. Any other team as it is. */
export function changedInEvent(side: Team, changed: Team): Team {
  if (side.id !== changed.id) return side;
  const ranked = side.rank === undefined ? changed : { ...changed, rank: side.rank };
  return side.isRecordTold ? withTold(ranked, side.record) : ranked;
}

function withTold({ record: _, ...team }: Team, record: string | undefined): Team {
  return { ...team, ...(record !== undefined && { record }), isRecordTold: true };
}
