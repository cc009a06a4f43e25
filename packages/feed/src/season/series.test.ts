import { seasonRules } from '@fairline/sports/futures/rules.ts';
import { hockey } from '@fairline/sports/hockey/hockey.ts';
import { PLAY_OFFS } from '@fairline/sports/hockey/rules.ts';
import { expect, test } from 'vitest';
import type { League, LeagueSide } from './league.ts';
import { nba, ncaab, wnba } from './leagues/basketball-leagues.ts';
import { mlb } from './leagues/mlb.ts';
import { mls } from './leagues/mls.ts';
import { nfl } from './leagues/nfl.ts';
import { nhl } from './leagues/nhl.ts';
import { lastingRating } from './ratings.ts';
import { calendarOf, Season } from './season.ts';
import { drawnWinner } from './season-tally.ts';
import type { PlayOffGame } from './series.ts';
import { drawnPlayOffs } from './testing/drawn-play-offs.ts';
import { openLuck } from './testing/open-luck.ts';
import { weekday } from './zones.ts';

const DAY_MS = 86_400_000;
const YEAR = 2027;
/** The number of a day of its play-offs, or after them. */
const DAYS = new Map<League, number>([
  [nfl, Date.UTC(YEAR, 1, 10) / DAY_MS],
  [ncaab, Date.UTC(YEAR, 3, 6) / DAY_MS],
  [nba, Date.UTC(YEAR, 5, 10) / DAY_MS],
  [nhl, Date.UTC(YEAR, 5, 10) / DAY_MS],
  [wnba, Date.UTC(YEAR, 9, 10) / DAY_MS],
  [mlb, Date.UTC(YEAR, 9, 30) / DAY_MS],
  [mls, Date.UTC(YEAR, 11, 4) / DAY_MS],
]);
const withPlayOffs = [...DAYS.keys()];

function gamesOf(league: League, winnerOf?: (game: PlayOffGame) => 'home' | 'away' | undefined) {
  return drawnPlayOffs(league, DAYS.get(league) ?? 0, winnerOf);
}

function roundsOf(games: readonly PlayOffGame[]): Map<string, PlayOffGame[]> {
  const rounds = new Map<string, PlayOffGame[]>();
  for (const game of games) rounds.set(game.playOff.round, [...(rounds.get(game.playOff.round) ?? []), game]);
  return rounds;
}

/** The games of each two who meet. */
function seriesOf(games: readonly PlayOffGame[]): PlayOffGame[][] {
  const all = new Map<string, PlayOffGame[]>();
  for (const game of games) {
    const two = [game.matchup.home.id, game.matchup.away.id].sort().join(' ');
    all.set(two, [...(all.get(two) ?? []), game]);
  }
  return [...all.values()];
}

function sidesOf(games: readonly PlayOffGame[]): Set<LeagueSide> {
  return new Set(games.flatMap(({ matchup }) => [matchup.home, matchup.away]));
}

function winnerOf(league: League, game: PlayOffGame): LeagueSide {
  return game.matchup[drawnWinner(league, game, openLuck)];
}

test.each(withPlayOffs)(
  'in the play-offs of $competition.name who has won a series plays on, who has lost it does not, and one is left',
  (league) => {
    const { conferences = [], playoffs } = seasonRules(league.competition.slug) ?? {};
    if (!playoffs) throw new Error('It has no play-offs.');
    const rounds = [...roundsOf(gamesOf(league)).values()];
    expect(rounds).toHaveLength(playoffs.bestOf.length);
    let out = new Set<LeagueSide>();
    let through = new Set<LeagueSide>();
    for (const [at, games] of rounds.entries()) {
      const sides = sidesOf(games);
      expect(new Set([...sides, ...through, ...out]).size).toBe(sides.size + out.size);
      for (const own of seriesOf(games)) {
        const isLast = own.at(-1);
        if (!isLast) throw new Error('a series without a game');
        const bestOf = isLast.playOff.series?.bestOf ?? 1;
        expect(bestOf).toBe(playoffs.bestOf[at]);
        const won = own.map((game) => winnerOf(league, game));
        const winner = won.at(-1);
        expect(won.filter((side) => side === winner)).toHaveLength((bestOf + 1) / 2);
        expect(won.length).toBeLessThanOrEqual(bestOf);
        for (const side of [isLast.matchup.home, isLast.matchup.away])
          (side === winner ? through : out).add(side);
      }
      through = new Set([...through].filter((side) => !out.has(side)));
      out = new Set(out);
    }
    expect(through.size).toBe(1);
    expect(out.size + 1).toBe(playoffs.sides * Math.max(1, conferences.length));
  },
);

