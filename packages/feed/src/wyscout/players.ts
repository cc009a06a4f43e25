import type { WyscoutMatch } from './match-file.ts';

/** Places of the roster by role: keeper, defenders, midfielders, forwards; who comes on takes what is left. */
const PLACES: Readonly<Record<string, readonly number[]>> = {
  GK: [0],
  DF: [1, 2, 3, 4],
  MD: [5, 6, 7, 8],
  FW: [9, 10],
};
const REST = [11, 12, 13, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

/**
 * The place in the roster of everybody who plays, by player id: the first to appear in a role take its places. Players for
 * whom there is no place left have none.
 */
export function placesOf(match: WyscoutMatch): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const taken = new Set<string>();
  for (const { playerId, teamId } of match.events) {
    const player = match.players.get(playerId);
    if (player === undefined || places.has(playerId)) continue;
    const wanted = [...(PLACES[player.role] ?? []), ...REST];
    const place = wanted.find((each) => !taken.has(`${teamId} ${each}`));
    if (place === undefined) continue;
    taken.add(`${teamId} ${place}`);
    places.set(playerId, place);
  }
  return places;
}
