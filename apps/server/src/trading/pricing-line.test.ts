import { expect, test, vi } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { PricingLine } from './pricing-line.ts';
import type { Priority } from './simulator.ts';
import { fixedEvent } from './testing/fixed-event.ts';
import { newBook } from './testing/new-book.ts';
import { feedOf } from './testing/test-trading.ts';

test('a book that cannot be priced is tried again ever later, a minute apart at most', async () => {
  const event = fixedEvent('unpriced');
  const { fixture } = feedOf('unpriced');
  const nowMs = event.startsAt.getTime() - 60_000;
  const book = newBook(fixture, nowMs);
  const logger = { error: vi.fn() };
  let tries = 0;
  const waits: number[] = [];
  const line: PricingLine = new PricingLine({
    ...{ clock: new ManualClock(nowMs), logger, samples: { live: 256, preGame: 256 }, onPriced: vi.fn() },
    simulator: { price: () => Promise.reject(new Error('never asked')) },
    wait: async (ms) => {
      waits.push(ms);
    },
    strengths: {
      fitBook: async () => {
        if (++tries > 9) line.stop();
        throw new Error('no strength');
      },
    },
  });
  line.request(book);
  await line.idle();
  // Each is a second, and what is left of it.
  const seconds = [1, 2, 4, 8, 16, 32, 60, 60, 60];
  expect(waits).toEqual(
    seconds.flatMap((each) => (each === 1 ? [1] : [1, each - 1])).map((each) => each * 1000),
  );
  expect(logger.error).toHaveBeenCalledTimes(9);
});

test('a wait for another try is over once the book has moved on, and the next begins short again', async () => {
  const event = fixedEvent('moves-on');
  const feed = feedOf('moves-on');
  const nowMs = event.startsAt.getTime() - 60_000;
  const book = newBook(feed.fixture, nowMs);
  const lines = (total: number) => feed.message({ kind: 'odds', lines: { ...feed.fixture.lines, total } });
  const waits: [number, AbortSignal][] = [];
  let tries = 0;
  const line: PricingLine = new PricingLine({
    ...{ clock: new ManualClock(nowMs), logger: { error: vi.fn() }, onPriced: vi.fn() },
    samples: { live: 256, preGame: 256 },
    simulator: { price: () => Promise.reject(new Error('never asked')) },
    wait: async (ms, signal) => {
      waits.push([ms, signal]);
      if (ms !== 3000) return;
      // It never ends by itself.
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
        line.request(book);
        expect(signal.aborted).toBe(false);
        book.message(lines(50.5), nowMs);
        line.request(book);
      });
    },
    strengths: {
      fitBook: async () => {
        if (++tries > 4) line.stop();
        throw new Error('no strength');
      },
    },
  });
  line.request(book);
  await line.idle();
  expect(waits.map(([ms]) => ms)).toEqual([1, 1, 1, 1, 3, 1].map((seconds) => seconds * 1000));
});

test('an event is priced with its own seed, the same every time', async () => {
  const event = fixedEvent('seeded');
  const { fixture } = feedOf('seeded');
  const nowMs = event.startsAt.getTime() - 60_000;
  const book = newBook(fixture, nowMs);
  const seeds: number[] = [];
  const line: PricingLine = new PricingLine({
    ...{ clock: new ManualClock(nowMs), logger: { error: vi.fn() }, onPriced: vi.fn() },
    ...{ samples: { live: 256, preGame: 256 }, wait: async () => {} },
    seedOf: (eventId) => eventId.length,
    simulator: {
      price: (job) => {
        seeds.push(job().seed);
        if (seeds.length > 1) line.stop();
        return Promise.reject(new Error('not needed'));
      },
    },
    strengths: { fitBook: async () => ({ home: 0, away: 0 }) },
  });
  line.request(book);
  await line.idle();
  expect(seeds).toEqual([event.id.length, event.id.length]);
});

test.each<[string, number, boolean, readonly Priority[]]>([
  ['of tomorrow', 24, false, ['soon', 'listed']],
  ['of tomorrow that somebody looks at', 24, true, ['awaited', 'awaited']],
  ['within the hour', 0.5, false, ['first', 'first']],
])(
  'the fit of a game %s is as urgent as its price, but no quick job where nobody waits for it',
  async (_, hours, isLookedAt, priorities) => {
    const { fixture } = feedOf('fitted');
    const nowMs = fixedEvent('fitted').startsAt.getTime() - hours * 3_600_000;
    const book = newBook(fixture, nowMs);
    book.isLookedAt = isLookedAt;
    const asked: Priority[] = [];
    const line: PricingLine = new PricingLine({
      ...{ clock: new ManualClock(nowMs), logger: { error: vi.fn() }, onPriced: vi.fn() },
      ...{ samples: { live: 8192, preGame: 8192 }, wait: async () => {} },
      simulator: {
        price: (_job, priority) => {
          asked.push(priority());
          line.stop();
          return Promise.reject(new Error('not needed'));
        },
      },
      strengths: {
        fitBook: async (_book, priority) => {
          asked.push(priority());
          return { home: 0, away: 0 };
        },
      },
    });
    line.request(book);
    await line.idle();
    expect(asked).toEqual(priorities);
  },
);

test('a fit that waits becomes urgent once somebody looks at its game', async () => {
  const { fixture } = feedOf('waits');
  const nowMs = fixedEvent('waits').startsAt.getTime() - 24 * 3_600_000;
  const book = newBook(fixture, nowMs);
  const asked: Priority[] = [];
  const line: PricingLine = new PricingLine({
    ...{ clock: new ManualClock(nowMs), logger: { error: vi.fn() }, onPriced: vi.fn() },
    ...{ samples: { live: 8192, preGame: 8192 }, wait: async () => {} },
    simulator: { price: () => Promise.reject(new Error('never asked')) },
    strengths: {
      fitBook: async (_book, priority) => {
        asked.push(priority());
        book.isLookedAt = true;
        asked.push(priority());
        line.stop();
        throw new Error('not needed');
      },
    },
  });
  line.request(book);
  await line.idle();
  expect(asked).toEqual(['soon', 'awaited']);
});
