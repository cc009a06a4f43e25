import { expect, test, vi } from 'vitest';
import { Bus } from '../../platform/bus.ts';
import { ManualClock } from '../../platform/clock.ts';
import { FixedTrading } from '../../trading/testing/fixed-book.ts';
import { fixedEvent } from '../../trading/testing/fixed-event.ts';
import { SandboxStreams } from './sandbox-streams.ts';

const MOST_WATCHERS = 2_000;
const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });

test('so many watch at once and no more, whatever tickets were issued before; who leaves makes room', async () => {
  const trading = new FixedTrading();
  trading.add(GAME);
  const bus = new Bus({ error: vi.fn() });
  const streams = new SandboxStreams({ bus, trading, clock: new ManualClock(0) });
  const tickets = await Promise.all(
    Array.from({ length: MOST_WATCHERS + 1 }, async (_, at) => {
      const { url } = await streams.open(GAME, `patron-${at}`);
      const ticket = streams.ticket(url.split('/').at(-1) ?? '');
      if (!ticket) throw new Error('no ticket');
      return ticket;
    }),
  );
  const watch = (at: number) => streams.watch(tickets[at] ?? fail(), { frame: () => {}, end: () => {} });
  const leaves = tickets.slice(0, MOST_WATCHERS).map((_, at) => watch(at));
  expect(leaves).not.toContain(undefined);
  expect(watch(MOST_WATCHERS)).toBeUndefined();
  await expect(streams.open(GAME, 'one-more')).rejects.toThrow('watch already');
  leaves[0]?.();
  expect(watch(MOST_WATCHERS)).toBeDefined();
  streams.close();
});

function fail(): never {
  throw new Error('no such ticket');
}
