import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, event, money, odds, selection, spread, team } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { page, shelf, show } from '../testing/pages.tsx';
import { keyStarterText } from './key-starter.ts';

const BASEBALL = { name: 'Baseball', slug: 'baseball' };

test('a game of baseball names who pitches first for each side, and says TBD of one it does not know [CARD-030]', async () => {
  const game = event({
    status: 'PRE_GAME',
    sport: BASEBALL,
    awayKeyStarter: { fullName: 'Milo Vantreel' },
    homeKeyStarter: null,
    statistics: { isInPlay: false, progress: '', situation: '' },
  });
  const grid = card('GridMarketCard', [spread(3.5)], {
    event: game,
    fallbackEvent: game,
    attributes: { tags: [] },
  });
  show(page([shelf('TODAY', [grid])]));
  const row = await screen.findByRole('article');
  expect(row.textContent).toContain('(4–2) · Milo Vantreel');
  expect(row.textContent).toContain('(4–2) · TBD');
  expect(keyStarterText({ sport: { slug: 'football' } }, 'home')).toBeUndefined();
});

test('a match of sets shows the games of the running one while it goes on; put off, it shows no score at all [LIVE-013]', async () => {
  const tennis = (id: string, status: string) =>
    event({
      id: `StandardEvent:${id}`,
      status,
      startTime: '2126-11-22T01:20:00Z',
      sport: { name: 'Tennis', slug: 'tennis' },
      statistics: {
        isInPlay: status === 'IN_PLAY',
        away: { score: '1', segmentScore: 7, marker: null, note: '' },
        home: { score: '0', segmentScore: 8, marker: null, note: '' },
      },
    });
  const of = (id: string, status: string) =>
    card('GridMarketCard', [spread(3.5)], {
      id: `GridMarketCard:${id}`,
      event: tennis(id, status),
      attributes: { tags: [] },
    });
  show(page([shelf('LIVE', [of('on', 'IN_PLAY')]), shelf('TODAY', [of('off', 'POSTPONED')])]));
  const [on, off] = await screen.findAllByRole('article');
  if (!on || !off) throw new Error('Not both cards are there.');
  expect([within(on).queryByText('7'), within(on).queryByText('8')]).not.toContain(null);
  expect(within(off).getByText('Postponed')).toBeTruthy();
  expect([within(off).queryByText('7'), within(off).queryByText('8')]).toEqual([null, null]);
});

test('of cricket all scores are drawn in one size, on a card of short ones as beside it', async () => {
  const innings = (id: string, home: string, away: string) =>
    event({
      id: `StandardEvent:${id}`,
      sport: { name: 'Cricket', slug: 'cricket' },
      statistics: {
        ...{ homeScore: 249, awayScore: 13, isInPlay: true, progress: '2nd inn 31.4', situation: '' },
        home: { score: home, marker: null, note: '46.3 overs' },
        away: { score: away, marker: 'BAT', note: '31.4 overs' },
      },
    });
  const cards = [innings('long', '249', '132/5'), innings('short', '80', '9/1')].map((game) =>
    card('GridMarketCard', [], { id: `GridMarketCard:${game.id}`, event: game, attributes: { tags: [] } }),
  );
  show(page([shelf('LIVE', cards)]));
  await screen.findAllByRole('article');
  for (const score of ['249', '132/5', '80', '9/1']) {
    expect(screen.getByText(score).className).toContain('longScore');
  }
});

function featured(status: string): Resolvers {
  const played = event({ status });
  const leg = { marketName: 'Moneyline', event: played, selection: selection('a', { odds: odds(37, 25) }) };
  return {
    __typename: 'FeaturedStraightCard',
    id: `FeaturedStraightCard:${status}`,
    featuredBetId: status,
    header: `Bet ${status}`,
    title: 'Bills to win',
    type: 'STANDARD',
    description: null,
    marketName: 'Moneyline',
    selectionName: 'Bills',
    numberOfWagers: 0,
    odds: odds(37, 25),
    previousOdds: null,
    estimatedPayout: money(2480),
    legs: [leg],
  };
}

