import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  changeNoMore,
  changeRecords,
  isRecord,
  keepStill,
  recordsIn,
  type WireRecord,
} from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { anyGame, LEAGUE, mainOf } from './support/games.ts';
import { lookDown } from './support/rows.ts';
import { reportedBy } from './support/told.ts';
import { eventually } from './support/until.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

const games = (page: Page) => mainOf(page).getByRole('region', { name: 'Upcoming' }).getByRole('article');

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
    // On a young server the fourth game to come may have no prices yet.
    await eventually(async () => {
      paths.length = 0;
      await page.goto(`${address}${LEAGUE}`);
      await games(page).first().waitFor({ timeout: 10_000 });
      expect(paths.length).toBeGreaterThanOrEqual(4);
    });
    await lookDown(page, async () => (await games(page).count()) > 0);
    const [unknown, cancelled, postponed, baseball] = paths;
    const game = games(page).filter({ has: page.locator(`a[href="${postponed}"]`) });
    expect(await game.first().textContent()).toContain('Postponed');
    expect(await games(page).first().getByRole('link').first().getAttribute('href')).toBe(postponed);
    const pitchers = mainOf(page).locator(`a[href="${baseball}"]`).first();
    expect((await pitchers.textContent())?.match(/TBD/g)).toHaveLength(2);
    for (const path of [unknown, cancelled]) {
      expect(await mainOf(page).locator(`a[href="${path}"]`).count()).toBe(0);
    }
    const unknownKinds = reported.filter((line) => line.includes('Unknown Grid Market Card type'));
    expect(new Set(unknownKinds)).toEqual(
      new Set(['[wagering] Unknown Grid Market Card type HologramMarketCard']),
    );

    await changeNoMore(page);
    await changeRecords(page, 'pageQuery', (record) =>
      'sections' in record ? { ...record, sections: [], hasContent: false } : record,
    );
    await page.reload();
    await mainOf(page).getByText('No bets available').waitFor();
    await mainOf(page).getByText('Please check back later.').waitFor();
  });
});

const WINNERS = ['AWAY', 'TIE', 'HOME'];

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
        ...{ homeScore: home, awayScore: away, isInPlay: false, winner: WINNERS[1 + Math.sign(home - away)] },
        home: { ...recordsIn([statistics.home])[0], score: String(home) },
        away: { ...recordsIn([statistics.away])[0], score: String(away) },
      };
      return { ...record, status, statistics: { ...statistics, ...scores } };
    });
    await page.goto(`${address}${path}`);
    const name = (await mainOf(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
    const [guests = '', hosts = ''] = name.split(' at ');
    await mainOf(page).getByText(`${hosts} won, 20–17. Nothing is left to bet on.`).waitFor();
    [home, away] = [17, 20];
    await page.reload();
    await mainOf(page).getByText(`${guests} won, 20–17. Nothing is left to bet on.`).waitFor();
    away = 17;
    await page.reload();
    await mainOf(page).getByText('It ended level, 17–17. Nothing is left to bet on.').waitFor();
    [status, away] = ['PRE_GAME', 20];
    await page.reload();
    await mainOf(page).getByText('No bets available').waitFor();
    expect(await mainOf(page).textContent()).not.toMatch(/ won,|ended level/);
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
    await mainOf(page)
      .getByRole('tab', { name: /Player/ })
      .first()
      .click();
    const table = mainOf(page).getByRole('table').first();
    await table.waitFor();
    const widths = await table
      .locator('tbody tr')
      .first()
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    expect(widths.slice(0, 3)).toEqual([208, 52, 104]);

    const prices = mainOf(page).locator('button[data-status="open"]:visible');
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

test('on a phone a card in play keeps its columns titled while its prices are off, and says why without running into them [CARD-028]', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    await changeRecords(page, 'pageQuery', (record) => inPlay(record, { suspension: 'START_OVERDUE' }));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${LEAGUE}`);
      const game = mainOf(page)
        .getByRole('article')
        .filter({ has: page.getByText('Waiting for the start') })
        .first();
      await lookDown(page, async () => (await game.count()) > 0);
      // Words in the letters that stand in until the app's have come are wider.
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const title = await boxOf(game.getByText('Spread', { exact: true }));
      const words = await boxOf(game.getByText('Waiting for the start'));
      const card = await boxOf(game);
      expect(words.x + words.width).toBeLessThanOrEqual(title.x);
      expect(words.y + words.height).toBeLessThanOrEqual(card.y + 42.5);
      expect(await game.getByText('Spread', { exact: true }).isVisible()).toBe(true);
    }
  });
});

test('on a phone the count of a game of baseball stands in one line [LIVE-004]', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    await changeRecords(page, 'pageQuery', (record) => {
      const event = recordsIn([record.event])[0];
      const sport = { ...recordsIn([event?.sport])[0], slug: 'baseball' };
      return inPlay(record, { sport }, { __typename: 'BaseballStatistics', ...BASES_LOADED });
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${LEAGUE}`);
      const game = mainOf(page)
        .getByRole('article')
        .filter({ has: page.getByRole('img', { name: 'Bases loaded' }) })
        .first();
      await lookDown(page, async () => (await game.count()) > 0);
      const count = game.getByText('3–2', { exact: true });
      const lines = await count.evaluate((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect({ width, lines }).toEqual({ width, lines: 1 });
    }
  });
});

