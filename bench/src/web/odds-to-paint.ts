import type { Browser, WebSocketRoute } from 'playwright-core';
import * as v from 'valibot';

/** As the server sends them: one message a tick with all that changed. */
const TICK_MS = 100;
const UPDATES_PER_SECOND = 1_000;
const CHANGES_PER_TICK = (UPDATES_PER_SECOND * TICK_MS) / 1_000;

const marketsFrame = v.object({
  id: v.string(),
  type: v.literal('next'),
  payload: v.object({
    data: v.object({
      marketUpdated: v.looseObject({
        sequence: v.number(),
        markets: v.array(
          v.looseObject({
            id: v.string(),
            sequence: v.number(),
            selections: v.array(
              v.looseObject({
                id: v.string(),
                odds: v.nullish(v.looseObject({ formattedOdds: v.string() })),
              }),
            ),
          }),
        ),
      }),
    }),
  }),
});
type MarketsFrame = v.InferOutput<typeof marketsFrame>;

/** Where the page's own clock and the first paint of each price are written down. */
declare global {
  interface Window {
    paintedAt: Record<string, number>;
  }
}

/**
 * Stands between the page and the server's socket, takes the first markets message as the shape of the board and then
 * sends messages of its own in the server's place. Each carries a price nobody has seen; the page notes when a price
 * first stands in a painted frame.
 */
export async function measureOddsToPaint(browser: Browser, address: string, durationMs: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(notePaints);
    const board = new Promise<{ socket: WebSocketRoute; frame: MarketsFrame }>((resolve) => {
      void page.routeWebSocket(/\/graphql\/ws/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          const frame = v.safeParse(marketsFrame, parse(String(message)));
          if (frame.success && frame.output.payload.data.marketUpdated.markets.length > 0)
            resolve({ socket, frame: frame.output });
          socket.send(message);
        });
      });
    });
    await page.goto(address);
    const { socket, frame } = await board;
    const sentAt = await sendPrices(socket, frame, durationMs);
    await page.waitForTimeout(500);
    const paintedAt = await page.evaluate(() => window.paintedAt);
    return summary(sentAt, paintedAt);
  } finally {
    await context.close();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers when each price was sent, by its text. */
async function sendPrices(
  socket: WebSocketRoute,
  frame: MarketsFrame,
  durationMs: number,
): Promise<Map<string, number>> {
  const sentAt = new Map<string, number>();
  const update = frame.payload.data.marketUpdated;
  let { sequence } = update;
  let price = 1_000;
  const end = Date.now() + durationMs;
  while (Date.now() < end) {
    sequence += 1;
    let changes = 0;
    const markets = [];
    for (let i = 0; changes < CHANGES_PER_TICK && i < update.markets.length; i += 1) {
      const market = update.markets[i];
      if (!market) continue;
      const selections = market.selections.map((selection) => {
        changes += 1;
        price += 1;
        const formattedOdds = `+${price}`;
        sentAt.set(formattedOdds, Date.now());
        return { ...selection, odds: { ...selection.odds, formattedOdds } };
      });
      markets.push({ ...market, sequence: market.sequence + sequence, selections });
    }
    socket.send(
      JSON.stringify({ ...frame, payload: { data: { marketUpdated: { ...update, sequence, markets } } } }),
    );
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return sentAt;
}

/** Runs in the page: the frame after a text changed is the one it is painted in. */
function notePaints(): void {
  window.paintedAt = {};
  const note = (node: Node) => {
    const price = /\+\d{4,}/.exec(node.textContent ?? '')?.[0];
    if (!price || window.paintedAt[price]) return;
    requestAnimationFrame(() => {
      window.paintedAt[price] = performance.timeOrigin + performance.now();
    });
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      note(target);
      for (const added of addedNodes) note(added);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function summary(sentAt: Map<string, number>, paintedAt: Record<string, number>) {
  const delays: number[] = [];
  for (const [price, sent] of sentAt) {
    const painted = paintedAt[price];
    if (painted !== undefined) delays.push(painted - sent);
  }
  delays.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? Number.NaN);
  return {
    oddsToPaintP50Ms: at(0.5),
    oddsToPaintP95Ms: at(0.95),
    pricesSent: sentAt.size,
    pricesPainted: delays.length,
  };
}
