import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { changeRecords, isRecord, keepStill, recordsIn, type WireRecord } from './support/answers.ts';
import { inNewProfile, openBrowser } from './support/browser.ts';
import { anyGame, LEAGUE } from './support/games.ts';
import { lookDown } from './support/rows.ts';
import { reportedBy, toldBy } from './support/told.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const main = (page: Page) => page.getByRole('main');
const games = (page: Page) => main(page).getByRole('region', { name: 'Upcoming' }).getByRole('article');

/** Looks at a page without another price on it before all are taken to be there. */
const DRAWN_LOOKS = 10;

/** Opens all drawers of the event's tab and answers how many prices stand in it, blanks and all. */
async function openDrawers(page: Page): Promise<number> {
  const panel = main(page).getByRole('tabpanel');
  await panel.locator('button[data-status]').first().waitFor();
  const closed = panel.locator('h3 button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  const prices = panel.locator('section:not([aria-label="Featured bets"]) button[data-status]');
  let [count, looks] = [0, 0];
  await until(async () => {
    const now = await prices.count();
    looks = now === count ? looks + 1 : 0;
    count = now;
    return looks === DRAWN_LOOKS;
  });
  return count;
}

const closedSelection = (selection: WireRecord): WireRecord => ({
  ...selection,
  status: 'HIDDEN',
  isDisabled: true,
  odds: null,
});

interface Lacking {
  /** Of the second slider: the markets it has. */
  readonly lines: 'all' | 'one' | 'none on sale';
  /** Of the first list of tiles: its first row, or all. */
  readonly tiles: 'all' | 'no first row' | 'none';
  readonly others: boolean;
}

/** Takes selections and markets away from the cards of an event, as a house would that does not sell them. */
async function takeAway(page: Page, lacking: () => Lacking): Promise<{ tiles: number; columns: number }> {
  const taken = { tiles: 0, columns: 0 };
  let [sliders, lists] = [0, 0];
  await changeRecords(page, 'pageQuery', (record) => {
    const { lines, tiles, others } = lacking();
    const markets = recordsIn(record.markets);
    switch (record.__typename) {
      case 'Page':
        [sliders, lists] = [0, 0];
        return record;
      case 'LineSelectorMarketCard':
        sliders += 1;
        if (sliders !== 2 || lines === 'all') return record;
        if (lines === 'one') return { ...record, markets: markets.slice(0, 1) };
        return { ...record, markets: markets.map((market) => ({ ...market, status: 'CLOSED' })) };
      case 'TiledListMarketCard': {
        lists += 1;
        const [market] = markets;
        if (lists !== 1 || market === undefined) return record;
        const selections = recordsIn(market.selections);
        taken.columns = Number(record.columns);
        taken.tiles = selections.length;
        if (tiles === 'all') return record;
        const left = selections.map((one, at) => (at < taken.columns ? closedSelection(one) : one));
        return { ...record, markets: [{ ...market, selections: tiles === 'none' ? [] : left }] };
      }
      case 'ThreeWayMoneylineMarketCard':
        return others ? { ...record, markets: markets.map((one) => without(one, 'DRAW')) } : record;
      case 'GridMarketCard':
        return others ? { ...record, markets: markets.filter(({ type }) => type !== 'SPREAD') } : record;
      default:
        return record;
    }
  });
  return taken;
}

function without(market: WireRecord, type: string): WireRecord {
  return { ...market, selections: recordsIn(market.selections).filter((one) => one.type !== type) };
}

test('an event’s cards: lines are moved by a slider that begins at the main one, goes stop by stop and remembers where it stood; what is not sold keeps its place blank or goes with its row [CARD-019] [CARD-020] [CARD-021] [CARD-023] [CARD-024] [CARD-025] [PAGE-011] [PAGE-023]', async () => {
  await inNewProfile(browser, async (page) => {
    let lacking: Lacking = { lines: 'all', tiles: 'all', others: false };
    const told = await toldBy(page);
    const path = await anyGame(page, address);
    const lines = `${address}${path}/section/game-lines`;
    const sliders = main(page).getByRole('slider', { name: 'Move the Line' });
    const slider = sliders.first();
    // A game is priced whole once somebody looks at it.
    await page.goto(lines);
    await slider.waitFor();
    await keepStill(page);
    const taken = await takeAway(page, () => lacking);
    await page.goto(lines);
    const whole = await openDrawers(page);
    const count = await sliders.count();
    expect(count).toBeGreaterThan(1);
    const bars = await slider.evaluate((input) => input.parentElement?.querySelectorAll('i').length ?? 0);
    const [most, least, step, at] = await Promise.all([
      slider.getAttribute('max'),
      slider.getAttribute('min'),
      slider.getAttribute('step'),
      slider.inputValue(),
    ]);
    expect([least, most, step]).toEqual(['0', String(bars - 1), '1']);
    const from = await slider.getAttribute('aria-valuetext');
    // The way back to the main line names the line it stands on.
    await main(page).getByText(`Reset to ${from}`).first().waitFor({ state: 'attached' });
    await slider.press('ArrowRight');
    expect(await slider.inputValue()).toBe(String(Number(at) + 1));
    const to = await slider.getAttribute('aria-valuetext');
    await main(page).getByRole('tab').first().click();
    await page.waitForURL((url) => url.href !== lines);
    await page.goBack();
    await page.waitForURL(lines);
    await eventually(async () => expect(await slider.getAttribute('aria-valuetext')).toBe(to));
    await main(page).locator('h3 button[aria-expanded="true"]').first().click();
    expect(told).toEqual(
      expect.arrayContaining([
        { name: 'move the line', new_line: to, original_line: from, slide_direction: 'right' },
        { name: 'drawer expand', title: expect.stringMatching(/./) },
        { name: 'drawer collapse', title: expect.stringMatching(/./) },
      ]),
    );

    lacking = { lines: 'one', tiles: 'no first row', others: true };
    await page.goto(lines);
    const fewer = await openDrawers(page);
    expect(await sliders.count()).toBe(count - 1);
    // Blanks keep the places of what is not there; of the tiles the first row is gone.
    expect(fewer).toBe(whole - taken.columns);
    expect(
      await main(page)
        .getByRole('button', { name: /, Spread, closed$/ })
        .count(),
    ).toBeGreaterThan(1);
    const draw = main(page).getByRole('button', { name: /^Draw, .*, closed$/ });
    expect(await draw.first().isDisabled()).toBe(true);

    lacking = { lines: 'none on sale', tiles: 'none', others: true };
    await page.goto(lines);
    expect(await openDrawers(page)).toBe(whole - taken.tiles - 2);
    expect(await sliders.count()).toBe(count - 1);
    await main(page).getByText('No bets found').waitFor();
  });
});

test('in a list a kind of card nobody knows is reported and skipped, a cancelled event is not there, a postponed one says so, and who pitches is to be determined; with nothing left the page says that [CARD-004] [CARD-005] [CARD-008] [CARD-030] [LIVE-013] [PAGE-008]', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    const reported = reportedBy(page);
    const paths: string[] = [];
    await changeRecords(page, 'pageQuery', (record) => {
      const event = recordsIn([record.event])[0];
      if (record.__typename !== 'GridMarketCard' || event?.status !== 'PRE_GAME') return record;
      paths.push(String(recordsIn([record.deepLink])[0]?.webUrl));
      if (paths.length === 1) return { ...record, __typename: 'HologramMarketCard' };
      if (paths.length === 2) return { ...record, event: { ...event, status: 'CANCELLED' } };
      if (paths.length === 3) return { ...record, event: { ...event, status: 'POSTPONED' } };
      if (paths.length !== 4) return record;
      const sport = { ...recordsIn([event.sport])[0], slug: 'baseball' };
      return { ...record, event: { ...event, sport, awayKeyStarter: null, homeKeyStarter: null } };
    });
    await page.goto(`${address}${LEAGUE}`);
    await lookDown(page, async () => (await games(page).count()) > 0);
    const [unknown, cancelled, postponed, baseball] = paths;
    const game = games(page).filter({ has: page.locator(`a[href="${postponed}"]`) });
    expect(await game.first().textContent()).toContain('Postponed');
    expect(await games(page).first().getByRole('link').first().getAttribute('href')).toBe(postponed);
    const pitchers = main(page).locator(`a[href="${baseball}"]`).first();
    expect((await pitchers.textContent())?.match(/TBD/g)).toHaveLength(2);
    for (const path of [unknown, cancelled]) {
      expect(await main(page).locator(`a[href="${path}"]`).count()).toBe(0);
    }
    expect(reported.filter((line) => line.includes('Unknown Grid Market Card type'))).toEqual([
      '[wagering] Unknown Grid Market Card type HologramMarketCard',
    ]);

    await page.unroute('**/graphql');
    await changeRecords(page, 'pageQuery', (record) =>
      'sections' in record ? { ...record, sections: [], hasContent: false } : record,
    );
    await page.reload();
    await main(page).getByText('No bets available').waitFor();
    await main(page).getByText('Please check back later.').waitFor();
  });
});

