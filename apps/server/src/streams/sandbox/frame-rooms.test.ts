import { expect, test, vi } from 'vitest';
import { Bus } from '../../platform/bus.ts';
import { FixedTrading } from '../../trading/testing/fixed-book.ts';
import { fixedEvent } from '../../trading/testing/fixed-event.ts';
import type { EndCode } from './frame-rooms.ts';
import { FrameRooms } from './frame-rooms.ts';

const ENDS = [
  ['PRE_GAME', 'STREAM_CLOSED'],
  ['POSTPONED', 'STREAM_CLOSED'],
  ['FINISHED', 'EVENT_CLOSED'],
  ['CANCELLED', 'EVENT_CANCELLED'],
  ['HIDDEN', 'EVENT_CANCELLED'],
  ['INVALID', 'EVENT_CANCELLED'],
] as const;

function roomsWith(status: 'IN_PLAY' | (typeof ENDS)[number][0]) {
  const bus = new Bus({ error: vi.fn() });
  const trading = new FixedTrading(bus);
  trading.add(fixedEvent('game-1', { status }));
  return { rooms: new FrameRooms({ bus, trading }), trading };
}

function watcher() {
  const ends: EndCode[] = [];
  return { frame: vi.fn(), end: (code: EndCode) => ends.push(code), ends };
}

test.each(ENDS)(
  'who watches a game that becomes %s, or opens it then, is told %s [LIVE-016]',
  async (status, code) => {
    const { rooms, trading } = roomsWith('IN_PLAY');
    const before = watcher();
    rooms.watch('game-1', before);
    expect(before.frame).toHaveBeenCalledTimes(1);
    trading.setStatus('game-1', 'closed', { event: fixedEvent('game-1', { status }) });
    await expect.poll(() => before.ends).toEqual([code]);
    const after = watcher();
    rooms.watch('game-1', after);
    expect(after.ends).toEqual([code]);
    expect(after.frame).not.toHaveBeenCalled();
    rooms.close();
  },
);

test('of a game that nobody trades there is no stream', () => {
  const { rooms } = roomsWith('IN_PLAY');
  const lost = watcher();
  rooms.watch('unknown', lost);
  expect(lost.ends).toEqual(['STREAM_CLOSED']);
  rooms.close();
});
