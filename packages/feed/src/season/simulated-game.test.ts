import { football } from '@fairline/sports/football/football.ts';
import type { FootballState } from '@fairline/sports/football/state.ts';
import { hockey } from '@fairline/sports/hockey/hockey.ts';
import { soccer } from '@fairline/sports/soccer/model.ts';
import { sportModel, sportModels } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import type { FeedMessage, Fixture } from '../message.ts';
import { parseFeedMessage } from '../message-schema.ts';
import { nfl } from './leagues/nfl.ts';
import { leagues, withoutBreak } from './leagues.ts';
import type { Luck } from './luck.ts';
import { Season } from './season.ts';
import { fixtureMessage, simulatedGame } from './simulated-game.ts';
import { openLuck } from './testing/open-luck.ts';

const PACE_MINUTES = 13;
const PLAYED = {
  model: football,
  strength: { home: 1, away: -1 },
  paceMinutes: PACE_MINUTES,
  luck: openLuck,
};
const NOVEMBER_MS = Date.UTC(2025, 10, 21, 20);
const fixtures = new Season(nfl, PACE_MINUTES).fixtures(NOVEMBER_MS);

function game(index: number) {
  const fixture = fixtures[index];
  if (!fixture) throw new Error('no fixture');
  const first = fixtureMessage(fixture, Date.parse(fixture.startsAt) - 3_600_000);
  return { fixture, messages: [first, ...simulatedGame({ ...PLAYED, fixture, told: [first] })] };
}

function final(messages: readonly FeedMessage[]): FootballState {
  const [first] = messages;
  if (first?.kind !== 'fixture') throw new Error('no fixture');
  const { home, away } = first.fixture;
  return messages.reduce<FootballState>(
    (state, message) =>
      message.kind === 'play' ? football.apply(state, football.parsePlay(message.play)) : state,
    football.initial({ sides: { home, away } }),
  );
}

test('a simulated game is a whole feed: numbered, dated, possible, and it ends with its result', () => {
  for (let index = 0; index < 8; index++) {
    const { messages } = game(index);
    expect(messages.map((message) => message.sequence)).toEqual(messages.map((_, at) => at + 1));
    const times = messages.map((message) => Date.parse(message.at));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const message of messages) expect(parseFeedMessage(message).ok).toBe(true);
    const state = final(messages);
    const { homeScore: home, awayScore: away } = football.scoreboard(state);
    expect(football.isFinal(state)).toBe(true);
    expect(messages.at(-1)).toMatchObject({ kind: 'result', home, away });
  }
});

test('games take about the real minutes they are given, and bets are off for less than a quarter of them', () => {
  let minutes = 0;
  let offSeconds = 0;
  for (let index = 0; index < 20; index++) {
    const { fixture, messages } = game(index);
    minutes += (Date.parse(messages.at(-1)?.at ?? '') - Date.parse(fixture.startsAt)) / 60_000;
    messages.forEach((message, at) => {
      const before = messages[at - 1];
      if (before?.kind === 'pending') offSeconds += (Date.parse(message.at) - Date.parse(before.at)) / 1000;
    });
  }
  expect(minutes / 20).toBeGreaterThan(PACE_MINUTES * 0.85);
  expect(minutes / 20).toBeLessThan(PACE_MINUTES * 1.15);
  expect(offSeconds / 60 / minutes).toBeLessThan(0.25);
});

test('a game goes on after a restart exactly as it would have without', () => {
  const { fixture, messages } = game(3);
  for (const told of [1, 2, 3, 40, 41, 200, messages.length - 1, messages.length]) {
    const rest = [...simulatedGame({ ...PLAYED, fixture, told: messages.slice(0, told) })];
    expect(rest).toEqual(messages.slice(told));
  }
});

test('a game that was called off is played no further', () => {
  const { fixture, messages } = game(3);
  const [first] = messages;
  if (!first) throw new Error('no message');
  for (const told of [1, 40]) {
    const off: FeedMessage = {
      ...{ source: 'house-rules', eventId: first.eventId, at: first.at },
      ...{ sequence: told + 1, kind: 'status', status: 'cancelled' },
    };
    expect([...simulatedGame({ ...PLAYED, fixture, told: [...messages.slice(0, told), off] })]).toEqual([]);
  }
});

