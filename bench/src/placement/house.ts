import { type BetRequest, Bets } from '../../../apps/server/src/bets/bets.ts';
import { allMigrations } from '../../../apps/server/src/migrations.ts';
import { Bus } from '../../../apps/server/src/platform/bus.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import type { Database } from '../../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { newId } from '../../../apps/server/src/platform/ids.ts';
import { createLogger } from '../../../apps/server/src/platform/log.ts';
import { FixedTrading } from '../../../apps/server/src/trading/testing/fixed-book.ts';
import { fixedEvent } from '../../../apps/server/src/trading/testing/fixed-event.ts';
import { Wallet } from '../../../apps/server/src/wallet/wallet.ts';
import { deposit } from './deposit.ts';

const PATRONS = 10_000;
const EVENTS = 20;
const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** The real placement path without HTTP: rules, lanes, ledger, bets. Books stand still. */
export class House {
  readonly #bets: Bets;
  readonly #wallet: Wallet;
  readonly #patrons: readonly string[];
  readonly #selections: readonly string[];

  private constructor(bets: Bets, wallet: Wallet, patrons: readonly string[], selections: readonly string[]) {
    this.#bets = bets;
    this.#wallet = wallet;
    this.#patrons = patrons;
    this.#selections = selections;
  }

  /** Patrons with money, events with odds. */
  static async open(database: Database): Promise<House> {
    await migrate(database, allMigrations);
    const logger = createLogger('warn');
    const bus = new Bus(logger);
    const trading = new FixedTrading();
    const events = Array.from({ length: EVENTS }, () => trading.add(fixedEvent(newId())));
    const selections = events.flatMap((book) =>
      book.markets.flatMap((market) => market.selections.map((selection) => selection.rawId)),
    );
    const wallet = new Wallet({ database, bus, clock: systemClock, logger });
    const bets = new Bets({ database, wallet, trading, bus, clock: systemClock });
    const patrons = Array.from({ length: PATRONS }, () => newId());
    await Promise.all(patrons.map((patronId) => wallet.open(patronId, 'USD')));
    await Promise.all(patrons.map((patronId) => deposit(wallet, patronId)));
    return new House(bets, wallet, patrons, selections);
  }

  /** A bet of a patron picked at random; rejects when it is refused. */
  async place(): Promise<void> {
    const { refused } = await this.#bets.place(pick(this.#patrons), [this.#request()], {
      ipAddress: '203.0.113.7',
      userAgent: USER_AGENT,
    });
    if (refused[0]) throw new Error(`A bet was refused: ${refused[0].errors[0]?.code}`);
  }

  close(): Promise<void> {
    return this.#wallet.close();
  }

  #request(): BetRequest {
    return {
      draftBetId: 'draft',
      idempotencyKey: newId(),
      type: 'STRAIGHT',
      amountSource: 'CASH',
      stake: 1_000n,
      legs: [{ selectionId: pick(this.#selections), odds: { numerator: 10n, denominator: 11n } }],
    };
  }
}

function pick<T>(from: readonly T[]): T {
  const picked = from[Math.floor(Math.random() * from.length)];
  if (picked === undefined) throw new Error('Nothing to pick from.');
  return picked;
}
