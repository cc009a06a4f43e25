import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { changeRecords, keepStill, recordsIn } from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { anyGame, LEAGUE, mainOf } from './support/games.ts';

const address = inject('address');

const FLAG = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

test('on a phone a suspended price with its line, or beside a name, has the word as well, and all of it within its box', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    await changeRecords(page, 'pageQuery', (record) =>
      'isDisabled' in record && 'odds' in record ? { ...record, status: 'CLOSED' } : record,
    );
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${LEAGUE}`);
      const prices = mainOf(page).getByRole('button', { name: /, suspended$/ });
      await prices.first().waitFor();
      for (const price of (await prices.all()).slice(0, 6)) {
        const box = await boxOf(price);
        const { x, y, width: across, height } = await boxOf(price.getByText('Suspended'));
        const isInside = across > 8 && x >= box.x + 2.5 && x + across <= box.x + box.width - 2.5;
        expect({ width, isInside }).toEqual({ width, isInside: true });
        expect(y + height).toBeLessThan(box.y + box.height - 2.5);
        const size = await price.getByText('Suspended').evaluate((word) => getComputedStyle(word).fontSize);
        expect({ width, size }).toEqual({ width, size: '11px' });
      }
    }
  });
});

test('on a phone the price of all but a certainty stays within its box below a name while it is suspended', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    await changeRecords(page, 'pageQuery', (record) => {
      if (record.type === 'MONEYLINE') return { ...record, type: 'THREE_WAY_MONEYLINE' };
      if (!('isDisabled' in record && 'odds' in record)) return record;
      const odds = { ...recordsIn([record.odds])[0], numeratorLong: '1', denominatorLong: '300' };
      return { ...record, status: 'CLOSED', odds };
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${LEAGUE}`);
      const prices = mainOf(page)
        .getByRole('region', { name: 'Upcoming' })
        .getByRole('article')
        .getByRole('button', { name: /, suspended$/ });
      await prices.first().waitFor();
      for (const price of (await prices.all()).slice(0, 2)) {
        const box = await boxOf(price);
        const { x, width: across } = await boxOf(price.getByText('−30000').filter({ visible: true }));
        const isInside = across > 24 && x >= box.x + 1 && x + across <= box.x + box.width - 1;
        expect({ width, isInside }).toEqual({ width, isInside: true });
      }
    }
  });
});

test('on a phone the suspended prices of a row have all a lock or none, by the room of the longest', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    let changed = 0;
    await changeRecords(page, 'pageQuery', (record) => {
      if (record.type === 'MONEYLINE') return { ...record, type: 'THREE_WAY_MONEYLINE' };
      if (!('isDisabled' in record && 'odds' in record)) return record;
      changed += 1;
      const [numeratorLong, denominatorLong] = changed % 2 === 0 ? ['1', '300'] : ['2', '1'];
      const odds = { ...recordsIn([record.odds])[0], numeratorLong, denominatorLong };
      return { ...record, status: 'CLOSED', odds };
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${LEAGUE}`);
      const game = mainOf(page).getByRole('region', { name: 'Upcoming' }).getByRole('article').first();
      const prices = game.getByRole('button', { name: /, suspended$/ });
      await prices.first().waitFor();
      const locks = await prices.evaluateAll((all) =>
        all.map((one) => one.querySelector('svg')?.checkVisibility()),
      );
      expect({ width, kinds: new Set(locks).size }).toEqual({ width, kinds: 1 });
    }
  });
});

test('on the smallest phone the whole name of a side, which is heard and not seen, makes the page no wider', async () => {
  await inNewProfile(browser, async (page) => {
    const path = await anyGame(page, address);
    await keepStill(page);
    await changeRecords(page, 'pageQuery', (record) =>
      'mediumName' in record ? { ...record, mediumName: 'Stanboroughmere' } : record,
    );
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(`${address}${path}`);
    await mainOf(page)
      .getByText(/^\d+%$/)
      .first()
      .waitFor();
    const tooWide = await page.evaluate<number>('document.scrollingElement.scrollWidth - window.innerWidth');
    expect(Math.max(0, tooWide)).toBe(0);
  });
});

test('on a phone the flag of a player stands below the name, clear of the crest, and beside it the mark of who serves', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    await changeRecords(page, 'pageQuery', (record) => {
      if ('mediumName' in record) return { ...record, countryName: 'Elsewhere', countryUrl: FLAG };
      return 'marker' in record ? { ...record, marker: 'BALL' } : record;
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}/live`);
      const team = mainOf(page).getByRole('article').locator('a > div').first();
      const flag = await boxOf(team.getByRole('img', { name: 'Elsewhere' }));
      const crest = await boxOf(team.locator('svg').first());
      const mark = await boxOf(team.getByRole('img', { name: 'has the ball' }));
      expect({ width, clear: flag.x >= crest.x + crest.width }).toEqual({ width, clear: true });
      expect({ width, beside: mark.x >= flag.x + flag.width }).toEqual({ width, beside: true });
    }
  });
});

test('on a phone what a chase needs stands in one line from the left, below the wickets', async () => {
  await inNewProfile(browser, async (page) => {
    const path = await anyGame(page, address);
    await keepStill(page);
    const chase = { wickets: 3, runRate: '5.63', target: 205, ballsLeft: 90, currentBatter: 'Root 41*' };
    await changeRecords(page, 'pageQuery', (record) => {
      if (record.__typename === 'StandardEvent') return { ...record, status: 'IN_PLAY' };
      if (record.__typename !== 'FootballStatistics') return record;
      return {
        ...record,
        ...chase,
        __typename: 'CricketStatistics',
        isInPlay: true,
        progress: '2nd inn 35.0',
      };
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${path}`);
      const board = mainOf(page).getByRole('img').filter({ hasText: 'Wickets' });
      await board.waitFor();
      const [wickets, rate, target, left] = await Promise.all(
        [/^Wickets/, /^Run rate/, /^Target/, /^Balls left/].map((words) =>
          boxOf(board.locator('> span').filter({ hasText: words })),
        ),
      );
      expect(rate?.x).toBe(wickets?.x);
      expect(rate?.y).toBeGreaterThan(wickets?.y ?? Number.POSITIVE_INFINITY);
      expect([target?.y, left?.y]).toEqual([rate?.y, rate?.y]);
    }
  });
});

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}
