import type { EventStatus, Team } from '../catalogue/catalogue.ts';
import type { BookView } from '../trading/trading.ts';

export type RichStatus = 'PRE_GAME' | 'IN_PROGRESS' | 'FINAL';

/** Undefined for games that are not played: postponed, cancelled, hidden [LIVE-011]. */
const STATUS: Readonly<Record<EventStatus, RichStatus | undefined>> = {
  PRE_GAME: 'PRE_GAME',
  IN_PLAY: 'IN_PROGRESS',
  FINISHED: 'FINAL',
  CANCELLED: undefined,
  POSTPONED: undefined,
  INVALID: undefined,
  HIDDEN: undefined,
};

export function richStatusOf({ event }: BookView): RichStatus | undefined {
  return STATUS[event.status];
}

/** Undefined until the game is over. */
export function winnerOf({ event, scoreboard }: BookView): 'HOME' | 'AWAY' | 'TIE' | undefined {
  if (event.status !== 'FINISHED') return undefined;
  const { homeScore, awayScore } = scoreboard;
  if (homeScore === awayScore) return 'TIE';
  return homeScore > awayScore ? 'HOME' : 'AWAY';
}

/** The side that plays with a player more, in sports that have it. */
export function powerPlayOf({ scoreboard }: BookView): 'HOME' | 'AWAY' | undefined {
  if (scoreboard.home.marker === 'power-play') return 'HOME';
  return scoreboard.away.marker === 'power-play' ? 'AWAY' : undefined;
}

/** '#7 4-2'; what there is of it, which may be nothing. */
export function rankAndRecord({ rank, record }: Pick<Team, 'rank' | 'record'>): string {
  return [rank && `#${rank}`, record].filter(Boolean).join(' ');
}
