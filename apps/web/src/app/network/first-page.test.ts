import { expect, test } from 'vitest';
import { takeFirstPage } from './first-page.ts';

const request = { name: 'pageQuery', hash: 'h', variables: { canonicalUrl: '/home' } };

test('the answer index.html asked for is given once, and only for the same page', () => {
  const answer = Promise.resolve(new Response('{}'));
  window.fairlineFirstPage = { hash: 'h', canonicalUrl: '/home', answer };
  expect(takeFirstPage({ ...request, variables: { canonicalUrl: '/live' } })).toBeUndefined();
  expect(takeFirstPage({ ...request, hash: 'other' })).toBeUndefined();
  expect(takeFirstPage(request)).toBe(answer);
  expect(takeFirstPage(request)).toBeUndefined();
});
