import { rm } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeRecords, keepStill } from './support/answers.ts';
import { complaintsOf, fitsEveryWidth, passesAxe } from './support/audit.ts';
import { placeOn } from './support/betting.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { type Fairline, newFolder, startFairline } from './support/fairline.ts';
import { legsOf, slipOf } from './support/games.ts';
import { placeByKeyboard, tabTo } from './support/keyboard.ts';
import { demo, logIn } from './support/people.ts';
import { until } from './support/until.ts';

/** A whole tournament, and a whole race, in so many minutes. */
const PACE_MINUTES = 1;

const LEAGUES = {
  golf: '/sport/golf/organization/international/competition/fairway-tour',
  'motor racing': '/sport/motor-racing/organization/international/competition/grand-circuit',
} as const;
type FieldLeague = keyof typeof LEAGUES;

let browser: Browser;
let folder: string;
let fairline: Fairline;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await newFolder();
  fairline = await startFairline({
    data: folder,
    paceMinutes: PACE_MINUTES,
    settings: { FAIRLINE_SPORTS: 'golf,motor-racing', FAIRLINE_CALENDAR: 'all-year' },
  });
  // On a tournament that is played while the tests go on.
  await inNewProfile(browser, async (page) => {
    await logIn(page, fairline.address, demo);
    await until(async () => {
      await openEvent(page, 'golf', 1);
      return placeOn(page, prices(page).nth(1), '10');
    }, 120_000);
  });
}, 300_000);
afterAll(async () => {
  await fairline?.stop();
  await closeBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

/** Opens the league's page and answers the links of its events; a live one stands first. */
async function openLeague(page: Page, league: FieldLeague): Promise<Locator> {
  await page.goto(`${fairline.address}${LEAGUES[league]}`);
  const names = page.getByRole('main').locator('article h3').getByRole('link');
  await names.first().waitFor();
  return names;
}

/** Opens a page of an event of the league. @param nth of those on its page; a live one stands first */
async function openEvent(page: Page, league: FieldLeague, nth: number): Promise<void> {
  await (await openLeague(page, league)).nth(nth).click();
  await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
}

/** Prices of single ones of the field. */
function prices(page: Page): Locator {
  return page.getByRole('main').locator('table button[data-status="open"]');
}

describe.each<FieldLeague>(['golf', 'motor racing'])('%s', (league) => {
  test('its list and the page of an event fit every width and pass axe in light and dark [SHELL-020]', {
    timeout: 300_000,
  }, async () => {
    await inNewProfile(browser, async (page) => {
      const complaints = complaintsOf(page);
      await openLeague(page, league);
      await fitsEveryWidth(page);
      await passesAxe(page);
      await openEvent(page, league, 0);
      await fitsEveryWidth(page);
      await passesAxe(page);
      expect(complaints).toEqual([]);
    });
  });

  test('on the narrowest phone a suspended price keeps clear of its box, and a long name of the figures beside it', async () => {
    await inNewProfile(browser, async (page) => {
      await page.setViewportSize({ width: 320, height: 900 });
      await changeRecords(page, 'pageQuery', (record) => {
        if ('isDisabled' in record && 'odds' in record) return { ...record, status: 'CLOSED' };
        return 'place' in record && 'values' in record ? { ...record, name: 'Noor Amarillac' } : record;
      });
      await keepStill(page);
      await openEvent(page, league, 0);
      const price = page.getByRole('main').locator('table button:has-text("Suspended")').first();
      await price.waitFor();
      const room = await price.evaluate((box) => {
        const word = [...box.querySelectorAll('span')].findLast((one) => one.textContent === 'Suspended');
        if (word === undefined) return 0;
        const letters = box.ownerDocument.createRange();
        letters.selectNodeContents(word);
        const [outer, inner] = [box.getBoundingClientRect(), letters.getBoundingClientRect()];
        return Math.min(inner.left - outer.left, outer.right - inner.right);
      });
      expect(room).toBeGreaterThan(2);
      const name = page.getByRole('region', { name: 'Leaderboard' }).getByRole('rowheader').first();
      expect(Number.parseFloat(await name.evaluate((cell) => getComputedStyle(cell).paddingRight))).toBe(8);
    });
  });

  test('a bet on one of its field is placed with the keyboard alone [CARD-013]', {
    timeout: 300_000,
  }, async () => {
    await inNewProfile(browser, async (page) => {
      await logIn(page, fairline.address, demo);
      await until(async () => {
        await tabTo(page, (await openLeague(page, league)).nth(1));
        await page.keyboard.press('Enter');
        await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
        await chooseByKeyboard(page, prices(page).nth(1));
        await placeByKeyboard(page, '5');
        return true;
      }, 200_000);
    });
  });
});

/** Goes to a price by keyboard and chooses it, so that it alone is on the slip. */
async function chooseByKeyboard(page: Page, price: Locator): Promise<void> {
  const clear = slipOf(page).getByRole('button', { name: 'Clear all' });
  if ((await clear.count()) > 0) {
    await tabTo(page, clear);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, price);
  await page.keyboard.press('Space');
  await until(async () => (await legsOf(page).count()) === 1, 10_000);
}

test('a bet on one of a field is settled when the tournament is over, and explained by where he came in [BET-015] [CARD-013]', {
  timeout: 400_000,
}, async () => {
  await inNewProfile(browser, async (page) => {
    await logIn(page, fairline.address, demo);
    await page.goto(`${fairline.address}/my-bets`);
    await page.getByRole('tab', { name: 'Settled' }).click();
    const told = /(won at|finished|missed the cut at|withdrew)/;
    const ticket = page.getByRole('article').filter({ hasText: told });
    await until(async () => (await ticket.count()) > 0, 300_000);
    const text = (await ticket.first().textContent()) ?? '';
    expect(text).toMatch(/Won|Lost|Push|Void|Dead heat|Partial return/);
    expect(text).toMatch(text.includes('Lost') ? /Paid\$0\.00/ : /(Paid|Returned)\$\d/);
  });
});
