import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { darts } from '@fairline/sports/darts/darts.ts';
import { describe, expect, test } from 'vitest';
import type { FeedMessage } from '../message.ts';
import { parseFeedMessage } from '../message-schema.ts';
import { dataFolder } from '../testing/data-folder.ts';
import { readDarts } from './recording.ts';

const folder = dataFolder('darts');

const HEAD = 'Leg,Leg Value,Throw-in,Value Home,Value Away,Throw Home,Throw Away,Player Home,Player Away';
const PLAYERS = 'Ola K.,van Brandt D.';

/** Two legs won by home, who threw first, with 141; in the second one a row stands for three visits. */
const ROWS = [
  `0,1-0,,321,501,180,0,${PLAYERS}`,
  `1,1-0,,321,441,0,60,${PLAYERS}`,
  `2,1-0,,141,441,180,0,${PLAYERS}`,
  `3,1-0,,141,341,0,100,${PLAYERS}`,
  `0,2-1,,321,501,180,0,${PLAYERS}`,
  `1,2-1,,321,401,0,100,${PLAYERS}`,
  `2,2-1,,141,301,180,100,${PLAYERS}`,
  `3,2-1,,141,201,0,100,${PLAYERS}`,
];

const table = (rows: readonly string[]) => new TextEncoder().encode(`${[HEAD, ...rows].join('\n')}\n`);

function finalOf(messages: readonly FeedMessage[] = []) {
  const [first] = messages;
  if (first?.kind !== 'fixture') throw new Error('no fixture');
  return messages.reduce(
    (state, message) => (message.kind === 'play' ? darts.apply(state, darts.parsePlay(message.play)) : state),
    darts.initial({ sides: first.fixture }),
  );
}

test('a visit that is missing is a fault, and so is a match without a winner', () => {
  const gap = readDarts('small.csv', table(ROWS.toSpliced(1, 1)))[0];
  expect(gap?.fault).toMatchObject({ kind: 'scores-disagree', message: expect.stringContaining('missing') });
  const level = readDarts('small.csv', table([...ROWS.slice(0, 4), ...away(ROWS.slice(0, 4))]))[0];
  expect(level?.fault).toMatchObject({ kind: 'no-end' });
  expect(finalOf(level?.messages).phase).toBe('in-play');
});

/** Three legs of one match, and one of another. */
const TWO_MATCHES = [
  ...ROWS.slice(0, 4),
  ...away(ROWS.slice(0, 4)),
  ...ROWS.slice(4),
  ...ROWS.slice(0, 4).map((row) => row.replace(PLAYERS, 'Ann A.,Bea B.')),
];

test.each([
  ['in the middle names another', 5, 0],
  ['at the end of a match names another', 11, 0],
  ['at the beginning of a match names another', 12, 1],
])('a row that %s is the end of its table, and no stump of a match has a result', (_name, at, whole) => {
  const rows = TWO_MATCHES.with(at, (TWO_MATCHES[at] ?? '').replace(/,[^,]+$/, ',Zoe Z.'));
  const read = readDarts('small.csv', table(rows));
  expect(read.map(({ fault }) => fault?.kind)).toEqual([...Array(whole).fill(undefined), 'scores-disagree']);
  expect(readDarts('small.csv', table(TWO_MATCHES)).map(({ fault }) => fault)).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['is told twice', (rows: readonly string[]) => rows.toSpliced(4, 0, rows[4] ?? '')],
  ['of a whole leg is missing', (rows: readonly string[]) => rows.toSpliced(4, 4)],
  ['has another score', (rows: readonly string[]) => rows.with(6, (rows[6] ?? '').replace('1-1', '2-1'))],
  [
    'has other points than its values',
    (rows: readonly string[]) => rows.with(6, (rows[6] ?? '').replace(',180,', ',140,')),
  ],
  [
    'says that the throw was lost',
    (rows: readonly string[]) => rows.map((row) => row.replace('2-1,', '2-1,VERLORENER ANWURF Home')),
  ],
])('a match in which a row %s has no result', (_name, change) => {
  const rows = change(TWO_MATCHES.slice(0, 12));
  expect(rows).not.toEqual(TWO_MATCHES.slice(0, 12));
  const [read] = readDarts('small.csv', table(rows));
  expect(read?.fault).toMatchObject({ kind: 'scores-disagree' });
  expect(read?.messages?.at(-1)).toMatchObject({ kind: 'suspend' });
});

test('a match of a known tournament that stops before its length has no result, however its legs stand', () => {
  const final = readDarts('world_matchplay.csv', table(TWO_MATCHES.slice(0, 12)))[0];
  expect(final?.fault).toMatchObject({ kind: 'no-end' });
  expect(final?.messages?.[2]).toMatchObject({ play: { kind: 'format', legsToWin: 18, twoClear: true } });
});

