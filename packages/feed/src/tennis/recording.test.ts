import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { tennis } from '@fairline/sports/tennis/tennis.ts';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import type { FeedMessage } from '../message.ts';
import { parseFeedMessage } from '../message-schema.ts';
import { dataFolder } from '../testing/data-folder.ts';
import { readSlamMatch } from './recording.ts';
import { slamMatch } from './tournaments.ts';

const folder = dataFolder('tennis');

const HEAD = 'match_id,SetNo,P1GamesWon,P2GamesWon,PointNumber,PointWinner,PointServer,P1Score,P2Score,P1Ace';

/** A made-up match in which player 1 wins every point; the rows after `rows` are left out. */
function smallMatch(rows = 48, change: (lines: string[]) => string[] = (lines) => lines): Uint8Array {
  const calls = ['15', '30', '40', '0'];
  const lines: string[] = ['2030-usopen-2101,1,0,0,0X,0,0,0,0,0'];
  for (let point = 0; point < rows; point++) {
    const game = Math.floor(point / 4) + (point % 4 === 3 ? 1 : 0);
    const set = Math.floor(point / 24) + 1;
    const server = Math.floor(point / 4) % 2 === 0 ? 1 : 2;
    const ace = server === 1 && point % 4 === 1 ? 1 : 0;
    lines.push(
      `2030-usopen-2101,${set},${game - (set - 1) * 6},0,${point + 1},1,${server},${calls[point % 4]},0,${ace}`,
    );
  }
  return new TextEncoder().encode(`${[HEAD, ...change(lines)].join('\n')}\n`);
}

function finalOf(messages: readonly FeedMessage[]) {
  const [first] = messages;
  if (first?.kind !== 'fixture') throw new Error('no fixture');
  return messages.reduce(
    (state, message) =>
      message.kind === 'play' ? tennis.apply(state, tennis.parsePlay(message.play)) : state,
    tennis.initial({ sides: first.fixture }),
  );
}

test('a recorded match becomes a fixture, its points, and the result', () => {
  const index = 'match_id,file,player1,player2\n2030-usopen-2101,x.csv,Ann Ola,Bea Brandt\n';
  const { fixture, messages = [], fault } = readSlamMatch(smallMatch(), index);
  expect(fault).toBeUndefined();
  expect(fixture).toMatchObject({
    competition: 'wta',
    home: { mediumName: 'Ola' },
    away: { abbreviation: 'BRA' },
  });
  for (const message of messages) expect(parseFeedMessage(message)).toEqual({ ok: true, message });
  expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, at) => at + 1));
  expect(messages.at(-1)).toMatchObject({ kind: 'result', home: 2, away: 0 });
  expect(finalOf(messages).aces).toEqual({ home: 6, away: 0 });
});

test('a match is known by what is in it, whatever stands beside it, and named by its numbers where no index tells who played', () => {
  for (const index of [undefined, 'match_id,file,home,away,\n1,x,A,B\n']) {
    const { fixture, fault } = readAnyRecording('2030-usopen-2101.csv', smallMatch(), index);
    expect(fault).toBeUndefined();
    expect(fixture).toMatchObject({ sport: 'tennis', home: { name: 'Player 1 of 2030-usopen-2101' } });
  }
  const cut = readAnyRecording('2030-usopen-2101.csv', smallMatch().subarray(0, 900), undefined);
  expect(cut.fault).toMatchObject({ kind: 'cut-off' });
});

test('what is wrong with a recording is said, and nothing after it is told', () => {
  const swapped = smallMatch(48, (lines) => lines.map((line) => line.replace(',3,1,1,40,', ',3,2,1,40,')));
  expect(readSlamMatch(swapped, undefined).fault).toMatchObject({ kind: 'scores-disagree' });
  expect(readSlamMatch(smallMatch(30), undefined).fault).toMatchObject({ kind: 'no-end' });
  const packed = gzipSync(smallMatch());
  const half = readSlamMatch(packed.subarray(0, packed.length - 60), undefined);
  expect(half.fault).toMatchObject({ kind: 'cut-off' });
  expect(half.messages?.at(-1)).toMatchObject({ kind: 'suspend' });
  expect(readSlamMatch(new TextEncoder().encode('a,b\n1,2\n'), undefined).fault).toMatchObject({
    kind: 'not-a-recording',
  });
  expect(readSlamMatch(Uint8Array.of(0x1f, 0x8b, 1), undefined).fault).toMatchObject({
    kind: 'not-a-recording',
  });
});

