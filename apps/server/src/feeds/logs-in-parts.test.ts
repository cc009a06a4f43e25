import type { FeedMessage } from '@fairline/feed/message.ts';
import { expect, test } from 'vitest';
import { logsInParts } from './logs-in-parts.ts';
import { logged } from './testing/logged.ts';

const alive = (eventId: string): FeedMessage => ({
  ...{ source: 'simulator', eventId, sequence: 1, at: '2027-05-15T23:30:00Z', kind: 'alive' },
});

test('logs are read a few at a time, in the order asked for, and one that is not there is told to be missing', async () => {
  const asked = Array.from({ length: 11 }, (_, at) => `game-${at}`);
  const there = asked.filter((id) => id !== 'game-3' && id !== 'game-10').reverse();
  const { histories } = logged(new Map(there.map((id) => [id, [alive(id)]])));
  const together: number[] = [];
  const inlet = {
    histories: (ids: readonly string[]) => {
      together.push(ids.length);
      return histories(ids);
    },
  };
  const read = new Map<string, string | undefined>();
  for await (const [eventId, log] of logsInParts(inlet, asked)) read.set(eventId, log?.[0]?.eventId);
  expect([...read.keys()]).toEqual(asked);
  expect(asked.filter((id) => read.get(id) !== id)).toEqual(['game-3', 'game-10']);
  expect(Math.max(...together)).toBeLessThan(5);
});
