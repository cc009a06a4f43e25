import { baseball } from '@fairline/sports/baseball/baseball.ts';
import { combat } from '@fairline/sports/combat/combat.ts';
import { cricket } from '@fairline/sports/cricket/cricket.ts';
import { darts } from '@fairline/sports/darts/darts.ts';
import { football } from '@fairline/sports/football/football.ts';
import { soccer } from '@fairline/sports/soccer/model.ts';
import type { AnySportModel, Sides } from '@fairline/sports/sport.ts';
import { tennis } from '@fairline/sports/tennis/tennis.ts';
import { expect, test } from 'vitest';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { byScope, bySort, byStatistic } from './event-drawers.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { playerTotal } from './testing/player-markets.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const SOCCER = fixedEvent('match-2', { status: 'IN_PLAY', sport: { slug: 'soccer', name: 'Soccer' } });
const BASEBALL = fixedEvent('game-2', {
  ...{ status: 'IN_PLAY', sport: { slug: 'baseball', name: 'Baseball' } },
  home: { ...GAME.home, id: 'mlb-kc' },
  away: { ...GAME.away, id: 'mlb-nyy' },
});
const CRICKET = fixedEvent('match-3', { status: 'IN_PLAY', sport: { slug: 'cricket', name: 'Cricket' } });
const DARTS = fixedEvent('match-2', { status: 'IN_PLAY', sport: { slug: 'darts', name: 'Darts' } });
const FIGHT = fixedEvent('fight-1', { status: 'IN_PLAY', sport: { slug: 'combat', name: 'Combat' } });
const TENNIS = fixedEvent('match-1', { status: 'IN_PLAY', sport: { slug: 'tennis', name: 'Tennis' } });

function drawersOf(players: readonly (readonly [statistic: string, place: number])[]) {
  const markets = players.map(([statistic, place]) => {
    const family = `player:${statistic}:home:${place}`;
    return { ...playerTotal(place, `Player${place} Bell`, 1.5), family, key: `${family}:1.5` };
  });
  const book = fixedMarketplace([GAME], markets).trading.book('game-1');
  return book ? byStatistic(book, book.markets).map(({ key }) => key) : [];
}

test('what is counted of players has a drawer of its own each, the same for one player as for more', () => {
  expect(
    drawersOf([
      ['passes', 1],
      ['passes', 2],
      ['rushes', 1],
      ['catches', 2],
    ]),
  ).toEqual(['player:passes', 'player:rushes', 'player:catches']);
  expect(drawersOf([['passes', 1]])).toEqual(['player:passes']);
});

/** Markets of the sport itself, of the players of the home side by place, as the event page has them. */
function titlesOf(keys: readonly string[]) {
  return titlesIn(GAME, football, keys);
}

/** @param sides as the game has them: with who starts, which the catalogue does not know */
function titlesIn(
  event: CatalogueEvent,
  sport: Pick<AnySportModel, 'market'>,
  keys: readonly string[],
  sides: Sides = event,
) {
  const book = bookOf(event, sport, keys, sides);
  return book ? byStatistic(book, book.markets).map(({ title, cards }) => [title, cards.length]) : [];
}

function bookOf(
  event: CatalogueEvent,
  sport: Pick<AnySportModel, 'market'>,
  keys: readonly string[],
  sides: Sides = event,
) {
  const markets = keys.flatMap((key) => {
    const market = sport.market(key, sides);
    return market ? [toFixed(market)] : [];
  });
  return fixedMarketplace([event], markets).trading.book(event.id);
}

function toFixed(market: NonNullable<ReturnType<AnySportModel['market']>>) {
  const { key, name, player, type, family, selections } = market;
  return {
    ...{ key, name, type, family, ...(player !== undefined && { player }) },
    classification: 'player',
    selections: selections.map((one) => ({
      ...{ key: one.key, name: one.name, type: one.type },
      ...(one.points !== undefined && { points: one.points }),
      odds: [1, 1] as const,
    })),
  };
}

test('a drawer of one player is called what it is called of several', () => {
  const yards = (place: number) => `player:rush-yards:home:${place}:40.5`;
  expect(titlesOf([yards(1)])).toEqual([['Rushing Yards', 1]]);
  expect(titlesOf([yards(1), yards(2)])).toEqual([['Rushing Yards', 1]]);
});

