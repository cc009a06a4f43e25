import { expect, test } from 'vitest';
import { isKeepable } from './keepable.ts';
import { parseFeedMessage } from './message-schema.ts';

const envelope = { source: 'test', eventId: 'nfl-1', sequence: 1, at: '2030-01-01T00:00:00Z' };
const side = { id: 'a', name: 'A', mediumName: 'A', abbreviation: 'A' };
const fixture = {
  eventId: 'nfl-1',
  sport: 'football',
  organization: 'united-states',
  competition: 'nfl',
  home: side,
  away: { ...side, id: 'b', name: 'B', mediumName: 'Bs' },
  startsAt: '2030-01-01T00:00:00.000Z',
  lines: {},
};

/** A list, and how many of its items were looked at. */
function watched(length: number) {
  const looks = { count: 0 };
  const list = new Proxy(
    Array.from({ length }, () => 1),
    {
      get(target, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) looks.count += 1;
        return Reflect.get(target, key);
      },
    },
  );
  return { list, looks };
}

test.each([
  [
    'players',
    (list: unknown) => ({ kind: 'fixture', fixture: { ...fixture, home: { ...side, players: list } } }),
  ],
  ['field', (list: unknown) => ({ kind: 'fixture', fixture: { ...fixture, field: list } })],
  ['fieldWinProbabilities', (list: unknown) => ({ kind: 'odds', lines: { fieldWinProbabilities: list } })],
  ['plays', (list: unknown) => ({ kind: 'snapshot', fixture, plays: list, pending: false })],
])('of a list that is too long nothing is looked at: %s', (field, bodyWith) => {
  const { list, looks } = watched(100_000);
  const read = parseFeedMessage({ ...envelope, ...bodyWith(list) });
  expect(read).toEqual({ ok: false, reason: expect.stringMatching(new RegExp(`${field}: Invalid length`)) });
  expect(looks.count).toBe(0);
});

test('what is no list where one is due is told so', () => {
  expect(
    parseFeedMessage({ ...envelope, kind: 'snapshot', fixture, plays: { length: 0 }, pending: false }),
  ).toEqual({
    ok: false,
    reason: 'plays: must be a list',
  });
});

test('of what is wrong many times over the first is told, and no more looked for', () => {
  const { list, looks } = watched(50);
  const read = parseFeedMessage({
    ...envelope,
    kind: 'fixture',
    fixture: { ...fixture, home: { ...side, players: list } },
  });
  expect(read).toMatchObject({ ok: false, reason: expect.stringContaining('fixture.home.players.0: ') });
  expect(looks.count).toBe(1);
});

test('a value of thousands of fields cannot be kept, and is not looked at to its end', () => {
  const { list, looks } = watched(100_000);
  expect(isKeepable({ list })).toBe(false);
  expect(looks.count).toBeLessThan(80_000);
  const names = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
  expect(isKeepable(names(80_000))).toBe(false);
  expect(isKeepable(Array.from({ length: 60 }, () => names(1_000)))).toBe(false);
  expect(isKeepable(names(1_000))).toBe(true);
  const play = parseFeedMessage({ ...envelope, kind: 'play', play: names(80_000) });
  expect(play).toEqual({ ok: false, reason: expect.stringContaining('has thousands of fields') });
});
