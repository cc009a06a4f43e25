import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { apply } from '@fairline/sports/football/apply.ts';
import { type FootballPlay, parsePlay } from '@fairline/sports/football/play.ts';
import { arePlayersTold, initialState } from '@fairline/sports/football/state.ts';
import { describe, expect, test } from 'vitest';
import type { FeedMessage } from '../message.ts';
import { parseFeedMessage } from '../message-schema.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { recordingFiles, recordingIndex, recordings } from '../testing/recordings.ts';
import { type SmallRow, smallGame, smallRecording } from '../testing/small-recording.ts';
import { readRecording } from './recording.ts';

function plays(messages: readonly FeedMessage[] = []): FootballPlay[] {
  return messages.flatMap((message) => (message.kind === 'play' ? [parsePlay(message.play)] : []));
}

/** The model accepts every play in order. */
function finalState({ fixture, messages = [] }: ReadRecording) {
  if (!fixture) throw new Error('no fixture');
  return plays(messages).reduce(apply, initialState({ home: fixture.home, away: fixture.away }));
}

function expectStream(messages: readonly FeedMessage[] = []) {
  expect(messages.map((message) => message.sequence)).toEqual(messages.map((_, index) => index + 1));
  const times = messages.map((message) => Date.parse(message.at));
  expect(times).toEqual(times.toSorted((left, right) => left - right));
  for (const message of messages) expect(parseFeedMessage(message)).toEqual({ ok: true, message });
}

test('a recording becomes a fixture, a snap and a play for each row, and the result', () => {
  const read = readRecording(smallRecording());
  expect(read.fault).toBeUndefined();
  expectStream(read.messages);
  expect(read.fixture).toMatchObject({ home: { mediumName: 'Browns' }, away: { mediumName: 'Seahawks' } });
  expect(read.messages?.map((message) => message.kind).slice(0, 6)).toEqual([
    'fixture',
    'alive',
    'pending',
    'play',
    'pending',
    'play',
  ]);
  expect(read.messages?.at(-1)).toMatchObject({ kind: 'result', home: 10, away: 2 });
});

test('a play carries the situation after it, which the recording shows before the next', () => {
  const [first, second, touchdown, kick] = plays(readRecording(smallRecording()).messages);
  expect(first).toMatchObject({
    kind: 'kickoff',
    possession: 'home',
    next: 'scrimmage',
    down: 1,
    ballOn: 20,
    clock: 895,
  });
  expect(second).toMatchObject({
    kind: 'rush',
    text: 'C.Back up the middle to CLE 25 for 5 yards.',
    down: 2,
    clock: 860,
  });
  expect(touchdown).toMatchObject({ next: 'conversion', possession: 'home', score: { home: 6, away: 0 } });
  expect(kick).toMatchObject({ kind: 'extra-point', next: 'kickoff', score: { home: 7, away: 0 } });
});

test('a try and a kickoff that were not recorded are told from the scoring summary', () => {
  const rows = smallGame.filter((row) => row.note !== 'XP' && row.time !== '14:10');
  const read = readRecording(smallRecording(rows));
  expect(read.fault).toBeUndefined();
  expect(
    plays(read.messages)
      .map((play) => play.kind)
      .slice(2, 5),
  ).toEqual(['pass', 'extra-point', 'kickoff']);
});

/** The small game with who did what of some rows. */
function namedRows(): SmallRow[] {
  const did = (clubcode: string, playerName: string, statId: number, yards: number) => [
    { sequence: 1, clubcode, playerName, statId, yards },
  ];
  return smallGame.map((row) => {
    if (row.desc.includes('C.Back up the middle'))
      return { ...row, players: { b: did('CLE', 'C.Back', 10, 5) } };
    if (row.note === 'TD') {
      return { ...row, players: { b: did('CLE', 'C.Back', 16, 75), w: did('CLE', 'C.Wide', 22, 75) } };
    }
    if (row.note === 'XP') return { ...row, players: { k: did('CLE', 'K.Foot', 72, 0) } };
    if (row.desc.includes('kneels')) return { ...row, players: { a: did('SEA', 'S.Arm', 10, -1) } };
    return row;
  });
}

