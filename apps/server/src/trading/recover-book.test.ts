import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { BookNumbers } from './book-numbers.ts';
import { EventBook } from './event-book.ts';
import { recoverBook } from './recover-book.ts';
import { boardsOf, demoFixtures } from './testing/demo-games.ts';

const NOW = Date.parse('2026-10-10T12:00:00Z');
const onePerSport = [...new Map(leagues.map((league) => [league.sport.slug, league])).values()];
const games = onePerSport.flatMap((league) => demoFixtures(league).slice(0, 1));

/** Its fixture and every play, numbered from 1. */
function told(fixture: Fixture): FeedMessage[] {
  const model = sportModel(fixture.sport);
  if (!model) throw new RangeError(`nothing plays '${fixture.sport}'`);
  const { eventId } = fixture;
  const head = { source: 'test', eventId, at: new Date(NOW).toISOString() };
  const messages: FeedMessage[] = [{ ...head, sequence: 1, kind: 'fixture', fixture }];
  const strength = model.fit({ ...fixture.lines, league: fixture.competition });
  let state = model.initial(matchSetup(fixture));
  for (let number = 0; !model.isFinal(state); number++) {
    const play = model.playOn(state, strength, new Random(hash(eventId), number));
    if (play === undefined) break;
    messages.push({ ...head, sequence: messages.length + 1, kind: 'play', play });
    state = model.apply(state, play);
  }
  return messages;
}

/** A book of everything that was on offer in the course of the game. */
function bookOf(fixture: Fixture, offered: readonly string[]): EventBook {
  const model = sportModel(fixture.sport);
  if (!model) throw new RangeError(`nothing plays '${fixture.sport}'`);
  const sport = { slug: fixture.sport, name: fixture.sport };
  const organization = { slug: 'test', name: 'Test' };
  const competition = { slug: fixture.competition, name: 'Test', sport, organization, canonicalUrl: '/' };
  const event = {
    ...{ id: fixture.eventId, name: 'Test', sport, organization, competition, canonicalUrl: '/' },
    ...{
      home: teamOf(fixture.home),
      away: teamOf(fixture.away),
      startsAt: new Date(NOW),
    },
    status: 'IN_PLAY' as const,
  };
  return new EventBook({
    event,
    fixture,
    model,
    offered,
    nowMs: NOW,
    numbers: new BookNumbers(),
    isShaded: false,
  });
}

function teamOf(side: Fixture['home']) {
  return { ...side, primaryColour: '#000000', secondaryColour: '#ffffff', kind: 'team' as const };
}

test.each(games)(
  'a recovered game of $sport has decided the same, by the same plays, as one followed',
  (fixture) => {
    const messages = told(fixture);
    const offered = new Set<string>();
    for (const { board } of boardsOf(fixture, [0, 0.2, 0.4, 0.6, 0.8], 256))
      for (const key of board.keys()) offered.add(key);
    for (const share of [0.3, 0.7, 1]) {
      const history = messages.slice(0, Math.ceil(messages.length * share));
      const followed = bookOf(fixture, [...offered]);
      const decided = history.flatMap((message) => followed.message(message, NOW).decided);
      const book = bookOf(fixture, [...offered]);
      const recovered = recoverBook(book, history, NOW);
      expect([...recovered.decided].sort()).toEqual(decided.sort());
      expect(book.decisions.state).toEqual(followed.decisions.state);
      expect(new Map([...book.decisions.decidedAt].sort())).toEqual(
        new Map([...followed.decisions.decidedAt].sort()),
      );
      expect(book.status).toBe(followed.status);
      if (share === 1) expect(decided.length).toBeGreaterThan(0);
    }
  },
);
