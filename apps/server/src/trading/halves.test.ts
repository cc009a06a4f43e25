import { MessageChannel } from 'node:worker_threads';
import { football } from '@fairline/sports/football/football.ts';
import { expect, test } from 'vitest';
import { joinHalves, sendHalf } from './halves.ts';
import { runSamples } from './run-job.ts';
import { testFixture } from './testing/test-trading.ts';

const { home, away } = testFixture('e');
const sides = { home, away };
const job = {
  kind: 'price',
  sport: 'football',
  sides,
  state: football.initial({ sides }),
  strength: { home: 1.5, away: -1.5 },
  samples: 1024,
  seed: 5,
  board: [],
  mainOnly: false,
  columns: 'all',
  packed: true,
} as const;

test('samples played in two halves are those played at once', async () => {
  const { port1, port2 } = new MessageChannel();
  const joined = joinHalves(job, port1);
  sendHalf(job, port2);
  expect(await joined).toEqual(runSamples(job));
});

test('the half of a thread that broke down is played by the one that waits for it', async () => {
  const { port1, port2 } = new MessageChannel();
  const joined = joinHalves(job, port1);
  port2.close();
  expect(await joined).toEqual(runSamples(job));
});

test('a half that cannot be played is not waited for', () => {
  const { port2 } = new MessageChannel();
  expect(() => sendHalf({ ...job, sport: 'quidditch' }, port2)).toThrow(/quidditch/);
});
