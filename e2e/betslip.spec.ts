import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { passesAxe } from './support/audit.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { betButton, hasLegs, LEAGUE, legsOf, receiptOf, slipOf, typeAmount } from './support/games.ts';
import { balanceCents, deposit, signUp } from './support/people.ts';
import { drawAll } from './support/rows.ts';
import { until } from './support/until.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

test('a patron parlays two games, then two lines of one game, and sees a receipt of each [BET-013]', {
  timeout: 600_000,
}, async () => {
  await inNewProfile(browser, async (page) => {
    await signUp(page, address);
    await deposit(page, address, '100');
    await until(async () => (await balanceCents(page)) === 10_000);
    await page.goto(`${address}${LEAGUE}`);
    const games = page.getByRole('region', { name: 'Upcoming' }).getByRole('article');
    await games.nth(1).waitFor();
    await drawAll(page, games);

    await tap(page, price(games.last(), 'moneyline'), 1);
    await tap(page, price(games.nth((await games.count()) - 2), 'moneyline'), 2);
    // The second selection of a new slip opens the parlay by itself.
    await slipOf(page).getByRole('heading', { name: '2-leg parlay' }).waitFor();
    await passesAxe(page);
    await placeParlay(page, '10', '2-leg parlay', 3);
    await until(async () => (await balanceCents(page)) === 9_000);

    // On its own page a game is priced whole, so that its lines can be bet on together.
    const game = await games.last().getByRole('link').first().getAttribute('href');
    await page.goto(`${address}${game}`);
    const lines = page.getByRole('main').locator('section:not([aria-label="Featured bets"])');
    await price(lines, 'spread').waitFor();
    await sleep(3_000);
    await tap(page, price(lines, 'spread'), 1);
    await tap(page, price(lines, 'total'), 2);
    await slipOf(page).getByRole('heading', { name: '2-leg Parlay+' }).waitFor();
    await slipOf(page).getByText('Same game').waitFor();
    // The bet, the game and its two legs.
    await placeParlay(page, '5', '2-leg Parlay+', 4);
    await until(async () => (await balanceCents(page)) === 8_500);

    await page.goto(`${address}/my-bets`);
    await until(async () => (await page.getByRole('article').count()) === 2);
  });
});

/** A price of a game's card that is for sale. */
function price(game: Locator, market: string): Locator {
  return game.locator(`button[data-status="open"][aria-label*="${market}" i]`).first();
}

/** Presses a price until the slip holds so many legs. */
async function tap(page: Page, button: Locator, legs: number): Promise<void> {
  await until(async () => {
    if ((await legsOf(page).count()) < legs) await button.click({ timeout: 5_000 });
    await until(async () => (await legsOf(page).count()) === legs, 10_000);
    return true;
  }, 90_000);
}

/** Types a stake and presses what the button offers until there is a receipt of so many items, which is put away. */
async function placeParlay(page: Page, stake: string, title: string, items: number): Promise<void> {
  await typeAmount(page, 'Stake', stake);
  const receipt = receiptOf(page);
  await until(async () => {
    if ((await receipt.count()) > 0) return true;
    const kind = await betButton(page).getAttribute('data-bet-button', { timeout: 1_000 });
    if (kind !== null && ['place', 'accept', 'accept-and-place', 'check-location'].includes(kind)) {
      await betButton(page).click({ timeout: 1_000 });
    }
    if (kind === 'acknowledge') {
      await betButton(page).click({ timeout: 1_000 });
      await page.getByRole('dialog').getByRole('button', { name: 'I acknowledge' }).click();
    }
    return false;
  }, 90_000);
  expect(await receipt.textContent()).toContain(title);
  expect(await receipt.textContent()).toContain(`$${stake}.00 to win`);
  expect(await receipt.getByRole('listitem').count()).toBe(items);
  await receipt.getByRole('button', { name: 'Done' }).click();
  await hasLegs(page, 0);
}
