/** Games a season has; a team that has played them all starts a new one. */
const SEASON_GAMES = 17;

export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** The record after one more game. */
export function playedOn(record: TeamRecord, own: number, other: number): TeamRecord {
  const played = record.wins + record.losses + record.ties;
  const before = played >= SEASON_GAMES ? { wins: 0, losses: 0, ties: 0 } : record;
  return {
    wins: before.wins + (own > other ? 1 : 0),
    losses: before.losses + (own < other ? 1 : 0),
    ties: before.ties + (own === other ? 1 : 0),
  };
}

/** "4-2", "4-2-1"; undefined before the first game. */
export function formatRecord({ wins, losses, ties }: TeamRecord): string | undefined {
  if (wins + losses + ties === 0) return undefined;
  return ties === 0 ? `${wins}-${losses}` : `${wins}-${losses}-${ties}`;
}
