import { gzipSync } from 'node:zlib';
import { sportModel } from '@fairline/sports/sports.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFeedMessage } from './message-schema.ts';
import type { ReadRecording } from './readers/recording.ts';
import { damagedBytes } from './testing/damage.ts';
import { fuzzedReaders } from './testing/fuzzed-readers.ts';

const RUNS = { numRuns: 100 };

/**
 * What must not come out of a reader, whatever went in: messages that are none, out of their numbers or their time; a result
 * that its own plays do not lead to, or beside a fault; and a fault without a sentence or without the suspension.
 */
function whatIsWrong({ fixture, messages, fault }: ReadRecording): string | undefined {
  if (fault !== undefined && fault.message.length < 5) return 'a fault without a reason';
  if (fixture === undefined) return undefined;
  if (messages[0]?.kind !== 'fixture') return 'no fixture first';
  for (const [at, message] of messages.entries()) {
    const read = parseFeedMessage(message);
    if (!read.ok) return `message ${at + 1}: ${read.reason}`;
    if (message.sequence !== at + 1) return `number ${message.sequence} in place ${at + 1}`;
    if (Date.parse(message.at) < Date.parse(messages[at - 1]?.at ?? message.at)) return 'back in time';
  }
  const results = messages.filter(({ kind }) => kind === 'result').length;
  const last = messages.at(-1);
  if (fault !== undefined) {
    return results > 0 || last?.kind !== 'suspend' ? `${fault.kind}, and it is not suspended` : undefined;
  }
  if (results !== 1 || last?.kind !== 'result') return 'neither a fault nor one result at the end';
  return resultOf({ fixture, messages }) === `${last.home}-${last.away}` ? undefined : 'another result';
}

/** The score the plays lead to by the sport's own rules; a sentence where they do not lead to an end. */
function resultOf({
  fixture,
  messages,
}: Pick<ReadRecording & { fixture: object }, 'fixture' | 'messages'>): string {
  const model = sportModel(fixture.sport);
  if (model === undefined) return `nothing plays ${fixture.sport}`;
  const state = messages.reduce<unknown>(
    (before, message) =>
      message.kind === 'play' ? model.apply(before, model.parsePlay(message.play)) : before,
    model.initial({
      sides: { home: fixture.home, away: fixture.away },
      ...(fixture.format && { format: fixture.format }),
    }),
  );
  const { homeScore, awayScore } = model.scoreboard(state);
  return model.isFinal(state) ? `${homeScore}-${awayScore}` : 'not over';
}

describe.each(fuzzedReaders)('$name', ({ file, read }) => {
  const whole = read(file);

  test('a whole recording ends with its result, gzipped as well', () => {
    expect(whole.length).toBeGreaterThan(0);
    for (const recording of whole) {
      expect(recording.fault).toBeUndefined();
      expect(whatIsWrong(recording)).toBeUndefined();
    }
    expect(read(gzipSync(file))).toEqual(whole);
  });

  test('whatever happens to its bytes, nothing is thrown, and nothing graded that its plays do not lead to', () => {
    fc.assert(
      fc.property(damagedBytes(file), (bytes) => {
        for (const recording of read(bytes)) expect(whatIsWrong(recording)).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('of a file that was cut off no other result is told than the true one', () => {
    const truth = new Set(whole.map(({ messages }) => JSON.stringify(messages?.at(-1))));
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.boolean(), (end, zipped) => {
        const bytes = zipped ? gzipSync(file).subarray(0, end) : file.subarray(0, end);
        for (const { messages } of read(bytes)) {
          const last = messages?.at(-1);
          if (last?.kind === 'result') expect(truth).toContain(JSON.stringify(last));
        }
      }),
      RUNS,
    );
  });
});

test.each([
  ['nhl play-by-play', '2030-01-05T19:00:00Z', '#030-01-05T19:00:00Z'],
  ['nhl summary', '2030-05-05T19:00:00Z', '2030-02-30T19:00:00Z'],
  ['nba live feed', '2016-12-01T01:00:00Z', 'yesterday'],
  ['nba statistics', '0021600270', '002xx00270'],
])('a recording that begins at no moment is none: %s', (name, moment, nonsense) => {
  const reader = fuzzedReaders.find((each) => each.name === name);
  const text = new TextDecoder().decode(reader?.file).replaceAll(moment, nonsense);
  const [read] = reader?.read(new TextEncoder().encode(text)) ?? [];
  expect(text).toContain(nonsense);
  expect(read?.fixture).toBeUndefined();
  expect(read?.fault).toMatchObject({ kind: 'not-a-recording' });
});
