import { EVERYBODY_ELSE, PLACES } from '@fairline/sports/soccer/player-words.ts';
import { rosterNames } from '../readers/roster-names.ts';
import type { WyscoutMatch } from './match-file.ts';

/** Who plays in a recorded match, by place. */
export interface WyscoutRosters {
  /** A team's names; '' where nobody has the place. */
  namesOf(team: number): readonly string[];
  /** EVERYBODY_ELSE of who finds no place; undefined of whom the match does not list. */
  placeOf(team: number, player: number): number | undefined;
}

const STARTERS = 11;
/** Places by role: keeper, defenders, midfielders, forwards. */
const OWN: ReadonlyMap<string, readonly number[]> = new Map([
  ['GK', [0]],
  ['DF', [1, 2, 3, 4]],
  ['MD', [5, 6, 7, 8]],
  ['FW', [9, 10]],
]);
/** For those who start and of whose role there are more, what other roles leave; and for who comes on. */
const LEFT = [8, 7, 6, 5, 10, 9, 4, 3, 2, 1];
const LATER = [11, 12, 13];

/** The first eleven of a team to be seen start, and take the places of their roles in that order; whoever is seen later came on. */
export function rostersOf(match: WyscoutMatch): WyscoutRosters {
  const seats = new Map([...match.teams.keys()].map((team) => [team, seated(match, team)]));
  return {
    namesOf(team) {
      const nameAt = (place: number): string => {
        const player = [...(seats.get(team) ?? [])].find(([, at]) => at === place)?.[0];
        return (player !== undefined && match.players.get(player)?.name) || '';
      };
      return rosterNames(Array.from({ length: PLACES }, (_, place) => nameAt(place)));
    },
    placeOf: (team, player) =>
      seats.get(team)?.get(player) ?? (match.players.has(player) ? EVERYBODY_ELSE : undefined),
  };
}

/** Places of a team's players, by player. */
function seated({ events, players }: WyscoutMatch, team: number): ReadonlyMap<number, number> {
  const own = events.filter(({ teamId, playerId }) => teamId === team && players.has(playerId));
  const seen = [...new Set(own.map(({ playerId }) => playerId))];
  const places = new Map<number, number>();
  const give = (who: readonly number[], placesFor: (player: number) => readonly number[]) => {
    for (const player of who) {
      const taken = new Set(places.values());
      const place = placesFor(player).find((each) => !taken.has(each));
      if (place !== undefined && !places.has(player)) places.set(player, place);
    }
  };
  const starters = seen.slice(0, STARTERS);
  give(starters, (player) => OWN.get(players.get(player)?.role ?? '') ?? []);
  give(starters, () => LEFT);
  give(seen.slice(STARTERS), () => LATER);
  return places;
}
