import { KICKER, QUARTERBACK } from '@fairline/sports/football/players.ts';
import type { BySide } from '@fairline/sports/sport.ts';
import { type Roster, rostersOf, type Seat } from '../readers/roster.ts';
import type { RecordedDeed, RecordedGame } from './recorded-game.ts';
import { CATCH, KICK_TRY, RUN, THROW } from './stats.ts';

const BACKS = [1, 2];
const CATCHERS = [3, 4, 6, 5, 7];

/** Of both sides, by the league's ids of the players; one is undefined where nobody is named. */
export type RecordedRosters = Partial<BySide<Roster<string>>>;

/** Of a game as far as it is recorded. */
export function recordedRosters(game: RecordedGame): RecordedRosters {
  const home = seatsOf(game, game.home.abbreviation);
  const away = seatsOf(game, game.away.abbreviation);
  const rosters = rostersOf({ home: home ?? [], away: away ?? [] }, KICKER + 1);
  return { ...(home && { home: rosters.home }), ...(away && { away: rosters.away }) };
}

/**
 * Who plays for a side: a recording names no positions, so who throws most is the quarterback, who of the others run most are
 * the backs, and who of the rest catch most have the places of those who catch. Undefined where nobody is named.
 */
function seatsOf({ plays }: RecordedGame, club: string): Seat<string>[] | undefined {
  const deeds = plays.flatMap((play) => play.deeds.filter((deed) => deed.club === club));
  if (!deeds.some(({ stat }) => RUN.includes(stat) || CATCH.includes(stat))) return undefined;
  const places = new Map<string, number>();
  const give = (stats: readonly number[], to: readonly number[]) => {
    const free = mostOften(deeds, stats).filter((player) => !places.has(player));
    for (const [at, place] of to.entries()) {
      const player = free[at];
      if (player !== undefined) places.set(player, place);
    }
  };
  give(THROW, [QUARTERBACK]);
  give(RUN, BACKS);
  give(CATCH, CATCHERS);
  give(KICK_TRY, [KICKER]);
  const players = [...new Set(deeds.map(({ player }) => player))];
  return players.map((id) => ({
    id,
    place: places.get(id),
    forms: [...new Set(deeds.filter(({ player }) => player === id).map(({ name }) => name))],
  }));
}

/** Players by how often they did one of these, most often first. */
function mostOften(deeds: readonly RecordedDeed[], stats: readonly number[]): string[] {
  const counts = new Map<string, number>();
  for (const { stat, player } of deeds) {
    if (stats.includes(stat)) counts.set(player, (counts.get(player) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([player]) => player);
}
