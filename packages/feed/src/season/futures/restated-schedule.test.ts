import { expect, test } from 'vitest';
import { nfl } from '../leagues/nfl.ts';
import { withoutBreak } from '../leagues.ts';
import { leagueSeason } from './league-season.ts';
import { restatedSchedule } from './restated-schedule.ts';
import { seasonAt } from './season-span.ts';

const league = withoutBreak(nfl);
const now = leagueSeason(league, 13, seasonAt(Date.UTC(2025, 10, 22, 6), 13, league));
if (!now) throw new Error('no season');
const { fixture, schedule } = now;

test('a schedule that was told with the chances of now is not told again', () => {
  expect(restatedSchedule(schedule, fixture, now)).toBeUndefined();
});

test('games that were told with other chances have those of now, under the numbers they were told with', () => {
  const field = [...(fixture.field ?? [])].reverse();
  const last = field.length - 1;
  const games = schedule.games.map((game) => ({
    ...game,
    home: last - game.home,
    away: last - game.away,
    win: 5000,
    draw: 0,
  }));
  const told = { ...schedule, games, ratings: schedule.ratings.map(() => 0) };
  expect(restatedSchedule(told, { field }, now)).toEqual({
    ...schedule,
    games: games.map((game, at) => ({
      ...game,
      win: schedule.games[at]?.win,
      draw: schedule.games[at]?.draw,
    })),
    ratings: [...schedule.ratings].reverse(),
  });
});

test('a game that the calendar does not have any more keeps its chances', () => {
  const [first, ...others] = schedule.games;
  if (!first) throw new Error('no games');
  const moved = { ...first, id: 'nfl-moved', win: 5100 };
  const told = { ...schedule, games: [moved, ...others.map((game) => ({ ...game, win: 1 }))] };
  expect(restatedSchedule(told, fixture, now)?.games).toEqual([moved, ...others]);
});
