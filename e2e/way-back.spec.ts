import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { holdBack } from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');

/** A row may have come or gone above meanwhile. */
const NEAR = 400;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

const scrolled = (page: Page) => page.evaluate<number>('window.scrollY');

/** The address of a game in the middle of the screen; undefined while none is drawn there. */
const gameInView = (page: Page) =>
  page.evaluate(() => {
    const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main article');
    return row?.querySelector('a')?.getAttribute('href') ?? undefined;
  });

test.each([
  [1440, 1000],
  [390, 844],
])('back on home at %i by %i one is where one was, before the page has come anew', async (width, height) => {
  await inNewProfile(
    browser,
    async (page) => {
      const rows = page.getByRole('main').getByRole('article');
      const whole = page.waitForResponse((response) => {
        const asked = response.request().postData() ?? '';
        return asked.includes('"operationName":"pageQuery"') && !asked.includes('onlyFirstScreen');
      });
      await page.goto(address);
      await rows.first().waitFor({ timeout: 120_000 });
      await whole;
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.6));
      let game: string | undefined;
      await until(async () => {
        game = await gameInView(page);
        return game !== undefined;
      });
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(2 * NEAR);
      await page.locator(`main article a[href="${game}"]`).first().click();
      await page.waitForURL(/\/event\//);
      await page.getByRole('main').locator('h3 button[aria-expanded]').first().waitFor();

      const letGo = await holdBack(page, 'pageQuery');
      await page.goBack();
      const isThere = async () => expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(NEAR);
      await until(async () => (await gameInView(page)) !== undefined);
      await eventually(isThere);
      const anew = page.waitForResponse(
        (response) => response.request().postData()?.includes('"pageQuery"') ?? false,
      );
      letGo();
      await anew;
      await until(async () => (await gameInView(page)) !== undefined);
      await isThere();
    },
    { viewport: { width, height } },
  );
});
