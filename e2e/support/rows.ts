import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { until } from './until.ts';

/** As long as a page takes to draw what has come near. */
const DRAWN_MS = 500;

/**
 * Games far below the screen are drawn when one comes near them: goes down the page, a screen at a time, until something of
 * it is what is looked for. Where nothing is by the end it begins again at the top, for pages change. Ends at the top.
 */
export async function lookDown(
  page: Page,
  isFound: () => Promise<boolean>,
  timeoutMs?: number,
): Promise<void> {
  await until(async () => {
    if (await isFound()) return true;
    await goDown(page);
    return false;
  }, timeoutMs);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Draws all rows of a page: from then on the last one is the last. Answers how many there are. */
export async function drawAll(page: Page, rows: Locator): Promise<number> {
  let drawn = -1;
  await until(async () => {
    const before = drawn;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await sleep(DRAWN_MS);
    drawn = await rows.count();
    return drawn === before;
  });
  return drawn;
}

/** A screen further down; at the end back to the top. */
async function goDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const atEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
    window.scrollTo(0, atEnd ? 0 : window.scrollY + window.innerHeight);
  });
}