test.each([undefined, 7])('a drawer of pitchers is called what is counted, whoever starts: %s', (starter) => {
  const { home, away } = BASEBALL;
  const started = starter === undefined ? {} : { starter };
  const sides = { home: { ...home, ...started }, away: { ...away, ...started } };
  const outs = ['pitcher-outs:home:15.5', 'pitcher-outs:away:15.5'];
  expect(titlesIn(BASEBALL, baseball, outs.slice(0, 1), sides)).toEqual([['Outs Recorded', 1]]);
  expect(titlesIn(BASEBALL, baseball, outs, sides)).toEqual([['Outs Recorded', 1]]);
});

test('touchdown scorers are one table with a column each for any and for two, whoever is left of them', () => {
  const scorers = ['scorer:home:1:1', 'scorer:home:1:2', 'scorer:home:2:1', 'scorer:home:2:2'];
  expect(titlesOf(scorers)).toEqual([['Touchdown Scorers', 1]]);
  expect(titlesOf(scorers.slice(0, 2))).toEqual([['Touchdown Scorers', 1]]);
  expect(titlesOf(['scorer:home:1:2', 'scorer:home:2:2'])).toEqual([['Player to Score 2+ Touchdowns', 1]]);
  expect(titlesOf(['scorer:home:1:2'])).toEqual([['Player to Score 2+ Touchdowns', 1]]);
});

test('goalscorers are one table under that name, with a column for each count of goals', () => {
  const scorers = ['scorer:home:9:1', 'scorer:home:9:2', 'scorer:home:10:1', 'scorer:home:10:2'];
  expect(titlesIn(SOCCER, soccer, scorers)).toEqual([['Goalscorers', 1]]);
});

test('fifties and hundreds of batters are one table', () => {
  const milestones = [0, 1].flatMap((place) =>
    [50, 100].map((runs) => `batter-milestone:home:${place}:${runs}`),
  );
  expect(titlesIn(CRICKET, cricket, milestones)).toEqual([['Batting Milestones', 1]]);
});

test('the lines of what is counted of nobody in particular are one drawer', () => {
  const lines = ['highest-score:70.5', 'highest-score:75.5', 'highest-score:80.5'];
  expect(titlesIn(CRICKET, cricket, lines)).toEqual([['Highest Individual Score in the Match', 1]]);
});

test('what is asked of both sides is called the same when one of them is left', () => {
  const titles = (keys: readonly string[]) => titlesIn(TENNIS, tennis, keys);
  expect(titles(['win-set:home', 'win-set:away'])).toEqual([['To Win a Set', 1]]);
  expect(titles(['win-set:away'])).toEqual([['To Win a Set', 1]]);
});

test('what is counted of each of two who play alone is a table of both with a slider each, whatever lines there are', () => {
  const titles = (keys: readonly string[]) => titlesIn(DARTS, darts, keys);
  const lines = (side: string) => [2.5, 3.5, 4.5].map((line) => `maximums-${side}:${line}`);
  expect(titles([...lines('home'), ...lines('away')])).toEqual([['180s', 3]]);
  expect(titles(lines('away'))).toEqual([['180s', 1]]);
});

test('what both have together is a drawer of its own beside what each has', () => {
  const keys = ['aces-home:4.5', 'aces-away:5.5', 'aces:10.5', 'aces:11.5'];
  expect(titlesIn(TENNIS, tennis, keys)).toEqual([
    ['Aces', 1],
    ['Total Aces', 1],
  ]);
});

test('how each of two fighters may win is one drawer, though their markets share no words', () => {
  const ways = (side: string) => ['ko', 'sub', 'decision'].map((way) => `win-by:${side}:${way}`);
  expect(titlesIn(FIGHT, combat, [...ways('home'), ...ways('away')])).toEqual([['Winner and Method', 1]]);
});

test('by which decision a fighter may win is one drawer, of one fighter as of both', () => {
  const types = (side: string) => ['unanimous', 'split'].map((type) => `decision-by:${side}:${type}`);
  expect(titlesIn(FIGHT, combat, [...types('home'), ...types('away')])).toEqual([['Win by Decision', 1]]);
  expect(titlesIn(FIGHT, combat, types('away'))).toEqual([['Win by Decision', 1]]);
});