test('a table that ends in a row, or in a name, tells no result of its last match', () => {
  const legs = [...ROWS.slice(0, 4), ...away(ROWS.slice(0, 4)), ...ROWS.slice(4)];
  const whole = new TextDecoder().decode(table(legs));
  const read = (text: string) => readDarts('small.csv', new TextEncoder().encode(text));
  expect(read(whole).map(({ fault }) => fault)).toEqual([undefined]);
  // In the last name, in the last row, and in a row in the middle.
  for (const text of [
    whole.slice(0, -4),
    whole.slice(0, -30),
    whole.replace(`441,0,60,${PLAYERS}`, '441,0,60'),
  ]) {
    expect(text).not.toBe(whole);
    for (const { messages } of read(text)) expect(messages?.at(-1)?.kind).not.toBe('result');
  }
});

/** The same leg, thrown first and won by the other side. */
function away(rows: readonly string[]): string[] {
  return rows.map((row) => {
    const [leg, , lost, home, awayLeft, thrownHome, thrownAway, ...players] = row.split(',');
    return [leg, '1-1', lost, awayLeft, home, thrownAway, thrownHome, ...players].join(',');
  });
}

test('a match goes from its table to its result; a row that stands for three visits is told as three', () => {
  const decider = ROWS.slice(4);
  const rows = [...ROWS.slice(0, 4), ...away(ROWS.slice(0, 4)), ...decider];
  const [read] = readDarts('small.csv', table(rows));
  expect(read?.fault).toBeUndefined();
  for (const message of read?.messages ?? [])
    expect(parseFeedMessage(message)).toEqual({ ok: true, message });
  expect(read?.messages?.at(-1)).toMatchObject({ kind: 'result', home: 2, away: 1 });
  const final = finalOf(read?.messages);
  expect(final.legs.at(-1)).toMatchObject({ visits: [180, 100, 90, 100, 90, 100, 141], unsure: [2] });
  expect(final.legs.slice(0, -1).every((leg) => !('unsure' in leg))).toBe(true);
  // Nobody knows whether one of the two was a 180, nor whether both had the same.
  for (const key of ['leg-maximum:l3', 'visit-score:l3:3:home:90.5', 'leg-highest:l3:home:100.5'])
    expect(darts.certainMark(final, key, 'over') ?? darts.certainMark(final, key, 'yes'), key).toBeDefined();
  expect(darts.explain(final, 'maximums:5.5', 'over')).toBe(
    'Stake back: the points of some visits were not told',
  );
  expect(read?.fixture).toMatchObject({ home: { mediumName: 'Ola' }, away: { mediumName: 'van Brandt' } });
});

test('two of the same surname are told by their whole names', () => {
  const rows = [...ROWS.slice(0, 4), ...away(ROWS.slice(0, 4)), ...ROWS.slice(4)];
  const [read] = readDarts('small.csv', table(rows.map((row) => row.replace('van Brandt D.', 'Ola D.'))));
  expect(read?.fault).toBeUndefined();
  expect(read?.fixture).toMatchObject({ home: { mediumName: 'Ola K.' }, away: { mediumName: 'Ola D.' } });
  for (const message of read?.messages ?? []) expect(parseFeedMessage(message).ok).toBe(true);
});

test('what is no table, and one cut off, are faults', () => {
  expect(readDarts('x', new TextEncoder().encode('a,b\n1,2\n'))[0]?.fault).toMatchObject({
    kind: 'not-a-recording',
  });
  expect(readDarts('x', Uint8Array.of(0x1f, 0x8b, 0))[0]?.fault).toMatchObject({ kind: 'not-a-recording' });
  const packed = gzipSync(table([...ROWS.slice(0, 4), ...away(ROWS.slice(0, 4)), ...ROWS.slice(4)]));
  const [cut] = readDarts('x', packed.subarray(0, packed.length - 12));
  expect(cut?.fault).toMatchObject({ kind: 'cut-off' });
  expect(cut?.messages?.at(-1)).toMatchObject({ kind: 'suspend' });
});

/** Skipped where the recordings are absent: they may not be redistributed with the code. */
describe.skipIf(folder === undefined)('the recorded matches', () => {
  test.each(['world_matchplay', 'pdc_world_masters'])('every match of %s ends as its legs say', (name) => {
    const file = `${name}.csv.gz`;
    const read = readDarts(file, readFileSync(join(folder ?? '', file)));
    expect(read.length).toBe(31);
    for (const { fault, fixture, messages } of read) {
      expect(fault, fixture?.eventId).toBeUndefined();
      const { legs, phase } = finalOf(messages);
      expect(phase).toBe('final');
      expect(legs.every(({ visits }) => visits.length < 40)).toBe(true);
    }
    const ids = read.map(({ fixture }) => fixture?.eventId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
