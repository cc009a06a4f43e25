import { expect, test } from 'vitest';
import { ToldAnew } from './told-anew.ts';

/** What is worked on, in its order; of each how often. */
async function worked(anew: ToldAnew, isDone = (_eventId: string) => true): Promise<string[]> {
  const ids: string[] = [];
  await anew.each(async (eventId) => {
    ids.push(eventId);
    return isDone(eventId);
  });
  return ids;
}

test('each that was heard is worked on once, and one that is not done again', async () => {
  const anew = new ToldAnew();
  for (const eventId of ['a', 'b', 'a']) anew.hear(eventId);
  expect(await worked(anew, (eventId) => eventId === 'a')).toEqual(['a', 'b']);
  expect(await worked(anew)).toEqual(['b']);
  expect(await worked(anew)).toEqual([]);
});

test('one that is heard again while it is worked on is due again', async () => {
  const anew = new ToldAnew();
  anew.hear('a');
  await anew.each(async (eventId) => {
    anew.hear(eventId);
    return true;
  });
  expect(await worked(anew)).toEqual(['a']);
});

test('one that fails stays due, and keeps no other from being done', async () => {
  const anew = new ToldAnew();
  for (const eventId of ['a', 'b']) anew.hear(eventId);
  const failed = anew.each((eventId) =>
    eventId === 'a' ? Promise.reject(new Error('unread')) : Promise.resolve(true),
  );
  await expect(failed).rejects.toMatchObject({ errors: [new Error('unread')] });
  expect(await worked(anew)).toEqual(['a']);
});

test('one is due until it is done, and any may be until those of before a start are read', async () => {
  const anew = new ToldAnew();
  const isDue = (eventId: string) => anew.isDue((one) => one === eventId);
  expect(isDue('a')).toBe(true);
  await anew.hearFormer(async () => ['a']);
  expect([isDue('a'), isDue('b')]).toEqual([true, false]);
  await worked(anew);
  expect(isDue('a')).toBe(false);
});

test('those of before a start are read once, again where the log could not be read, and anew for another season', async () => {
  const anew = new ToldAnew();
  const gone = anew.hearFormer(() => Promise.reject(new Error('the database is gone')));
  await expect(gone).rejects.toThrow('the database is gone');
  await anew.hearFormer(async () => ['a']);
  expect(await worked(anew)).toEqual(['a']);
  await anew.hearFormer(async () => ['a']);
  expect(await worked(anew)).toEqual([]);
  anew.hear('b');
  anew.clear();
  await anew.hearFormer(async () => ['a']);
  expect(await worked(anew)).toEqual(['a']);
});
