import type { Browser } from 'playwright-core';

const QUIET_MS = 5_000;
const LONGEST_MS = 20_000;
const LOOK_EVERY_MS = 250;

/** A server that has just started is pricing its games: waits until the home page gets no more prices for a while. */
export async function warmUp(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  try {
    await page.goto(address);
    const prices = page.locator('main button[data-status="open"]');
    const end = Date.now() + LONGEST_MS;
    let most = 0;
    for (let since = Date.now(); Date.now() < end && Date.now() < since + QUIET_MS; ) {
      await page.waitForTimeout(LOOK_EVERY_MS);
      const count = await prices.count();
      if (count > most) since = Date.now();
      most = Math.max(most, count);
    }
  } finally {
    await page.close();
  }
}
