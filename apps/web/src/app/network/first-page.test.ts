import { expect, test } from 'vitest';
import { firstPageVariables, takeFirstPage } from './first-page.ts';

const request = { name: 'pageQuery', hash: 'h', variables: { canonicalUrl: '/home' } };
const answer = Promise.resolve(new Response('{}'));

test('the answer index.html asked for is given once, and only for the same page', () => {
  window.fairlineFirstPage = { hash: 'h', variables: { canonicalUrl: '/home', flags: null }, answer };
  expect(takeFirstPage({ ...request, variables: { canonicalUrl: '/live' } })).toBeUndefined();
  expect(takeFirstPage({ ...request, hash: 'other' })).toBeUndefined();
  expect(takeFirstPage(request)).toBe(answer);
  expect(takeFirstPage(request)).toBeUndefined();
});

test('an answer with the first screen alone is given to who asks for no more', () => {
  const variables = { canonicalUrl: '/home', flags: { onlyFirstScreen: true } };
  window.fairlineFirstPage = { hash: 'h', variables, answer };
  expect(firstPageVariables('/home')).toEqual(variables);
  expect(takeFirstPage(request)).toBeUndefined();
  expect(takeFirstPage({ ...request, variables })).toBe(answer);
  expect(firstPageVariables('/home')).toBeUndefined();
});

test('an answer is given up when the app begins with another page', () => {
  window.fairlineFirstPage = { hash: 'h', variables: { canonicalUrl: '/home', flags: null }, answer };
  expect(firstPageVariables('/live?sport=football')).toBeUndefined();
  expect(firstPageVariables('/home')).toBeUndefined();
  expect(takeFirstPage(request)).toBeUndefined();
});