test.each(withPlayOffs)(
  'a game of the play-offs of $competition.name is told with its number and with who had won how many before it, none of a series is on the day of another, and the better is at home first',
  (league) => {
    for (const [, games] of roundsOf(gamesOf(league))) {
      for (const own of seriesOf(games)) {
        expect(new Set(own.map(({ day }) => day)).size).toBe(own.length);
        const wins = new Map<LeagueSide, number>();
        for (const [at, game] of own.entries()) {
          const { home, away } = game.matchup;
          const { series } = game.playOff;
          if (own.length > 1) expect(series?.game).toBe(at + 1);
          if (series) expect(series.wins).toEqual({ home: wins.get(home) ?? 0, away: wins.get(away) ?? 0 });
          const winner = winnerOf(league, game);
          wins.set(winner, (wins.get(winner) ?? 0) + 1);
        }
        if (league !== nfl && league !== mlb && league !== nhl) {
          const { home, away } = own[0]?.matchup ?? {};
          expect(home && lastingRating(home)).toBeGreaterThan((away && lastingRating(away)) ?? Number.NaN);
        }
      }
    }
  },
);

test('series of seven games are at the better, at the other, and then by turns', () => {
  const places = [nba, nhl]
    .flatMap((league) => seriesOf(gamesOf(league)))
    .map((own) => own.map(({ matchup }) => (matchup.home === own[0]?.matchup.home ? 'H' : 'A')).join(''));
  expect(places).toHaveLength(30);
  for (const place of places) expect('HHAAHAH'.startsWith(place)).toBe(true);
  expect(new Set(places.map(({ length }) => length))).toEqual(new Set([4, 5, 6, 7]));
});

test('a game is announced only once it is certain: four of seven at first, the fifth when neither can win before it, and no round before who plays in it', () => {
  const upTo = (count: number) => {
    const told = new Map<PlayOffGame['eventId'], 'home' | 'away'>();
    return gamesOf(nba, ({ eventId, matchup, playOff }) => {
      const { game = 1 } = playOff.series ?? {};
      if (playOff.round !== 'First Round' || game > count) return undefined;
      // Whoever has the later id wins everything.
      told.set(eventId, matchup.home.id > matchup.away.id ? 'home' : 'away');
      return told.get(eventId);
    });
  };
  const lengths = (count: number) => seriesOf(upTo(count)).map(({ length }) => length);
  expect(lengths(0)).toEqual(Array(8).fill(4));
  expect(lengths(3)).toEqual(Array(8).fill(4));
  expect(roundsOf(upTo(3)).size).toBe(1);
  expect([...roundsOf(upTo(4)).keys()]).toEqual(['First Round', 'Conference Semifinals']);
  expect(seriesOf(upTo(4))).toHaveLength(12);
});

test.each(withPlayOffs)(
  'whatever ends next, no game of $competition.name that was announced moves or is taken back',
  (league) => {
    const all = gamesOf(league);
    const ends = all.map(({ startsAtMs }) => startsAtMs).sort((one, other) => one - other);
    let before: readonly PlayOffGame[] = [];
    for (const end of ends.filter((_, at) => at % 3 === 0)) {
      const now = gamesOf(league, (game) =>
        game.startsAtMs <= end ? drawnWinner(league, game, openLuck) : undefined,
      );
      const ids = new Set(now.map(({ eventId }) => eventId));
      for (const { eventId } of before) expect(ids).toContain(eventId);
      before = now;
    }
    const ids = new Set(all.map(({ eventId }) => eventId));
    for (const { eventId } of before) expect(ids).toContain(eventId);
  },
);

/** On whatever day of the week a year begins, leap years too: after these it is all as before. */
const YEARS = 28;

