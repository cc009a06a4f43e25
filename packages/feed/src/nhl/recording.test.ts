import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hockey } from '@fairline/sports/hockey/hockey.ts';
import { WIN } from '@fairline/sports/market-definition.ts';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import type { FeedMessage } from '../message.ts';
import { parseFeedMessage } from '../message-schema.ts';
import { unpack } from '../readers/unpack.ts';
import { dataFolder } from '../testing/data-folder.ts';
import { afterGoal, sentOff, served } from './boxes.ts';
import { isNhlRecording, readNhlRecording } from './recording.ts';

const folder = dataFolder('nhl') ?? '';

function read(name: string) {
  return readAnyRecording(name, readFileSync(join(folder, name)), undefined);
}

function states(messages: readonly FeedMessage[]) {
  const [first] = messages;
  if (first?.kind !== 'fixture') throw new Error('no fixture');
  const { home, away, format } = first.fixture;
  let state = hockey.initial({ sides: { home, away }, ...(format && { format }) });
  return messages.flatMap((message) => {
    if (message.kind !== 'play') return [];
    state = hockey.apply(state, hockey.parsePlay(message.play));
    return [state];
  });
}

describe.skipIf(!existsSync(folder))('recordings of the NHL', () => {
  test.each([
    ['2024021015_PIT_at_MIN_play_by_play.json.gz', 1, 3, 'Final'],
    ['landing-2023020207.json.gz', 5, 4, 'Final/SO'],
    ['landing-2023020208.json.gz', 3, 6, 'Final'],
  ])('%s is a whole game with the score it had', (name, home, away, progress) => {
    const { messages, fault } = read(name);
    expect(fault).toBeUndefined();
    expect(messages?.at(-1)).toMatchObject({ kind: 'result', home, away });
    for (const message of messages ?? []) expect(parseFeedMessage(message).ok).toBe(true);
    const last = states(messages ?? []).at(-1);
    if (last === undefined) throw new Error('no plays');
    expect(hockey.scoreboard(last)).toMatchObject({ homeScore: home, awayScore: away, progress });
  });

  test('a game of the play-offs is followed through its overtimes', () => {
    const text = unpack(readFileSync(join(folder, 'landing-2023020207.json.gz')))?.text ?? '';
    const game = JSON.parse(text);
    const { shootout, ...summary } = game.summary;
    expect(shootout.length).toBeGreaterThan(0);
    const goal = { ...summary.scoring[0].goals[0], timeInPeriod: '13:20', situationCode: '1551' };
    const overtime = { periodDescriptor: { number: 5, periodType: 'OT' }, goals: [goal] };
    const level = summary.scoring.filter(
      (each: typeof overtime) => each.periodDescriptor.periodType !== 'SO',
    );
    const told = {
      ...{ ...game, gameType: 3, periodDescriptor: overtime.periodDescriptor },
      summary: { ...summary, scoring: [...level, overtime] },
    };
    const { messages, fault } = readAnyRecording(
      'play-off.json',
      Buffer.from(JSON.stringify(told)),
      undefined,
    );
    expect(fault).toBeUndefined();
    expect(messages?.[0]).toMatchObject({ fixture: { format: { mustHaveWinner: true } } });
    const last = states(messages ?? []).at(-1);
    if (last === undefined) throw new Error('no plays');
    expect(hockey.scoreboard(last)).toMatchObject({ progress: 'Final/2OT' });
    expect(messages?.at(-1)).toMatchObject({ kind: 'result' });
  });

  test('a play-by-play cut off in the middle is told as far as its rows are whole, and then suspended', () => {
    const text = unpack(readFileSync(join(folder, '2024021015_PIT_at_MIN_play_by_play.json.gz')))?.text ?? '';
    for (const share of [0.6, 0.6001, 0.6002]) {
      const cut = Buffer.from(text.slice(0, text.length * share));
      const { messages, fault } = readAnyRecording('cut.json', cut, undefined);
      expect(fault?.kind).toBe('cut-off');
      expect(messages?.filter(({ kind }) => kind === 'play').length).toBeGreaterThan(40);
      expect(messages?.at(-1)?.kind).toBe('suspend');
    }
  });

  test('the play-by-play tells shots, power plays and the goalie who left [LIVE-003]', () => {
    const { messages } = read('2024021015_PIT_at_MIN_play_by_play.json.gz');
    const boards = states(messages ?? []).map((state) => hockey.scoreboard(state));
    expect(boards.at(-1)).toMatchObject({ homeShots: 30, awayShots: 22 });
    expect(
      boards.some(({ powerPlay, awayPlayersInBox }) => powerPlay === 'home' && awayPlayersInBox === 1),
    ).toBe(true);
    expect(boards.some(({ homeNetEmpty, progress }) => homeNetEmpty && progress.startsWith('P3'))).toBe(true);
  });

  test('the play-by-play names the skaters who dressed, and is graded by what they did', () => {
    const { fixture, messages } = read('2024021015_PIT_at_MIN_play_by_play.json.gz');
    const players = fixture?.away.players ?? [];
    expect(players).toHaveLength(18);
    const last = states(messages ?? []).at(-1);
    if (last === undefined) throw new Error('no plays');
    const crosby = players.indexOf('S. Crosby');
    expect(last.skaters?.away[crosby]).toMatchObject({ goals: 2, assists: 0, shots: 3 });
    expect(hockey.explain(last, 'first-scorer', `away-${players.indexOf('E. Malkin')}`)).toBe(
      'E. Malkin scored the first goal',
    );
    expect(hockey.certainMark(last, `scorer:2:away:${crosby}`, 'yes')).toBe(WIN);
  });

  test('a summary without shots gives stakes on shots back', () => {
    const last = states(read('landing-2023020208.json.gz').messages ?? []).at(-1);
    if (last === undefined) throw new Error('no plays');
    expect(hockey.isDecided(last, 'shots:60.5')).toBe(true);
    const marks = hockey
      .market('shots:60.5', last.sides)
      ?.selections.map((each) => each.mark(hockey.actual(last), 0));
    expect(marks).toEqual([2, 2]);
  });

  test('a game that was still played when it was recorded has no result', () => {
    const { fault, messages } = read('landing-2023020206.json.gz');
    expect(fault?.kind).toBe('no-end');
    expect(messages?.at(-1)?.kind).toBe('suspend');
  });
});

