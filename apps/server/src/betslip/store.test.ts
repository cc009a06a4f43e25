import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { betslipMigrations } from './migrations.ts';
import { emptySlip, type Slip } from './slip.ts';
import { SlipEditor } from './slip-editor.ts';
import { SlipStore } from './store.ts';

let parts: TestDatabase;
beforeAll(async () => {
  parts = await createTestDatabase(betslipMigrations);
});
afterAll(() => parts.drop());

const NOW = new Date(Date.UTC(2030, 0, 1));

/** The database, with what is asked of it. */
function listening() {
  const asked: string[] = [];
  const database: Database = {
    ...parts.database,
    query: (text, values, name) => {
      asked.push(text.trim().split(' ')[0] ?? '');
      return parts.database.query(text, values, name);
    },
  };
  return { asked, store: new SlipStore(database) };
}

async function newSlips(store: SlipStore, count: number): Promise<Slip[]> {
  const owners = Array.from({ length: count }, () => `visitor:${newId()}`);
  for (const owner of owners) await store.write(emptySlip(owner), NOW);
  return Promise.all(owners.map((owner) => store.read(owner)));
}

const withPoints = (slip: Slip, teaserPoints: number): Slip => ({ ...slip, teaserPoints });

test('slips that are edited while another is written are written together, each to its own owner', async () => {
  const { asked, store } = listening();
  const slips = await newSlips(store, 9);
  asked.length = 0;
  const written = await Promise.all(slips.map((slip, index) => store.write(withPoints(slip, index), NOW)));
  expect(written).toEqual(slips.map(() => true));
  expect(asked.length).toBeLessThan(slips.length);
  const read = await Promise.all(slips.map(({ owner }) => store.read(owner)));
  expect(read).toEqual(slips.map((slip, index) => ({ ...withPoints(slip, index), version: 2 })));
});

test('a slip that is edited by itself is written from the version it carries, or refused', async () => {
  const { asked, store } = listening();
  const [slip] = await newSlips(store, 1);
  if (!slip) throw new Error('no slip');
  asked.length = 0;
  expect(await store.write(withPoints(slip, 6), NOW)).toBe(true);
  expect(await store.write(withPoints(slip, 7), NOW)).toBe(false);
  expect(asked).toEqual(['update', 'update']);
  expect(await store.read(slip.owner)).toEqual({ ...withPoints(slip, 6), version: 2 });
});

test('among slips that are written together only the outdated one is refused', async () => {
  const { store } = listening();
  const [stale, ...others] = await newSlips(store, 4);
  if (!stale) throw new Error('no slip');
  await store.write(withPoints(stale, 6), NOW);
  const written = await Promise.all([stale, ...others].map((slip) => store.write(withPoints(slip, 7), NOW)));
  expect(written).toEqual([false, true, true, true]);
  expect(await store.read(stale.owner)).toMatchObject({ version: 2, teaserPoints: 6 });
});

test('a slip that cannot be kept does not keep those of others from being written', async () => {
  const { store } = listening();
  const [first, bad, good] = await newSlips(store, 3);
  if (!first || !bad || !good) throw new Error('no slip');
  const unkeepable: Slip = { ...bad, drafts: [{ draftBetId: '\u0000', field: 'BET' }] };
  const written = await Promise.all(
    [first, unkeepable, good].map((slip) => store.write(withPoints(slip, 7), NOW)),
  );
  expect(written).toEqual([true, false, true]);
  expect((await store.read(good.owner)).version).toBe(2);
});

test('a slip that was written here is edited without being read, and what is refused is refused on the truth alone', async () => {
  const { asked, store } = listening();
  const editor = new SlipEditor(store, { now: () => NOW.getTime() });
  const owner = `visitor:${newId()}`;
  const set = (points: number) =>
    editor.edit(owner, (slip) => ({ kind: 'slip', slip: withPoints(slip, points) }));
  await set(6);
  asked.length = 0;
  await set(7);
  expect(asked).toEqual(['update']);
  // Another process.
  await new SlipStore(parts.database).write(withPoints(await store.read(owner), 6.5), NOW);
  const seen: (number | undefined)[] = [];
  const asking = await editor.edit(owner, (slip) => {
    seen.push(slip.teaserPoints);
    return { kind: 'slip', slip };
  });
  expect([seen, asking]).toMatchObject([[7, 6.5], { kind: 'slip', slip: { version: 3 } }]);
  expect(await set(6)).toMatchObject({ slip: { version: 4, teaserPoints: 6 } });
});
