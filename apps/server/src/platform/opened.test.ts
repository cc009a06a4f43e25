import { expect, test } from 'vitest';
import { type Opened, openTogether } from './opened.ts';

/** Opens parts by name until one of them fails, and notes what is closed. */
function opening(names: readonly string[], closed: string[]): Promise<Opened> {
  return openTogether(async (opened) => {
    for (const name of names) {
      if (name === 'broken') throw new Error('It cannot be opened.');
      opened.keep(name, (part) => {
        closed.push(part);
        if (part === 'stuck') throw new Error('It cannot be closed.');
      });
    }
    return opened;
  });
}

test('parts are closed once, the last opened first', async () => {
  const closed: string[] = [];
  const opened = await opening(['one', 'two', 'three'], closed);
  expect(closed).toEqual([]);
  await opened.close();
  await opened.close();
  expect(closed).toEqual(['three', 'two', 'one']);
});

test('what fails halfway closes all that was opened, also what is hard to close, and says why it failed', async () => {
  const closed: string[] = [];
  await expect(opening(['one', 'stuck', 'three', 'broken'], closed)).rejects.toThrow('It cannot be opened.');
  expect(closed).toEqual(['three', 'stuck', 'one']);
});
