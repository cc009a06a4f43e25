import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { featureBet } from '../apps/server/src/marketplace/operator-featured.ts';
import { changeNoMore, changeRecords, recordsIn } from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { type Desk, openDesk } from './support/desk.ts';
import { hasLegs, LEAGUE, mainOf, slipOf } from './support/games.ts';
import { askServer, winnersToCome } from './support/games-told.ts';
import { signUp } from './support/people.ts';
import { lookDown } from './support/rows.ts';
import { toldBy } from './support/told.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');

let browser: Browser;
let desk: Desk;
/** Raw ids of winners of games to come. */
let winners: readonly string[];
/** Ids of the bets put forward: one selection, four in one. */
let single: string;
let parlay: string;

beforeAll(async () => {
  browser = await openBrowser();
  desk = openDesk(inject('data'));
  await until(async () => {
    winners = (await winnersToCome(address)).slice(-4);
    return winners.length === 4;
  }, 120_000);
  single = await putForward('The last game', 'They stand out', winners.slice(-1));
  parlay = await putForward('Sunday Four-Pack', '4-leg parlay', winners);
});
afterAll(async () => {
  await desk.close();
  await closeBrowser(browser);
});

async function putForward(header: string, title: string, selectionIds: readonly string[]): Promise<string> {
  const wish = { header, title, description: undefined, selectionIds, endsAt: undefined };
  const unknownSelection = async () => undefined;
  const result = await desk.inHouse(({ database, clock }) =>
    featureBet({ database, clock, unknownSelection }, wish, 'a browser test'),
  );
  if ('problem' in result) throw new Error(result.problem);
  return result.id;
}

const shelf = (page: Page) => mainOf(page).getByRole('region', { name: 'Featured bets' });
const card = (page: Page, name: RegExp) => mainOf(page).getByRole('article', { name });
const dialog = (page: Page) => page.getByRole('dialog');

test('what an operator puts forward stands on home in cards of 321 pixels, more than two of them in a carousel; each leads to all its legs or all its lines, and a leg in play has a tag of 24 by 16 pixels [FEAT-001] [FEAT-002] [FEAT-003] [FEAT-004] [FEAT-005] [FEAT-011] [FEAT-012] [CARD-030] [PAGE-023] [SHARE-006]', async () => {
  await inNewProfile(browser, async (page) => {
    const told = await toldBy(page);
    const toldOfLinks = await toldBy(page, 'fairline:deep-link');
    await until(async () => {
      await page.goto(`${address}/home?utm_source=mail`);
      await shelf(page).waitFor({ timeout: 20_000 });
      return (await card(page, /^Sunday Four-Pack: 4-leg parlay$/).count()) > 0;
    });
    expect(toldOfLinks[0]).toEqual({ name: 'init', channel: 'mail' });
    const four = card(page, /^Sunday Four-Pack/);
    const one = card(page, /^The last game/);
    expect((await one.boundingBox())?.width).toBe(321);
    const tag = shelf(page).getByRole('img', { name: 'In play' }).first();
    // A leg that ends meanwhile takes its tag along.
    await eventually(async () => expect(await tag.boundingBox()).toMatchObject({ width: 24, height: 16 }));
    expect(await one.textContent()).toMatch(/They stand out.*Moneyline · .+ at .+\$10 returns\$\d/);
    expect(await four.textContent()).toContain('+1 More Leg');
    expect(await four.getByRole('listitem').count()).toBe(4);
    await four.getByRole('button', { name: '+1 More Leg' }).click();
    await dialog(page).getByRole('listitem').nth(3).waitFor();
    expect(await dialog(page).getByRole('listitem').count()).toBe(4);
    await page.keyboard.press('Escape');
    await one.getByRole('button', { name: 'See All' }).click();
    await dialog(page).getByRole('heading', { name: 'See all lines' }).waitFor();
    const links = dialog(page).getByRole('link');
    expect(await links.first().getAttribute('href')).toMatch(/\/event\/[^/]+$/);
    expect(await links.last().getAttribute('href')).toBe(LEAGUE);
    await page.keyboard.press('Escape');

    expect(await shelf(page).getAttribute('data-carousel')).toBe('true');
    const rail = one.locator('xpath=..');
    expect(await rail.evaluate((element) => element.scrollLeft)).toBe(0);
    const room = await rail.evaluate((element) => element.scrollWidth - element.clientWidth);
    await shelf(page).getByRole('button', { name: 'More featured bets' }).click();
    await eventually(async () =>
      // 656 pixels, and from there to the edge of the card that is nearest.
      expect(
        Math.abs((await rail.evaluate((element) => element.scrollLeft)) - Math.min(656, room)),
      ).toBeLessThan(20),
    );
    expect(told).toContainEqual({ name: 'carousel view', carousel: 'featured bets', direction: 'right' });
    expect(toldOfLinks).toContainEqual({ name: 'carousel view', channel: 'mail' });

    // Of two cards there is no carousel, and none of what lacks its title.
    await changeNoMore(page);
    await page.routeWebSocket(/\/graphql\/ws$/, () => {});
    await changeRecords(page, 'pageQuery', (record) => {
      const bets = recordsIn(record.bets);
      if (bets.length < 3) return record;
      return { ...record, bets: bets.slice(0, 3).map((bet, at) => (at === 2 ? { ...bet, title: '' } : bet)) };
    });
    await page.reload();
    await shelf(page).waitFor();
    expect(await shelf(page).getAttribute('data-carousel')).toBe('false');
    expect(await shelf(page).getByRole('article').count()).toBe(2);
    await changeNoMore(page);
    await page.goto(`${address}/parlay-lounge`);
    await four.waitFor();
    expect(await four.getByRole('listitem').count()).toBe(4);
    expect(await four.textContent()).not.toContain('More Leg');
  });
});