test('of an event that is over the page tells who won, or that it ended level; before that nobody has won [LIVE-012]', async () => {
  await inNewProfile(browser, async (page) => {
    const path = await anyGame(page, address);
    await keepStill(page);
    let [status, home, away] = ['FINISHED', 20, 17];
    await changeRecords(page, 'pageQuery', (record) => {
      if ('sections' in record) return { ...record, sections: [], hasContent: false };
      const statistics = recordsIn([record.statistics])[0];
      if (typeof record.status !== 'string' || statistics === undefined) return record;
      const scores = {
        ...{ homeScore: home, awayScore: away, isInPlay: false },
        home: { ...recordsIn([statistics.home])[0], score: String(home) },
        away: { ...recordsIn([statistics.away])[0], score: String(away) },
      };
      return { ...record, status, statistics: { ...statistics, ...scores } };
    });
    await page.goto(`${address}${path}`);
    const name = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
    const [guests = '', hosts = ''] = name.split(' at ');
    await main(page).getByText(`${hosts} won, 20–17. Nothing is left to bet on.`).waitFor();
    [home, away] = [17, 20];
    await page.reload();
    await main(page).getByText(`${guests} won, 20–17. Nothing is left to bet on.`).waitFor();
    away = 17;
    await page.reload();
    await main(page).getByText('It ended level, 17–17. Nothing is left to bet on.').waitFor();
    [status, away] = ['PRE_GAME', 20];
    await page.reload();
    await main(page).getByText('No bets available').waitFor();
    expect(await main(page).textContent()).not.toMatch(/ won,|ended level/);
  });
});

