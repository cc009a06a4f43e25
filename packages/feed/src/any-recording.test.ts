import { expect, test } from 'vitest';
import { readRecordings } from './any-recording.ts';

const read = (text: string, index?: string) => readRecordings('1.jsonl', Buffer.from(text), index);

test('a market of the exchange is named as what it is: prices, no game', () => {
  const line = JSON.stringify({
    op: 'mcm',
    pt: 1,
    mc: [{ id: '1.2', marketDefinition: { status: 'OPEN' } }],
  });
  expect(read(`${line}\n${line}\n`)).toEqual([
    {
      fault: {
        kind: 'not-a-recording',
        message: 'Not a recording of a game: the prices of a Betfair market, which only calibrating reads.',
      },
    },
  ]);
});

test('a file of no family is taken for one of the NFL only beside an index of such', () => {
  const [unknown] = read('{"who": "knows"}');
  expect(unknown?.fault).toEqual({
    kind: 'not-a-recording',
    message: 'Not a recording of any family that is read here (docs/feeds.md).',
  });
  const [nfl] = read('{"who": "knows"}', 'gsis_id,date\n');
  expect(nfl?.fault?.message).toMatch(/^Not a GameCenter recording/);
});
