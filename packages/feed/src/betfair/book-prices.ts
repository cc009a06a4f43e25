import * as v from 'valibot';

/** What the exchange thought of one runner at a moment. */
export interface BookPrice {
  readonly atMs: number;
  /** Between the best prices to back and to lay, as a chance. */
  readonly chance: number;
}

const ladder = v.optional(v.array(v.tuple([v.number(), v.number()])), []);
const runnerSchema = v.object({ id: v.number(), atb: ladder, atl: ladder });
const messageSchema = v.object({
  op: v.literal('mcm'),
  pt: v.number(),
  mc: v.optional(
    v.array(
      v.object({
        rc: v.optional(v.array(runnerSchema), []),
        marketDefinition: v.optional(
          v.object({
            inPlay: v.optional(v.boolean(), false),
            status: v.optional(v.string(), 'OPEN'),
            runners: v.optional(
              v.array(v.object({ id: v.number(), status: v.optional(v.string(), '') })),
              [],
            ),
          }),
        ),
      }),
    ),
    [],
  ),
});

/** Prices whose best lay is more than this many times the best back say nothing. */
const WIDEST = 1.35;

/** Prices to back and to lay with the money at each. */
interface Ladders {
  readonly back: Map<number, number>;
  readonly lay: Map<number, number>;
}

/**
 * The price of one runner whenever it changed, while the market was open, from a recorded stream of an exchange's market
 * ('mcm' messages with depth). Lines that cannot be read are left out.
 * @param runner the exchange's selection id
 */
export function bookPrices(text: string, runner: number): BookPrice[] {
  const ladders: Ladders = { back: new Map(), lay: new Map() };
  const prices: BookPrice[] = [];
  let isOpen = true;
  for (const line of text.split('\n')) {
    const message = v.safeParse(messageSchema, parsed(line));
    if (!message.success) continue;
    for (const { rc, marketDefinition } of message.output.mc) {
      if (marketDefinition !== undefined) isOpen = marketDefinition.status === 'OPEN';
      for (const { id, atb, atl } of rc) {
        if (id !== runner) continue;
        change(ladders.back, atb);
        change(ladders.lay, atl);
      }
    }
    const chance = chanceOf(ladders);
    if (isOpen && chance !== undefined && chance !== prices.at(-1)?.chance) {
      prices.push({ atMs: message.output.pt, chance });
    }
  }
  return prices;
}

function parsed(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return value;
  } catch {
    return undefined;
  }
}

/** Nothing at a price takes it off. */
function change(side: Map<number, number>, changes: readonly (readonly [number, number])[]): void {
  for (const [price, money] of changes) {
    if (money === 0) side.delete(price);
    else side.set(price, money);
  }
}

function chanceOf({ back, lay }: Ladders): number | undefined {
  if (back.size === 0 || lay.size === 0) return undefined;
  const best = Math.max(...back.keys());
  const least = Math.min(...lay.keys());
  if (best > least || least / best > WIDEST) return undefined;
  return (1 / best + 1 / least) / 2;
}

/** The last price told by a moment; undefined before the first. */
export function priceAt(prices: readonly BookPrice[], atMs: number): number | undefined {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[middle]?.atMs ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return prices[low - 1]?.chance;
}
