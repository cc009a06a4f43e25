import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../e2e/support/browser.ts';
import { startFairline } from '../../e2e/support/fairline.ts';
import { measureFirstLoad } from './web/first-load.ts';
import { measureOddsToPaint } from './web/odds-to-paint.ts';
import { warmUp } from './web/warm-up.ts';

/**
 * The home page in Chromium, all sports in play and the server's board whole: JavaScript loaded first (gzip), largest contentful paint on a slow phone, and the time from
 * an odds message to its paint at 1,000 updates a second.
 */
export async function run({ quick }: { quick: boolean }) {
  const data = await mkdtemp(join(tmpdir(), 'fairline-bench-web-'));
  const fairline = await startFairline({ data, settings: { FAIRLINE_SPORTS: '' } });
  const browser = await openBrowser();
  try {
    await warmUp(fairline.address, quick ? 10_000 : 20_000);
    const loads = [];
    for (let i = 0; i < (quick ? 3 : 5); i += 1)
      loads.push(await measureFirstLoad(browser, fairline.address));
    const paint = await measureOddsToPaint(browser, fairline.address, quick ? 5_000 : 20_000);
    const middle = loads.sort((a, b) => a.largestPaintMs - b.largestPaintMs)[Math.floor(loads.length / 2)];
    return {
      ratios: {},
      figures: {
        initialJavaScriptGzipKilobytes: middle?.gzipKilobytes ?? 0,
        initialJavaScriptWireKilobytes: middle?.wireKilobytes ?? 0,
        firstContentfulPaintMs: middle?.firstPaintMs ?? 0,
        largestContentfulPaintMs: middle?.largestPaintMs ?? 0,
        largestContentfulPaintWorstMs: loads.at(-1)?.largestPaintMs ?? 0,
        ...paint,
      },
    };
  } finally {
    await browser.close();
    await fairline.stop();
    await rm(data, { recursive: true, force: true });
  }
}
