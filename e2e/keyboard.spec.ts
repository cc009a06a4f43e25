import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { holdBack } from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { legsOf, slipOf, upcomingGame } from './support/games.ts';
import { hasFocus, placeByKeyboard, tabTo } from './support/keyboard.ts';
import { balanceCents, deposit, signUp } from './support/people.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

test('a patron goes from the league to a game, picks a price, types a stake and places the bet with the keyboard alone [BET-001] [BET-010] [BET-013] [CARD-001] [SLIP-023]', async () => {
  await inNewProfile(browser, async (page) => {
    await signUp(page, address);
    await deposit(page, address, '50');
    await eventually(async () => expect(await balanceCents(page)).toBe(5_000));
    const game = await upcomingGame(page, address, 'first');

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the page' });
    expect(await hasFocus(skip)).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator(`a[href="${game}"]`).first());
    await page.keyboard.press('Enter');
    await page.waitForURL(`${address}${game}`);

    const price = page.getByRole('main').locator('button[data-status="open"]:visible').first();
    await price.waitFor();
    await tabTo(page, price);
    await page.keyboard.press('Space');
    await until(async () => (await legsOf(page).count()) === 1);
    expect(await price.getAttribute('aria-pressed')).toBe('true');

    await placeByKeyboard(page, '5');
    await eventually(async () => expect(await balanceCents(page)).toBe(4_500));

    await tabTo(page, slipOf(page).getByRole('link', { name: 'View in My Bets' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${address}/my-bets`);
    // The page before may stand a moment longer, with articles of its own.
    const ticket = page.getByRole('main').getByRole('article').filter({ hasText: '$5.00' });
    await ticket.first().waitFor();
  });
});

test('the second link of a page leads to the betslip, and the first one there back to the page', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}/home`);
    await slipOf(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to the betslip' }))).toBe(true);
    await page.keyboard.press('Enter');
    await until(() => hasFocus(page.locator('#betslip')));
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Back to the page' }))).toBe(true);
    await page.keyboard.press('Enter');
    await until(() => hasFocus(page.locator('#main')));
    expect(new URL(page.url()).pathname).toBe('/home');
  });
});

test('Tab does not lead into the footer while the page above it is on its way, and from there to what the page begins with', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}/home`);
    await page.getByRole('main').getByRole('article').first().waitFor();
    const letGo = await holdBack(page, 'pageQuery');
    await page.getByRole('navigation').getByRole('link', { name: 'Live' }).first().click();
    await until(() => hasFocus(page.locator('#main')));
    await page.locator('main [aria-busy="true"]').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator('footer :focus').count()).toBe(0);
    expect(await hasFocus(page.getByRole('link', { name: 'Back to the page' }))).toBe(true);
    await page.keyboard.press('Enter');
    letGo();
    await page.getByRole('heading', { name: 'Live', level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator('main > :first-child :focus').count()).toBe(1);
  });
});

test('dialogs and menus are opened, gone through and left by keyboard, and give the focus back', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}/house-rules`);
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.waitFor();
    await tabTo(page, settings);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: /^American/ }));
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: /^Decimal/ }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await until(() => hasFocus(settings));
    expect(await page.getByRole('radio').count()).toBe(0);

    await page.setViewportSize({ width: 390, height: 800 });
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.getByRole('radio', { name: 'Light' }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await until(() => hasFocus(menu));
  });
});
