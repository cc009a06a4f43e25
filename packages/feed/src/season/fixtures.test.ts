import { expect, test } from 'vitest';
import { parseFeedMessage } from '../message-schema.ts';
import { leagues, withoutBreak } from './leagues.ts';
import { Season } from './season.ts';
import { fixtureMessage } from './simulated-game.ts';

const NOW_MS = Date.UTC(2026, 5, 20, 18);

test.each(leagues.map((league) => [league.competition.slug, league] as const))(
  'the feed takes what the season of %s announces',
  (_, league) => {
    const fixtures = new Season(withoutBreak(league), 13).fixtures(NOW_MS);
    expect(fixtures.length).toBeGreaterThan(0);
    for (const fixture of fixtures) {
      expect(parseFeedMessage(fixtureMessage(fixture, NOW_MS))).toMatchObject({ ok: true });
    }
  },
);
