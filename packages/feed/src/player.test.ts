import { expect, test } from 'vitest';
import type { FeedMessage } from './message.ts';
import { MessagePlayer, retimed } from './player.ts';

function message(eventId: string, sequence: number, ms: number): FeedMessage {
  return { source: 'test', eventId, sequence, at: new Date(ms).toISOString(), kind: 'alive' };
}

/** A clock and timers that move only when told. */
function setUp(onDelivered: (message: FeedMessage) => void = () => {}) {
  let now = 0;
  let due: { at: number; callback: () => void } | undefined;
  const delivered: string[] = [];
  const player = new MessagePlayer({
    now: () => now,
    timer: (ms, callback) => {
      const own = { at: now + ms, callback };
      due = own;
      return () => {
        if (due === own) due = undefined;
      };
    },
    deliver: (told) => {
      delivered.push(`${told.eventId}${told.sequence}@${now}`);
      onDelivered(told);
    },
    onFault: ({ eventId, sequence }, error) => delivered.push(`${eventId}${sequence} ${error}`),
  });
  const advanceTo = (ms: number) => {
    while (due && due.at <= ms) {
      const { at, callback } = due;
      now = at;
      due = undefined;
      callback();
    }
    now = ms;
  };
  return { player, delivered, advanceTo };
}

test('each message comes when its time has come, events side by side', () => {
  const { player, delivered, advanceTo } = setUp();
  player.add('a', [message('a', 1, 100), message('a', 2, 300)]);
  player.add('b', [message('b', 1, 200)]);
  advanceTo(1000);
  expect(delivered).toEqual(['a1@100', 'b1@200', 'a2@300']);
  expect(player.has('a')).toBe(false);
});

test('an event that is dropped is played no further, also by whoever is told of it, and the others go on', () => {
  const { player, delivered, advanceTo } = setUp(({ eventId }) => {
    if (eventId === 'b') player.drop('b');
  });
  player.add('a', [message('a', 1, 100), message('a', 2, 300)]);
  player.add('b', [message('b', 1, 100), message('b', 2, 100)]);
  player.add('c', [message('c', 1, 200), message('c', 2, 400)]);
  advanceTo(200);
  player.drop('a');
  player.drop('nobody');
  expect(player.has('a')).toBe(false);
  advanceTo(1000);
  expect(delivered).toEqual(['a1@100', 'b1@100', 'c1@200', 'c2@400']);
});

test('what is overdue comes at once and in order, and nothing is taken before it is due', () => {
  const { player, delivered, advanceTo } = setUp();
  advanceTo(500);
  let taken = 0;
  function* messages() {
    for (const [index, ms] of [100, 400, 700, 900].entries()) {
      taken += 1;
      yield message('a', index + 1, ms);
    }
  }
  player.add('a', messages());
  advanceTo(500);
  expect(delivered).toEqual(['a1@500', 'a2@500']);
  expect(taken).toBe(3);
});

test('messages that cannot be made any further end their event and no other, and say why', () => {
  const { player, delivered, advanceTo } = setUp();
  function* broken() {
    yield message('a', 1, 100);
    yield message('a', 2, 200);
    throw new Error('no play fits');
  }
  player.add('a', broken());
  player.add('b', [message('b', 1, 150), message('b', 2, 300)]);
  advanceTo(1000);
  expect(delivered).toEqual(['a1@100', 'b1@150', 'a2@200', 'a2 Error: no play fits', 'b2@300']);
  expect(player.has('a')).toBe(false);
});

test('a stopped player says nothing more', () => {
  const { player, delivered, advanceTo } = setUp();
  player.add('b', [message('b', 1, 100), message('b', 2, 300)]);
  advanceTo(200);
  player.stop();
  advanceTo(1000);
  expect(delivered).toEqual(['b1@100']);
});

test('messages play on another day and at another speed', () => {
  const messages = [message('a', 1, 1000), message('a', 2, 61_000)];
  expect(retimed(messages, 500_000, 60).map(({ at }) => Date.parse(at))).toEqual([500_000, 501_000]);
  expect(() => retimed(messages, 0, 0)).toThrow(RangeError);
});