test.each(withPlayOffs)(
  'on whatever days of the week a year falls, each round of $competition.name has a place for all of its games',
  (league) => {
    const { playoffs } = seasonRules(league.competition.slug) ?? {};
    const day = DAYS.get(league) ?? 0;
    const series = (games: readonly PlayOffGame[]) => [...roundsOf(games).values()].map(seriesOf);
    const usual = series(gamesOf(league)).map(({ length }) => length);
    for (let year = 0; year < YEARS; year++) {
      const later = Math.floor(day + 365.25 * year);
      const rounds = series(drawnPlayOffs(league, later, () => 'home'));
      expect(
        rounds.map(({ length }) => length),
        `${YEAR + year}`,
      ).toEqual(usual);
      for (const [at, ofRound] of rounds.entries()) {
        for (const [first] of ofRound) expect(first?.playOff.series?.bestOf ?? 1).toBe(playoffs?.bestOf[at]);
      }
    }
  },
);

/** Whole days between the last game of a side in a round and its first in the next: the fewest of all, by the names of the two. */
function restDays(games: readonly PlayOffGame[]): Map<string, number> {
  const last = new Map<LeagueSide, PlayOffGame>();
  const fewest = new Map<string, number>();
  for (const game of games.toSorted((one, other) => one.startsAtMs - other.startsAtMs)) {
    for (const side of [game.matchup.home, game.matchup.away]) {
      const before = last.get(side);
      last.set(side, game);
      if (!before || before.playOff.round === game.playOff.round) continue;
      const rounds = `${before.playOff.round}, ${game.playOff.round}`;
      fewest.set(rounds, Math.min(fewest.get(rounds) ?? YEAR, game.day - before.day - 1));
    }
  }
  return fewest;
}

/** So that each series is as long as it may be. */
function whoeverIsBehind({ playOff }: PlayOffGame): 'home' | 'away' {
  const { home, away } = playOff.series?.wins ?? { home: 0, away: 0 };
  return home > away ? 'away' : 'home';
}

test.each(withPlayOffs)(
  'in whatever year, who goes on in the play-offs of $competition.name rests between two rounds, for five days where each is a game of a weekend',
  (league) => {
    const day = DAYS.get(league) ?? 0;
    for (let year = 0; year < YEARS; year++) {
      const later = Math.floor(day + 365.25 * year);
      for (const winner of [whoeverIsBehind, () => 'away' as const]) {
        for (const [rounds, days] of restDays(drawnPlayOffs(league, later, winner)))
          expect(days, `${YEAR + year}: ${rounds}`).toBeGreaterThanOrEqual(
            [nfl, mls].includes(league) ? 5 : 1,
          );
      }
    }
  },
);

test('in the middle of May eight teams or fewer play hockey, two games a night, and nothing fills the board up', () => {
  const calendar = calendarOf(nhl, 13, () => gamesOf(nhl));
  for (let day = Date.UTC(YEAR, 4, 10); day < Date.UTC(YEAR, 4, 24); day += DAY_MS) {
    expect(calendar.between(day + DAY_MS / 2, day + 1.5 * DAY_MS).length).toBeLessThanOrEqual(2);
  }
  const may = calendar.between(Date.UTC(YEAR, 4, 4), Date.UTC(YEAR, 4, 19));
  expect(new Set(may.flatMap(({ matchup }) => [matchup.home, matchup.away])).size).toBe(8);
  expect(calendar.between(Date.UTC(YEAR, 5, 21), Date.UTC(YEAR, 8, 30))).toEqual([]);
});

test('its games have no shoot-out', () => {
  const [fixture] = new Season(nhl, 13, () => gamesOf(nhl)).between(
    Date.UTC(YEAR, 4, 4),
    Date.UTC(YEAR, 4, 25),
  );
  if (!fixture?.format) throw new Error('no game of the play-offs');
  const { home, away, format } = fixture;
  expect(hockey.initial({ sides: { home, away }, format }).rules).toEqual(PLAY_OFFS);
});

test('the best two of each league of baseball have no games in the first days of October', () => {
  const [first = [], second = []] = [...roundsOf(gamesOf(mlb)).values()];
  const rested = [...sidesOf(second)].filter((side) => !sidesOf(first).has(side));
  expect(rested).toHaveLength(4);
  expect(sidesOf(first).size).toBe(8);
});

test('the NFL plays its last game on the second Sunday of February, and nobody on the day after the last week of the season', () => {
  const games = gamesOf(nfl);
  const last = games.at(-1);
  expect(last && new Date(last.day * DAY_MS).toISOString().slice(0, 10)).toBe('2027-02-14');
  expect(last && weekday(last.day)).toBe(0);
  expect(games.map(({ day }) => day).sort()[0]).toBe(Date.UTC(YEAR, 0, 16) / DAY_MS);
});
