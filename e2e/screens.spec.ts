import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { complaintsOf, fitsEveryWidth, passesAxe } from './support/audit.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { addToSlip, LEAGUE, mainOf, openUpcomingGame, slipOf, upcomingGame } from './support/games.ts';
import { lookDown } from './support/rows.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

const games = (page: Page) => mainOf(page).getByRole('article');

test('home stands at / and at /home: live and upcoming games, each with a heading, a link and prices under Spread, Total, Money [ROUTE-002] [CARD-007] [CARD-028] [SHELL-016]', async () => {
  await inNewProfile(browser, async (page) => {
    const complaints = complaintsOf(page);
    for (const path of ['/', '/home']) {
      await page.goto(`${address}${path}`);
      await games(page).first().waitFor();
      const upcoming = mainOf(page).getByRole('region', { name: 'Upcoming' });
      await upcoming.waitFor({ timeout: 120_000 });
      const game = upcoming.getByRole('article').first();
      await lookDown(page, async () => (await game.count()) > 0);
      const name = (await game.getByRole('heading').first().textContent()) ?? '';
      expect(name).toMatch(/^.+ at .+$/);
      expect(await game.getByRole('link').first().getAttribute('href')).toMatch(/\/event\/[^/]+$/);
      await eventually(async () => {
        expect(await game.locator('button[data-status]').count()).toBe(6);
        expect(await upcoming.textContent()).toContain('SpreadTotalMoney');
        expect(await splitOf(game)).toBeCloseTo(0.47, 2);
      });
    }
    const phone = page.locator('footer').getByRole('link', { name: '1-800-GAMBLER' }).first();
    expect(await phone.getAttribute('href')).toBe('tel:+18004262537');
    await fitsEveryWidth(page);
    await passesAxe(page);
    expect(complaints).toEqual([]);
  });
});

/** The first column's share of the two that a card's prices are in. */
function splitOf(game: Locator): Promise<number | undefined> {
  return game
    .locator('button[data-status]')
    .first()
    .evaluate((button) => {
      for (let around = button.parentElement; around; around = around.parentElement) {
        const columns = getComputedStyle(around).gridTemplateColumns.split(' ').map(Number.parseFloat);
        const [left = 0, right = 0] = columns;
        if (columns.length === 2) return left / (left + right);
      }
      return undefined;
    });
}