test('a table of players is 208 pixels of names, 52 of what they have done and 104 a price; decimal odds are the American ones by their formula [CARD-026] [CARD-029]', async () => {
  await inNewProfile(browser, async (page) => {
    const path = await anyGame(page, address);
    await keepStill(page);
    // As many columns as a table scrolls with, and what each player has done so far.
    await changeRecords(page, 'pageQuery', (record) => {
      const copies = (list: unknown, copy: (one: unknown, at: number) => unknown) =>
        [0, 1, 2, 3].flatMap((at) => (Array.isArray(list) ? list.map((one) => copy(one, at)) : []));
      if (record.__typename === 'TableMarketCard') {
        return { ...record, headers: copies(record.headers, (one, at) => `${one} ${at}`) };
      }
      if (!('statisticAccrued' in record) || !('rowId' in record || 'label' in record)) return record;
      const cells = copies(record.selections, (one, at) =>
        isRecord(one) ? { ...one, id: `${one.id}-${at}` } : one,
      );
      return { ...record, statisticAccrued: { accrued: '7' }, selections: cells };
    });
    await page.goto(`${address}${path}`);
    await main(page)
      .getByRole('tab', { name: /Player/ })
      .first()
      .click();
    const table = main(page).getByRole('table').first();
    await table.waitFor();
    const widths = await table
      .locator('tbody tr')
      .first()
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    expect(widths.slice(0, 3)).toEqual([208, 52, 104]);

    const prices = main(page).locator('button[data-status="open"]:visible');
    const american = (await prices.allTextContents()).map(priceIn);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: /^Decimal/ }).check();
    const decimal = american.map((price) =>
      (price === 'Even' ? 2 : 1 + (Number(price) > 0 ? Number(price) / 100 : 100 / -Number(price))).toFixed(
        2,
      ),
    );
    expect(american.length).toBeGreaterThan(3);
    await eventually(async () => {
      const shown = (await prices.allTextContents()).map((text) =>
        /[\d,.]+$/.exec(text)?.[0].replace(',', ''),
      );
      expect(shown).toEqual(decimal);
    });
  });
});

/** The American price a button ends with: '-110', '148' or 'Even'. */
function priceIn(text: string): string {
  const [, sign = '', figure = ''] = /([+−]|)(\d+|Even)$/.exec(text) ?? [];
  return `${sign === '−' ? '-' : ''}${figure}`;
}
