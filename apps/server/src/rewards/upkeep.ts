import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/log.ts';
import { balanceChanged } from '../wallet/wallet.topics.ts';
import type { LaneSender, Wallet } from '../wallet/wallet.ts';
import { type DueReward, type ExpiryResult, expiryStatement } from './expiry-statement.ts';
import { rewardsChanged } from './rewards.topics.ts';
import { expireBoosts, readDue, readGrantedSince } from './upkeep-store.ts';

export interface UpkeepOptions {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'lanes'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

const EVERY_MS = 1_000;
/** Expired rewards cleared away at once. */
const PAGE = 500;
/** What another process granted is looked for so far back: longer than a transaction takes. */
const NEWS_MS = 15_000;

/** What has to be done with rewards though nobody asks: once a second, by every process, each thing once. */
export class Upkeep {
  readonly #options: UpkeepOptions;
  readonly #expirer: LaneSender<DueReward, ExpiryResult>;
  #told: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#expirer = options.wallet.lanes.register(expiryStatement);
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#running ??= this.#tick().finally(() => {
        this.#running = undefined;
      });
    }, EVERY_MS).unref();
  }

  /** Resolves when what runs is done. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  /** Clears away every reward whose time is over, once each. */
  async expire(): Promise<void> {
    const { database, clock } = this.#options;
    const at = new Date(clock.now());
    for (const patronId of new Set(await expireBoosts(database, at))) this.#tell(patronId);
    let after: Awaited<ReturnType<typeof readDue>>[number] | undefined;
    do {
      const page = await readDue(database, at, after, PAGE);
      await Promise.all(page.map((reward) => this.#expireOne(reward)));
      after = page.length === PAGE ? page.at(-1) : undefined;
    } while (after);
  }

  /** Tells of what other processes granted, and of what settlements gave back: nobody says so on this one's bus. */
  async announce(): Promise<void> {
    const { database, clock, bus } = this.#options;
    const fresh = await readGrantedSince(database, new Date(clock.now() - NEWS_MS));
    const news = fresh.filter(({ id }) => !this.#told.has(id));
    this.#told = new Set(fresh.map(({ id }) => id));
    for (const patronId of new Set(news.map((reward) => reward.patronId))) {
      this.#tell(patronId);
      bus.publish(balanceChanged, { patronId });
    }
  }

  async #tick(): Promise<void> {
    try {
      await this.expire();
      await this.announce();
    } catch (error) {
      this.#options.logger.error(
        { err: error },
        'Rewards could not be looked after; tried again in a second',
      );
    }
  }

  async #expireOne(reward: DueReward): Promise<void> {
    const result = await this.#expirer.submit(reward.patronId, reward);
    if (result === 'posted' || result === 'repeated') this.#tell(reward.patronId);
    else if (result !== 'refused') {
      this.#options.logger.warn({ rewardId: reward.id, result }, 'A reward has to wait for its end');
    }
  }

  #tell(patronId: string): void {
    this.#options.bus.publish(rewardsChanged, { patronId });
  }
}
