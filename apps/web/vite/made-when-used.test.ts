import { getRequest } from 'relay-runtime';
import { expect, test } from 'vitest';
import page from '../src/__generated__/pageQuery.graphql.ts';
import setAmount from '../src/__generated__/setAmountMutation.graphql.ts';
import { madeWhenUsed } from './made-when-used.ts';

test('a document is made when Relay first asks for it, once', () => {
  expect(Object.getOwnPropertyDescriptor(setAmount, 'default')?.get).toBeTypeOf('function');
  const request = getRequest(setAmount);
  expect(request.params.name).toBe('setAmountMutation');
  expect(request).toHaveProperty('hash', expect.stringMatching(/^[0-9a-f]{32}$/));
  expect(getRequest(setAmount)).toBe(request);
});

test('a preloadable query tells Relay of itself at once, so it is made at once', () => {
  expect(getRequest(page)).toBe(page);
});

test('what is no document stays as it is', () => {
  const fragment = 'const node: ReaderFragment = {};\n\nexport default node;\n';
  expect(madeWhenUsed(fragment)).toBe(fragment);
});
