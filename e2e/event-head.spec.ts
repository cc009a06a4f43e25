import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { changeRecords, keepStill, recordsIn } from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { anyGame, mainOf } from './support/games.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

test('on a phone crests and scores of both sides are level, and no line between them ends or begins with a dot', async () => {
  await inNewProfile(browser, async (page) => {
    const path = await anyGame(page, address);
    await keepStill(page);
    // One side has a record, the other has none: what stands below their crests is not of one height.
    await changeRecords(page, 'pageQuery', (record) => {
      const statistics = recordsIn([record.statistics])[0];
      const away = recordsIn([record.awayParticipant])[0];
      if (record.status !== 'PRE_GAME' || statistics === undefined) return record;
      const told = {
        ...{ isInPlay: true, progress: 'Q3 2:26', situation: '3rd & 4 · their own twenty', alert: '' },
        home: { ...recordsIn([statistics.home])[0], score: '20', marker: 'BALL' },
        away: { ...recordsIn([statistics.away])[0], score: '17', marker: null },
      };
      return {
        ...record,
        ...{ status: 'IN_PLAY', statistics: { ...statistics, ...told } },
        ...(away && { awayParticipant: { ...away, record: null } }),
      };
    });
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${path}`);
      const board = mainOf(page).getByRole('region', { name: 'Scoreboard' });
      await board.getByText('their own twenty').waitFor();
      const tops = await board.locator('strong').evaluateAll((scores) =>
        scores
          .flatMap((score) => [score, score.parentElement?.querySelector(':scope > svg')])
          .map((one) => {
            return Math.round(one?.getBoundingClientRect().top ?? -1);
          }),
      );
      const [score, crest, otherScore, otherCrest] = tops;
      expect({ width, score, crest }).toEqual({ width, score: otherScore, crest: otherCrest });
      const dots = await board.getByText('their own twenty').evaluate((part) => {
        // Between the two stands the dot in words, for readers of the screen alone.
        const before = part.previousElementSibling?.previousElementSibling;
        return { text: before?.textContent, width: before?.getBoundingClientRect().width };
      });
      expect(dots).toEqual({ text: ' ', width: 0 });
    }
  });
});
