import { combat } from '@fairline/sports/combat/combat.ts';
import { PUSH, WIN } from '@fairline/sports/market-definition.ts';
import { describe, expect, test } from 'vitest';
import { readRecordings } from '../any-recording.ts';
import type { FeedMessage } from '../message.ts';
import { parseFeedMessage } from '../message-schema.ts';
import { bytesIn, dataFolder } from '../testing/data-folder.ts';
import { fightTable } from '../testing/small-files.ts';
import { readFights } from './recording.ts';

const bytes = new TextEncoder().encode(fightTable);
const folder = dataFolder('mma');
const FILE = 'ufc_2018_2022_with_odds.csv.gz';

function finalOf(messages: readonly FeedMessage[]) {
  const [first] = messages;
  if (first?.kind !== 'fixture') throw new Error('no fixture');
  return messages.reduce(
    (state, message) =>
      message.kind === 'play' ? combat.apply(state, combat.parsePlay(message.play)) : state,
    combat.initial({ sides: first.fixture }),
  );
}

test('every row becomes a fixture with its odds, the rounds, and the result', () => {
  const fights = readRecordings('fights.csv', bytes, undefined);
  expect(fights.map(({ fault }) => fault)).toEqual([undefined, undefined, undefined, undefined]);
  for (const { messages = [] } of fights) {
    for (const message of messages) expect(parseFeedMessage(message)).toEqual({ ok: true, message });
  }
  const boards = fights.map(({ messages = [] }) => combat.scoreboard(finalOf(messages)));
  expect(boards.map(({ progress }) => progress)).toEqual([
    'Final (knockout, R2)',
    'Final (split decision)',
    'Final (draw)',
    'No contest',
  ]);
  expect(boards.map(({ rounds }) => rounds)).toEqual([5, 3, 3, 3]);
  const [knockout, split, , off] = fights;
  expect(knockout?.fixture?.lines.homeWinProbability).toBeCloseTo(0.654, 2);
  expect(off?.fixture?.lines).toEqual({});
  // What is not told is not sold from the first price on.
  expect(fights.map(({ fixture }) => fixture?.format)).toEqual(fights.map(() => ({ onlyRounds: true })));
  // The fighters stand in the order of their names, whoever won.
  expect(split?.fixture).toMatchObject({ home: { name: 'Cleo Card' }, away: { name: 'Zoe Zane' } });
  expect(split?.messages?.at(-1)).toMatchObject({ kind: 'result', home: 0, away: 1 });
});

test('two of the same surname are told by their whole names, in the plays as well', () => {
  const brothers = new TextEncoder().encode(fightTable.replaceAll('Zoe Zane', 'Zoe Card'));
  const fight = readFights(brothers)[1];
  expect(fight?.fault).toBeUndefined();
  expect(fight?.fixture).toMatchObject({
    home: { mediumName: 'Cleo Card' },
    away: { mediumName: 'Zoe Card' },
  });
  const texts = fight?.messages?.flatMap((message) =>
    message.kind === 'play' ? [combat.parsePlay(message.play).text] : [],
  );
  expect(texts?.at(-1)).toContain('Zoe Card');
  for (const message of fight?.messages ?? []) expect(parseFeedMessage(message)).toMatchObject({ ok: true });
});

test('what the table does not tell gives stakes back, and is not offered', () => {
  const state = finalOf(readFights(bytes)[0]?.messages ?? []);
  const grade = (key: string, at: number) =>
    combat.market(key, state.sides)?.selections[at]?.mark(combat.actual(state), 0);
  expect(grade('total:game:0.5', 0)).toBe(WIN);
  expect(grade('total:game:1.5', 0)).toBe(PUSH);
  expect(grade('total:game:2.5', 1)).toBe(WIN);
  expect(grade('ends-in:r2:ko', 0)).toBe(WIN);
  expect(grade('strikes-threeway:game', 0)).toBe(PUSH);
  const begun = combat.apply(combat.initial({ sides: state.sides }), {
    kind: 'format',
    text: '',
    rounds: 3,
    onlyRounds: true,
  });
  const offered = combat.offer(begun, combat.simulate(begun, combat.even, 512, 1), state.sides);
  expect(offered.filter(({ market }) => /strikes|knockdown|takedown/.test(market.key))).toEqual([]);
  expect(offered.length).toBeGreaterThan(20);
});

test('a row that makes no sense is a fault of its own, and a table of something else is none of fights', () => {
  const broken = new TextEncoder().encode(fightTable.replace('fighter1,S-DEC,3', 'fighter1,S-DEC,9'));
  expect(readFights(broken).map(({ fault }) => fault?.kind)).toEqual([
    undefined,
    'not-a-recording',
    undefined,
    undefined,
  ]);
  expect(readFights(new TextEncoder().encode('a,b\n1,2'))[0]?.fault).toMatchObject({
    kind: 'not-a-recording',
  });
});

test.each([
  [
    'whose odds are of somebody else',
    (table: string) => table.replace('Cleo Card,Cleo Card,', 'Cleo Card,Zoe Ola,'),
    [1],
  ],
  [
    'whose winner its bets did not pay',
    (table: string) => table.replace('underdog,fighter1', 'favourite,fighter1'),
    [1],
  ],
  ['that is told twice', (table: string) => `${table}\n${table.split('\n')[2]}`, [1, 4]],
  [
    'of a night that has another day, too',
    (table: string) => table.replace('2030-05-04,', '2030-05-05,'),
    [0, 1, 2, 3],
  ],
])('a fight %s is none', (_name, change, none) => {
  const read = readFights(new TextEncoder().encode(change(fightTable)));
  expect(read.flatMap(({ fault }, at) => (fault ? [at] : []))).toEqual(none);
});

test('a table of fights ends at a row with other cells, of which nothing is told', () => {
  const lines = fightTable.split('\n');
  const read = readFights(
    new TextEncoder().encode(lines.with(2, lines[2]?.replace('1.8,', '') ?? '').join('\n')),
  );
  expect(read.map(({ fault }) => fault?.kind)).toEqual([undefined, 'cut-off']);
});

/** Skipped where the recordings are absent: they may not be redistributed with the code. */
describe.skipIf(folder === undefined)('the recorded fights', () => {
  test('every row leads to its result', () => {
    const fights = readRecordings(FILE, bytesIn(folder, FILE), undefined);
    expect(fights).toHaveLength(1912);
    expect(fights.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  });
});