test('on the smallest phone a side that needs something has its three letters, and nothing of it is cut', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    await changeRecords(page, 'pageQuery', (record) => {
      const away = recordsIn([recordsIn([record.event])[0]?.awayParticipant])[0];
      const situation = `${away?.mediumName} of the Long Name needs 218`;
      const awayParticipant = { ...away, label: 'LNG', mediumName: `${away?.mediumName} of the Long Name` };
      return inPlay(record, { awayParticipant }, { situation });
    });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(`${address}${LEAGUE}`);
    const needs = mainOf(page).getByText(' needs 218', { exact: true }).first();
    await lookDown(page, async () => (await needs.count()) > 0);
    const [line, figures] = [await boxOf(needs.locator('..')), await boxOf(needs)];
    expect(figures.width).toBeGreaterThan(40);
    expect(figures.x + figures.width).toBeLessThanOrEqual(line.x + line.width + 0.5);
    expect(line.width).toBeLessThan(160);
    const name = await needs.locator('..').evaluate((words) => {
      const written =
        words.firstElementChild && getComputedStyle(words.firstElementChild, '::before').content;
      return { written: written?.slice(0, 5), cut: Math.max(0, words.scrollWidth - words.clientWidth) };
    });
    expect(name).toEqual({ written: '"LNG"', cut: 0 });
  });
});

