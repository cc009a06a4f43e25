import { expect, test } from 'vitest';
import { JobQueue } from './job-queue.ts';
import type { Priority } from './simulator.ts';

const ADDED: readonly Priority[] = ['background', 'live', 'soon', 'opening', 'first', 'live', 'opening'];

function taken(only: 'quick' | 'any'): string[] {
  const queue = new JobQueue<string>();
  for (const [number, priority] of ADDED.entries()) queue.add(`${priority} ${number}`, priority);
  const jobs: string[] = [];
  for (let job = queue.take(only); job !== undefined; job = queue.take(only)) jobs.push(job);
  return jobs;
}

test('games in play without a price go before those that have one, in the order they were asked for', () => {
  expect(taken('any')).toEqual([
    'opening 3',
    'opening 6',
    'live 1',
    'live 5',
    'first 4',
    'soon 2',
    'background 0',
  ]);
});

test('a thread for quick jobs leaves the others', () => {
  expect(taken('quick')).toEqual(['opening 3', 'opening 6', 'live 1', 'live 5', 'first 4']);
});
