import type { FeedBody, FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { fixtureMessage, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { basketball } from '@fairline/sports/basketball/basketball.ts';
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
  return [
    first,
    ...simulatedGame({
      model: football,
      fixture: game,
      told: [first],
      strength: football.even,
      paceMinutes: 13,
      luck: openLuck,
    }),
  ];
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

test('a game called early has ended for whom officials called it once enough was played, and is off before', () => {
  const game = { ...fixture, sport: 'basketball', competition: 'nba' };
  /** The plays so far when so much of a game is over, and who leads then; a leader by that time. */
  const playedTo = (share: number) => {
    const plays: unknown[] = [];
    const random = new Random(4);
    let state = basketball.initial({ sides: game });
    const score = () => basketball.scoreboard(state);
    while (basketball.elapsed(state) < share || score().homeScore === score().awayScore) {
      const play = basketball.playOn(state, basketball.even, random);
      if (!play) throw new Error('nobody leads');
      state = basketball.apply(state, play);
      plays.push(play);
    }
    expect(basketball.elapsed(state)).toBeLessThan(1);
    const { homeScore: home, awayScore: away } = score();
    return { told: plays.map((play) => ({ kind: 'play', play }) as const), plays, home, away };
  };
  const calledFor = (side?: 'home' | 'away'): FeedBody => ({
    ...{ kind: 'status', status: 'cancelled' },
    ...(side && { calledFor: side }),
  });
  const late = playedTo(44 / 48);
  const [leading, behind] = late.home > late.away ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const end = { home: late.home, away: late.away, winner: leading, isOvertime: false };
  expect(toldEnd(logOf(game, ...late.told, calledFor(leading)))).toEqual(end);
  expect(toldEnd(logOf(game, ...late.told, calledFor(behind)))).toBe('off');
  expect(toldEnd(logOf(game, ...late.told, calledFor()))).toBe('off');
  const retold = snapshotOf(game, late.plays);
  const { source, eventId, at } = retold;
  const called: FeedMessage = { source, eventId, at, sequence: 901, ...calledFor(leading) };
  expect(toldEnd([retold, called])).toEqual(end);
  const early = playedTo(30 / 48);
  const ahead = early.home > early.away ? 'home' : 'away';
  expect(toldEnd(logOf(game, ...early.told, calledFor(ahead)))).toBe('off');
});