test('a recording that names players tells who they are, who gained and who scored', () => {
  const read = readRecording(smallRecording(namedRows()));
  expect(read.fault).toBeUndefined();
  expectStream(read.messages);
  expect(read.fixture?.home.players).toEqual(['C.Back', '', '', 'C.Wide', '', '', '', '', '', 'K.Foot']);
  const [, run, pass, kick] = plays(read.messages);
  expect(run?.did).toEqual([{ side: 'home', what: 'run', player: 0, yards: 5 }]);
  expect(pass?.did).toEqual([
    { side: 'home', what: 'pass', player: 0, yards: 75 },
    { side: 'home', what: 'catch', player: 3, yards: 75 },
  ]);
  expect(pass?.scores).toEqual([{ side: 'home', kind: 'touchdown', player: 3, passer: 0 }]);
  expect(kick?.scores).toEqual([{ side: 'home', kind: 'extra-point', player: 9 }]);
  expect(finalState(read).players?.home.passes).toEqual({ count: 1, yards: 75 });
});

test('a touchdown of who is not told apart is told with his name', () => {
  const returned = { sequence: 1, clubcode: 'CLE', playerName: 'R.Turner', statId: 48, yards: 75 };
  const rows = namedRows().map((row) => (row.note === 'TD' ? { ...row, players: { r: [returned] } } : row));
  const { messages } = readRecording(smallRecording(rows));
  expect(plays(messages).flatMap((play) => play.scores)[0]).toEqual({
    side: 'home',
    kind: 'touchdown',
    player: 8,
    name: 'R.Turner',
  });
});

test('who is told by two names has the one that was told first', () => {
  const rows = namedRows().map((row) => {
    const [deed] = row.note === 'TD' ? (row.players?.b ?? []) : [];
    return deed ? { ...row, players: { ...row.players, b: [{ ...deed, playerName: 'Ch.Back' }] } } : row;
  });
  expect(readRecording(smallRecording(rows)).fixture?.home.players?.[0]).toBe('C.Back');
});

test('a recording that names nobody says of no play who did it, and nobody is invented for it', () => {
  const read = readRecording(smallRecording());
  expect([read.fixture?.home.players, read.fixture?.away.players]).toEqual([[], []]);
  expect(plays(read.messages).every((play) => play.did === undefined)).toBe(true);
  expect(arePlayersTold(finalState(read))).toBe(false);
});

test('a row in the wrong place moves to where its clock belongs', () => {
  const [opening, run, ...rest] = smallGame;
  if (!opening || !run) throw new Error('no rows');
  const shuffled = [opening, ...rest.slice(0, 1), run, ...rest.slice(1)];
  expect(plays(readRecording(smallRecording(shuffled)).messages)).toEqual(
    plays(readRecording(smallRecording()).messages),
  );
});

