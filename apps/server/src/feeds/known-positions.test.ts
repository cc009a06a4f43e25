import { expect, test } from 'vitest';
import { KnownPositions } from './known-positions.ts';
import { START } from './sequence.ts';

test('of events that are asked for only those take a place that somebody told of', async () => {
  const known = { ...START, sequence: 3, source: 'acme' };
  const asked: string[] = [];
  const positions = new KnownPositions({
    positions: async (eventIds) => {
      asked.push(...eventIds);
      return new Map(eventIds.includes('told') ? [['told', known]] : []);
    },
  });
  const others = Array.from({ length: 20 }, (_, at) => `nobody-${at}`);
  await positions.learn(['told', ...others, 'told']);
  expect(asked).toEqual(['told', ...others]);
  expect([...positions.all]).toEqual([['told', known]]);
  await positions.learn(['told']);
  expect(asked).toHaveLength(21);
});
