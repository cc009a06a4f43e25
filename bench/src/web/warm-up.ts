import type { Browser } from 'playwright-core';

const LOOK_EVERY_MS = 250;
/** Fewer are those of a server that has hardly begun: the page has some 170. */
const FEWEST_PRICES = 100;

/**
 * A server that has just started is pricing its games: waits until the home page gets no more prices for `quietMs`, at
 * most four times as long.
 */
export async function warmUp(browser: Browser, address: string, quietMs: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  try {
    await page.goto(address);
    const prices = page.locator('main button[data-status="open"]');
    const end = Date.now() + 4 * quietMs;
    let most = 0;
    for (
      let since = Date.now();
      Date.now() < end && (most < FEWEST_PRICES || Date.now() < since + quietMs);
    ) {
      await page.waitForTimeout(LOOK_EVERY_MS);
      const count = await prices.count();
      if (count > most) since = Date.now();
      most = Math.max(most, count);
    }
  } finally {
    await page.close();
  }
}
