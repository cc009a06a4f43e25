import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openLiveGame } from './support/betting.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { LEAGUE } from './support/games.ts';
import { demo, logIn } from './support/people.ts';
import { eventually } from './support/until.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

test('a visitor is told to log in, a patron with cash watches a game in play, drawn as it goes on [LIVE-014] [LIVE-015] [LIVE-016]', async () => {
  await inNewProfile(browser, async (page) => {
    await openLiveGame(page, address);
    await page.getByRole('button', { name: 'Watch Live' }).click();
    await page.getByRole('link', { name: 'Log In to Watch' }).waitFor();
    await logIn(page, address, demo);
    await openLiveGame(page, address);
    await page.getByRole('button', { name: 'Watch Live' }).click();
    const picture = page.getByRole('img', { name: /, drawn as it is played$/ });
    await picture.waitFor();
    const first = await picture.getAttribute('src');
    await eventually(async () => expect(await picture.getAttribute('src')).not.toBe(first), 60_000);
    await page.getByRole('button', { name: 'Close the Stream' }).click();
    await picture.waitFor({ state: 'detached' });
  });
});

test('a league page is narrowed to a conference, and its games have drawers of props [PAGE-002] [PAGE-016] [FEAT-008] [LIVE-014]', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}${LEAGUE}`);
    await page.getByRole('main').getByText('Watch', { exact: true }).first().waitFor({ timeout: 60_000 });
    await page.getByRole('combobox', { name: 'Conference' }).selectOption({ label: 'NFC' });
    await page.waitForURL(/\?conference=nfc$/);
    const drawer = page.getByRole('button', { name: 'Popular props' }).first();
    await drawer.click();
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().waitFor();
    await page.getByRole('combobox', { name: 'Conference' }).selectOption({ label: 'All' });
    await page.waitForURL(new RegExp(`${LEAGUE}$`));
  });
});