test('a league has a filter, games with a mark of those that can be watched and drawers of recommended bets; featured bets lead to all lines, and a game to Quick Bets of it [PAGE-024]', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}${LEAGUE}`);
    await page.getByRole('combobox', { name: 'Conference' }).waitFor();
    const main = mainOf(page);
    for (const part of [
      main.getByText('Watch', { exact: true }),
      main.getByRole('button', { name: 'Popular props' }),
    ])
      await lookDown(page, async () => (await part.count()) > 0, 120_000);

    await page.goto(`${address}/home`);
    await shelf(page).getByRole('button', { name: 'See All' }).first().click();
    const link = dialog(page).getByRole('link', { name: /^All lines of / });
    const path = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`${address}${path}`);
    await main.getByRole('link', { name: 'Quick Bets' }).click();
    await page.waitForURL(/\?open=quick-bets$/);
    await dialog(page).locator('button[data-status]').first().waitFor();
  });
});

test('a link adds a featured bet at once where that takes nothing away, and asks before it puts a parlay on a slip that is not empty [FEAT-002] [FEAT-006] [FEAT-007]', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}/home?featured_bet_id=${parlay}`);
    await hasLegs(page, 4);
    expect(await dialog(page).count()).toBe(0);
    await slipOf(page).getByRole('button', { name: 'Clear all' }).click();
    await hasLegs(page, 0);
    await page.goto(`${address}/home?featured_bet_id=${single}`);
    await hasLegs(page, 1);
    await page.goto(`${address}/home?featured_bet_id=${parlay}`);
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).waitFor();
    await dialog(page).getByRole('button', { name: 'Replace' }).click();
    await hasLegs(page, 4);
  });
});

test('props are recommended in a drawer of six that scrolls, and a narrowed page says by what it was narrowed [FEAT-010] [PAGE-023]', async () => {
  await inNewProfile(browser, async (page) => {
    const told = await toldBy(page);
    const drawer = page.getByRole('button', { name: 'Popular props' }).first();
    const list = mainOf(page).locator('ul:has(> li button[data-status])').first();
    // The first game may begin meanwhile, and another stand in its place.
    await eventually(async () => {
      await page.goto(`${address}${LEAGUE}`);
      await drawer.click({ timeout: 10_000 });
      await list.getByRole('listitem').first().waitFor({ timeout: 5_000 });
      expect(await list.getByRole('listitem').count()).toBe(6);
      expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('192px');
      await drawer.click();
      expect(told.slice(-2).map(({ name }) => name)).toEqual([
        'recommended drawer expand',
        'recommended drawer collapse',
      ]);
    });
    const filter = page.getByRole('combobox', { name: 'Conference' });
    await filter.focus();
    await filter.selectOption({ label: 'NFC' });
    await page.waitForURL(/\?conference=nfc$/);
    expect(told.slice(-2).map(({ name }) => name)).toEqual(['filter click', 'filter apply']);
    expect(told.at(-1)).toMatchObject({ filter: 'conference', option: 'nfc' });
  });
});

test('a patron sees the games of teams they follow first, the first of them with a hint; a visitor has no star [PAGE-003] [PAGE-021] [PAGE-023]', async () => {
  await inNewProfile(browser, async (page) => {
    const told = await toldBy(page);
    await page.goto(`${address}${LEAGUE}`);
    const games = mainOf(page).getByRole('region', { name: 'Upcoming' }).getByRole('article');
    await games.nth(2).waitFor();
    const path = (await games.nth(2).getByRole('link').first().getAttribute('href')) ?? '';
    await page.goto(`${address}${path}`);
    await mainOf(page).getByRole('region', { name: 'Scoreboard' }).waitFor();
    const star = mainOf(page)
      .getByRole('button', { name: /^Follow / })
      .first();
    expect(await star.count()).toBe(0);
    await signUp(page, address);
    await page.goto(`${address}${path}`);
    const name = (await star.getAttribute('aria-label'))?.replace('Follow ', '') ?? '';
    await star.click();
    await eventually(async () => expect(await star.getAttribute('aria-pressed')).toBe('true'));
    expect(told).toContainEqual({ name: 'button click', button: 'follow' });
    await mainOf(page).getByRole('link', { name: 'NFL' }).click();
    await eventually(async () => {
      const [first = ''] = await games.first().getByRole('heading').allTextContents();
      expect(first).toContain(name.split(' ').at(-1));
    });
    const hint = mainOf(page).getByText('Your favourites come first');
    await hint.waitFor();
    expect(await hint.count()).toBe(1);
  });
});

test('a link to a shared bet opens it over the home page, once, and puts it on the slip [PAGE-005] [SHARE-002] [SHARE-005]', async () => {
  const { data: started } = await askServer(address, '{ startup { anonymousToken } }');
  const { data } = await askServer(
    address,
    `mutation ($ids: [ID!]!) { shareBet(selectionIds: $ids) { ... on SharedBet { shareBetId shareBetUrl } } }`,
    { ids: winners.slice(-2).map((rawId) => `MarketSelection:${rawId}`) },
    started.startup.anonymousToken,
  );
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}${data.shareBet.shareBetUrl}`);
    await page.waitForURL(`${address}/home`);
    await dialog(page).getByRole('heading', { name: 'A 2-leg bet was shared with you' }).waitFor();
    expect(await dialog(page).getByRole('listitem').count()).toBe(2);
    await dialog(page).getByRole('button', { name: 'Add to Betslip' }).click();
    await hasLegs(page, 2);
    await page.reload();
    await hasLegs(page, 2);
    await mainOf(page).getByRole('article').first().waitFor();
    expect(await dialog(page).count()).toBe(0);
  });
});
