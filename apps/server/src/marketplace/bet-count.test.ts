import { matchSetup } from '@fairline/feed/match-setup.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import type { Sides } from '@fairline/sports/sport.ts';
import { describe, expect, test } from 'vitest';
import { boardsOf, bookAt, demoFixtures } from '../trading/testing/demo-games.ts';
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

/** As the catalogue has them. */
function teamsOf({ home, away, field }: Sides) {
  return { home: { ...home, ...LOOKS }, away: { ...away, ...LOOKS }, ...(field && { field }) };
}