test('live shows the games in play [ROUTE-003]', async () => {
  await inNewProfile(browser, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${address}/live`);
    const live = mainOf(page).getByRole('region', { name: 'NFL' });
    await live.getByRole('article').first().waitFor({ timeout: 120_000 });
    expect(await live.getByRole('article').first().textContent()).toMatch(/Live|Half|Q\d|OT/);
    await fitsEveryWidth(page);
    expect(complaints).toEqual([]);
  });
});

test('a league has its own address, with and without a section, and leads to its games [ROUTE-005]', async () => {
  await inNewProfile(browser, async (page) => {
    const complaints = complaintsOf(page);
    const game = await upcomingGame(page, address);
    await mainOf(page).getByRole('heading', { level: 1, name: 'NFL' }).waitFor();
    expect(await page.title()).toBe('NFL · espnbet');
    await fitsEveryWidth(page);
    await passesAxe(page);
    const link = mainOf(page).locator(`a[href="${game}"]`);
    await lookDown(page, async () => (await link.count()) > 0);
    await link.click();
    await page.waitForURL(`${address}${game}`);
    await mainOf(page).getByRole('tablist').waitFor();
    await page.goto(`${address}${LEAGUE}/section/lines`);
    await mainOf(page).getByRole('heading', { level: 1, name: 'NFL' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

test('an event: each tab has its own address and is reached by arrow keys; the first drawer stands open; sections keep the scroll, new pages begin at the top [ROUTE-006] [ROUTE-032] [PAGE-004] [PAGE-010]', async () => {
  await inNewProfile(browser, async (page) => {
    const complaints = complaintsOf(page);
    const path = await openUpcomingGame(page, address);
    const tabs = mainOf(page).getByRole('tab');
    const names = await tabs.allTextContents();
    expect(names.length).toBeGreaterThan(3);
    const drawers = mainOf(page).getByRole('tabpanel').locator('h3 button[aria-expanded]');
    await eventually(async () => {
      expect(await drawers.first().getAttribute('aria-expanded')).toBe('true');
    });

    const paths = [new URL(page.url()).pathname];
    await tabs.first().focus();
    for (const name of names.slice(1)) {
      await page.keyboard.press('ArrowRight');
      await until(async () => !paths.includes(new URL(page.url()).pathname));
      paths.push(new URL(page.url()).pathname);
      await eventually(async () => {
        const tab = mainOf(page).getByRole('tab', { name, exact: true });
        expect(await tab.getAttribute('aria-selected')).toBe('true');
        expect(await tab.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
      });
    }
    await page.keyboard.press('Home');
    await page.waitForURL(
      (url) =>
        url.pathname === path || url.pathname === paths[0] || url.pathname.endsWith('/section/popular'),
    );
    expect(paths.slice(1).every((one) => one.startsWith(`${path}/section/`))).toBe(true);
    for (const [index, own] of paths.entries()) {
      await page.goto(`${address}${own}`);
      await eventually(async () => {
        const tab = mainOf(page).getByRole('tab', { name: names[index] ?? '', exact: true });
        expect(await tab.getAttribute('aria-selected')).toBe('true');
        expect(
          await mainOf(page).getByRole('tabpanel').locator('button[data-status]').count(),
        ).toBeGreaterThan(0);
      });
    }

    await page.setViewportSize({ width: 1440, height: 500 });
    await page.evaluate('window.scrollTo(0, 60)');
    await mainOf(page)
      .getByRole('tab', { name: names[1] ?? '', exact: true })
      .focus();
    const before = await page.evaluate<number>('window.scrollY');
    await page.keyboard.press('Home');
    await until(async () => new URL(page.url()).pathname !== paths.at(-1));
    expect(await page.evaluate<number>('window.scrollY')).toBeLessThanOrEqual(Math.max(before, 60));
    await mainOf(page).getByRole('link', { name: 'NFL' }).click();
    await mainOf(page).getByRole('heading', { level: 1, name: 'NFL' }).waitFor();
    await eventually(async () => expect(await page.evaluate<number>('window.scrollY')).toBe(0));
    expect(complaints).toEqual([]);
  });
});

test('an event and the betslip with a leg fit every width and pass axe in light and dark [SHELL-020]', async () => {
  await inNewProfile(browser, async (page) => {
    const complaints = complaintsOf(page);
    await openUpcomingGame(page, address);
    await passesAxe(page);
    await addToSlip(page, 0, 1);
    await passesAxe(page);
    expect((await slipOf(page).boundingBox())?.width).toBe(380);
    await fitsEveryWidth(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: /Betslip/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Betslip' });
    await sheet.getByRole('textbox', { name: 'Stake' }).waitFor();
    await passesAxe(page);
    await sheet.getByRole('button', { name: 'Close betslip' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
});

test('the side menu is 280 px wide, under 1435 px a rail of 80 px with Home, Live and My Bets that opens over the page; the page itself is 728 to 864 px wide [SHELL-007] [SHELL-020]', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}/home`);
    await games(page).first().waitFor();
    const menu = page.getByRole('navigation', { name: 'Sports' });
    const widthAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return async () => ({
        start: Math.round((await mainOf(page).boundingBox())?.x ?? -1),
        page: Math.round((await mainOf(page).locator('> div').first().boundingBox())?.width ?? -1),
      });
    };
    const wide = await widthAt(1440);
    await eventually(async () => expect((await wide()).start).toBe(280));
    const narrow = await widthAt(1434);
    await eventually(async () => expect((await narrow()).start).toBe(80));
    for (const width of [1280, 1435, 1920]) {
      const read = await widthAt(width);
      await eventually(async () => {
        expect((await read()).page).toBeGreaterThanOrEqual(728);
        expect((await read()).page).toBeLessThanOrEqual(864);
      });
    }
    await page.setViewportSize({ width: 1300, height: 900 });
    await eventually(async () => {
      const links = await menu.getByRole('link').allTextContents();
      expect(links.map((link) => link.trim())).toEqual(['Home', 'Live', 'My Bets']);
    });
    await page.getByRole('button', { name: 'All sports' }).click();
    await menu.getByRole('link', { name: /NFL/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'All sports' }).waitFor();
  });
});

test('what is told for a moment stands beside the menu and the betslip, never over them [START-026]', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}/home`);
    await games(page).first().waitFor();
    const edges = async (part: Locator) => {
      const box = await part.boundingBox();
      return { left: box?.x ?? -1, right: (box?.x ?? -1) + (box?.width ?? 0) };
    };
    const toasts = page.getByRole('region', { name: 'Notifications', includeHidden: true });
    for (const width of [1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(async () => {
        const { left, right } = await edges(toasts);
        expect(left).toBeGreaterThanOrEqual((await edges(mainOf(page))).left);
        expect(right).toBeLessThanOrEqual((await edges(slipOf(page))).left);
      });
    }
    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('button', { name: 'Betslip' }).click();
    const sheet = page.getByRole('dialog', { name: 'Betslip' });
    await eventually(async () =>
      expect((await edges(toasts)).right).toBeLessThanOrEqual((await edges(sheet)).left),
    );
  });
});

test('an unknown address and an unknown game are not found, with a way home; dev-tools are no part of it [ROUTE-025] [ROUTE-024] [PAGE-007]', async () => {
  await inNewProfile(browser, async (page) => {
    for (const path of [
      '/no/such/page',
      `${LEAGUE}/event/nfl-no-such-game`,
      '/dev-tools/catalogue',
      '/sport/curling',
      '/old-page.html',
      '/%',
    ]) {
      await page.goto(`${address}${path}`);
      await mainOf(page).getByRole('heading', { name: 'Page Not Found' }).waitFor();
      await mainOf(page).getByText('Oops, looks like something went wrong.').waitFor();
    }
    await fitsEveryWidth(page);
    await passesAxe(page);
    await mainOf(page).getByRole('link', { name: 'Go Back to Home' }).click();
    await page.waitForURL(`${address}/home`);
    await games(page).first().waitFor();
  });
});
