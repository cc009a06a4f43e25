import { expect, test } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { JobQueue } from './job-queue.ts';
import type { Priority } from './simulator.ts';

const ADDED: readonly Priority[] = ['background', 'live', 'soon', 'opening', 'first', 'awaited', 'opening'];

function taken(only: 'quick' | 'any', added = ADDED): string[] {
  const queue = new JobQueue<string>();
  for (const [number, priority] of added.entries()) queue.add(`${priority} ${number}`, () => priority);
  const jobs: string[] = [];
  for (let job = queue.take(only); job !== undefined; job = queue.take(only)) jobs.push(job);
  return jobs;
}

test('the most urgent goes first, and what was asked for first among equals', () => {
  expect(taken('any')).toEqual([
    'opening 3',
    'live 1',
    'awaited 5',
    'first 4',
    'soon 2',
    'background 0',
    'opening 6',
  ]);
});

test('a game in play that has prices keeps them fresh while others wait for their first', () => {
  const openings = Array.from({ length: 40 }, (): Priority => 'opening');
  const next = taken('quick', [...openings, ...Array.from({ length: 40 }, (): Priority => 'unwatched')]);
  expect(next.slice(0, 12).filter((job) => job.startsWith('unwatched'))).toHaveLength(4);
});

test('what there are open bets on has its first price before all, and tomorrow’s games theirs after the next ones', () => {
  expect(taken('quick', ['listed', 'first', 'opening', 'live', 'owed', 'owed'])).toEqual([
    'owed 4',
    'owed 5',
    'opening 2',
    'live 3',
    'first 1',
    'listed 0',
  ]);
});

test('first prices of tomorrow’s games leave games in play two turns of three, and come up', () => {
  const waits = waitsIn(
    ['unwatched'],
    FIRST_PRICES.map((): Priority => 'listed'),
  );
  expect(waits.get(9)).toBeGreaterThanOrEqual(27 * JOB_MS);
  expect(waits.get(199)).toBeLessThanOrEqual(602 * JOB_MS);
});

test('a thread for quick jobs leaves the others', () => {
  expect(taken('quick')).toEqual(['opening 3', 'live 1', 'awaited 5', 'first 4', 'opening 6']);
});

test('whether a quick job waits is asked of what each is by now', () => {
  const queue = new JobQueue<string>();
  let priority: Priority = 'soon';
  queue.add('job', () => priority);
  expect(queue.hasQuick).toBe(false);
  priority = 'awaited';
  expect(queue.hasQuick).toBe(true);
});

const JOB_MS = 50;

/** 25 games in play ask for prices again as soon as they have them, while prices of others wait: how long each of those waits. */
function waitsIn(flood: readonly Priority[], waiting: readonly Priority[]): Map<number, number> {
  const clock = new ManualClock(0);
  const queue = new JobQueue<number>();
  const ask = (game: number) => queue.add(game, () => flood[-game % flood.length] ?? 'live');
  for (let game = -25; game < 0; game++) ask(game);
  for (const [number, priority] of waiting.entries()) queue.add(number, () => priority);
  const waits = new Map<number, number>();
  while (waits.size < waiting.length && clock.now() < 3_600_000) {
    const job = queue.take('any') ?? 0;
    clock.set(clock.now() + JOB_MS);
    if (job >= 0) waits.set(job, clock.now());
    else ask(job);
  }
  return waits;
}

const FIRST_PRICES: readonly Priority[] = Array.from({ length: 200 }, () => 'first');

test('two hundred first prices wait for one job in play each, however many of those there are', () => {
  const waits = waitsIn(['live'], FIRST_PRICES);
  expect(waits.size).toBe(200);
  for (const [number, wait] of waits) expect(wait).toBeLessThanOrEqual((number + 1) * 2 * JOB_MS);
});

test('two turns of three are first prices while nobody looks at what is in play', () => {
  const waits = waitsIn(['unwatched'], FIRST_PRICES);
  expect(waits.get(199)).toBeLessThanOrEqual(302 * JOB_MS);
});

test('what is bet on is priced before the rest, and what nobody waits for comes up as well', () => {
  const waits = waitsIn(
    ['live', 'unwatched'],
    [...FIRST_PRICES, ...Array.from({ length: 20 }, (): Priority => 'awaited'), 'soon', 'background'],
  );
  expect(waits.get(219)).toBeLessThanOrEqual(80 * JOB_MS);
  expect(waits.get(220)).toBeLessThanOrEqual(35 * JOB_MS);
  expect(waits.get(221)).toBeLessThanOrEqual(35 * JOB_MS);
});

test('a price in play that comes while first prices are made is the next, and nobody saves up turns', () => {
  const queue = new JobQueue<string>();
  for (let number = 0; number < 100; number++) queue.add('first', () => 'first');
  for (let number = 0; number < 50; number++) queue.take('any');
  for (let number = 0; number < 20; number++) queue.add('live', () => 'live');
  const next = Array.from({ length: 12 }, () => queue.take('any'));
  expect(next[0]).toBe('live');
  expect(next.filter((job) => job === 'first').length).toBeGreaterThanOrEqual(3);
});

test('what somebody begins to look at while it waits has its turn as one that is looked at', () => {
  const queue = new JobQueue<number>();
  let looked: number | undefined;
  for (let number = 0; number < 100; number++) {
    queue.add(number, () => (number === looked ? 'awaited' : 'first'));
  }
  expect(queue.take('any')).toBe(0);
  looked = 70;
  expect(queue.take('any')).toBe(70);
  expect(queue.take('any')).toBe(1);
});
