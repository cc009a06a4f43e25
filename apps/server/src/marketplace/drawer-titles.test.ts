import { matchSetup } from '@fairline/feed/match-setup.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { describe, expect, test } from 'vitest';
import { boardsOf, bookAt, demoFixtures } from '../trading/testing/demo-games.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { BookView } from '../trading/trading.ts';
import { eventPage } from './event-page.ts';

/** Enough that every kind of market is on the board. */
const SAMPLES = 256;
const LOOKS = { primaryColour: '#e31837', secondaryColour: '#ffb612', kind: 'team' } as const;

describe('on every section of an event page each drawer has a title of its own, in words a person would say, never that of the event', () => {
  test.each(leagues.map((league) => [league.competition.slug, league] as const))('%s', (_, league) => {
    const [fixture] = demoFixtures(league);
    if (!fixture) throw new Error('no game');
    const { home, away, field } = matchSetup(fixture).sides;
    const sides = { home: { ...home, ...LOOKS }, away: { ...away, ...LOOKS }, ...(field && { field }) };
    for (const at of boardsOf(fixture, [0, 0.4], SAMPLES)) {
      const status = at.moment > 0 ? 'IN_PLAY' : 'PRE_GAME';
      const event = fixedEvent(fixture.eventId, { status, sport: league.sport, ...sides });
      for (const [section, titles] of titlesBySection(bookAt(at, event))) {
        const twice = titles.filter((title, place) => titles.indexOf(title) !== place);
        expect({ section, twice }).toEqual({ section, twice: [] });
        const odd = titles.filter((title) => title === event.name || ODD.some((one) => one.test(title)));
        expect({ section, odd }).toEqual({ section, odd: [] });
      }
    }
  });
});

/** Titles no person would give a drawer. */
const ODD: readonly RegExp[] = [
  // 'To Win and', 'Race to', 'Most Runs in the First': an end that is not there
  / (?:a|an|and|at|by|for|in|of|or|the|to|with|First)$/,
  // 'To Make a Milestones', 'To Score Milestones'
  /^To .*Milestones$/,
  // 'Race': of what?
  /^Race$/,
  // 'To Score, (RSL) to Score 2 or More': whose team, of a table of both
  /\(/,
  // 'total points'
  /^[^A-Z\d]/,
];

function titlesBySection(book: BookView): Map<string, string[]> {
  const sections = eventPage(book.event, book, undefined)?.children ?? [];
  return new Map(
    sections.map(({ label, id }, place) => {
      const page = eventPage(book.event, book, place === 0 ? undefined : id.split('#')[1]);
      const selected = page?.children.find(({ selected }) => selected)?.sections ?? [];
      return [label, selected.flatMap((one) => (one.kind === 'drawer' ? [one.title] : []))];
    }),
  );
}
