import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { within } from './within.ts';

/** Chromium's own "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
  latency: 150,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 3_000;
const LONGEST_MS = 10_000;

export interface FirstLoad {
  /** All scripts the page asked for before it settled, each compressed with gzip at its best. */
  readonly gzipKilobytes: number;
  /** The same as they came over the wire, heads included: the browser takes brotli. */
  readonly wireKilobytes: number;
  readonly firstPaintMs: number;
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
    const wireBytes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') wireBytes.set(requestId, 0);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (wireBytes.has(requestId)) wireBytes.set(requestId, encodedDataLength);
    });
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url());
    });
    await page.goto(address, { waitUntil: 'load' });
    await page
      .getByRole('button', { name: /moneyline|spread|total/i })
      .first()
      .waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const gzipBytes = await Promise.all(
      [...scripts].map(async (url) => {
        const script = await fetch(url);
        return gzipSync(await script.arrayBuffer(), { level: 9 }).length;
      }),
    );
    return {
      gzipKilobytes: kilobytes(gzipBytes),
      wireKilobytes: kilobytes([...wireBytes.values()]),
      firstPaintMs: Math.round(await page.evaluate(firstPaint)),
      largestPaintMs: Math.round(
        await within(LONGEST_MS, page.evaluate(largestPaint), 'The page told no largest paint'),
      ),
    };
  } finally {
    await context.close();
  }
}

function kilobytes(bytes: readonly number[]): number {
  return Math.round(bytes.reduce((sum, some) => sum + some, 0) / 1024);
}

/** Runs in the page. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
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
