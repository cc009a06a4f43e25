import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { placeFirstBet } from './support/betting.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { balanceCents, deposit, signUp } from './support/people.ts';
import { until } from './support/until.ts';

const address = inject('address');
const GAME_MS = 400_000;
const OUTCOME = /User wins Market|User loses market|User gets stake back/;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

test('a newcomer signs up, deposits, bets on a live game and sees the balance change by itself when it ends [BET-001] [BET-010] [BET-013] [BET-014] [BET-016] [WAL-001]', {
  timeout: GAME_MS + 500_000,
}, async () => {
  await inNewProfile(browser, async (page) => {
    await signUp(page, address);
    await deposit(page, address, '250');
    await until(async () => (await balanceCents(page)) === 25_000);

    await placeFirstBet(page, address, '20');
    await until(async () => (await balanceCents(page)) === 23_000);

    await page.goto(`${address}/my-bets`);
    const ticket = page.getByRole('article').first();
    await ticket.waitFor();
    expect(await ticket.textContent()).toContain('$20.00');

    // Nothing is touched from here on: the page follows the game, and the ticket says by itself what became of it.
    await until(async () => OUTCOME.test((await ticket.textContent({ timeout: 1_000 })) ?? ''), GAME_MS);
    await expectPaid(page, (await ticket.textContent()) ?? '');
  });
});

/** The balance shown follows the outcome, without a reload. */
async function expectPaid(page: Page, ticket: string): Promise<void> {
  if (ticket.includes('User wins Market')) await until(async () => (await balanceCents(page)) > 25_000);
  else if (ticket.includes('User gets stake back'))
    await until(async () => (await balanceCents(page)) === 25_000);
  else expect(await balanceCents(page)).toBe(23_000);
}
