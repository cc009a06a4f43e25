import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { isUuid } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { PatronFeed } from '../platform/realtime/patron-feed.ts';
import { Together } from '../platform/together.ts';
import type { OpenRewards, Wallet } from '../wallet/wallet.ts';
import type { Grant, GrantResult } from './grant.ts';
import { Granting } from './granting.ts';
import {
  type BonusBet,
  type BonusBetRecord,
  type BoostReward,
  NO_REWARDS,
  type UsableRewards,
} from './reward.ts';
import { rewardsChanged } from './rewards.topics.ts';
import * as store from './store.ts';
import { Upkeep } from './upkeep.ts';

export { eligibility, type LegShape } from './eligibility.ts';
export type { Grant, GrantedThing, GrantResult } from './grant.ts';
export { eventRestrictionLabel, numberOfLegsRestrictionLabel } from './labels.ts';
export {
  REDEMPTION_REFUSALS,
  type RedemptionRefusal,
  redeemBatch,
  redemptionArgument,
  redemptionRefusal,
} from './redemption-statement.ts';
export { RESTORATION_VERDICTS, restoreBatch } from './restoration-statement.ts';
export {
  type BonusBet,
  type BoostReward,
  NO_REWARDS,
  REWARD_BET_TYPES,
  type Restriction,
  type RewardBetType,
  type UsableRewards,
} from './reward.ts';

export interface RewardsOptions {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'lanes' | 'balances'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** What the house gives its patrons to bet with: bonus bets, profit boosts, promotional credit. */
export class Rewards {
  readonly #options: RewardsOptions;
  readonly #granting: Granting;
  readonly #upkeep: Upkeep;
  readonly #feed: PatronFeed<{ readonly patronId: string }>;
  readonly #usable: Together<UsableRewards>;

  constructor(options: RewardsOptions) {
    this.#options = options;
    this.#granting = new Granting(options);
    this.#upkeep = new Upkeep(options);
    this.#feed = new PatronFeed(options.bus, rewardsChanged, ({ patronId }) => patronId);
    const { database, clock } = options;
    this.#usable = new Together((patronIds) => store.readUsable(database, patronIds, new Date(clock.now())));
  }

  /** What a patron can use now, what expires first before the others. Nothing for somebody who is no patron. */
  async of(patronId: string): Promise<UsableRewards> {
    if (!isUuid(patronId)) return NO_REWARDS;
    return (await this.#usable.get(patronId)) ?? NO_REWARDS;
  }

  /** A patron's own bonus bet or profit boost, even if it was used or has expired; nobody else's. */
  async find(patronId: string, rewardId: string): Promise<BonusBet | BoostReward | undefined> {
    if (!isUuid(patronId) || !isUuid(rewardId)) return undefined;
    return store.readReward(this.#options.database, patronId, rewardId);
  }

  /** A patron's bonus bets, the last granted first. @param after the id of the last one seen */
  async bonusBets(patronId: string, after: string | undefined, limit: number): Promise<BonusBetRecord[]> {
    if (!isUuid(patronId) || (after !== undefined && !isUuid(after))) return [];
    return store.readBonusBets(this.#options.database, patronId, after, limit);
  }

  /** Grants once for a key, however often it is asked; what is wrong is answered and changes nothing. */
  async grant(grant: Grant): Promise<GrantResult> {
    const result = await this.#granting.grant(grant);
    if (result.kind === 'granted') this.tell(grant.patronId);
    return result;
  }

  /** Says that a patron's rewards have changed: for whoever placed a bet with one. */
  tell(patronId: string): void {
    this.#options.bus.publish(rewardsChanged, { patronId });
  }

  /** Now, and again whenever a reward of the patron was granted, used, given back or cleared away. */
  watch(patronId: string): AsyncIterableIterator<{ readonly patronId: string }> {
    return this.#feed.watch(patronId, { patronId });
  }

  /** Clears away every reward whose time is over, once each. */
  expire(): Promise<void> {
    return this.#upkeep.expire();
  }

  /** Tells of what other processes granted, and of what settlements gave back: nobody says so on this one's bus. */
  announce(): Promise<void> {
    return this.#upkeep.announce();
  }

  /** Expires and announces once a second until closed. */
  start(): void {
    this.#upkeep.start();
  }

  close(): Promise<void> {
    return this.#upkeep.close();
  }
}

/** For ledger:check: minor units of each patron's rewards that were not used yet. */
export function openRewards(tx: Queryable): Promise<OpenRewards> {
  return store.readOpenRewards(tx);
}