test.each([
  ['2024-usopen-1701', 'men', 'atp'],
  ['2024-usopen-2701', 'women', 'wta'],
  ['2024-usopen-3501', 'men', 'atp'],
  ['2024-usopen-4501', 'women', 'wta'],
  ['2024-usopen-5501', 'mixed', 'mixed-doubles'],
])('the id %s says that it is played by %s, and where it belongs', (id, event, competition) => {
  expect(slamMatch(id)?.event).toBe(event);
  const text = new TextDecoder().decode(smallMatch()).replaceAll('2030-usopen-2101', id);
  const { fixture } = readSlamMatch(new TextEncoder().encode(text), undefined);
  expect(fixture).toMatchObject({ sport: 'tennis', organization: 'international', competition });
  expect(slamMatch(id.replace(/-\d/, '-6'))).toBeUndefined();
});

test('the id of a match says how it is played', () => {
  expect(slamMatch('2012-wimbledon-1701')?.rules).toMatchObject({ setsToWin: 3, finalSet: 'advantage' });
  expect(slamMatch('2013-usopen-1701')?.rules).toMatchObject({ setsToWin: 3, finalSet: 'tie-break' });
  expect(slamMatch('2024-usopen-2101')?.rules).toMatchObject({ setsToWin: 2, finalSet: 'long-tie-break' });
  expect(slamMatch('2024-usopen-5501')?.rules).toMatchObject({
    finalSet: 'match-tie-break',
    decidingPoint: true,
  });
  expect(slamMatch('friendly')).toBeUndefined();
});

test.each([
  ['2018-ausopen', 'advantage'],
  ['2019-ausopen', 'long-tie-break'],
  ['2021-ausopen', 'long-tie-break'],
  ['2018-wimbledon', 'advantage'],
  ['2022-wimbledon', 'long-tie-break'],
  ['2021-frenchopen', 'advantage'],
  ['2021-usopen', 'tie-break'],
])('the final set of singles at the %s is one of %s', (slam, finalSet) => {
  expect(slamMatch(`${slam}-1701`)?.rules).toMatchObject({ setsToWin: 3, finalSet });
  expect(slamMatch(`${slam}-2701`)?.rules).toMatchObject({ setsToWin: 2, finalSet });
});

test.each(['2019-wimbledon-1701', '2021-wimbledon-2701'])(
  'with a tie-break at twelve games all %s is no match that can be told',
  (id) => {
    const text = new TextDecoder().decode(smallMatch()).replaceAll('2030-usopen-2101', id);
    expect(readSlamMatch(new TextEncoder().encode(text), undefined).fault).toEqual({
      kind: 'not-a-recording',
      message: `Not a match of tennis points: '${id}' names no match of a Grand Slam whose rules are known.`,
    });
  },
);

/** Skipped where the recordings are absent: they may not be redistributed with the code. */
describe.skipIf(folder === undefined)('the recorded matches', () => {
  const index = folder === undefined ? '' : readFileSync(join(folder, 'index.csv'), 'utf8');
  const files = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.csv.gz'));

  test.each(files)('%s leads to the score that the index states', (name) => {
    const read = readSlamMatch(readFileSync(join(folder ?? '', name)), index);
    expect(read.fault).toBeUndefined();
    const row = index.split('\n').find((line) => line.includes(name)) ?? '';
    const sets = tennis.scoreboard(finalOf(read.messages ?? [])).segments;
    expect(sets.map(({ home, away }) => `${home}-${away}`).join(' ')).toBe(row.split(',')[5]);
  });
});
