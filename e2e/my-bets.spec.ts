import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { passesAxe } from './support/audit.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { openUpcomingGame, placeWith } from './support/games.ts';
import { balanceCents, deposit, signUp } from './support/people.ts';
import { until } from './support/until.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

test('a bet is placed in Quick Bets, a part of it cashed out, then the rest, and it stands among the cashed out [BET-017] [QUICK-001] [QUICK-002] [QUICK-009] [QUICK-011]', {
  timeout: 400_000,
}, async () => {
  await inNewProfile(browser, async (page) => {
    await signUp(page, address);
    await deposit(page, address, '100');
    await until(async () => (await balanceCents(page)) === 10_000);
    await placeQuickBet(page);
    await until(async () => (await balanceCents(page)) === 9_000);

    await page.goto(`${address}/my-bets`);
    const ticket = page.getByRole('article').first();
    await ticket.getByRole('button', { name: /^Cash Out/ }).click();
    await ticket.getByRole('slider').press('Home');
    for (let percent = 1; percent < 50; percent += 7) await ticket.getByRole('slider').press('ArrowRight');
    await passesAxe(page);
    await confirm(page);
    await ticket.getByText(/Cashed out \$\d+\.\d\d; the rest stays open\./).waitFor();
    const between = await balanceCents(page);
    expect(between).toBeGreaterThan(9_000);

    await ticket.getByRole('button', { name: /^Cash Out/ }).click();
    await confirm(page);
    await ticket.getByText(/Cashed out for \$/).waitFor();
    await until(async () => (await balanceCents(page)) > between);
    await page.getByRole('tab', { name: 'Cashed out' }).click();
    await page.getByRole('article').first().getByText('Cashed out', { exact: true }).first().waitFor();
  });
});

/** Bets $10 on the spread of a game that has not begun, the same selection tapped off and on again first. */
async function placeQuickBet(page: Page): Promise<void> {
  const path = await openUpcomingGame(page, address);
  await page.goto(`${address}${path}?open=quick-bets&utm_source=mail`);
  const modal = page.getByRole('dialog');
  await page.waitForURL((url) => !url.searchParams.has('utm_source'));
  expect((await modal.boundingBox())?.width).toBe(649);
  const odds = modal.locator('button[data-status="open"]').first();
  await odds.click();
  const slip = modal.getByRole('region', { name: 'Quick bet' });
  await slip.getByLabel('Stake').waitFor();
  await odds.click();
  await slip.waitFor({ state: 'detached' });
  await odds.click();
  await slip.getByLabel('Stake').fill('10');
  await placeWith(slip.locator('[data-bet-button]'), slip.getByText('Bet Placed'));
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('open'));
}

async function confirm(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Cash Out (All|\d)/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
}
