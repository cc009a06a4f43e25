import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patronAnswers } from '../app/testing/answers.ts';
import { fakeServer } from '../app/testing/fake-server.ts';
import { openApp } from '../app/testing/open-app.tsx';

beforeEach(() => {
  const isNarrow = (query: string) => query.includes('max-width');
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isNarrow(query) }),
  );
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeServer(() => ({ graphql: patronAnswers }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a patron's menu on a phone leads to My Bets once, with the number of open bets", async () => {
  openApp('/house-rules', { asPatron: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }, { timeout: 10_000 }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByText('dana@example.com')).toBeTruthy();
  expect(await menu.findByText('Live')).toBeTruthy();
  expect(menu.getAllByRole('link', { name: /My Bets/ }).map(({ textContent }) => textContent)).toEqual([
    'My Bets2 open',
  ]);
});
