import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { changeRecords, keepStill, recordsIn, type WireRecord } from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { anyGame, mainOf } from './support/games.ts';
import { toldBy } from './support/told.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

/** Looks at a page without another price on it before all are taken to be there. */
const DRAWN_LOOKS = 10;

/** Opens all drawers of the event's tab and what is folded in them, and answers how many prices stand in it, blanks and all. */
async function openDrawers(page: Page): Promise<number> {
  const panel = mainOf(page).getByRole('tabpanel');
  await panel.locator('button[data-status]').first().waitFor();
  const closed = panel.locator('h3 button[aria-expanded="false"], h4 button[aria-expanded="false"]');
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

/** It has a price, be it open or locked: a margin that hardly ever comes is sold on one day and not on another. */
const isSold = ({ status }: WireRecord): boolean => status === 'OPEN' || status === 'CLOSED';

interface Lacking {
  /** Of the second slider: the markets it has. */
  readonly lines: 'all' | 'one' | 'none on sale';
  /** Of the first list of tiles: its first row, or all. */
  readonly tiles: 'all' | 'no first row' | 'none';
  readonly others: boolean;
}

/** How many prices are in what is taken away: the list of tiles, a row of it, the grids' spreads. */
interface Taken {
  readonly tiles: number;
  readonly columns: number;
  readonly spreads: number;
}

/** Takes selections and markets away from the cards of an event, as a house would that does not sell them. */
async function takeAway(page: Page, lacking: () => Lacking): Promise<Taken> {
  const taken = { tiles: 0, columns: 0, spreads: 0 };
  let [sliders, lists, spreads] = [0, 0, 0];
  await changeRecords(page, 'pageQuery', (record) => {
    const { lines, tiles, others } = lacking();
    const markets = recordsIn(record.markets);
    switch (record.__typename) {
      case 'Page':
        taken.spreads = spreads;
        [sliders, lists, spreads] = [0, 0, 0];
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
        const sold = selections.filter(isSold);
        taken.columns = Number(record.columns);
        taken.tiles = sold.length;
        if (tiles === 'all') return record;
        const first = new Set(sold.slice(0, taken.columns));
        const left = selections.map((one) => (first.has(one) ? closedSelection(one) : one));
        return { ...record, markets: [{ ...market, selections: tiles === 'none' ? [] : left }] };
      }
      case 'ThreeWayMoneylineMarketCard':
        return others ? { ...record, markets: markets.map((one) => without(one, 'DRAW')) } : record;
      case 'GridMarketCard': {
        const left = markets.filter(({ type }) => type !== 'SPREAD');
        spreads += 2 * (markets.length - left.length);
        return others ? { ...record, markets: left } : record;
      }
      default:
        return record;
    }
  });
  return taken;
}

function without(market: WireRecord, type: string): WireRecord {
  return { ...market, selections: recordsIn(market.selections).filter((one) => one.type !== type) };
}

test('an event’s cards: lines are moved by a slider that begins at the main one, goes stop by stop and remembers where it stood; what is not sold keeps its place blank or goes with its row [CARD-019] [CARD-020] [CARD-021] [CARD-023] [CARD-024] [PAGE-011] [PAGE-023]', async () => {
  await inNewProfile(browser, async (page) => {
    let lacking: Lacking = { lines: 'all', tiles: 'all', others: false };
    const told = await toldBy(page);
    const path = await anyGame(page, address);
    const lines = `${address}${path}/section/game-lines`;
    const sliders = mainOf(page).getByRole('slider', { name: /^Move the Line: ./ });
    const slider = sliders.first();
    // A game is priced whole once somebody looks at it.
    await page.goto(lines);
    await eventually(async () => {
      await openDrawers(page);
      expect(await sliders.count()).toBeGreaterThan(1);
    });
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
    await mainOf(page).getByText(`Reset to ${from}`).first().waitFor({ state: 'attached' });
    await slider.press('ArrowRight');
    expect(await slider.inputValue()).toBe(String(Number(at) + 1));
    const to = await slider.getAttribute('aria-valuetext');
    await mainOf(page).getByRole('tab').first().click();
    await page.waitForURL((url) => url.href !== lines);
    await page.goBack();
    await page.waitForURL(lines);
    await eventually(async () => expect(await slider.getAttribute('aria-valuetext')).toBe(to));
    await mainOf(page).locator('h3 button[aria-expanded="true"]').first().click();
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
    // Of the tiles the first row is gone, of the main lines the column; a blank keeps the place of what its neighbours have.
    expect(taken.spreads).toBeGreaterThan(0);
    expect(fewer).toBe(whole - taken.columns - taken.spreads);
    expect(
      await mainOf(page)
        .getByRole('button', { name: /, Spread, closed$/ })
        .count(),
    ).toBe(0);
    const draw = mainOf(page).getByRole('button', { name: /^Draw, .*, closed$/ });
    expect(await draw.first().isDisabled()).toBe(true);

    lacking = { lines: 'none on sale', tiles: 'none', others: true };
    await page.goto(lines);
    expect(await openDrawers(page)).toBe(whole - taken.tiles - taken.spreads - 2);
    expect(await sliders.count()).toBe(count - 1);
    await mainOf(page).getByText('No bets found').waitFor();
  });
});

test("without selections a card of the sides says 'No bets available!', and a list of tiles 'No bets found' [CARD-025]", async () => {
  await inNewProfile(browser, async (page) => {
    const scoring = `${address}${await anyGame(page, address)}/section/scoring`;
    const words = ['No bets available!', 'No bets found'];
    await page.goto(scoring);
    await openDrawers(page);
    for (const each of words) expect(await mainOf(page).getByText(each).count()).toBe(0);
    await keepStill(page);
    const emptied = { ParticipantAlignedMarketCard: 0, TiledListMarketCard: 0 };
    await changeRecords(page, 'pageQuery', (record) => {
      const kind = record.__typename;
      if (kind !== 'ParticipantAlignedMarketCard' && kind !== 'TiledListMarketCard') return record;
      emptied[kind] += 1;
      return { ...record, markets: recordsIn(record.markets).map((one) => ({ ...one, selections: [] })) };
    });
    await page.goto(scoring);
    await openDrawers(page);
    const { ParticipantAlignedMarketCard: aligned, TiledListMarketCard: tiled } = emptied;
    expect(Math.min(aligned, tiled)).toBeGreaterThan(0);
    const said = await Promise.all(
      words.map((each) => mainOf(page).getByText(each, { exact: true }).count()),
    );
    expect(said).toEqual([aligned, tiled]);
  });
});
