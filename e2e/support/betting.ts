import type { Page } from 'playwright-core';
import { until } from './until.ts';

/**
 * Puts a stake on a spread of the live game that is furthest on. Markets are suspended while a ball is in play and odds
 * move between tap and placement, as for any bettor: then it is tried again.
 */
export async function placeFirstBet(page: Page, address: string, stake: string): Promise<void> {
  const slip = page.getByRole('region', { name: 'Betslip' }).first();
  // A game may end, or stay suspended through a review, just as it was chosen: then another one is.
  await until(async () => {
    await openLiveGame(page, address);
    await page
      .locator('button[data-status="open"][aria-label*="spread" i]')
      .first()
      .click({ timeout: 10_000 });
    await slip.getByLabel('Stake').waitFor({ timeout: 5_000 });
    return true;
  }, 180_000);
  await slip.getByLabel('Stake').fill(stake);
  await until(async () => {
    if ((await page.getByRole('region', { name: 'Receipt' }).count()) > 0) return true;
    const button = page.locator('[data-bet-button]').first();
    const kind = await button.getAttribute('data-bet-button', { timeout: 1_000 });
    if (kind === 'place' || kind === 'accept' || kind === 'accept-and-place') {
      await button.click({ timeout: 1_000 });
    }
    return false;
  }, 120_000);
}

/** Opens the event page of the live game with the latest clock. */
export async function openLiveGame(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/live`);
  await page.getByRole('main').getByRole('link', { name: / at /i }).first().waitFor({ timeout: 60_000 });
  const links = page.getByRole('main').getByRole('link', { name: / at /i });
  let best = { index: 0, progress: -1 };
  for (let index = 0; index < (await links.count()); index += 1) {
    const text =
      (await links
        .nth(index)
        .locator('xpath=ancestor::article')
        .textContent()
        .catch(() => '')) ?? '';
    const progress = chanceToSeeItEnd(text);
    if (progress > best.progress) best = { index, progress };
  }
  await links.nth(best.index).click();
  await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
}

/** A third quarter is best: enough time to place a bet, and the end not far. Late in the fourth a market may never open again. */
function chanceToSeeItEnd(card: string): number {
  const [, quarter = '0', minutes = '0'] = /Q([1-4]) (\d+):/.exec(card) ?? [];
  if (quarter === '4') return Number(minutes) >= 10 ? 4 : 0;
  return quarter === '3' ? 5 : Number(quarter);
}
