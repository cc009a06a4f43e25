import type { SideRecord } from '@fairline/feed/message.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import type { SideKey, Winner } from '@fairline/sports/sport.ts';

/** By the ids of sides whose records are of a whole career. */
const careers = new Map(
  leagues.flatMap(({ sides, career }) => (career ? sides.flat().map((side) => [side.id, career(side)]) : [])),
);

export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** What a game counts as in a team's record. */
type Outcome = keyof TeamRecord;

/** Whether a side's games are counted here, on top of the career it brings along: of any other a record is shown where one is told. */
export function hasCareer(sideId: string): boolean {
  return careers.has(sideId);
}

export function playedOn(record: TeamRecord, outcome: Outcome): TeamRecord {
  return { ...record, [outcome]: record[outcome] + 1 };
}

/**
 * With what a side had won and lost before its first game here; undefined of one that has no career: what is played here is only part
 * of its season.
 * @param record of the games that were played here
 */
export function withCareer({ wins, losses, ties }: TeamRecord, sideId: string): TeamRecord | undefined {
  const before = careers.get(sideId);
  if (!before) return undefined;
  return { wins: before.wins + wins, losses: before.losses + losses, ties: (before.ties ?? 0) + ties };
}

/**
 * The record when a game that counted as one thing, or as nothing, counts as another. Where the record has none of its kind, it was
 * not counted, and the record stays.
 */
export function playedOtherwise(
  record: TeamRecord,
  before: Outcome | undefined,
  after: Outcome | undefined,
): TeamRecord {
  if (before === after || (before && record[before] === 0)) return record;
  const left = before ? { ...record, [before]: record[before] - 1 } : record;
  return after ? { ...left, [after]: left[after] + 1 } : left;
}

/** Undefined where nobody has won. */
export function outcomeOf(winner: Winner | undefined, side: SideKey): Outcome | undefined {
  if (winner === undefined) return undefined;
  if (winner === 'level') return 'ties';
  return winner === side ? 'wins' : 'losses';
}

/** "4-2", "4-2-1"; undefined before the first game. */
export function formatRecord({ wins, losses, ties }: TeamRecord): string | undefined {
  if (wins + losses + ties === 0) return undefined;
  return ties === 0 ? `${wins}-${losses}` : `${wins}-${losses}-${ties}`;
}

/** A record that a feed told, as it is kept: with the third number that was told. Null where it told none. */
export function keptRecord(told: SideRecord | undefined): string | null {
  if (!told) return null;
  const { wins, losses, ties, overtimeLosses } = told;
  return [wins, losses, ties ?? overtimeLosses].filter((games) => games !== undefined).join('-');
}

/** The same as it is shown; undefined before the first game. */
export function shownRecord(kept: string): string | undefined {
  return /[1-9]/.test(kept) ? kept : undefined;
}
