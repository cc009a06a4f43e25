import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOn } from './support/betting.ts';
import { inNewProfile, openBrowser } from './support/browser.ts';
import { type Fairline, newFolder, startFairline } from './support/fairline.ts';
import { demo, logIn } from './support/people.ts';
import { until } from './support/until.ts';

/** A whole tournament, and a whole race, in so many minutes. */
const PACE_MINUTES = 2;

const LEAGUES = {
  golf: '/sport/golf/organization/international/competition/fairway-tour',
} as const;

let browser: Browser;
let folder: string;
let fairline: Fairline;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await newFolder();
  fairline = await startFairline({
    data: folder,
    paceMinutes: PACE_MINUTES,
    settings: { FAIRLINE_SPORTS: 'golf', FAIRLINE_CALENDAR: 'all-year' },
  });
});
afterAll(async () => {
  await fairline?.stop();
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a page of an event of the league. @param nth of those on its page; a live one stands first */
async function openEvent(page: Page, league: keyof typeof LEAGUES, nth: number): Promise<void> {
  await page.goto(`${fairline.address}${LEAGUES[league]}`);
  const names = page.getByRole('main').locator('article h3').getByRole('link');
  await names.nth(nth).click();
  await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
}

test('a bet on one of a field is placed, settled when the tournament is over, and explained by where he came in [BET-015] [CARD-013]', {
  timeout: 400_000,
}, async () => {
  await inNewProfile(browser, async (page) => {
    await logIn(page, fairline.address, demo);
    await until(async () => {
      await openEvent(page, 'golf', 1);
      return placeOn(page, page.locator('table button[data-status="open"]').nth(1), '10');
    }, 120_000);
    await page.goto(`${fairline.address}/my-bets`);
    await page.getByRole('tab', { name: 'Settled' }).click();
    const told = /(won at|finished|missed the cut at|withdrew)/;
    await until(async () => (await page.getByText(told).count()) > 0, 300_000);
    expect(await page.getByText(told).first().textContent()).toMatch(told);
  });
});
