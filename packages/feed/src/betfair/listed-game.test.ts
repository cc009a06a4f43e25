import { expect, test } from 'vitest';
import { leagues } from '../season/leagues.ts';
import { type CatalogueMarket, readCompetitions, readMarkets } from './catalogue.ts';
import { competitionNamed, eventTypesOf } from './competitions.ts';
import { listedGame, turned } from './listed-game.ts';

function listed(event: string, runners: readonly string[], eventType: string, competition: string) {
  const known = competitionNamed(eventType, competition, leagues);
  if (!known) throw new Error(`no competition ${competition}`);
  return listedGame(market('1.5', event, runners), known, eventType === '1', GOALS);
}

function market(marketId: string, event: string, runners: readonly string[]): CatalogueMarket {
  return {
    marketId,
    marketStartTime: '2026-11-22T15:00:00.000Z',
    competition: { id: '10932509' },
    event: { id: '3311', name: event },
    runners: runners.map((runnerName, at) => ({ selectionId: at + 1, runnerName })),
  };
}

const GOALS = market('1.6', 'Man Utd v Arsenal', ['Under 2.5 Goals', 'Over 2.5 Goals']);

test('a game of soccer has its sides by the names of the catalogue, its draw and its goals', () => {
  const game = listed('Man Utd v Arsenal', ['Man Utd', 'Arsenal', 'The Draw'], '1', 'English Premier League');
  expect(game).toMatchObject({
    fixture: {
      eventId: 'premier-league-betfair-3311',
      competition: 'premier-league',
      home: { name: 'Manchester United FC' },
      away: { name: 'Arsenal FC' },
      startsAt: '2026-11-22T15:00:00.000Z',
      lines: {},
    },
    game: {
      winner: { marketId: '1.5', home: 1, away: 2, draw: 3 },
      goals: { marketId: '1.6', over: 2, under: 1 },
    },
  });
});

test('in America the home side comes last, whatever the order of the runners', () => {
  const runners = ['Kansas City Chiefs', 'Buffalo Bills'];
  expect(listed('Buffalo Bills @ Kansas City Chiefs', runners, '6423', 'NFL')).toMatchObject({
    fixture: { home: { id: 'nfl-kc' }, away: { id: 'nfl-buf' } },
    game: { winner: { home: 1, away: 2 } },
  });
});

test('players of tennis are known by their last names, and men play the majors to three sets', () => {
  const runners = ['Novak Djokovic', 'Rafael Nadal'];
  const fixture = { home: { name: 'Novak Djokovic' }, away: { name: 'Rafael Nadal' } };
  const major = listed('Djokovic v Nadal', runners, '2', "Men's French Open 2026");
  expect(major).toMatchObject({ fixture: { ...fixture, competition: 'atp', format: { setsToWin: 3 } } });
  expect(listed('Nadal v Djokovic', runners, '2', 'ATP Rome 2026')).toMatchObject({
    fixture: { home: fixture.away, away: fixture.home },
    game: { winner: { home: 2, away: 1 } },
  });
  expect(listed('Djokovic v Nadal', runners, '2', 'ATP Rome 2026')?.fixture).not.toHaveProperty('format');
  expect(
    listed('Swiatek v Gauff', ['Iga Swiatek', 'Coco Gauff'], '2', 'WTA Rome 2026')?.fixture,
  ).toMatchObject({
    competition: 'wta',
  });
});

test.each<[string, readonly string[], string, string]>([
  ['Krawietz/Puetz v Ram/Salisbury', ['Krawietz/Puetz', 'Ram/Salisbury'], '2', 'ATP Rome 2026'],
  ['Man Utd v Arsenal', ['Man Utd', 'Arsenal'], '1', 'English Premier League'],
  ['Man Utd v Arsenal', ['Yes', 'No', 'The Draw'], '1', 'English Premier League'],
  ['Set 01', ['Novak Djokovic', 'Rafael Nadal'], '2', 'ATP Rome 2026'],
  ['India v India', ['India', 'India'], '4', 'One Day Internationals'],
  ['India v England', ['India', 'England', 'The Draw'], '4', 'One Day Internationals'],
])('a market that is not just the two sides is left out: %s, %j', (event, runners, type, competition) => {
  expect(listed(event, runners, type, competition)).toBeUndefined();
});

test('a game the other way round has the same runners for the same sides', () => {
  const game = listed('USA v Ireland', ['USA', 'Ireland'], '4', 'International Twenty20 Matches');
  if (!game) throw new Error('no game');
  expect(turned(game)).toMatchObject({
    fixture: { home: { name: 'Ireland' }, away: { name: 'United States' } },
    game: { winner: { home: 2, away: 1 } },
  });
});

test.each([
  ['1', 'Spanish La Liga', 'la-liga'],
  ['1', 'US Major League Soccer', 'mls'],
  ['4', 'Indian Premier League', 'ipl'],
  ['4', 'Twenty20 Big Bash', 'bbl'],
  ['4', 'International Twenty20 Matches', 't20-internationals'],
  ['7511', 'MLB', 'mlb'],
  ['7522', 'NBA', 'nba'],
  ['7524', 'NHL', 'nhl'],
  ['1', 'Spanish Segunda Division', undefined],
  ['4', 'Womens International Twenty20 Matches', undefined],
  ['4', 'English Premier League', undefined],
  ['2', 'Challenger Rome 2026', undefined],
])('of event type %s "%s" is %s', (type, name, slug) => {
  expect(competitionNamed(type, name, leagues)?.league.competition.slug).toBe(slug);
});

test('only sports of the leagues that are played are asked for', () => {
  expect(eventTypesOf(leagues.filter(({ sport }) => sport.slug === 'soccer'))).toEqual(['1']);
  expect(eventTypesOf(leagues)).toHaveLength(7);
});

test('answers of another shape are a sentence, and a market that cannot be read keeps no other out', () => {
  expect(readCompetitions({ competitions: [] })).toMatch(/^competitions: the answer/);
  expect(readMarkets(7)).toMatch(/^markets: the answer/);
  const read = readMarkets([GOALS, { ...GOALS, marketId: 'x' }, null]);
  expect(read).toMatchObject({
    markets: [{ marketId: '1.6' }],
    faults: [expect.stringMatching(/^market 2: marketId/), expect.stringMatching(/^market 3/)],
  });
});
