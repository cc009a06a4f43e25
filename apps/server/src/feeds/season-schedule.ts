import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { fixtureMessage, SIMULATOR, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import type { FootballStrength } from '@fairline/sports/football/strength.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schedule, ScheduledGame } from './scheduled-source.ts';

/** Strengths under which a sport's model agrees with lines. */
export type FitFootball = (lines: MainLines) => Promise<FootballStrength>;

const MINUTE_MS = 60_000;

/**
 * The season that runs when no other feed is there.
 * @param paceMinutes real minutes a game takes
 */
export function seasonSchedule(paceMinutes: number, clock: Clock, fit: FitFootball): Schedule {
  const season = new Season(paceMinutes);
  const game = (fixture: Fixture): ScheduledGame => ({
    eventId: fixture.eventId,
    startsAtMs: Date.parse(fixture.startsAt),
    messages: async (told) => messages(fixture, told, await fit(fixture.lines), paceMinutes, clock),
  });
  return {
    name: SIMULATOR,
    refreshMs: Math.min(MINUTE_MS, (paceMinutes * MINUTE_MS) / 10),
    longestMs: 1.6 * paceMinutes * MINUTE_MS,
    games: (nowMs) => season.fixtures(nowMs).map(game),
    resume: ([first]) => (first && 'fixture' in first ? game(first.fixture) : undefined),
  };
}

function* messages(
  fixture: Fixture,
  told: readonly FeedMessage[],
  strength: FootballStrength,
  paceMinutes: number,
  clock: Clock,
): Generator<FeedMessage> {
  if (told.length > 0) return yield* simulatedGame(fixture, told, strength, paceMinutes);
  const first = fixtureMessage(fixture, clock.now());
  yield first;
  yield* simulatedGame(fixture, [first], strength, paceMinutes);
}
