import { expect, test } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { GamesInLine } from './games-in-line.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Game {
  readonly eventId: string;
  readonly startsAtMs: number;
}

/** A line of eight places, two of them for games far off, whose games are ready when they are told so. */
function line() {
  const clock = new ManualClock(Date.UTC(2030, 0, 1));
  const begun: string[] = [];
  const underWay = new Map<string, () => void>();
  const inLine = new GamesInLine<Game>({
    most: 8,
    farOff: 2,
    now: () => clock.now(),
    prepare: ({ eventId }) => {
      begun.push(eventId);
      return new Promise((resolve) => underWay.set(eventId, resolve));
    },
  });
  const ready = async (eventId: string | undefined) => {
    if (eventId === undefined) throw new Error('nothing is being prepared');
    underWay.get(eventId)?.();
    underWay.delete(eventId);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const games = (name: string, inMs: number, count: number): Game[] =>
    Array.from({ length: count }, (_, at) => ({
      eventId: `${name}-${at}`,
      startsAtMs: clock.now() + inMs + at,
    }));
  return { clock, begun, underWay, inLine, ready, games };
}

const kinds = (eventIds: Iterable<string>) => [...eventIds].map((eventId) => eventId.split('-')[0]);
const count = (eventIds: Iterable<string>, kind: string) =>
  kinds(eventIds).filter((each) => each === kind).length;

test('games of the next days are prepared beside those that keep coming, in the order of their starts', async () => {
  const { begun, underWay, inLine, ready, games } = line();
  inLine.join([...games('far', 5 * HOUR_MS, 50), ...games('soon', 10 * MINUTE_MS, 20)]);
  expect(kinds(begun)).toEqual([...Array(6).fill('soon'), 'far', 'far']);
  for (let look = 0; look < 40; look++) {
    // As many come as get ready: the line of those that start soon never empties.
    inLine.join(games(`soon-${look}`, 5 * MINUTE_MS, 3));
    for (let one = 0; one < 3; one++) await ready([...underWay.keys()][0]);
    expect(count(underWay.keys(), 'far')).toBe(2);
  }
  expect(count(begun, 'far')).toBeGreaterThan(25);
  const far = begun.filter((eventId) => eventId.startsWith('far'));
  expect(far).toEqual(far.map((_, at) => `far-${at}`));
});

test('slow games of the next days take no more than their places, while those that start soon go on', async () => {
  const { begun, underWay, inLine, ready, games } = line();
  inLine.join([...games('far', 5 * HOUR_MS, 50), ...games('soon', 10 * MINUTE_MS, 20)]);
  for (let one = 0; one < 20; one++) await ready([...underWay.keys()].find((id) => id.startsWith('soon')));
  expect(count(begun, 'soon')).toBe(20);
  // Nobody else waits: all places are theirs, and the next that starts soon has the first one that is free.
  expect(count(underWay.keys(), 'far')).toBe(8);
  inLine.join(games('late', 2 * MINUTE_MS, 1));
  expect(count(underWay.keys(), 'late')).toBe(0);
  await ready('far-0');
  expect(count(underWay.keys(), 'late')).toBe(1);
});

test('a game that has come near while it waited is one of those that start soon', async () => {
  const { clock, begun, inLine, ready, games } = line();
  inLine.join([...games('far', 3 * HOUR_MS, 9), ...games('tomorrow', 24 * HOUR_MS, 9)]);
  expect(count(begun, 'far')).toBe(8);
  clock.advance(2.5 * HOUR_MS);
  await ready('far-0');
  await ready('far-1');
  expect(begun.slice(8)).toEqual(['tomorrow-0', 'tomorrow-1']);
  await ready('far-2');
  expect(begun.slice(10)).toEqual(['far-8']);
  expect(inLine.eventIds().size).toBe(15);
  inLine.clear();
  await ready('far-3');
  expect(begun).toHaveLength(11);
});
