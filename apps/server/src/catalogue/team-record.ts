import type { SideRecord } from '@fairline/feed/message.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';

/** Games that a season has where nobody knows how many. */
const USUAL_GAMES = 17;

const seasonGames = new Map(leagues.map((league) => [league.competition.slug, league.seasonGames]));

export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** A team's own in a game, and the other's. */
export type Points = readonly [own: number, other: number];

/** The record after one more game of a competition; a team that has played all of a season starts a new one. */
export function playedOn(record: TeamRecord, competition: string, score: Points): TeamRecord {
  const played = record.wins + record.losses + record.ties;
  const isOver = played >= (seasonGames.get(competition) ?? USUAL_GAMES);
  const counted = isOver ? { wins: 0, losses: 0, ties: 0 } : record;
  const outcome = outcomeOf(score);
  return { ...counted, [outcome]: counted[outcome] + 1 };
}

/**
 * The record when a game that counted by one score counts by another. Which season the game was of is not known: where the
 * record has none of its kind, it is of one that is over, and the record stays.
 */
export function playedOtherwise(record: TeamRecord, former: Points, score: Points): TeamRecord {
  const [before, after] = [outcomeOf(former), outcomeOf(score)];
  if (before === after || record[before] === 0) return record;
  return { ...record, [before]: record[before] - 1, [after]: record[after] + 1 };
}

function outcomeOf([own, other]: Points): keyof TeamRecord {
  if (own === other) return 'ties';
  return own > other ? 'wins' : 'losses';
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
