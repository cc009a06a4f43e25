import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { placeFirstBet } from './support/betting.ts';
import { openBrowser } from './support/browser.ts';
import { balanceCents, deposit, signUp } from './support/people.ts';
import { until } from './support/until.ts';

const address = inject('address');
const GAME_MS = 400_000;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
});
afterAll(() => browser.close());

test('a newcomer signs up, deposits, bets on a live game and sees the balance change by itself when it ends [BET-001] [BET-010] [BET-013] [BET-014] [WAL-001]', {
  timeout: GAME_MS + 400_000,
}, async () => {
  await signUp(page, address);
  await deposit(page, address, '250');
  await until(async () => (await balanceCents(page)) === 25_000);

  await placeFirstBet(page, address, '20');
  await until(async () => (await balanceCents(page)) === 23_000);

  await page.goto(`${address}/my-bets`);
  const ticket = page.getByRole('article').first();
  await ticket.waitFor();
  expect(await ticket.textContent()).toContain('$20.00');

  // Nothing is touched from here on: the page follows the game, and the ticket leaves the open ones once it is paid.
  await ticket.waitFor({ state: 'detached', timeout: GAME_MS });
  await page.getByRole('tab', { name: /Settled/ }).click();
  const settled = page.getByRole('article').first();
  await settled.waitFor();
  const outcome = (await settled.textContent()) ?? '';
  const paid = await balanceCents(page);
  if (/user wins market/i.test(outcome)) expect(paid).toBeGreaterThan(25_000);
  else if (/gets stake back/i.test(outcome)) expect(paid).toBe(25_000);
  else {
    expect(outcome).toMatch(/user loses market/i);
    expect(paid).toBe(23_000);
  }
});
