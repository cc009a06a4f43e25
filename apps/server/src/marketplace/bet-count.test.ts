import { matchSetup } from '@fairline/feed/match-setup.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import type { Sides } from '@fairline/sports/sport.ts';
import { describe, expect, test } from 'vitest';
import { type BoardAt, boardsOf, bookAt, demoFixtures } from '../trading/testing/demo-games.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { eventCards } from './event-page.ts';
import { isOnOffer } from './status.ts';

const SAMPLES = 512;
const LOOKS = { primaryColour: '#e31837', secondaryColour: '#ffb612', kind: 'team' } as const;
/** One of each sport. */
const sports = new Map(leagues.map((league) => [league.sport.slug, league]));

describe('the bets that a card counts are those that the page lists, before anybody looked at the event and after', () => {
  test.each([...sports])('%s', (_, league) => {
    const [fixture] = demoFixtures(league);
    if (!fixture) throw new Error('no game');
    const { sides } = matchSetup(fixture);
    const [unseen] = boardsOf(fixture, [0], SAMPLES, 'main');
    const counted: number[] = [];
    for (const at of boardsOf(fixture, [0, 0.4], SAMPLES)) {
      const book = bookAt(at, fixedEvent(fixture.eventId, { sport: league.sport, ...teamsOf(sides) }));
      const listed = eventCards(book).flatMap(({ markets }) => markets.filter(isOnOffer));
      expect(new Set(listed.map(({ family }) => family)).size, String(at.moment)).toBe(book.betCount);
      counted.push(book.betCount);
    }
    expect(unseen?.board.shown.betCount).toBe(counted[0]);
  });
});

/** Markets with a price on at least one selection. */
function soldCount({ board }: BoardAt): number {
  return board.views.filter(({ selections }) => selections.some(({ odds }) => odds !== undefined)).length;
}

const FEWEST_MARKETS = { before: 60, inPlay: 40 };

describe('every league sells sixty markets of its events before they begin and forty in the middle of them', () => {
  test.each(leagues.map((league) => [league.competition.slug, league] as const))('%s', (_, league) => {
    const [fixture] = demoFixtures(league);
    if (!fixture) throw new Error('no game');
    const sold = Array.from(boardsOf(fixture, [0, 0.5], SAMPLES), soldCount);
    expect(sold[0]).toBeGreaterThanOrEqual(FEWEST_MARKETS.before);
    expect(sold[1]).toBeGreaterThanOrEqual(FEWEST_MARKETS.inPlay);
  });
});

const FEWEST_IN_FIELD = 45;
/** As shares of the messages. */
const LATER = {
  'fairway-tour': [0.2, 0.35, 0.52, 0.7, 0.8, 0.87],
  'grand-circuit': [0.1, 0.3, 0.7, 0.85],
};

describe('a field has forty-five markets wherever it stands, until its last round or laps are well under way', () => {
  test.each(Object.entries(LATER))('%s', (slug, moments) => {
    const league = leagues.find(({ competition }) => competition.slug === slug);
    const [fixture] = league ? demoFixtures(league) : [];
    if (!fixture) throw new Error('no event');
    for (const at of boardsOf(fixture, moments, SAMPLES)) {
      expect(soldCount(at), String(at.moment)).toBeGreaterThanOrEqual(FEWEST_IN_FIELD);
    }
  });
});

/** As the catalogue has them. */
function teamsOf({ home, away, field }: Sides) {
  return { home: { ...home, ...LOOKS }, away: { ...away, ...LOOKS }, ...(field && { field }) };
}
