import { futures } from '@fairline/sports/futures/futures.ts';
import { divisionsOf, rulesOf, seasonRules } from '@fairline/sports/futures/rules.ts';
import { WIN } from '@fairline/sports/market-definition.ts';
import { Random } from '@fairline/sports/random.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { parseFeedMessage } from '../../message-schema.ts';
import { isIn } from '../dates.ts';
import { oneDayInternationals } from '../leagues/cricket.ts';
import { mlb } from '../leagues/mlb.ts';
import { mls } from '../leagues/mls.ts';
import { nfl } from '../leagues/nfl.ts';
import { leagues, withoutBreak } from '../leagues.ts';
import { roundOn } from '../timetable.ts';
import { hasFutures, leagueSeason } from './league-season.ts';
import { ratingsOfGames } from './ratings-of-games.ts';
import { resultChances } from './result-chances.ts';
import { roundMs, seasonAt } from './season-span.ts';

const PACE_MINUTES = 13;
const NOW_MS = Date.UTC(2025, 10, 22, 6);
const span = seasonAt(NOW_MS, PACE_MINUTES, withoutBreak(nfl));
const withFutures = leagues.filter(hasFutures).map((league) => ({ league, name: league.competition.slug }));

test('a season with nights is a whole day from noon, so that an evening is in one; of nations, which play by turns, two', () => {
  const evening = seasonAt(Date.UTC(2026, 10, 24, 1), PACE_MINUTES, nfl);
  expect(new Date(evening.startsAtMs).toISOString()).toBe('2026-11-23T12:00:00.000Z');
  expect(new Date(evening.endsAtMs).toISOString()).toBe('2026-11-24T12:00:00.000Z');
  const cricket = seasonAt(Date.UTC(2026, 10, 24, 1), PACE_MINUTES, oneDayInternationals);
  expect(new Date(cricket.tableAtMs).toISOString()).toBe('2026-11-25T12:52:00.000Z');
});

test.each(withFutures)(
  'the table of a season of $name is of what meets in its sport: teams or players',
  ({ league }) => {
    const isOfPlayers = sportModel(league.sport.slug)?.participants === 'player';
    expect(seasonRules(league.competition.slug)?.ofPlayers === true).toBe(isOfPlayers);
  },
);

test('on every day of a week each league that plays has a season in which everybody plays', () => {
  for (let day = 15; day < 22; day++) {
    const nowMs = Date.UTC(2026, 10, day, 18);
    for (const { league } of withFutures) {
      const today = Math.floor(nowMs / 86_400_000);
      const isOn = isIn(league.dates, today) && !(league.timetable && roundOn(league.timetable, today));
      if (!isOn) continue;
      const found = leagueSeason(league, PACE_MINUTES, seasonAt(nowMs, PACE_MINUTES, league));
      expect(found, `${league.competition.slug} on ${day} November`).toBeDefined();
      const played = new Set(found?.schedule.games.flatMap(({ home, away }) => [home, away]));
      expect(played.size, `${league.competition.slug} on ${day} November`).toBe(league.sides.flat().length);
    }
  }
});

function seasonOf(league: (typeof leagues)[number]) {
  const found = leagueSeason(withoutBreak(league), PACE_MINUTES, span);
  if (!found) throw new Error(`${league.competition.slug} has no season.`);
  return found;
}

test('a season is half a day at the default pace, and shorter at a faster one', () => {
  const league = withoutBreak(nfl);
  expect(new Date(span.startsAtMs).toISOString()).toBe('2025-11-22T00:00:00.000Z');
  expect(new Date(span.endsAtMs).toISOString()).toBe('2025-11-22T12:00:00.000Z');
  expect(new Date(span.tableAtMs).toISOString()).toBe('2025-11-22T12:20:48.000Z');
  expect(seasonAt(span.endsAtMs, PACE_MINUTES, league).startsAtMs).toBe(span.endsAtMs);
  const fast = seasonAt(NOW_MS, 1, league);
  expect(fast.endsAtMs - fast.startsAtMs).toBeLessThan(60 * 60_000);
  expect(roundMs(PACE_MINUTES)).toBe(234_000);
});

test.each(withFutures)('$name: a season can be told, and everybody plays in it', ({ league }) => {
  const { fixture, schedule } = seasonOf(league);
  const message = { source: 'seasons', eventId: fixture.eventId, sequence: 1, at: fixture.startsAt };
  expect(parseFeedMessage({ ...message, kind: 'fixture', fixture })).toMatchObject({ ok: true });
  const { home, away, field = [] } = fixture;
  const start = futures.initial({ sides: { home, away, field } });
  const state = futures.apply(start, futures.parsePlay(schedule));
  const games = field.map((_, side) => state.left.filter((game) => game.home === side || game.away === side));
  for (const own of games) expect(own.length).toBeGreaterThanOrEqual(2);
  expect(schedule.ratings).toEqual([...schedule.ratings].sort((one, other) => other - one));
});

