import { parseSelectionRawId } from '@fairline/sports/raw-id.ts';
import { type BetRequest, Bets, type PlaceOutcome } from '../../../apps/server/src/bets/bets.ts';
import type { TestGame } from '../../../apps/server/src/bets/testing/test-games.ts';
import { unguarded } from '../../../apps/server/src/bets/testing/unguarded.ts';
import { allMigrations } from '../../../apps/server/src/migrations.ts';
import { Bus } from '../../../apps/server/src/platform/bus.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import type { Database } from '../../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { newId } from '../../../apps/server/src/platform/ids.ts';
import { createLogger } from '../../../apps/server/src/platform/log.ts';
import { Rewards } from '../../../apps/server/src/rewards/rewards.ts';
import { Settlement } from '../../../apps/server/src/settlement/settlement.ts';
import { FixedTrading } from '../../../apps/server/src/trading/testing/fixed-book.ts';
import { Wallet } from '../../../apps/server/src/wallet/wallet.ts';
import { deposit } from './deposit.ts';
import { addGames, type BenchBet, boundless, DRAWS, type Draw } from './mix.ts';

const PATRONS = 10_000;
const ORIGIN = {
  ipAddress: '203.0.113.7',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
/** What every patron saw of every leg. */
const SEEN = { numerator: 10n, denominator: 11n };

/** A request that lacks what each has of its own. */
type ReadyRequest = Omit<BetRequest, 'idempotencyKey'>;

interface HouseParts {
  readonly bets: Bets;
  readonly wallet: Wallet;
  readonly trading: FixedTrading;
  readonly settlement: Settlement;
  readonly patrons: readonly string[];
}

/** The real path without HTTP: rules, lanes, ledger, bets, rewards, settlement. Books stand still. */
export class House {
  readonly #parts: HouseParts;
  readonly #ready = new Map<Draw, readonly ReadyRequest[]>();
  #games: readonly TestGame[];
  #turn = 0;

  private constructor(parts: HouseParts) {
    this.#parts = parts;
    this.#games = addGames(parts.trading);
  }

  /** Patrons with money, games with odds. */
  static async open(database: Database): Promise<House> {
    await migrate(database, allMigrations);
    const logger = createLogger('warn');
    const bus = new Bus(logger);
    const clock = systemClock;
    const trading = new FixedTrading(bus);
    const wallet = new Wallet({ database, bus, clock, logger });
    const rewards = new Rewards({ database, wallet, bus, clock, logger });
    const bets = new Bets({
      ...unguarded,
      database,
      wallet,
      trading,
      bus,
      clock,
      logger,
      rewards,
      limits: boundless,
    });
    const settlement = new Settlement({ bets, wallet, trading, rewards, bus, logger });
    await settlement.start();
    const patrons = Array.from({ length: PATRONS }, () => newId());
    await Promise.all(patrons.map((patronId) => wallet.open(patronId, 'USD')));
    await Promise.all(patrons.map((patronId) => deposit(wallet, patronId)));
    return new House({ bets, wallet, trading, settlement, patrons });
  }

  /** A bet of a patron picked at random; rejects when it is refused. */
  place(draw: Draw): Promise<void> {
    const { bets, patrons } = this.#parts;
    return bets.place(pick(patrons), [this.#request(draw)], ORIGIN).then(assertPlaced);
  }

  /** Games nobody has bet on yet, for the bets from now on. */
  newGames(): void {
    this.#games = addGames(this.#parts.trading);
    this.#ready.clear();
  }

  /** Makes every result of the games known and pays all bets on them; resolves when they are paid. */
  async settleGames(): Promise<void> {
    const { trading, settlement } = this.#parts;
    for (const [index, { eventId, home, spread, over }] of this.#games.entries()) {
      const outcome = index % 3 === 0 ? 'loss' : 'win';
      for (const id of [home, spread, over, ...teasedIds(eventId)]) {
        const address = parseSelectionRawId(id);
        if (address) trading.decide(eventId, address.marketKey, { [address.selectionKey]: outcome });
      }
    }
    await settlement.idle();
  }

  async close(): Promise<void> {
    await this.#parts.settlement.stop();
    await this.#parts.wallet.close();
  }

  /** Made of one that was made before: what a bet is asked for with is the caller's work, not the house's. */
  #request(draw: Draw): BetRequest {
    this.#turn += 1;
    const ready = this.#ready.get(draw) ?? this.#prepare(draw);
    return { ...pickAt(ready, this.#turn), idempotencyKey: newId() };
  }

  #prepare(draw: Draw): readonly ReadyRequest[] {
    const ready = Array.from({ length: DRAWS }, (_, turn) => readyRequest(draw(this.#games, turn)));
    this.#ready.set(draw, ready);
    return ready;
  }
}

function readyRequest({ selectionIds, totalOdds, ...bet }: BenchBet): ReadyRequest {
  const [numerator = 0, denominator = 1] = totalOdds ?? [];
  return {
    ...bet,
    draftBetId: 'draft',
    amountSource: 'CASH',
    stake: 1_000n,
    legs: selectionIds.map((selectionId) => ({ selectionId, odds: SEEN })),
    ...(totalOdds && {
      totalOdds: { numerator: BigInt(numerator), denominator: BigInt(denominator) },
    }),
  };
}

function assertPlaced({ refused: [first] }: PlaceOutcome): void {
  if (first) throw new Error(`A bet was refused: ${first.errors[0]?.code}`);
}

/** What a teaser of six points makes of the spread and the total. */
function teasedIds(eventId: string): string[] {
  return [`${eventId}~spread:game:2.5~home`, `${eventId}~total:game:41.5~over`];
}

function pick<T>(from: readonly T[]): T {
  return pickAt(from, Math.floor(Math.random() * from.length));
}

/** Begins again after the last. */
function pickAt<T>(from: readonly T[], turn: number): T {
  const picked = from[turn % from.length];
  if (picked === undefined) throw new Error('Nothing to pick from.');
  return picked;
}
