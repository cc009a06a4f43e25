import type { FeedMessage } from '@fairline/feed/message.ts';
import { parseFeedMessage } from '@fairline/feed/message-schema.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { withoutBreak } from '@fairline/feed/season/leagues.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { fixtureMessage, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { football } from '@fairline/sports/football/football.ts';
import { futures } from '@fairline/sports/futures/futures.ts';
import { expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { FuturesSource } from './futures-source.ts';
import type { FeedInlet } from './inlet.ts';
import { ToldSeason } from './told-season.ts';

const PACE_MINUTES = 13;
const MINUTE_MS = 60_000;
const START_MS = Date.parse('2025-11-22T06:00:00Z');
const LONGEST_MS = 1.6 * PACE_MINUTES * MINUTE_MS;

/** Tells what is due at a moment, after what was told before; adds to it. @param games the histories of games */
async function tell(
  told: FeedMessage[],
  leagues: readonly League[],
  nowMs: number,
  games: ReadonlyMap<string, FeedMessage[]> = new Map(),
): Promise<void> {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const eventIds = new Set(told.map(({ eventId }) => eventId));
  const inlet: FeedInlet = {
    receive: async (value) => {
      const read = parseFeedMessage(value);
      if (!read.ok) return { kind: 'refused', reason: 'no message' };
      told.push(read.message);
      return { kind: 'accepted' };
    },
    histories: async (ids) =>
      new Map([
        ...ids
          .filter((id) => eventIds.has(id))
          .map((id) => [id, told.filter(({ eventId }) => eventId === id)] as const),
        ...[...games].filter(([id]) => ids.includes(id)),
      ]),
    unfinished: async () => [...eventIds],
  };
  const clock = new ManualClock(nowMs);
  const source = new FuturesSource({
    leagues,
    paceMinutes: PACE_MINUTES,
    bus: new Bus(logger),
    clock,
    logger,
  });
  await source.start(inlet);
  await source.look();
  source.stop();
  expect(logger.error).not.toHaveBeenCalled();
}

test('games of a season are given their time though its league is not simulated any more', async () => {
  const told: FeedMessage[] = [];
  await tell(told, [withoutBreak(nfl)], START_MS);
  const later = START_MS + 30.5 * MINUTE_MS;
  await tell(told, [], later);
  const left = [...(ToldSeason.resumed(told)?.gamesLeft() ?? [])].map(({ startsAtMs }) => startsAtMs);
  const inPlay = left.filter((startsAtMs) => startsAtMs < later);
  expect(inPlay.length).toBeGreaterThan(0);
  expect(Math.min(...inPlay)).toBeGreaterThanOrEqual(later - LONGEST_MS);
});

test('of a game that was corrected after its end the season is told how it ended then', async () => {
  const league = withoutBreak(nfl);
  const told: FeedMessage[] = [];
  await tell(told, [league], START_MS);
  const left = [...(ToldSeason.resumed(told)?.gamesLeft() ?? [])].sort(
    (one, other) => one.startsAtMs - other.startsAtMs,
  );
  const [game] = left;
  const [listed] = new Season(league, PACE_MINUTES).fixtures(START_MS);
  if (!game || !listed) throw new Error('Nobody plays.');
  const fixture = { ...listed, eventId: game.id };
  const first = fixtureMessage(fixture, game.startsAtMs);
  const log = [first, ...simulatedGame(football, fixture, [first], football.even, PACE_MINUTES)];
  const plays = log.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
  const correction: FeedMessage = {
    ...first,
    sequence: 999,
    kind: 'snapshot',
    fixture,
    plays,
    pending: false,
  };
  const later = game.startsAtMs + LONGEST_MS + MINUTE_MS;
  await tell(told, [league], later, new Map([[game.id, [correction]]]));
  const results = told.flatMap((message) => {
    const play = message.kind === 'play' ? futures.parsePlay(message.play) : undefined;
    return play?.kind === 'results' ? play.results : [];
  });
  const end = log.at(-1);
  if (end?.kind !== 'result') throw new Error('no result');
  const score = { game: game.number, home: end.home, away: end.away };
  expect(results.filter(({ game: number }) => number === game.number)).toEqual([score]);
});
