import { futures } from '@fairline/sports/futures/futures.ts';
import { drawnResult } from '@fairline/sports/futures/play-on.ts';
import { leader } from '@fairline/sports/sport.ts';
import { expect, test } from 'vitest';
import { seasonStart } from './dates.ts';
import { leagueSeason } from './futures/league-season.ts';
import { seasonAt } from './futures/season-span.ts';
import type { League } from './league.ts';
import { mls } from './leagues/mls.ts';
import { nfl } from './leagues/nfl.ts';
import { nhl } from './leagues/nhl.ts';
import { untoldLuck } from './luck.ts';
import { regularSeason, type SeasonGame } from './regular-season.ts';
import { drawnEnding, SeasonTally } from './season-tally.ts';
import { openLuck } from './testing/open-luck.ts';

const NOVEMBER = Date.UTC(2026, 10, 20) / 86_400_000;

function gamesOf(league: League): SeasonGame[] {
  const start = seasonStart(league.dates, NOVEMBER);
  if (!league.timetable || start === undefined) throw new Error('It has no season.');
  return [...regularSeason(league, league.timetable, start)].flat();
}

function game(): SeasonGame {
  const [first] = gamesOf(nhl);
  if (!first) throw new Error('no game');
  return first;
}

test.each([
  ['W-L', { wins: 1, losses: 0, ties: 1 }, { wins: 0, losses: 1, ties: 1 }],
  ['W-L-D', { wins: 1, losses: 0, ties: 1 }, { wins: 0, losses: 1, ties: 1 }],
  ['W-L-OTL', { wins: 1, losses: 0, overtimeLosses: 0 }, { wins: 0, losses: 0, overtimeLosses: 1 }],
] as const)('a record of the form %s says who won, who lost, and how', (form, home, away) => {
  const tally = new SeasonTally(form);
  const played = game();
  tally.add(played, { winner: 'home', isOvertime: true });
  if (form !== 'W-L-OTL') tally.add(played, { winner: 'level', isOvertime: true });
  tally.add(played, { winner: 'nobody', isOvertime: false });
  expect(tally.of(played.matchup.home.id)).toEqual(home);
  expect(tally.of(played.matchup.away.id)).toEqual(away);
});

test('ties are told where there can always be some, elsewhere once there is one', () => {
  expect(new SeasonTally('W-L').of('anybody')).toEqual({ wins: 0, losses: 0 });
  expect(new SeasonTally('W-L-D').of('anybody')).toEqual({ wins: 0, losses: 0, ties: 0 });
});

test.each([
  ['W-L', nfl],
  ['W-L-OTL', nhl],
  ['W-L-D', mls],
] as const)('over a league as many are won as lost, and draws are level: %s', (form, league) => {
  const tally = new SeasonTally(form);
  const games = gamesOf(league);
  for (const played of games) tally.add(played, drawnEnding(league, played, openLuck));
  const sums = { wins: 0, losses: 0, ties: 0, overtimeLosses: 0 };
  for (const { id } of league.sides.flat()) {
    const { wins, losses, ties = 0, overtimeLosses = 0 } = tally.of(id);
    sums.wins += wins;
    sums.losses += losses;
    sums.ties += ties;
    sums.overtimeLosses += overtimeLosses;
  }
  expect(sums.wins).toBe(sums.losses + sums.overtimeLosses);
  expect(2 * sums.wins + sums.ties).toBe(2 * games.length);
  expect(sums.overtimeLosses > 0).toBe(form === 'W-L-OTL');
  expect(sums.ties > 0).toBe(form === 'W-L-D');
});

test('a drawn ending is the same each time, and that of the futures, which tell it as well', () => {
  const found = leagueSeason(nfl, 13, seasonAt(Date.UTC(2026, 10, 22, 20), 13, nfl));
  if (!found) throw new Error('no season');
  const { home, away, field = [] } = found.fixture;
  const state = futures.apply(futures.initial({ sides: { home, away, field } }), found.schedule);
  let compared = 0;
  for (const played of gamesOf(nfl)) {
    const number = found.schedule.games.findIndex(({ id }) => id === played.eventId);
    const listed = state.left.find((left) => left.number === number);
    if (!listed) continue;
    const told = drawnResult(state, listed, untoldLuck(openLuck, played.eventId));
    expect(drawnEnding(nfl, played, openLuck).winner).toBe(leader(told));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(10);
});
