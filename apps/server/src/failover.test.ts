import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Patrons, pricesOf } from './testing/patrons.ts';
import { asked, healthOf, logIn, type Server, SOON, servers } from './testing/servers.ts';

const its = servers();
const CLIENTS = 8;
const BEHIND_MS = 3_600_000;
const ACKNOWLEDGED_BEFORE = 40;

const Numbered = v.nullable(v.object({ sequence: v.number() }));

/** Undefined of a market that is not there yet. */
async function numbersOf(
  server: Server,
  token: string,
  ids: readonly string[],
): Promise<(number | undefined)[]> {
  const fields = ids.map((id, index) => `m${index}: node(id: "Market:${id}") { ... on Market { sequence } }`);
  const shape = Object.fromEntries(ids.map((_, index) => [`m${index}`, Numbered]));
  const data = await asked(server, token, shape, `{ ${fields.join(' ')} }`);
  return ids.map((_, index) => data[`m${index}`]?.sequence);
}

test('a standby takes over from a server that is killed: no bet is lost or doubled, and the prices are the same', async ({
  annotate,
}) => {
  const first = await its.start();
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await its.start({ standby: true });
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  expect((await fetch(`${second.address}/graphql`, { method: 'POST' })).status).toBe(503);

  const token = await logIn(first);
  await expect.poll(async () => (await its.upcoming()).length, SOON).toBeGreaterThanOrEqual(4);
  const ids = await its.upcoming();
  let prices = await pricesOf(first, token, ids);
  for (let before: typeof prices = []; JSON.stringify(before) !== JSON.stringify(prices); ) {
    before = prices;
    await sleep(3_000);
    prices = await pricesOf(first, token, ids);
  }
  const [selectionId] = ids;
  const [odds] = prices;
  if (selectionId === undefined || !odds) throw new Error('Nothing is on sale.');
  const patrons = new Patrons(token, selectionId, odds);
  const playing = Array.from({ length: CLIENTS }, () => patrons.play(first));
  await expect.poll(() => patrons.acknowledged.size, SOON).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE);

  const killedAt = performance.now();
  first.child.kill('SIGKILL');
  await expect.poll(() => healthOf(second), SOON).toBe('ok');
  await annotate(`It answered ${Math.round(performance.now() - killedAt)} ms after the first was killed.`);
  await Promise.all(playing);
  await expect.poll(() => pricesOf(second, token, ids), SOON).toEqual(prices);

  // Who heard nothing asks again, with the same key; so does who was promised a bet.
  for (const key of patrons.sent.keys()) await patrons.place(second, key);
  expect(await its.placed()).toEqual(patrons.acknowledged);
  expect(await its.betCount()).toBe(patrons.acknowledged.size);
  expect(await its.books()).toEqual([[], 0n]);
}, 600_000);

test('after a takeover by a standby whose clock is behind, every market has a higher number than it ever had', async () => {
  const first = await its.start();
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await its.start({
    standby: true,
    clock: new Date(Date.now() - BEHIND_MS).toISOString(),
  });
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  const token = await logIn(first);
  await expect.poll(async () => (await its.upcoming()).length, SOON).toBeGreaterThanOrEqual(4);
  const markets = [...new Set((await its.upcoming()).map((id) => id.replace(/~[^~]*$/, '')))];
  await expect.poll(() => numbersOf(first, token, markets), SOON).not.toContain(undefined);
  const known = await numbersOf(first, token, markets);
  first.child.kill('SIGKILL');
  await expect.poll(() => healthOf(second), SOON).toBe('ok');
  await expect.poll(() => numbersOf(second, token, markets), SOON).not.toContain(undefined);
  for (const [at, number] of (await numbersOf(second, token, markets)).entries()) {
    expect(number).toBeGreaterThan(known[at] ?? 0);
  }
}, 600_000);

test('a server that hangs is replaced, and ends when it comes back', async ({ annotate }) => {
  const first = await its.start();
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await its.start({ standby: true });
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  const hungAt = performance.now();
  first.child.kill('SIGSTOP');
  await expect.poll(() => healthOf(second), SOON).toBe('ok');
  await annotate(`It answered ${Math.round(performance.now() - hungAt)} ms after the first hung.`);
  const exited = once(first.child, 'exit');
  first.child.kill('SIGCONT');
  await exited;
  expect(first.output()).toContain('Fairline already runs on this database');
  expect(await healthOf(second)).toBe('ok');
  expect(await its.books()).toEqual([[], 0n]);
}, 600_000);

test('a standby that is told to stop ends, and the server goes on', async () => {
  const first = await its.start();
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await its.start({ standby: true });
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  const exited = once(second.child, 'exit');
  second.child.kill('SIGTERM');
  await exited;
  expect(second.output()).toContain('Standing by until this is the only server of the database …');
  expect(await healthOf(first)).toBe('ok');
}, 600_000);

test('a server that hung and was replaced takes no bet when it wakes, and ends', async () => {
  const first = await its.start();
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await its.start({ standby: true });
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  const token = await logIn(first);
  await expect.poll(async () => (await its.upcoming()).length, SOON).toBeGreaterThanOrEqual(1);
  const [selectionId = ''] = await its.upcoming();
  await expect.poll(() => pricesOf(first, token, [selectionId]), SOON).not.toContain(undefined);
  const [odds] = await pricesOf(first, token, [selectionId]);
  if (!odds) throw new Error('Nothing is on sale.');

  first.child.kill('SIGSTOP');
  await expect.poll(() => healthOf(second), SOON).toBe('ok');
  const betsBefore = await its.betCount();
  const patrons = new Patrons(token, selectionId, odds);
  const playing = Array.from({ length: CLIENTS }, () => patrons.play(first));
  const clearing = clearBetslip(first, token);
  await sleep(500);
  const exited = once(first.child, 'exit');
  first.child.kill('SIGCONT');
  await exited;
  // Nor does it answer that it did what is no bet: it refuses, or is gone.
  expect(await clearing).not.toBe(200);
  await Promise.allSettled(playing);
  expect(first.output()).toContain('already runs on this database');
  expect(patrons.sent.size).toBeGreaterThanOrEqual(CLIENTS);
  expect(await its.betCount()).toBe(betsBefore);
  expect(patrons.acknowledged.size).toBe(0);
  expect(await its.books()).toEqual([[], 0n]);
}, 600_000);

/** The status; undefined for a connection that broke. */
async function clearBetslip({ address }: Server, token: string): Promise<number | undefined> {
  const answer = fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: 'mutation { clearBetslip { __typename } }' }),
  });
  return answer.then(
    ({ status }) => status,
    () => undefined,
  );
}
