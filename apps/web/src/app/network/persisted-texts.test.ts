import { expect, test, vi } from 'vitest';
import { textsFrom } from './persisted-texts.ts';

test('a file of texts that did not come is asked for again, one that came is not', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ known: 'query Known { me }' });
  const textOf = textsFrom(load);
  await expect(textOf('known')).rejects.toThrow('Failed to fetch');
  expect(await textOf('known')).toBe('query Known { me }');
  expect(await textOf('strange')).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});