const shelfOf = (...bets: Resolvers[]) => ({ __typename: 'FeaturedBetsShelf', id: 'featured', bets });

test('away from its clock a game that is on is marked by a small tag on bets, a large one on boosts [CARD-030]', async () => {
  show(page([shelfOf(featured('IN_PLAY'))]));
  const tag = await screen.findByRole('img', { name: 'In play' });
  expect([tag.getAttribute('width'), tag.getAttribute('height')]).toEqual(['24', '16']);
});

test('a game to come has no such tag [CARD-030]', async () => {
  show(page([shelfOf(featured('PRE_GAME'))]));
  await screen.findByRole('article');
  expect(screen.queryByRole('img', { name: 'In play' })).toBeNull();
});

test('a boost on a game that is on has the large tag [CARD-030]', async () => {
  const boosts = {
    __typename: 'OddsBoostMarketCard',
    id: 'OddsBoostMarketCard:g1',
    rawId: 'g1',
    deepLink: { webUrl: '/x', canonicalUrl: '/x' },
    event: event({ status: 'IN_PLAY' }),
    featuredTitle: null,
    attributes: { tags: [] },
    markets: [spread(3.5)],
    headers: ['Was', 'Now'],
    placeholders: 0,
    boosts: [{ ...selection('b'), was: odds(1, 1) }],
  };
  const drawer = {
    __typename: 'Drawer',
    id: 'drawer-boosts',
    title: 'Odds Boosts',
    autoExpand: true,
    cards: [boosts],
  };
  show(page([drawer]), '/home', boosts);
  const tag = await screen.findByRole('img', { name: 'In play' });
  expect([tag.getAttribute('width'), tag.getAttribute('height')]).toEqual(['30', '16']);
});

test('of a fight, which has no score, no empty words stand there for who listens', async () => {
  const sport = { name: 'Combat', slug: 'combat' };
  const side = { score: '', marker: null, note: '' };
  const fight = event({ sport, statistics: { away: side, home: side } });
  show(page([shelf('LIVE', [card('GridMarketCard', [], { event: fight })])]));
  const row = await screen.findByRole('article');
  expect([...row.querySelectorAll('p')].map(({ textContent }) => textContent)).not.toContain('');
});

test('where a player has a headshot it stands in the place of the crest [CARD-014] [CARD-016]', async () => {
  const headshotUrl = '/images/headshots/72x72/atp-vantreel.svg';
  const game = event({
    homeParticipant: { ...team('VAN', 'Vantreel'), type: 'PLAYER', headshotUrl },
    awayParticipant: { ...team('OST', 'Ostrand'), type: 'PLAYER', headshotUrl: null },
  });
  show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)], { event: game, fallbackEvent: game })])]));
  const row = await screen.findByRole('article');
  expect([...row.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([headshotUrl]);
});

test('the parlay lounge says what it is and shows all legs of a parlay, and all parlays at once [FEAT-012] [PAGE-013]', async () => {
  const legs = ['a', 'b', 'c', 'd', 'e'].map((key) => ({
    marketName: 'Moneyline',
    event: event(),
    selection: selection(key, { odds: odds(37, 25), name: `Leg ${key}` }),
  }));
  const parlay = (id: string) => ({
    ...featured('PRE_GAME'),
    __typename: 'FeaturedParlayCard',
    id: `FeaturedParlayCard:${id}`,
    featuredBetId: id,
    header: `Parlay ${id}`,
    legs,
  });
  const lounge = page([shelfOf(parlay('1'), parlay('2'), parlay('3'))], {
    type: 'PARLAY',
    title: 'Parlay Lounge',
    parlayLoungeAssets: { title: 'Parlay Lounge', description: 'Parlays put together for you.' },
  });
  show(lounge, '/parlay-lounge');
  expect(await screen.findByRole('heading', { level: 1, name: 'Parlay Lounge' })).toBeTruthy();
  expect(screen.getByText('Parlays put together for you.')).toBeTruthy();
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(3);
  for (const one of cards) expect(within(one).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByText(/More Leg/)).toBeNull();
  expect(document.querySelector('[data-carousel="true"]')).toBeNull();
});
