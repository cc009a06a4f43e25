import type { FeedBody, FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { fixtureMessage, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import { tennis } from '@fairline/sports/tennis/tennis.ts';
import { expect, test } from 'vitest';
import { toldEnd } from './told-end.ts';

const [fixture] = new Season(nfl, 13).fixtures(Date.UTC(2026, 10, 22, 12));
if (!fixture) throw new Error('nobody plays');

function logOf(game: Fixture, ...bodies: FeedBody[]): FeedMessage[] {
  const first = fixtureMessage(game, 0);
  const { source, eventId, at: moment } = first;
  const envelope = { source, eventId, at: moment };
  return [first, ...bodies.map((body, at) => ({ ...envelope, ...body, sequence: at + 2 }))];
}

/** A whole game, as it is told. */
function whole(game: Fixture): FeedMessage[] {
  const first = fixtureMessage(game, 0);
  return [first, ...simulatedGame(football, game, [first], football.even, 13)];
}

function snapshotOf(game: Fixture, plays: readonly unknown[]): FeedMessage {
  return {
    ...fixtureMessage(game, 0),
    sequence: 900,
    kind: 'snapshot',
    fixture: game,
    plays,
    pending: false,
  };
}

test('a game has ended for who won it: who leads may have retired', () => {
  const game = { ...fixture, sport: 'tennis', competition: 'atp' };
  const plays: unknown[] = [];
  let state = tennis.initial({ sides: game });
  const random = new Random(1);
  while (tennis.scoreboard(state).homeScore === 0) {
    const play = tennis.playOn(state, tennis.even, random);
    if (!play) throw new Error('the home side wins no set');
    state = tennis.apply(state, play);
    plays.push(play);
  }
  plays.push({ kind: 'retirement', text: '', side: 'home' });
  const told = plays.map((play) => ({ kind: 'play', play }) as const);
  expect(toldEnd(logOf(game, ...told))).toMatchObject({ winner: 'away' });
  const result = { kind: 'result', home: 1, away: 0 } as const;
  expect(toldEnd(logOf(game, ...told, result))).toMatchObject({ home: 1, away: 0, winner: 'away' });
});

test('a game that is over and corrected has ended as the snapshot says, whether or not its result is still told', () => {
  const log = whole(fixture);
  const other = whole({ ...fixture, eventId: 'another' });
  const plays = other.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
  const ends = [log, other].map(toldEnd);
  expect(ends[0]).not.toEqual(ends[1]);
  const result = other.at(-1);
  expect(ends[1]).toMatchObject(result?.kind === 'result' ? { home: result.home, away: result.away } : {});
  const correction = snapshotOf(fixture, plays);
  expect(toldEnd([...log, correction])).toEqual(ends[1]);
  expect(toldEnd([correction])).toEqual(ends[1]);
});

test('a game that is played on after a snapshot has not ended, and one called off after it is off', () => {
  const plays = whole(fixture).flatMap((message) => (message.kind === 'play' ? [message.play] : []));
  const half = snapshotOf(fixture, plays.slice(0, 40));
  expect(toldEnd([half])).toBeUndefined();
  expect(toldEnd([half, { ...half, kind: 'status', status: 'cancelled' }])).toBe('off');
});
