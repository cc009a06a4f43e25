import type { LeagueSide, Matchup } from './league.ts';

/**
 * How each game is turned, so that every side is as often at home as away, or but once more or less: a walk goes from side to side
 * through all of them, and who is a guest in a game of it is at home in the next.
 */
export function homeByTurns(matchups: readonly Matchup[]): ReadonlyMap<Matchup, Matchup> {
  /** Of each side, its games that are not walked yet. */
  const left = new Map<LeagueSide, Set<Matchup>>();
  const gamesOf = (side: LeagueSide) => left.get(side) ?? new Set();
  for (const game of matchups) {
    for (const side of [game.home, game.away]) left.set(side, gamesOf(side).add(game));
  }
  const turned = new Map<Matchup, Matchup>();
  const walkFrom = (start: LeagueSide) => {
    let home = start;
    let [game] = gamesOf(home);
    while (game) {
      const away = game.home === home ? game.away : game.home;
      turned.set(game, { home, away });
      gamesOf(home).delete(game);
      gamesOf(away).delete(game);
      home = away;
      [game] = gamesOf(home);
    }
  };
  const sides = [...left.keys()];
  // A walk ends where a side has no game left: the first ones begin and end with sides of an odd number, all others where they began.
  for (const side of sides) if (gamesOf(side).size % 2 === 1) walkFrom(side);
  for (const side of sides) while (gamesOf(side).size > 0) walkFrom(side);
  return turned;
}
