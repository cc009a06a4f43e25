import { integer } from '@fairline/feed/pick.ts';
import { Random } from '@fairline/sports/random.ts';
import { newId } from '../../platform/ids.ts';
import type { BookView, SelectionView } from '../../trading/trading.ts';
import { playMoney } from '../../wallet/wallet.ts';
import type { ReplayHouse } from './replay-house.ts';

const PATRONS = 5;
const BANKROLL = 1_000_000n;
const ORIGIN = { ipAddress: '127.0.0.1', userAgent: 'replay' };
/** Bets on everything in the minutes before kickoff, and one after every so many plays. */
const BETS_BEFORE_KICKOFF = 40;
const PLAYS_A_BET = 3;

/** Patrons who bet by a seed: the same game always gets the same bets. */
export class Patrons {
  readonly ids: readonly string[] = Array.from({ length: PATRONS }, () => newId());
  readonly #house: ReplayHouse;
  readonly #random: Random;
  #placed = 0;
  #plays = 0;

  constructor(house: ReplayHouse, seed: number) {
    this.#house = house;
    this.#random = new Random(seed);
  }

  get placed(): number {
    return this.#placed;
  }

  /** Opens their accounts and pays in ten thousand dollars each. */
  async payIn(): Promise<void> {
    for (const patronId of this.ids) {
      await this.#house.wallet.open(patronId, 'USD');
      const result = await this.#house.wallet.post(playMoney(patronId, BANKROLL));
      if (result.kind !== 'posted') throw new Error(`A patron could not pay in: ${result.kind}`);
    }
  }

  async betBeforeKickoff(book: BookView): Promise<void> {
    for (let bet = 0; bet < BETS_BEFORE_KICKOFF; bet++) await this.#bet(book);
  }

  async betInPlay(book: BookView): Promise<void> {
    this.#plays += 1;
    if (this.#plays % PLAYS_A_BET === 0) await this.#bet(book);
  }

  async #bet(book: BookView): Promise<void> {
    const selection = this.#selection(book);
    const patronId = this.ids[integer(this.#random, PATRONS)];
    const stake = BigInt(100 + 25 * integer(this.#random, 100));
    if (!selection?.odds || patronId === undefined) return;
    const idempotencyKey = `replay-${this.#placed}`;
    const legs = [{ selectionId: selection.rawId, odds: selection.odds }];
    const request = {
      draftBetId: idempotencyKey,
      idempotencyKey,
      type: 'STRAIGHT',
      amountSource: 'CASH',
      stake,
      legs,
    } as const;
    const { refused } = await this.#house.bets.place(patronId, [request], ORIGIN);
    const [error] = refused[0]?.errors ?? [];
    if (error) throw new Error(`A bet on ${selection.rawId} was refused: ${error.code}`);
    this.#placed += 1;
  }

  #selection(book: BookView): SelectionView | undefined {
    const open = book.markets.flatMap((market) =>
      market.selections.filter(({ status }) => status === 'open'),
    );
    return open[integer(this.#random, open.length)];
  }
}
