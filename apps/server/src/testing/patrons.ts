import * as v from 'valibot';
import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import { asked, type Server } from './servers.ts';

const Price = v.object({ numeratorLong: v.string(), denominatorLong: v.string() });
type Price = v.InferOutput<typeof Price>;
const Priced = v.nullable(v.object({ odds: v.nullish(Price) }));

export async function pricesOf(
  server: Server,
  token: string,
  ids: readonly string[],
): Promise<(Price | undefined)[]> {
  const fields = ids.map(
    (id, index) => `s${index}: node(id: "MarketSelection:${id}") { ... on MarketSelection {
      odds { numeratorLong denominatorLong } } }`,
  );
  const shape = Object.fromEntries(ids.map((_, index) => [`s${index}`, Priced]));
  const data = await asked(server, token, shape, `{ ${fields.join(' ')} }`);
  return ids.map((_, index) => data[`s${index}`]?.odds ?? undefined);
}

const PLACE = `mutation ($input: PlaceBetsInput!) { placeBets(input: $input) { __typename ... on PlaceBetsPayload {
  placedBets { rawId } refusedBets { errors { code } } } } }`;

const Placed = v.object({
  placedBets: v.array(v.object({ rawId: v.string() })),
  refusedBets: v.array(v.object({ errors: v.array(v.object({ code: v.string() })) })),
});

/** What patrons know: the keys they sent, and the bets they were promised. */
export class Patrons {
  /** With the price that each key was sent with: another would make it another request. */
  readonly sent = new Map<string, Price>();
  readonly acknowledged = new Map<string, string>();
  readonly #token: string;
  readonly #selectionId: string;
  #odds: Price;

  constructor(token: string, selectionId: string, odds: Price) {
    this.#token = token;
    this.#selectionId = selectionId;
    this.#odds = odds;
  }

  /** Of a bet that is to be placed. */
  nextKey(): string {
    const key = newId();
    this.sent.set(key, this.#odds);
    return key;
  }

  /** Bets until nobody answers. */
  async play(server: Server): Promise<void> {
    for (;;) {
      try {
        await this.place(server, this.nextKey());
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  }

  /** Rejects with a TypeError when the connection breaks. */
  async place(server: Server, key: string): Promise<void> {
    const bet = {
      type: 'STRAIGHT',
      amountSourceType: 'CASH',
      betAmountLong: '100',
      draftBetId: 'DraftBet:failover',
      idempotencyKey: key,
      draftLegs: [{ selectionId: `MarketSelection:${this.#selectionId}`, odds: this.sent.get(key) }],
    };
    const input = { bets: [bet], keepBetslipSelections: true };
    const { placeBets } = await asked(server, this.#token, { placeBets: Placed }, PLACE, { input });
    const [placed] = placeBets.placedBets;
    if (placed === undefined) {
      // Outside lines move prices also before a game. What was promised stands at any price.
      expect(placeBets.refusedBets).toMatchObject([{ errors: [{ code: 'ODDS_CHANGED' }] }]);
      expect(this.acknowledged.has(key)).toBe(false);
      const [odds] = await pricesOf(server, this.#token, [this.#selectionId]);
      this.#odds = odds ?? this.#odds;
      return;
    }
    const betId = placed.rawId;
    const promised = this.acknowledged.get(key);
    if (promised !== undefined) expect(betId).toBe(promised);
    this.acknowledged.set(key, betId);
  }
}
