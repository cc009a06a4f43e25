import { MessageChannel } from 'node:worker_threads';
import { football } from '@fairline/sports/football/football.ts';
import { rangesOf } from '@fairline/sports/samples.ts';
import { expect, test } from 'vitest';
import { runSamples } from './run-job.ts';
import { joinShares, sendShare } from './shares.ts';
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

const [own, ...others] = rangesOf(job.samples, 3);
if (own === undefined) throw new Error('no samples');

/** Both ends of each share. */
function shared() {
  const ends = others.map((range) => ({ range, ...new MessageChannel() }));
  const here = ends.map(({ range, port1 }) => ({ range, port: port1 }));
  const there = ends.map(({ range, port2 }) => ({ range, port: port2 }));
  return { here, there };
}

test('samples played in three shares are those played at once', async () => {
  const { here, there } = shared();
  const joined = joinShares(job, own, here);
  for (const share of there.reverse()) sendShare(job, share);
  expect(await joined).toEqual(runSamples(job));
});

test('the share of a thread that broke down is played by the one that waits for it', async () => {
  const { here, there } = shared();
  const joined = joinShares(job, own, here);
  const [broken, sound] = there;
  broken?.port.close();
  if (sound) sendShare(job, sound);
  expect(await joined).toEqual(runSamples(job));
});

test('a share that cannot be played is not waited for', () => {
  const [share] = shared().there;
  if (!share) throw new Error('no share');
  expect(() => sendShare({ ...job, sport: 'quidditch' }, share)).toThrow(/quidditch/);
});
