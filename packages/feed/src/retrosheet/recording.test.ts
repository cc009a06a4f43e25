import { baseball } from '@fairline/sports/baseball/baseball.ts';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import type { FeedMessage } from '../message.ts';
import { bytesIn, dataFolder } from '../testing/data-folder.ts';
import { beventTable } from '../testing/small-files.ts';

const HEAD = [
  'id,BOS202008080',
  'info,visteam,TOR',
  'info,hometeam,BOS',
  'info,date,2020/08/08',
  'info,starttime,7:30PM',
  'info,innings,9',
  'info,tiebreaker,2',
  'start,aaaaa001,"Ann Alder",0,1,4',
];
const OUT = (inning: number, half: number) => `play,${inning},${half},aaaaa001,00,X,63/G4`;
const halves = Array.from({ length: 18 }, (_, at) => [1 + (at >> 1), at & 1] as const);

/** A game of nothing but groundouts, in which the visitors hit a home run in the ninth. */
function smallGame(lastEvent = 'HR/L8XD'): string {
  const plays = halves.flatMap(([inning, half]) => [
    ...(inning === 9 && half === 0 ? [`play,9,0,aaaaa001,11,BCX,${lastEvent}`] : []),
    ...[0, 1, 2].map(() => OUT(inning, half)),
  ]);
  return [...HEAD, ...plays, 'data,er,aaaaa001,0'].join('\n');
}

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readAnyRecording('game.evt', bytes(text), undefined);
const last = (messages: readonly FeedMessage[] | undefined) => messages?.at(-1);

const pitchers = (won: string, lost: string) => [
  'start,aitcher1,"Abe Away",0,0,1',
  'start,hitcher1,"Hal Home",1,0,1',
  `info,wp,${won}`,
  `info,lp,${lost}`,
];
const withPitchers = (won: string, lost: string) =>
  read(smallGame().replace('info,innings,9', ['info,innings,9', ...pitchers(won, lost)].join('\n')));

test('a game whose pitchers say that the other side won has no result', () => {
  expect(withPitchers('aitcher1', 'hitcher1').fault).toBeUndefined();
  for (const { fault, messages } of [
    withPitchers('hitcher1', 'aitcher1'),
    withPitchers('aitcher1', 'aitcher1'),
  ]) {
    expect(fault).toMatchObject({ kind: 'scores-disagree' });
    expect(last(messages)).toMatchObject({ kind: 'suspend' });
  }
});

test.each([
  ['cut short', 'play,5,1,aaaaa001'],
  ['of no known kind', 'pl'],
])('a game with a record %s is told up to it, and no result', (_name, record) => {
  const game = smallGame();
  const fifth = OUT(5, 1);
  const { fault, messages } = read(game.replace(fifth, `${fifth}\n${record}`));
  expect(fault).toMatchObject({
    kind: 'impossible-play',
    message: expect.stringContaining('cannot be read'),
  });
  expect(last(messages)).toMatchObject({ kind: 'suspend' });
});

test('a table of BEVENT ends at a row of another game, and has no result', () => {
  const other = beventTable.replace(/BOS202008080,TOR,5,1,1/, 'BOS202008080,NYA,5,1,1');
  expect(read(beventTable).fault).toBeUndefined();
  expect(other).not.toBe(beventTable);
  const { fault, messages } = read(other);
  expect(fault).toMatchObject({ kind: 'cut-off' });
  expect(last(messages)).toMatchObject({ kind: 'suspend' });
});

test('an event file whose id is that of another day or another home side is none', () => {
  for (const id of ['id,BOS202008090', 'id,NYA202008080', 'id,BOS202008081']) {
    expect(read(smallGame().replace(/^id,.*/, id)).fault).toMatchObject({ kind: 'not-a-recording' });
  }
});

test('an event file becomes the messages of a feed: fixture, pitches, plays and the result', () => {
  const recording = read(smallGame());
  expect(recording.fault).toBeUndefined();
  expect(recording.fixture).toMatchObject({
    sport: 'baseball',
    competition: 'mlb',
    eventId: 'mlb-202008082330-tor-bos',
    startsAt: '2020-08-08T23:30:00.000Z',
  });
  expect(last(recording.messages)).toMatchObject({ kind: 'result', home: 0, away: 1 });
  const texts = recording.messages?.flatMap((message) =>
    message.kind === 'play' ? [baseball.parsePlay(message.play).text] : [],
  );
  expect(texts).toContain('Ball, 1–0 to Ann Alder');
  expect(texts).toContain('Strike, 1–1 to Ann Alder');
  expect(texts).toContain('Ann Alder homers, a run scores');
});

test('a game that stops early ends with suspend, and so does one whose plays cannot follow', () => {
  const early = read(smallGame().split('\n').slice(0, 40).join('\n'));
  expect(early.fault?.kind).toBe('no-end');
  expect(last(early.messages)?.kind).toBe('suspend');
  const impossible = read(smallGame('S8.3-H'));
  expect(impossible.fault?.kind).toBe('impossible-play');
  expect(last(impossible.messages)).toMatchObject({ kind: 'suspend' });
});

test('what is no game, or of a team there is none of, is a fault and no message', () => {
  expect(read('id,\nnothing').fault?.kind).toBe('not-a-recording');
  expect(read(smallGame().replace('hometeam,BOS', 'hometeam,ZZZ')).fault?.kind).toBe('unknown-team');
});

const events = dataFolder('mlb/retrosheet_2020_events');
const bevent = dataFolder('mlb/retrosheet_2019_bevent');

describe.skipIf(events === undefined || bevent === undefined)('real games', () => {
  test.each([
    ['BOS202009180_NYA_at_BOS.evt.gz', 5, 6],
    ['LAN202009020_ARI_at_LAN.evt.gz', 3, 2],
    ['BOS202009041_TOR_at_BOS.evt.gz', 7, 8],
    ['NYA202009150_TOR_at_NYA.evt.gz', 20, 6],
  ])('%s ends %i to %i', (name, home, away) => {
    const recording = readAnyRecording(name, bytesIn(events, name), undefined);
    expect(recording.fault).toBeUndefined();
    expect(last(recording.messages)).toMatchObject({ kind: 'result', home, away });
  });

  test.each([
    ['BOS201909170_SFN.csv.gz', 6, 7],
    ['CHN201905110_MIL.csv.gz', 2, 1],
  ])('%s ends %i to %i', (name, home, away) => {
    const recording = readAnyRecording(name, bytesIn(bevent, name), undefined);
    expect(recording.fault).toBeUndefined();
    expect(last(recording.messages)).toMatchObject({ kind: 'result', home, away });
  });
});
