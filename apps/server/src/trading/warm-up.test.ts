import { sportModels } from '@fairline/sports/sports.ts';
import { expect, test, vi } from 'vitest';
import { runPrice } from './run-job.ts';
import type { PriceJob, Simulator } from './simulator.ts';
import { warmUp } from './warm-up.ts';

const FEW = 8;

/** Follows the game of the first sport, and wants no warmth after so many of its plays. */
async function warmed(most: number): Promise<readonly number[]> {
  const [first] = sportModels;
  if (first === undefined) throw new Error('nothing is played');
  let turns = 0;
  let turn = setImmediate(function next() {
    turns += 1;
    turn = setImmediate(next);
  });
  const plays: number[] = [];
  const { playOn } = first;
  const played = vi.spyOn(first, 'playOn').mockImplementation((...asked) => {
    plays.push(turns);
    return playOn(...asked);
  });
  let isNext = false;
  const simulator: Pick<Simulator, 'price'> = {
    price: async (job: () => PriceJob) => {
      const asked = job();
      isNext ||= asked.sport !== first.slug;
      return runPrice({ ...asked, samples: 32 });
    },
  };
  await warmUp(simulator, () => isNext || plays.length >= most);
  clearImmediate(turn);
  played.mockRestore();
  return plays;
}

test('a standby that warms up gives all else its turn every few plays', async () => {
  const plays = await warmed(Number.POSITIVE_INFINITY);
  const inTurn = new Map<number, number>();
  for (const turn of plays) inTurn.set(turn, (inTurn.get(turn) ?? 0) + 1);
  expect(plays.length).toBeGreaterThan(3 * FEW);
  expect(Math.max(...inTurn.values())).toBeLessThanOrEqual(FEW);
});

test('a standby that takes over in the middle of a game goes on warming up no further', async () => {
  expect((await warmed(5)).length).toBe(5);
});
