import { readFileSync } from 'node:fs';
import { readRecording } from '@fairline/feed/gamecenter/recording.ts';
import type { IndexRow } from '@fairline/feed/gamecenter/recording-index.ts';
import { recordingFiles, recordingIndex, recordings } from '@fairline/feed/testing/recordings.ts';
import { smallRecording } from '@fairline/feed/testing/small-recording.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { InProcessSimulator } from '../../trading/testing/in-process-simulator.ts';
import { gradeIndependently, readFacts } from '../testing/independent-grading.ts';
import { gradePlayersIndependently, readPlayerFacts } from '../testing/independent-players.ts';
import { openReplayHouse, type ReplayHouse } from './replay-house.ts';
import { type Replayed, replayRecording } from './replay-recording.ts';

let testDatabase: TestDatabase;
let house: ReplayHouse;
beforeAll(async () => {
  testDatabase = await createTestDatabase([]);
  house = await openReplayHouse({
    databaseUrl: testDatabase.database.url,
    simulator: new InProcessSimulator(),
    samples: 256,
  });
});
afterAll(async () => {
  await house.close();
  await testDatabase.drop();
});

async function replay(file: string, bytes: Uint8Array, row: IndexRow | undefined) {
  const replayed = await replayRecording(house, file, readRecording(bytes, row));
  if (!('line' in replayed)) throw new Error(replayed.fault.message);
  return replayed;
}

function expectWhole({ line, sound }: Replayed) {
  expect(line.fault).toBeUndefined();
  expect(line.marketsOffered).toBeGreaterThan(60);
  expect(line.marketsGraded).toBe(line.marketsOffered);
  expect(line.betsPlaced).toBeGreaterThan(20);
  expect(line.betsSettled).toBe(line.betsPlaced);
  expect(line.ledgerSum).toBe(0n);
  expect(sound).toBe(true);
}

test('a small game goes from its recording to settled money', async () => {
  const replayed = await replay('small.json', smallRecording(), undefined);
  expectWhole(replayed);
  expect(replayed.line).toMatchObject({ event: 'nfl-201110230000-sea-cle', final: { home: 10, away: 2 } });
  expect(replayed.line.periods.map(({ home, away }) => [home, away])).toEqual([
    [7, 0],
    [3, 0],
    [0, 2],
    [0, 0],
  ]);
});

test('a recording cut off in the middle leaves its event suspended and its undecided bets open', async () => {
  const whole = smallRecording();
  const row = { gsisId: '2011102306', startsAtMs: Date.UTC(2011, 9, 24), playoff: false, lines: {} };
  const { line, book, sound } = await replay('cut.json', whole.slice(0, whole.length * 0.6), row);
  expect(line).toMatchObject({ fault: { kind: 'cut-off' }, final: null, ledgerSum: 0n });
  expect(book).toMatchObject({
    status: 'suspended',
    reasons: [expect.stringContaining('ends in the middle')],
  });
  expect(line.betsPlaced).toBeGreaterThan(20);
  expect(line.betsSettled).toBeLessThan(line.betsPlaced);
  expect(sound).toBe(true);
});

test('what is no recording is a fault', async () => {
  const bytes = new TextEncoder().encode('{"hello": "world"}');
  expect(await replayRecording(house, 'hello.json', readRecording(bytes))).toEqual({
    fault: { kind: 'not-a-recording', message: expect.any(String) },
  });
});

/** Skipped where the recordings are absent: they may not be redistributed with the code. */
describe.skipIf(!recordings)('the recorded games', () => {
  const folder = recordings ?? '';
  const rows = recordings ? recordingIndex(folder) : new Map();

  test.each(recordings ? recordingFiles(folder) : [])(
    '$name is graded as the score lines and the box score say',
    async ({ name, path, gsisId }) => {
      const bytes = readFileSync(path);
      const facts = readFacts(bytes, gsisId);
      const replayed = await replay(name, bytes, rows.get(gsisId));
      expectWhole(replayed);
      const sum = (points: readonly number[]) => points.reduce((total, quarter) => total + quarter, 0);
      expect(replayed.line.final).toEqual({ home: sum(facts.home), away: sum(facts.away) });
      replayed.line.periods.forEach(({ home, away }, quarter) => {
        expect([home, away]).toEqual([facts.home[quarter], facts.away[quarter]]);
      });
      const players = readPlayerFacts(bytes, gsisId);
      const { fixture } = readRecording(bytes);
      const rosters = { home: fixture?.home.players ?? [], away: fixture?.away.players ?? [] };
      let compared = 0;
      let ofPlayers = 0;
      for (const { marketKey, grades } of replayed.graded) {
        for (const [selection, grade] of grades) {
          const ofPlayer = gradePlayersIndependently(players, rosters, marketKey, selection);
          const expected = ofPlayer ?? gradeIndependently(facts, marketKey, selection);
          if (expected === undefined) continue;
          if (ofPlayer !== undefined) ofPlayers += 1;
          expect(grade?.outcome, `${marketKey} ${selection}`).toBe(expected);
          expect(grade?.text).toMatch(/\w/);
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(300);
      expect(ofPlayers).toBeGreaterThan(100);
    },
    180_000,
  );
});
