import type { EventStatus, Team } from '../catalogue/catalogue.ts';
import type { BookView } from '../trading/trading.ts';
import type { EventView } from './boxscore.ts';
import { EVENT_WINNERS, type EventWinner } from './statistics/event-winner.ts';

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

/** Undefined until the game is over, and of one that nobody has won. */
export function winnerOf({
  event,
  scoreboard,
}: Pick<BookView, 'event' | 'scoreboard'>): EventWinner | undefined {
  const { winner } = scoreboard;
  return event.status === 'FINISHED' && winner !== undefined ? EVENT_WINNERS[winner] : undefined;
}

/** The side that plays with a player more, in sports that have it. */
export function powerPlayOf({ scoreboard }: BookView): 'HOME' | 'AWAY' | undefined {
  if (scoreboard.home.marker === 'power-play') return 'HOME';
  return scoreboard.away.marker === 'power-play' ? 'AWAY' : undefined;
}

/** Of the best of the poll so many go into the play-off, in its order. */
const PLAYOFF_TEAMS = 12;
/** The competition that has one. */
const PLAYOFF_OF = 'ncaaf';

/** A side of an event, and its place in the play-off ranking where it has one. */
export interface RichTeam extends Team {
  readonly playoffRank?: number;
}

/** A side as a rich event tells of it. The house has no committee: the play-off ranking is the top of the poll. */
export function richTeam({ event, withoutPlayoffRanking }: EventView, side: 'home' | 'away'): RichTeam {
  const team = event[side];
  const isRanked = event.competition.slug === PLAYOFF_OF && team.rank !== undefined;
  return isRanked && !withoutPlayoffRanking && team.rank <= PLAYOFF_TEAMS
    ? { ...team, playoffRank: team.rank }
    : team;
}

/** '#7 4-2'; what there is of it, which may be nothing. */
export function rankAndRecord({ rank, record }: Pick<Team, 'rank' | 'record'>): string {
  return [rank && `#${rank}`, record].filter(Boolean).join(' ');
}
