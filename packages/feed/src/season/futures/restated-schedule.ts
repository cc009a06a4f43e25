import type { Schedule } from '@fairline/sports/futures/play.ts';
import type { Fixture } from '../../message.ts';
import type { LeagueSeason } from './league-season.ts';

/**
 * A schedule as it was told, with the chances and ratings that are known of its games and sides by now; undefined where they are
 * the same. Games keep their numbers and sides their places, for what was told since names them by those.
 */
export function restatedSchedule(
  told: Schedule,
  { field = [] }: Pick<Fixture, 'field'>,
  now: LeagueSeason,
): Schedule | undefined {
  const placesNow = new Map(now.fixture.field?.map(({ id }, place) => [id, place]));
  const ratingOf = (id: string) => now.schedule.ratings[placesNow.get(id) ?? -1];
  const ratings = told.ratings.map((rating, place) => ratingOf(field[place]?.id ?? '') ?? rating);
  const gamesNow = new Map(now.schedule.games.map((game) => [game.id, game]));
  const games = told.games.map((game) => {
    const { win, draw } = gamesNow.get(game.id) ?? game;
    return { ...game, win, draw };
  });
  const isSame =
    ratings.every((rating, place) => rating === told.ratings[place]) &&
    games.every(({ win, draw }, at) => win === told.games[at]?.win && draw === told.games[at]?.draw);
  return isSame ? undefined : { ...told, games, ratings };
}