test('what is counted of each side over a stretch is in the drawer of that stretch', () => {
  const keys = ['team-total:home:s1:5.5', 'team-total:away:s1:4.5', 'team-total:home:s2:5.5'];
  const book = bookOf(TENNIS, tennis, keys);
  const drawers = book ? byScope(book, book.markets) : [];
  expect(drawers.map(({ title, cards }) => [title, cards.flatMap(({ markets }) => markets).length])).toEqual([
    ['1st Set', 2],
    ['2nd Set', 1],
  ]);
});

test('how a fight may be finished in a round is one table of the fighters, in their order, and either of them', () => {
  const ways = ['ends-in:r2', 'ends-in:r2:ko', 'ends-in:r2:sub', 'win-in:r2:home', 'win-in:r2:away'];
  const by = ['win-by-in:r2:home:ko', 'win-by-in:r2:away:ko', 'win-by-in:r2:away:sub', 'win-within:r2:home'];
  const book = bookOf(FIGHT, combat, ['starts:r2', ...ways, ...by]);
  const [drawer, ...others] = book ? byScope(book, book.markets) : [];
  const [card, rest] = drawer?.cards ?? [];
  expect([drawer?.title, others]).toEqual(['2nd Round', []]);
  expect(card?.table).toMatchObject({
    title: '2nd Round Finish',
    headers: ['Any Way', 'KO, TKO or DQ', 'Submission', 'Round 1 or 2'],
    rows: [{ label: 'Bills' }, { label: 'Chiefs' }, { label: 'Either Fighter' }],
  });
  expect(
    card?.table?.rows.map((row) => row.selections.map(({ marketKey }) => marketKey.split(':')[0])),
  ).toEqual([
    ['win-in', 'win-by-in', 'win-by-in', 'blank'],
    ['win-in', 'win-by-in', 'blank', 'win-within'],
    ['ends-in', 'ends-in', 'ends-in', 'blank'],
  ]);
  expect(card?.table?.rows.every(({ selections }) => selections.every(({ type }) => type === 'YES'))).toBe(
    true,
  );
  expect([rest?.kind, rest?.markets.map(({ key }) => key)]).toEqual(['compact', ['starts:r2']]);
});

test('a drawer of what is asked of either side is called the same of both as of the one that is left', () => {
  const titles = (event: CatalogueEvent, sport: Pick<AnySportModel, 'market'>, ...keys: string[]) => {
    const book = bookOf(event, sport, keys);
    return book ? bySort(book, book.markets).map(({ title }) => title) : [];
  };
  for (const side of ['home', 'away']) {
    expect(titles(TENNIS, tennis, `comeback:${side}`)).toEqual(['To Lose the 1st Set and Win']);
    expect(titles(CRICKET, cricket, `team-fours:${side}:9.5`)).toEqual(['Fours']);
  }
  expect(titles(TENNIS, tennis, 'comeback:home', 'comeback:away')).toEqual(['To Lose the 1st Set and Win']);
  expect(titles(CRICKET, cricket, 'team-fours:home:9.5', 'team-fours:away:8.5')).toEqual(['Fours']);
  const counts = ['reg', 'corners', 'cards'].flatMap((what) =>
    ['home', 'away'].map((side) => `team-total:${side}:${what}:1.5`),
  );
  expect(titles(SOCCER, soccer, ...counts)).toEqual(['Total Goals', 'Total Corners', 'Total Cards']);
  expect(titles(CRICKET, cricket, 'boundaries-away:9.5', 'boundaries-home:8.5')).toEqual(['Fours and Sixes']);
  expect(titles(CRICKET, cricket, 'boundaries-away:9.5')).toEqual(['Fours and Sixes']);
  const milestones = ['team-milestone:home:50', 'team-milestone:home:100', 'team-milestone:away:50'];
  expect(titles(CRICKET, cricket, ...milestones)).toEqual(['A Batter to Score 50 or 100']);
  expect(titles(CRICKET, cricket, 'partnership:home:2:20.5', 'partnership:away:3:20.5')).toEqual([
    'Partnership Runs',
  ]);
});
