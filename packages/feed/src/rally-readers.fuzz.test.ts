import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDarts } from './darts/recording.ts';
import { parseFeedMessage } from './message-schema.ts';
import type { ReadRecording } from './readers/recording.ts';
import { readSlamMatch } from './tennis/recording.ts';

const TENNIS = [
  'match_id,SetNo,P1GamesWon,P2GamesWon,PointNumber,PointWinner,PointServer,P1Score,P2Score,P1Ace',
  ...['15,0', '30,0', '40,0'].map((score, at) => `2030-usopen-2101,1,0,0,${at + 1},1,1,${score},0`),
  '2030-usopen-2101,1,1,0,4,1,1,0,0,0',
  '2030-usopen-2101,1,1,0,5,2,2,0,15,0',
];
const DARTS = [
  'Leg,Leg Value,Throw-in,Value Home,Value Away,Throw Home,Throw Away,Player Home,Player Away',
  '0,1-0,,321,501,180,0,Ola K.,Brandt D.',
  '1,1-0,,321,441,0,60,Ola K.,Brandt D.',
  '2,1-0,,141,441,180,0,Ola K.,Brandt D.',
  '3,1-0,,141,341,0,100,Ola K.,Brandt D.',
];

/** Lines left out, said twice, in another order, or with a figure changed. */
const damage = (lines: readonly string[]) =>
  fc
    .array(fc.record({ line: fc.nat(lines.length - 1), cell: fc.nat(9), put: fc.string({ maxLength: 6 }) }), {
      maxLength: 12,
    })
    .map((picks) => [
      lines[0] ?? '',
      ...picks.map(({ line, cell, put }) => {
        const cells = (lines[line] ?? '').split(',');
        return cells.with(Math.min(cell, cells.length - 1), put).join(',');
      }),
      ...lines.slice(1),
    ]);

/** Whatever is read is a feed as the message schema has it; one that has no end says so and is suspended. */
function expectSound({ messages = [], fault }: ReadRecording): void {
  for (const message of messages) expect(parseFeedMessage(message)).toMatchObject({ ok: true });
  const last = messages.at(-1);
  if (last !== undefined) expect(last.kind).toBe(fault === undefined ? 'result' : 'suspend');
  else expect(fault).toBeDefined();
}

test('damaged recordings of tennis and darts are faults or sound, and never thrown at', () => {
  const bytes = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);
  fc.assert(
    fc.property(damage(TENNIS), (lines) => expectSound(readSlamMatch(bytes(lines), lines.join('\n')))),
  );
  fc.assert(fc.property(damage(DARTS), (lines) => readDarts('x', bytes(lines)).forEach(expectSound)));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (any) => {
      expectSound(readSlamMatch(any, undefined));
      readDarts('x', any).forEach(expectSound);
    }),
  );
});
