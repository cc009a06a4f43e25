import type { FeedBody, Fixture } from '@fairline/feed/message.ts';
import { initialState } from '@fairline/sports/baseball/state.ts';
import { quietPlay } from '@fairline/sports/baseball/testing/games.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OTHER_GAME } from './feeds/game-of.ts';
import { nextFixture, type PushedTrading, startPushedTrading } from './trading/testing/pushed-trading.ts';
import { START_MS } from './trading/testing/test-trading.ts';

const AT = new Date(START_MS).toISOString();

let t: PushedTrading;
beforeAll(async () => {
  t = await startPushedTrading();
});
afterAll(() => t.stop());

/** @param players of both sides; undefined leaves them out */
function fixtureOf(sport: string, eventId: string, players?: readonly string[]): Fixture {
  const fixture = nextFixture(sport, eventId);
  const told = players && { players };
  return { ...fixture, home: { ...fixture.home, ...told }, away: { ...fixture.away, ...told } };
}

async function push(eventId: string, sequence: number, body: FeedBody): Promise<{ reason?: string }> {
  const message = { source: 'acme', eventId, sequence, at: AT, ...body };
  const response = await t.post(JSON.stringify([message]));
  return response.json().outcomes[0];
}

/** What is bet on of players of an event that somebody looks at, by key. */
async function soldOnPlayers(eventId: string): Promise<Map<string, string>> {
  t.trading.look(eventId);
  await t.trading.idle();
  const markets = t.trading.book(eventId)?.markets ?? [];
  expect(markets.length).toBeGreaterThan(20);
  return new Map(
    markets
      .filter(({ key, classification }) => classification === 'player' && !key.startsWith('highest-score:'))
      .map(({ key, name }) => [key, name]),
  );
}

test('bets on players of a pushed game name those whom its provider names, and none of a place that nobody has', async () => {
  const players = ['A. Ola', 'B. Ola', '', 'D. Ola', 'E. Ola', 'F. Ola', 'G. Ola', 'H. Ola', 'I. Ola'];
  const fixture = fixtureOf('basketball', 'named', players);
  expect(await push('named', 1, { kind: 'fixture', fixture })).toMatchObject({ kind: 'accepted' });
  const sold = await soldOnPlayers('named');
  expect(sold.size).toBeGreaterThan(20);
  for (const [key, name] of sold) if (key !== 'first-basket') expect(name, key).toMatch(/^[A-I]\. Ola /);
  expect([...sold.keys()].filter((key) => /:(home|away):2(:|$)/.test(key))).toEqual([]);
  const first = t.trading.book('named')?.market('first-basket')?.selections ?? [];
  expect(first.map(({ selectionName }) => selectionName)).toEqual([
    ...Array.from({ length: 2 }, () => players.filter((name) => name !== '')).flat(),
    'Any Other Player',
  ]);
});

test.each(['football', 'basketball', 'baseball', 'hockey', 'soccer', 'futsal', 'cricket', 'counter-strike'])(
  'of a pushed game of %s without players none is bet on, for nobody is invented',
  { timeout: 60_000 },
  async (sport) => {
    const fixture = fixtureOf(sport, `unnamed-${sport}`);
    const eventId = fixture.eventId;
    expect(await push(eventId, 1, { kind: 'fixture', fixture })).toMatchObject({ kind: 'accepted' });
    expect(await soldOnPlayers(eventId)).toEqual(new Map());
    const snapshot = { kind: 'snapshot', fixture, plays: [], pending: false } as const;
    expect(await push(eventId, 1, snapshot)).toMatchObject({ kind: 'accepted' });
    expect(await soldOnPlayers(eventId)).toEqual(new Map());
  },
);

test('a game begun with invented players goes on with them, and one that named its players cannot leave them out', async () => {
  const before = fixtureOf('hockey', 'before');
  await t.tell({ source: 'acme', eventId: 'before', sequence: 1, at: AT, kind: 'fixture', fixture: before });
  const sold = await soldOnPlayers('before');
  expect(sold.size).toBeGreaterThan(20);
  expect(await push('before', 2, { kind: 'fixture', fixture: before })).toMatchObject({ kind: 'accepted' });
  expect(await soldOnPlayers('before')).toEqual(sold);

  const named = fixtureOf('hockey', 'left-out', ['A. Ola']);
  await push('left-out', 1, { kind: 'fixture', fixture: named });
  const without = fixtureOf('hockey', 'left-out');
  expect(await push('left-out', 2, { kind: 'fixture', fixture: without })).toMatchObject({
    kind: 'refused',
    reason: OTHER_GAME,
  });
});

test('nobody bets on a man who is scratched before the first pitch, and stakes on him come back', async () => {
  const players = Array.from({ length: 10 }, (_, place) => `${'ABCDEFGHIJ'.charAt(place)}. Ola`);
  const fixture = fixtureOf('baseball', 'scratched', players);
  expect(await push('scratched', 1, { kind: 'fixture', fixture })).toMatchObject({ kind: 'accepted' });
  const ofHim = (keys: Iterable<string>) => [...keys].filter((key) => /^batter-[a-z-]+:home:6:/.test(key));
  const [key = ''] = ofHim((await soldOnPlayers('scratched')).keys());
  expect(key).not.toBe('');
  const play = quietPlay(initialState(fixture), {
    kind: 'substitution',
    substituted: { side: 'home', place: 6 },
    text: 'K. Ola takes the place of G. Ola',
  });
  expect(await push('scratched', 2, { kind: 'play', play })).toMatchObject({ kind: 'accepted' });
  expect(ofHim((await soldOnPlayers('scratched')).keys())).toEqual([]);
  expect(t.trading.book('scratched')?.event.status).toBe('PRE_GAME');
  expect(t.trading.grade('scratched', key, 'under')).toMatchObject({
    outcome: 'push',
    text: 'Void: G. Ola was replaced before his first plate appearance',
  });
});