test('on a phone the mark of who has the ball keeps clear of the edge of the card, and of the name', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    await changeRecords(page, 'pageQuery', (record) => {
      const statistics = recordsIn([recordsIn([record.event])[0]?.statistics])[0];
      const home = { ...recordsIn([statistics?.home])[0], marker: null };
      const away = { ...recordsIn([statistics?.away])[0], marker: 'BALL' };
      return inPlay(record, {}, { home, away });
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${LEAGUE}`);
      const mark = mainOf(page).getByRole('article').getByRole('img', { name: 'has the ball' }).first();
      await lookDown(page, async () => (await mark.count()) > 0);
      const fromEdge = await mark.evaluate((ball) => {
        const card = ball.closest('article');
        return ball.getBoundingClientRect().left - (card?.getBoundingClientRect().left ?? 0);
      });
      expect({ width, clear: fromEdge >= 8 }).toEqual({ width, clear: true });
      if (width === 320) continue;
      const overName = await mark.evaluate((ball) => {
        const range = document.createRange();
        const name = [...(ball.parentElement?.querySelectorAll('span') ?? [])].find(
          (one) => one.textContent !== '',
        );
        if (name) range.selectNodeContents(name);
        return ball.getBoundingClientRect().right - range.getBoundingClientRect().left;
      });
      expect(overName).toBeLessThanOrEqual(0);
    }
  });
});

test('on a phone the names of all games of a list are of one size, and the drawings of one width', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    let changed = 0;
    await changeRecords(page, 'pageQuery', (record) => {
      const card = inPlay(record, {});
      if (card === record) return record;
      changed += 1;
      const isOdd = changed % 2 === 1;
      const event = recordsIn([card.event])[0];
      const home = {
        ...recordsIn([event?.homeParticipant])[0],
        mediumName: isOdd ? 'Kestrels' : 'Sandpipers',
      };
      const tags = isOdd ? [] : ['PARLAY_PLUS'];
      const marketCount = isOdd ? 7 : 234;
      return { ...card, attributes: { tags }, event: { ...event, homeParticipant: home, marketCount } };
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 2000 });
      await page.goto(`${address}${LEAGUE}`);
      const games = mainOf(page).getByRole('region', { name: 'Upcoming' }).getByRole('article');
      // Crests and marks are narrower.
      const drawn = () =>
        games
          .locator('[role="img"]')
          .evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect().width).filter((one) => one > 60),
          );
      await lookDown(page, async () => (await drawn()).length > 1);
      const sizes = await games
        .getByText(/^(Kestrels|Sandpipers)$/)
        .evaluateAll((names) => names.map((name) => getComputedStyle(name).fontSize));
      expect({ width, sizes: new Set(sizes).size }).toEqual({ width, sizes: 1 });
      const widths = await drawn();
      expect({ width, widths: new Set(widths).size }).toEqual({ width, widths: 1 });
    }
  });
});

test('on a phone a price that is suspended without its line has the lock and the word, within its box', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    await changeRecords(page, 'pageQuery', (record) =>
      'isDisabled' in record && 'odds' in record
        ? { ...record, status: 'CLOSED' }
        : inPlay(record, { priceState: 'NEW_AWAITED' }),
    );
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${LEAGUE}`);
      const price = mainOf(page)
        .getByRole('button', { name: /^\D+, Spread, suspended$/ })
        .first();
      await price.waitFor();
      const box = await boxOf(price);
      for (const part of [price.locator('svg'), price.getByText('Suspended')]) {
        const { x, width: across } = await boxOf(part);
        const isInside = across > 8 && x > box.x + 1 && x + across < box.x + box.width - 1;
        expect({ width, isInside }).toEqual({ width, isInside: true });
      }
    }
  });
});

const BASES_LOADED = {
  ...{ firstBaseOccupied: true, secondBaseOccupied: true, thirdBaseOccupied: true },
  ...{ balls: 3, strikes: 2, outs: 1, batter: null, lastPlay: null },
};

test('a drawer of props keeps clear of the edge of its card, in play and before [FEAT-009]', async () => {
  await inNewProfile(browser, async (page) => {
    await anyGame(page, address);
    await keepStill(page);
    let changed = 0;
    await changeRecords(page, 'pageQuery', (record) => {
      if (record.recommendedPropsDrawer == null || changed > 0) return record;
      changed += 1;
      return inPlay(record, {});
    });
    for (const width of [1440, 390]) {
      changed = 0;
      await page.setViewportSize({ width, height: 2000 });
      await page.goto(`${address}${LEAGUE}`);
      const withProps = mainOf(page)
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: 'Popular props' }) });
      await lookDown(page, async () => (await withProps.count()) > 1);
      for (const game of [withProps.first(), withProps.nth(1)]) {
        const [card, drawer] = [
          await boxOf(game),
          await boxOf(game.getByRole('button', { name: 'Popular props' })),
        ];
        const below = card.y + card.height - drawer.y - drawer.height;
        expect({ width, below: below >= 10 && below <= 14 }).toEqual({ width, below: true });
      }
    }
  });
});

/** A card's record as that of a game in play. */
function inPlay(record: WireRecord, over: WireRecord, told: WireRecord = {}): WireRecord {
  const event = recordsIn([record.event])[0];
  if (record.__typename !== 'GridMarketCard' || event?.status !== 'PRE_GAME') return record;
  const statistics = { ...recordsIn([event.statistics])[0], isInPlay: true, progress: 'Q1 12:00', ...told };
  return { ...record, event: { ...event, ...over, status: 'IN_PLAY', statistics } };
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error('not drawn');
  return box;
}