test('of penalties minors and majors count, and neither a misconduct nor a penalty shot', () => {
  const row = (sortOrder: number, typeDescKey: string, timeInPeriod: string, duration?: number) => ({
    ...{ sortOrder, typeDescKey, timeInPeriod, periodDescriptor: { number: 1, periodType: 'REG' } },
    ...(duration !== undefined && { details: { eventOwnerTeamId: 1, duration, descKey: 'roughing' } }),
  });
  const { messages } = readNhlRecording({
    ...{ startTimeUTC: '2025-03-09T20:00:00Z', gameState: 'LIVE' },
    ...{ homeTeam: { id: 1, abbrev: 'MIN' }, awayTeam: { id: 2, abbrev: 'PIT' }, rosterSpots: [] },
    plays: [2, 4, 5, 10, 0].map((minutes, at) => row(at + 1, 'penalty', `0${at + 1}:00`, minutes)),
  });
  const last = states(messages ?? []).at(-1);
  expect(last?.plays).toBe(5);
  expect(last?.penalties).toEqual({ home: 3, away: 0 });
  expect(last?.lastPlay).toBe('Penalty: 0 minutes for roughing');
});

test('two skaters of the same short name are told by their whole ones', () => {
  const skater = (teamId: number, playerId: number, given: string, family: string) => ({
    ...{ teamId, playerId, positionCode: 'C' },
    ...{ firstName: { default: given }, lastName: { default: family } },
  });
  const { fixture } = readNhlRecording({
    startTimeUTC: '2025-03-09T20:00:00Z',
    gameState: 'LIVE',
    homeTeam: { id: 1, abbrev: 'MIN' },
    awayTeam: { id: 2, abbrev: 'PIT' },
    plays: [],
    rosterSpots: [
      skater(1, 11, 'Ann', 'Alder'),
      skater(1, 12, 'Bea', 'Birch'),
      skater(2, 21, 'Ada', 'Alder'),
    ],
  });
  expect(fixture?.home.players?.slice(0, 2)).toEqual(['Ann Alder', 'B. Birch']);
  expect(fixture?.away.players?.[0]).toBe('Ada Alder');
});

test('what is no recording is none, whatever it is', () => {
  for (const value of [undefined, null, 3, [], {}, { plays: [{}] }, { summary: {} }]) {
    expect(isNhlRecording(value)).toBe(false);
    expect(readNhlRecording(value).fault?.kind).toBe('not-a-recording');
  }
});

test('two penalties run at a time, a goal ends a minor one, and of four minutes it takes two', () => {
  const none = { home: [], away: [] };
  const three = sentOff(sentOff(sentOff(none, 'home', 2), 'home', 2), 'home', 2);
  expect(served(three, 120).home).toEqual([{ seconds: 120, major: false }]);
  expect(served(three, 130).home).toEqual([{ seconds: 110, major: false }]);
  expect(afterGoal(sentOff(none, 'home', 2), 'away').home).toEqual([]);
  expect(afterGoal(sentOff(none, 'home', 4), 'away').home).toEqual([{ seconds: 120, major: false }]);
  expect(afterGoal(sentOff(none, 'home', 5), 'away').home).toEqual([{ seconds: 300, major: true }]);
  expect(sentOff(none, 'home', 10)).toBe(none);
});
