import { expect, test, vi } from 'vitest';
import { Announcer } from './news.ts';

test('a domain that cannot look for news leaves the others theirs, and is asked again a second later', async () => {
  vi.useFakeTimers();
  const error = vi.fn();
  const asked: string[] = [];
  const broken = {
    announce: async () => {
      asked.push('broken');
      throw new Error('the database is away');
    },
  };
  const sound = { announce: async () => void asked.push('sound') };
  const announcer = new Announcer([broken, sound], { error });
  announcer.start();
  await vi.advanceTimersByTimeAsync(2_000);
  await announcer.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(['broken', 'sound', 'broken', 'sound']);
  expect(error).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