test.each(withFutures)(
  '$name: every side plays in a part of the league that its rules know',
  ({ league }) => {
    const { fixture } = seasonOf(league);
    const rules = rulesOf(fixture);
    const parts = rules.conferences.flatMap(({ divisions }) => divisions);
    const own = new Set(fixture.field?.flatMap(({ team }) => team ?? []));
    if (parts.length > 0) expect([...own].sort()).toEqual([...parts].sort());
    expect(divisionsOf(rules).every((division) => own.has(division))).toBe(true);
  },
);

test('the same season is made again, and none of a league that does not play', () => {
  const [first] = withFutures;
  if (!first) throw new Error('No league has futures.');
  expect(seasonOf(first.league)).toEqual(seasonOf(first.league));
  const summer = seasonAt(Date.UTC(2025, 6, 1), PACE_MINUTES, first.league);
  expect(leagueSeason(first.league, PACE_MINUTES, summer)).toBeUndefined();
});

test('in the play-offs of a league there is no season of all its sides', () => {
  const [november, july] = [Date.UTC(2026, 10, 20), Date.UTC(2026, 6, 20)].map((ms) =>
    leagueSeason(mls, PACE_MINUTES, seasonAt(ms, PACE_MINUTES, mls)),
  );
  expect(november).toBeUndefined();
  expect(july).toBeDefined();
});

test('chances of a game are those of its lines', () => {
  expect(resultChances('nfl', { spread: -3, total: 45 }).win).toBeCloseTo(0.573, 2);
  expect(resultChances('nfl', { spread: 3, total: 45 }).win).toBeCloseTo(0.421, 2);
  const soccer = resultChances('mls', { homeWinProbability: 0.6, drawProbability: 0.25, total: 2.5 });
  expect(soccer).toEqual({ win: 0.6 * 0.75, draw: 0.25 });
});

test('ratings give back the chances of the games they were made from', () => {
  const truth = [0.9, 0.3, -0.2, -1];
  const logistic = (logit: number) => 1 / (1 + Math.exp(-logit));
  const games = truth.flatMap((one, home) =>
    truth.flatMap((other, away) =>
      home === away ? [] : [{ home, away, win: logistic(one - other + 0.2), draw: 0 }],
    ),
  );
  const many = Array.from({ length: 12 }, () => games).flat();
  ratingsOfGames(4, many).forEach((rating, side) => {
    expect(rating).toBeCloseTo(truth[side] ?? 0, 1);
  });
});

test('ratings settle too where the same two meet some days in a row, as in baseball', () => {
  const series = Array.from({ length: 15 }, (_, pair) =>
    Array.from({ length: 9 }, () => ({ home: 2 * pair, away: 2 * pair + 1, win: 0.3 + pair / 50, draw: 0 })),
  ).flat();
  const ratings = ratingsOfGames(30, series);
  expect(Math.max(...ratings.map(Math.abs))).toBeLessThan(2);
  for (let day = 5; day < 25; day++) {
    const { schedule } =
      leagueSeason(mlb, PACE_MINUTES, seasonAt(Date.UTC(2026, 3, day, 2), PACE_MINUTES, mlb)) ?? {};
    expect(schedule?.ratings.every(Number.isSafeInteger)).not.toBe(false);
  }
});

test.each([
  ['atp', 'ATP Finals Winner', 8],
  ['wta', 'WTA Finals Winner', 8],
  ['t20-internationals', 'T20 Champion', 4],
  ['one-day-internationals', 'One-Day Champion', 4],
  ['cs-circuit', 'Counter-Strike Circuit Champion', 8],
  ['valorant-circuit', 'Valorant Circuit Champion', 8],
])('%s: who wins its finals is bet on, played out and settled', (slug, name, finalists) => {
  const league = leagues.find(({ competition }) => competition.slug === slug);
  if (!league) throw new Error(`There is no league ${slug}.`);
  const { fixture, schedule } = seasonOf(league);
  const { home, away, field = [] } = fixture;
  let state = futures.apply(futures.initial({ sides: { home, away, field } }), schedule);
  const market = futures.market('winner', state.sides);
  expect(market?.name).toBe(name);
  expect(market?.selections).toHaveLength(field.length);
  for (let number = 0; state.phase !== 'final'; number++) {
    const play = futures.playOn(state, futures.even, new Random(1, number));
    if (!play) throw new Error('The season stops.');
    state = futures.apply(state, play);
    if (state.phase === 'playoffs' && state.round === 0) expect(state.alive.flat()).toHaveLength(finalists);
  }
  const marks = market?.selections.map(({ mark }) => mark(futures.actual(state), 0));
  expect(marks?.filter((mark) => mark === WIN)).toHaveLength(1);
});
