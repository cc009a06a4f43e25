import type { Seat } from '../readers/roster.ts';
import type { WyscoutMatch } from './match-file.ts';

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

/** Everybody who is listed for a team; only who is seen can have a place. */
export function seatsOf(match: WyscoutMatch, team: number): Seat<number>[] {
  const places = placesOf(match, team);
  const own = [...match.players.values()].filter((player) => player.team === team);
  return own.map(({ id, name, wholeName }) => ({ id, place: places.get(id), forms: [name, wholeName] }));
}

/** By player: the first eleven to be seen start, and take the places of their roles in that order; whoever is seen later came on. */
function placesOf({ events, players }: WyscoutMatch, team: number): ReadonlyMap<number, number> {
  const own = events.filter(
    ({ teamId, playerId }) => teamId === team && players.get(playerId)?.team === team,
  );
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
