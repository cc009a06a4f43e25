import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { readMarketsFrame } from './markets-frame.ts';
import { notePaints } from './note-paints.ts';
import { PriceMaker } from './price-maker.ts';
import { within } from './within.ts';

/** As the server sends them: one message a tick with all that changed. */
const TICK_MS = 100;
const UPDATES_PER_SECOND = 1_000;
/** Longer than a page takes to open its socket on a busy machine. */
const FIRST_MARKETS_MS = 30_000;

/**
 * Stands between the page and the server's socket, takes the server's first markets message as the state of the page and
 * then sends messages of its own in its place. Each price in them is one nobody has seen; the page notes when it first
 * stands in a painted frame. The time runs from handing the message to the socket until after that frame.
 */
export async function measureOddsToPaint(browser: Browser, address: string, durationMs: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(notePaints);
    const taken = takeOver(page);
    await page.goto(address);
    const { socket, prices } = await within(
      FIRST_MARKETS_MS,
      taken,
      'The page got no message with open markets',
    );
    await page.waitForTimeout(1_000);
    const begun = Date.now();
    const sentAt = await sendPrices(socket, prices, durationMs);
    const seconds = (Date.now() - begun) / 1_000;
    await page.waitForTimeout(500);
    return {
      ...summary(sentAt, await page.evaluate(() => window.paintedAt), seconds),
      pricesOnPage: prices.size,
    };
  } finally {
    await context.close();
  }
}

/** Answers with the page's side of its socket as soon as the state of its markets is known; the server's side is heard no more about them. */
function takeOver(page: Page): Promise<{ socket: WebSocketRoute; prices: PriceMaker }> {
  return new Promise((resolve) => {
    void page.routeWebSocket(/\/graphql\/ws/, (socket) => {
      let isTaken = false;
      socket.connectToServer().onMessage((message) => {
        const frame = readMarketsFrame(String(message));
        if (!isTaken || frame === undefined) socket.send(message);
        if (isTaken || frame === undefined) return;
        const prices = new PriceMaker(frame);
        if (prices.size === 0) return;
        isTaken = true;
        resolve({ socket, prices });
      });
    });
  });
}

/** Answers when each price was sent, by its text. */
async function sendPrices(
  socket: WebSocketRoute,
  prices: PriceMaker,
  durationMs: number,
): Promise<ReadonlyMap<string, number>> {
  const sentAt = new Map<string, number>();
  // A page with few prices gets as many updates a second in more messages: within one each price changes once.
  const changes = Math.min((UPDATES_PER_SECOND * TICK_MS) / 1_000, prices.size);
  const everyMs = (changes / UPDATES_PER_SECOND) * 1_000;
  const begun = Date.now();
  for (let tick = 0; tick * everyMs < durationMs; tick += 1) {
    const { message, prices: made } = prices.next(changes);
    const now = Date.now();
    for (const price of made) sentAt.set(price, now);
    socket.send(message);
    await new Promise((resolve) => setTimeout(resolve, begun + (tick + 1) * everyMs - Date.now()));
  }
  return sentAt;
}

function summary(
  sentAt: ReadonlyMap<string, number>,
  paintedAt: Readonly<Record<string, number>>,
  seconds: number,
) {
  const delays = [...sentAt].flatMap(([price, sent]) => {
    const painted = paintedAt[price];
    return painted === undefined ? [] : [painted - sent];
  });
  delays.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? Number.NaN);
  return {
    oddsToPaintP50Ms: at(0.5),
    oddsToPaintP95Ms: at(0.95),
    updatesPerSecond: Math.round(sentAt.size / seconds),
    pricesSent: sentAt.size,
    pricesPainted: delays.length,
  };
}
