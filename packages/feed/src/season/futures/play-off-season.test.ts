import { conferenceWinnersOf, roundWinners } from '@fairline/sports/futures/bracket.ts';
import { futures } from '@fairline/sports/futures/futures.ts';
import { meetings } from '@fairline/sports/futures/playoffs.ts';
import { seasonRules } from '@fairline/sports/futures/rules.ts';
import { CHANCES } from '@fairline/sports/futures/state.ts';
import { expect, test } from 'vitest';
import { parseFeedMessage } from '../../message-schema.ts';
import type { League } from '../league.ts';
import { nba, ncaab, wnba } from '../leagues/basketball-leagues.ts';
import { mlb } from '../leagues/mlb.ts';
import { mls } from '../leagues/mls.ts';
import { nfl } from '../leagues/nfl.ts';
import { nhl } from '../leagues/nhl.ts';
import { drawnWinner } from '../season-tally.ts';
import { openLuck } from '../testing/open-luck.ts';
import { certainGames, seasonByStrength } from '../testing/play-offs-so-far.ts';
import { gamesPlay, playOffSeason } from './play-off-season.ts';
import { playOffChance } from './result-chances.ts';

const DAY_MS = 86_400_000;
/** A day of its play-offs in 2027. */
const DAYS = new Map<League, number>([
  [nfl, Date.UTC(2027, 0, 12) / DAY_MS],
  [ncaab, Date.UTC(2027, 3, 6) / DAY_MS],
  [nba, Date.UTC(2027, 4, 10) / DAY_MS],
  [nhl, Date.UTC(2027, 4, 10) / DAY_MS],
  [wnba, Date.UTC(2027, 8, 20) / DAY_MS],
  [mlb, Date.UTC(2027, 9, 2) / DAY_MS],
  [mls, Date.UTC(2027, 10, 4) / DAY_MS],
]);
const withPlayOffs = [...DAYS.keys()];

function playedSeason(league: League, day = DAYS.get(league) ?? 0) {
  return seasonByStrength(league, day);
}

test.each(withPlayOffs)(
  '$competition.name: the play-offs are followed game by game, with the chances of the lines of each',
  (league) => {
    const season = playedSeason(league);
    const found = playOffSeason(league, season);
    if (!found) throw new Error('It has no play-offs.');
    const { fixture, bracket } = found;
    const message = { source: 'seasons', eventId: fixture.eventId, sequence: 1, at: fixture.startsAt };
    const snapshot = { ...message, kind: 'snapshot', fixture, plays: [bracket], pending: false };
    expect(parseFeedMessage(snapshot)).toMatchObject({ ok: true });
    const { home, away, field = [] } = fixture;
    let state = futures.apply(futures.initial({ sides: { home, away, field } }), futures.parsePlay(bracket));
    const winners = new Map<string, 'home' | 'away'>();
    const known = () => certainGames(league, season, winners);
    const told = new Set<string>();
    for (let step = 0; step < 400 && state.phase !== 'final'; step++) {
      const fresh = known().filter(({ eventId }) => !told.has(eventId));
      if (fresh.length > 0) {
        state = futures.apply(state, futures.parsePlay(gamesPlay(league, season.start, fixture, fresh)));
        for (const [at, game] of fresh.entries()) {
          const listed = state.left.at(at - fresh.length);
          const lines = league.lines(game.matchup, game.startsAtMs, game.eventId);
          const chance = playOffChance(league.competition.slug, lines);
          expect(listed?.win).toBeCloseTo(CHANCES * chance, -0.5);
          expect(field[listed?.home ?? -1]?.id).toBe(game.matchup.home.id);
          told.add(game.eventId);
        }
      }
      const [next] = known().filter(({ eventId }) => !winners.has(eventId));
      const [left] = state.left;
      if (next && left) {
        const winner = drawnWinner(league, next, openLuck);
        winners.set(next.eventId, winner);
        const game = state.left.find(
          (one) =>
            field[one.home]?.id === next.matchup.home.id && field[one.away]?.id === next.matchup.away.id,
        );
        if (!game) throw new Error('a game nobody told');
        const score = winner === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 };
        const results = [{ game: game.number, ...score }];
        state = futures.apply(state, { kind: 'results', text: '', results, off: [] });
      }
      const through = roundWinners(state);
      if (through) state = futures.apply(state, { kind: 'round', text: '', winners: [...through] });
    }
    expect(state.phase).toBe('final');
    const last = known().at(-1);
    expect(field[state.champion ?? -1]?.id).toBe(last?.matchup[winners.get(last.eventId) ?? 'home'].id);
    expect(conferenceWinnersOf(state)).toHaveLength(
      seasonRules(league.competition.slug)?.conferences.length ?? 0,
    );
  },
);

test.each(withPlayOffs)('$competition.name: the field is in the bracket of the table', (league) => {
  const season = playedSeason(league);
  const found = playOffSeason(league, season);
  if (!found) throw new Error('It has no play-offs.');
  const { home, away, field = [] } = found.fixture;
  const state = futures.apply(futures.initial({ sides: { home, away, field } }), found.bracket);
  const isReseeded = seasonRules(league.competition.slug)?.playoffs?.bracket === 'reseeded';
  const pairs = state.alive.flatMap((alive) => meetings(alive, isReseeded)).filter(([, other]) => other >= 0);
  const met = certainGames(league, season, new Map());
  const idsOf = (sides: readonly (string | undefined)[]) => [...sides].sort().join(' ');
  expect(new Set(pairs.map((pair) => idsOf(pair.map((side) => field[side]?.id))))).toEqual(
    new Set(met.map(({ matchup }) => idsOf([matchup.home.id, matchup.away.id]))),
  );
});

test('play-offs of which some rounds do not follow results are not bet on', () => {
  const season = playedSeason(mls, Date.UTC(2026, 10, 4) / DAY_MS);
  expect(playOffSeason(mls, season)).toBeUndefined();
});

/** What of 16,000 games of the engine, or twice as many, the home side won. */
test.each([
  ['nfl', { spread: -5 }, 0.657],
  ['nfl', { spread: 3 }, 0.424],
  ['nba', { spread: -2 }, 0.536],
  ['nba', { spread: 6 }, 0.332],
  ['wnba', { spread: -9 }, 0.813],
  ['ncaab', { spread: -5 }, 0.646],
  ['ncaab', { spread: -11.5 }, 0.896],
  ['nhl', { homeWinProbability: 0.59 }, 0.598],
  ['mls', { homeWinProbability: 0.802, drawProbability: 0.2 }, 0.761],
])('%s: lines of a play-off %o come to %d', (league, lines, chance) => {
  expect(Math.abs(playOffChance(league, lines) - chance)).toBeLessThan(0.015);
});
