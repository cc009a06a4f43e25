import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorAnswers } from '../testing/answers.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('home waits for its answer where one goes there, not where one goes back to it or is on it already [PAGE-016]', {
  timeout: 60_000,
}, async () => {
  let isHeld = false;
  const page = () => (isHeld ? new Promise(() => {}) : visitorAnswers.page);
  const server = fakeServer(() => ({ graphql: { ...visitorAnswers, page } }));
  const asked = () => server.operations.filter((name) => name === 'pageQuery').length;
  const { history } = openApp('/home');
  const isDrawn = () => screen.queryByText('No bets available') !== null;
  const isLoading = () => screen.queryByText('Loading games') !== null;
  await waitFor(() => expect(isDrawn()).toBe(true));
  isHeld = true;

  // As long as a page is ever waited for: what would stand in its place stands there by then.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => history.push('/home'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked()).toBe(2);
  expect([isDrawn(), isLoading()]).toEqual([true, false]);
  vi.useRealTimers();

  act(() => history.push('/house-rules'));
  await waitFor(() => expect(isDrawn()).toBe(false));
  act(() => history.back());
  await waitFor(() => expect([isDrawn(), isLoading()]).toEqual([true, false]));

  act(() => history.push('/house-rules'));
  await waitFor(() => expect(isDrawn()).toBe(false));
  act(() => history.push('/home'));
  await waitFor(() => expect([isDrawn(), isLoading()]).toEqual([false, true]));
});
