import type { Locator, Page } from 'playwright-core';
import { until } from './until.ts';

const TRY_MS = 40_000;

/**
 * Bets on the winner of a live game. Markets are suspended while a ball is in play, odds move between tap and placement, and
 * a game may end just as it was chosen, as for any bettor: then it is tried again, on another game if need be.
 */
export async function placeFirstBet(page: Page, address: string, stake: string): Promise<void> {
  await until(async () => {
    await openLiveGame(page, address);
    await emptySlip(page);
    const winner = page.locator('button[data-status="open"][aria-label*="moneyline" i]').first();
    return placeOn(page, winner, stake);
  }, 300_000);
}

/** Takes everything off the betslip, once it shows what it holds. */
export async function emptySlip(page: Page): Promise<void> {
  const slip = page.getByRole('region', { name: 'Betslip' }).first();
  const clear = slip.getByRole('button', { name: 'Clear all' });
  const empty = slip.getByText('Add a bet to start building your betslip!');
  await clear.or(empty).first().waitFor({ timeout: 20_000 });
  if ((await clear.count()) > 0) await clear.click({ timeout: 2_000 });
  await empty.waitFor({ timeout: 10_000 });
}

/** Taps a price and bets the stake on it alone, accepting odds that move meanwhile; true once the receipt is there. */
export async function placeOn(page: Page, price: Locator, stake: string): Promise<boolean> {
  const slip = page.getByRole('region', { name: 'Betslip' }).first();
  await price.click({ timeout: 10_000 });
  await slip.getByLabel('Stake').fill(stake, { timeout: 5_000 });
  await until(async () => {
    if ((await page.getByRole('region', { name: 'Receipt' }).count()) > 0) return true;
    const button = page.locator('[data-bet-button]').first();
    const kind = await button.getAttribute('data-bet-button', { timeout: 1_000 });
    if (kind === 'place' || kind === 'accept' || kind === 'accept-and-place') {
      await button.click({ timeout: 1_000 });
    }
    return false;
  }, TRY_MS);
  return true;
}

/** Opens the event page of the live game that ends first of those that leave the time for a bet. */
export async function openLiveGame(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/live`);
  await page.getByRole('main').getByRole('link', { name: / at /i }).first().waitFor({ timeout: 60_000 });
  const links = page.getByRole('main').getByRole('link', { name: / at /i });
  let best = { index: 0, minutes: -1 };
  for (let index = 0; index < (await links.count()); index += 1) {
    const text =
      (await links
        .nth(index)
        .locator('xpath=ancestor::article')
        .textContent()
        .catch(() => '')) ?? '';
    const minutes = minutesPlayed(text);
    if (minutes > best.minutes && minutes <= LATEST_MINUTES) best = { index, minutes };
  }
  await links.nth(best.index).click();
  await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
}

const QUARTER_MINUTES = 15;
/** Later in the fourth quarter a market may never open again. */
const LATEST_MINUTES = 3 * QUARTER_MINUTES + 1;

/** How much of a game of football is over, by its card; -1 where that says nothing. */
function minutesPlayed(card: string): number {
  if (card.includes('Halftime')) return 2 * QUARTER_MINUTES;
  const [, over] = /End Q([1-3])/.exec(card) ?? [];
  if (over !== undefined) return Number(over) * QUARTER_MINUTES;
  const [, quarter, left] = /Q([1-4]) (\d+):/.exec(card) ?? [];
  return quarter === undefined ? -1 : Number(quarter) * QUARTER_MINUTES - Number(left);
}
