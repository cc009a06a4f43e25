import { EVERYBODY_ELSE, KICKER, QUARTERBACK } from '@fairline/sports/football/players.ts';
import { rosterNames } from '../readers/roster-names.ts';
import type { RecordedDeed, RecordedGame } from './recorded-game.ts';
import { CATCH, KICK_TRY, RUN, THROW } from './stats.ts';

/** The players of a side whom a recording names, by place. */
export interface RecordedRoster {
  /** By place, see Side.players. */
  readonly names: readonly string[];
  /** EVERYBODY_ELSE for who has no place. */
  placeOf(player: string): number;
}

const BACKS = [1, 2];
const CATCHERS = [3, 4, 6, 5, 7];

/**
 * Who plays for a side: a recording names no positions, so who throws most is the quarterback, who of the others run most are
 * the backs, and who of the rest catch most have the places of those who catch. Undefined where nobody is named.
 */
export function recordedRoster({ plays }: RecordedGame, club: string): RecordedRoster | undefined {
  const deeds = plays.flatMap((play) => play.deeds.filter((deed) => deed.club === club));
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
  if (!deeds.some(({ stat }) => RUN.includes(stat) || CATCH.includes(stat))) return undefined;
  const nameAt = (place: number): string => {
    const player = [...places].find(([, at]) => at === place)?.[0];
    return deeds.find((deed) => deed.player === player)?.name ?? '';
  };
  return {
    names: rosterNames(Array.from({ length: KICKER + 1 }, (_, place) => nameAt(place))),
    placeOf: (player) => places.get(player) ?? EVERYBODY_ELSE,
  };
}

/** Players by how often they did one of these, most often first. */
function mostOften(deeds: readonly RecordedDeed[], stats: readonly number[]): string[] {
  const counts = new Map<string, number>();
  for (const { stat, player } of deeds) {
    if (stats.includes(stat)) counts.set(player, (counts.get(player) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([player]) => player);
}