describe('a recording that is not whole gives a report and ends suspended, without a result', () => {
  const whole = smallRecording();
  const zipped = gzipSync(whole);

  function expectSuspended(read: ReadRecording, kind: string) {
    expect(read.fault).toMatchObject({ kind, message: expect.stringMatching(/\w/) });
    expectStream(read.messages);
    expect(read.messages?.at(-1)?.kind).toBe('suspend');
    expect(read.messages?.some((message) => message.kind === 'result')).toBe(false);
    finalState(read);
  }

  test('cut off in its JSON, at any byte', () => {
    const text = new TextDecoder().decode(whole);
    for (let end = text.indexOf('"drives"'); end < text.length - 1; end += 7) {
      expectSuspended(readRecording(whole.slice(0, end)), 'cut-off');
    }
  });

  test('whose plays name by the places of its fixture, also where what came later says who is the quarterback', () => {
    const rows = namedRows().flatMap((row) =>
      row.desc.includes('C.Back up the middle') ? [row, { ...row, time: '14:40' }] : [row],
    );
    const bytes = smallRecording(rows);
    const read = readRecording(bytes.slice(0, new TextDecoder().decode(bytes).indexOf('"scrsummary"')));
    expectSuspended(read, 'cut-off');
    expect(read.fixture?.home.players?.[0]).toBe('C.Back');
    const [, run] = plays(read.messages);
    expect(run?.did).toEqual([{ side: 'home', what: 'run', player: 0, yards: 5 }]);
  });

  test('cut off in its gzip', () => {
    const read = readRecording(zipped.subarray(0, zipped.length - 20));
    expectSuspended(read, 'cut-off');
    expect(plays(read.messages).length).toBeGreaterThan(2);
  });

  test('cut off before the teams are known', () => {
    expect(readRecording(whole.slice(0, 30))).toEqual({
      fault: { kind: 'cut-off', message: expect.stringContaining('before the teams are known') },
    });
  });

  test('without an end', () => {
    const read = readRecording(
      smallRecording(smallGame.slice(0, 8), (game) => Object.assign(game, { qtr: 2 })),
    );
    expectSuspended(read, 'no-end');
  });

  test('whose plays do not add up to its score', () => {
    const read = readRecording(
      smallRecording(smallGame, (game) =>
        Object.assign(game, { away: { abbr: 'SEA', score: { 1: 3, 2: 0, 3: 2, 4: 0, 5: 0, T: 5 } } }),
      ),
    );
    expectSuspended(read, 'scores-disagree');
    expect(read.fault?.message).toContain('SEA 0-0-2-0-0, the score line 3-0-2-0-0');
  });

  test('of a team nobody knows, or of something else altogether', () => {
    const unknown = smallRecording(smallGame, (game) =>
      Object.assign(game, { home: { abbr: 'XYZ', score: {} } }),
    );
    expect(readRecording(unknown).fault).toMatchObject({ kind: 'unknown-team' });
    for (const text of ['', 'null', '[]', '{}', '{"2011102306":{}}', 'MZ\0', '\u001f\u008b']) {
      const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
      expect(readRecording(bytes).fault?.kind, text).toMatch(/not-a-recording|cut-off/);
    }
  });
});

/** Skipped where the recordings are absent: they may not be redistributed with the code. */
describe.skipIf(!recordings)('the recorded games', () => {
  const folder = recordings ?? '';
  const rows = recordings ? recordingIndex(folder) : new Map();
  const files = recordings ? recordingFiles(folder) : [];

  test.each(files)('$name: final and quarter scores are the recording’s', ({ path, gsisId }) => {
    const bytes = readFileSync(path);
    const read = readRecording(bytes, rows.get(gsisId));
    expect(read.fault).toBeUndefined();
    expectStream(read.messages);
    const state = finalState(read);
    expect(state.phase).toBe('final');
    const [, awayScore, homeScore] = scoresInIndex(folder, gsisId);
    expect(read.messages?.at(-1)).toMatchObject({ kind: 'result', home: homeScore, away: awayScore });
  });

  test.each(files)('$name: cut off in the middle it ends suspended', ({ path, gsisId }) => {
    const bytes = readFileSync(path);
    for (const share of [0.3, 0.6, 0.9, 0.99]) {
      const read = readRecording(bytes.subarray(0, Math.floor(bytes.length * share)), rows.get(gsisId));
      expect(read.fault?.kind).toBe('cut-off');
      if (!read.fixture) continue;
      expect(read.messages.at(-1)?.kind).toBe('suspend');
      finalState(read);
    }
  });

  test('closing lines and kickoffs come from the index', () => {
    expect(rows.get('2013100609')).toMatchObject({
      startsAtMs: Date.UTC(2013, 9, 6, 20, 25),
      lines: { spread: 9, total: 58.5 },
    });
    expect(rows.get('2013100609')?.lines.homeWinProbability).toBeCloseTo(0.2346, 4);
    expect(rows.get('2015020100')).toMatchObject({ playoff: true, lines: {} });
  });
});

/** [gsisId, away, home] straight from the csv. */
function scoresInIndex(folder: string, gsisId: string): [string, number, number] {
  const line = readFileSync(`${folder}/index.csv`, 'utf8')
    .split('\n')
    .find((row) => row.startsWith(gsisId));
  const cells = line?.split(',') ?? [];
  return [gsisId, Number(cells[8]), Number(cells[9])];
}
