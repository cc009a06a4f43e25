/** Games a season has; a team that has played them all starts a new one. */
const SEASON_GAMES = 17;

export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** A team's own in a game, and the other's. */
export type Points = readonly [own: number, other: number];

/** The record after one more game. */
export function playedOn(record: TeamRecord, score: Points): TeamRecord {
  const played = record.wins + record.losses + record.ties;
  const counted = played >= SEASON_GAMES ? { wins: 0, losses: 0, ties: 0 } : record;
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
