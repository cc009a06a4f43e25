import { availableParallelism } from 'node:os';
import type { Currency } from '@fairline/money/money.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { Surety } from '../platform/database/only-server.ts';
import { isUuid } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { Lru } from '../platform/lru.ts';
import { PatronFeed } from '../platform/realtime/patron-feed.ts';
import { Together } from '../platform/together.ts';
import { type Balances, balancesOf, type VisibleAmounts } from './balances.ts';
import { assertPostable, type PostingCommand } from './command.ts';
import type { Unavailable } from './lane-statement.ts';
import { type LaneSender, PostingLanes } from './lanes.ts';
import { fingerprintHash, type PostingResult, plainPosting } from './posting.ts';
import { openAccounts, readAmounts, readCommand } from './store.ts';
import { type BettingTurnover, readBettingTurnovers } from './turnover-store.ts';
import { balanceChanged } from './wallet.topics.ts';

export type { AccountFault } from './account-fault.ts';
export { type Balances, balancesOf } from './balances.ts';
export {
  checkLedger,
  checkPart,
  type LedgerReaders,
  type LedgerReport,
  type OpenRewards,
} from './check.ts';
export type { Recorded } from './check-records.ts';
export type { Entry, PostingCommand } from './command.ts';
export type { BatchHeader, LaneStatement, PostedRow, Unavailable } from './lane-statement.ts';
export type { DirectSender, LaneReceiver, LaneSender, PostingLanes } from './lanes.ts';
export {
  POSTED_TABLE,
  POSTING_FUNCTION_ARGUMENTS,
  POSTING_FUNCTION_PARAMETERS,
} from './migrations/post-unless.ts';
export { plainArray, plainArrayUnless, textArray, textArrayUnless } from './pg-array.ts';
export { playMoney } from './play-money.ts';
export {
  POST_BATCH,
  POST_NEW_BATCH,
  POSTING_PARAMETERS,
  type PostingResult,
  postingArguments,
  postingResult,
} from './posting.ts';
export { TrialBalance } from './trial-balance.ts';
export type { BettingTurnover } from './turnover-store.ts';

export interface WalletOptions {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly surety?: Surety;
  /** Connections that post; as many as there are processors by default, 2 to 4. */
  readonly lanes?: number;
  /** Commands in a batch at most; 256 by default. */
  readonly batchLimit?: number;
  /** Commands that may wait in a lane; 10,000 by default. */
  readonly queueLimit?: number;
  /** How long an unreachable database is tried again before a command is answered 'unavailable'; 10 s by default. */
  readonly patienceMs?: number;
}

/**
 * Executing a batch costs the database as much as a dozen bets do, however many are in it: more lanes than processors only
 * make batches smaller.
 */
const LANES = Math.min(4, Math.max(2, availableParallelism()));
const KNOWN_CURRENCIES = 50_000;

/** The patrons' money. Every change goes through `lanes`; `post` is the plain way to use them. */
export class Wallet {
  readonly lanes: PostingLanes;
  readonly #database: Database;
  readonly #stopListening: () => void;
  readonly #clock: Clock;
  readonly #poster: LaneSender<PostingCommand, PostingResult>;
  readonly #currencies = new Lru<string, Currency>(KNOWN_CURRENCIES);
  readonly #feed: PatronFeed<{ readonly patronId: string }>;
  readonly #amounts: Together<VisibleAmounts>;

  constructor(options: WalletOptions) {
    const { database, bus, clock, logger, surety } = options;
    this.#database = database;
    this.#clock = clock;
    this.lanes = new PostingLanes({
      url: database.url,
      clock,
      logger,
      lanes: options.lanes ?? LANES,
      batchLimit: options.batchLimit ?? 256,
      queueLimit: options.queueLimit ?? 10_000,
      patienceMs: options.patienceMs ?? 10_000,
      ...(surety && { surety }),
      onPosted: (patronId) => bus.publish(balanceChanged, { patronId }),
    });
    this.#stopListening = database.onRenewed(() => this.lanes.renew());
    this.#poster = this.lanes.register(plainPosting);
    this.#feed = new PatronFeed(bus, balanceChanged, ({ patronId }) => patronId);
    this.#amounts = new Together((patronIds) => readAmounts(database, patronIds));
  }

  /**
   * Opens a patron's accounts at zero. Repeating it changes nothing; another currency is refused with an error. With `tx` it
   * becomes part of that transaction.
   */
  async open(patronId: string, currency: Currency, tx: Queryable = this.#database): Promise<void> {
    const existing = await openAccounts(tx, patronId, currency, new Date(this.#clock.now()));
    if (existing !== currency) throw new Error(`The accounts of ${patronId} are kept in ${existing}.`);
  }

  /** Undefined when the patron has no accounts. */
  async balances(patronId: string): Promise<Balances | undefined> {
    if (!isUuid(patronId)) return undefined;
    const amounts = await this.#amounts.get(patronId);
    return amounts && balancesOf(amounts);
  }

  /**
   * Posts a command, once: safe to repeat with the same key until it is answered otherwise than 'unavailable'.
   * @throws ImpossibleCommand
   */
  async post(command: PostingCommand): Promise<PostingResult | Unavailable> {
    assertPostable(command);
    if (!isUuid(command.patronId)) return { kind: 'unknown-account' };
    return this.#poster.submit(command.patronId, command);
  }

  /** What the patron's accounts are kept in; undefined when there are none. It never changes. */
  async currency(patronId: string): Promise<Currency | undefined> {
    const known = this.#currencies.get(patronId);
    if (known) return known;
    const currency = (await this.balances(patronId))?.globalBalance.currency;
    if (currency) this.#currencies.set(patronId, currency);
    return currency;
  }

  /** What the patron's bets took from their cash, and gave back, since each of these moments; in their order. */
  async bettingTurnovers(patronId: string, since: readonly Date[]): Promise<readonly BettingTurnover[]> {
    if (since.length === 0) return [];
    return readBettingTurnovers(this.#database, patronId, since);
  }

  /** The command posted to a patron under a key, if there is one, and whether it asked for the same. */
  async find(command: Pick<PostingCommand, 'patronId' | 'idempotencyKey' | 'fingerprint'>) {
    const { patronId, idempotencyKey, fingerprint } = command;
    if (!isUuid(patronId)) return undefined;
    return readCommand(this.#database, patronId, idempotencyKey, fingerprintHash(fingerprint));
  }

  /** Now, and again whenever something was posted to the patron. */
  watch(patronId: string): AsyncIterableIterator<{ readonly patronId: string }> {
    return this.#feed.watch(patronId, { patronId });
  }

  /** Finishes the batches under way and disconnects the lanes. */
  async close(): Promise<void> {
    this.#stopListening();
    await this.lanes.close();
  }
}
