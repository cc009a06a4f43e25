import { expect, test } from 'vitest';
import { everyStep } from './every-step.ts';

test('a step that fails keeps no later one from running, and is reported', async () => {
  const done: string[] = [];
  const failure = new Error('no');
  const steps = [
    () => done.push('first'),
    async () => {
      throw failure;
    },
    async () => done.push('last'),
  ];
  await expect(everyStep(steps)).rejects.toMatchObject({ errors: [failure] });
  expect(done).toEqual(['first', 'last']);
  await everyStep([]);
});