test('a game goes on from a snapshot', () => {
  const { fixture, messages } = game(4);
  const told = messages.slice(0, 121);
  const plays = told.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
  const last = told.at(-1);
  if (!last) throw new Error('no message');
  const { source, eventId, sequence, at } = last;
  const pending = last.kind === 'pending';
  const snapshot: FeedMessage = { source, eventId, sequence, at, kind: 'snapshot', fixture, plays, pending };
  expect([...simulatedGame({ ...PLAYED, fixture, told: [snapshot] })]).toEqual(messages.slice(121));
});

/** The next game of the first league of a sport. */
function nextGame(sport: string): Fixture {
  const league = leagues.find((one) => one.sport.slug === sport);
  const [next] = league ? new Season(withoutBreak(league), PACE_MINUTES).fixtures(NOVEMBER_MS) : [];
  if (!next) throw new RangeError(`nobody plays '${sport}'`);
  return next;
}

function anotherLuck(seed: number): Luck {
  return (eventId, number) => openLuck(`${eventId} ${seed}`, number);
}

test('two lucks play two different games from one fixture', () => {
  const { fixture, messages } = game(0);
  const told = messages.slice(0, 1);
  const [one, other] = [1, 2].map((seed) => [
    ...simulatedGame({ ...PLAYED, fixture, told, luck: anotherLuck(seed) }),
  ]);
  expect(one).not.toEqual(other);
});

test.each(sportModels.map(({ slug }) => slug).filter((slug) => slug !== 'futures'))(
  'silence tells nobody what is coming, while it can still be bet on: %s',
  (sport) => {
    const model = sportModel(sport);
    if (!model) throw new RangeError(`nothing plays '${sport}'`);
    const fixture = nextGame(sport);
    const played = { model, fixture, strength: model.even, paceMinutes: PACE_MINUTES };
    const begin = fixtureMessage(fixture, Date.parse(fixture.startsAt) - 3_600_000);
    const messages = [begin, ...simulatedGame({ ...played, told: [begin], luck: openLuck })];
    const ends = messages.flatMap(({ kind }, at) => (kind === 'play' ? [at + 1] : []));
    const step = Math.ceil(ends.length / 16);
    const different: number[] = [];
    for (const end of ends.slice(0, -1).filter((_, at) => at % step === 0)) {
      const told = messages.slice(0, end);
      const drawn = Array.from({ length: 12 }, (_, seed) => {
        const [next, after] = simulatedGame({ ...played, told, luck: anotherLuck(seed) });
        return {
          silentUntil: next?.at,
          next: JSON.stringify(next?.kind === 'pending' ? [next, after] : next),
        };
      });
      expect(new Set(drawn.map(({ silentUntil }) => silentUntil)).size).toBe(1);
      different.push(new Set(drawn.map(({ next }) => next)).size);
    }
    expect(Math.max(...different)).toBeGreaterThan(1);
  },
);

test.each([
  ['hockey', (play: unknown) => hockey.parsePlay(play).kind],
  ['soccer', (play: unknown) => soccer.parsePlay(play).kind],
])(
  'the break after a period passes once its end is told, and a celebration once its goal is, also over a restart: %s',
  (sport, kindOf) => {
    const model = sportModel(sport);
    if (!model) throw new RangeError(`nothing plays '${sport}'`);
    const fixture = nextGame(sport);
    const begin = fixtureMessage(fixture, Date.parse(fixture.startsAt));
    const played = { ...PLAYED, model, strength: model.even, fixture };
    const messages = [begin, ...simulatedGame({ ...played, told: [begin] })];
    const silenceAfter = (kind: string) => {
      const at = messages.findIndex((one) => one.kind === 'play' && kindOf(one.play) === kind);
      const [told, next] = [messages[at], messages[at + 1]];
      expect([...simulatedGame({ ...played, told: messages.slice(0, at + 1) })][0]).toEqual(next);
      return Date.parse(next?.at ?? '') - Date.parse(told?.at ?? '');
    };
    expect(silenceAfter('end-of-period')).toBeGreaterThan(10 * silenceAfter('shot'));
    expect(silenceAfter('goal')).toBeGreaterThan(1.5 * silenceAfter('shot'));
  },
);
