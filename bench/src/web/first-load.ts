import type { Browser } from 'playwright-core';

/** Chromium's own "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
  latency: 150,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 3_000;

export interface FirstLoad {
  /** All scripts the page asked for before it settled, as they came over the wire. */
  readonly javaScriptKilobytes: number;
  readonly largestPaintMs: number;
}

export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const scripts = new Set<string>();
    let scriptBytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    await page
      .getByRole('button', { name: /moneyline|spread|total/i })
      .first()
      .waitFor();
    await page.waitForTimeout(SETTLE_MS);
    return {
      javaScriptKilobytes: Math.round(scriptBytes / 1024),
      largestPaintMs: Math.round(await page.evaluate(largestPaint)),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries();
      const last = entries[entries.length - 1];
      observer.disconnect();
      resolve(last?.startTime ?? Number.NaN);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
