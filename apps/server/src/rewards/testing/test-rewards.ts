import { Bus } from '../../platform/bus.ts';
import { ManualClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';
import { walletMigrations } from '../../wallet/migrations.ts';
import { silent, testWallet } from '../../wallet/testing/test-wallet.ts';
import {
  checkPart,
  type LaneStatement,
  POST_BATCH,
  type PostedRow,
  type PostingCommand,
  postingArguments,
  type Wallet,
} from '../../wallet/wallet.ts';
import type { Grant } from '../grant.ts';
import { rewardsMigrations } from '../migrations.ts';
import {
  openRewards,
  type RedemptionRefusal,
  Rewards,
  redeemBatch,
  redemptionArgument,
  redemptionRefusal,
  restoreBatch,
} from '../rewards.ts';

export const DAY_MS = 86_400_000;

/** One house: several of them on a database are several processes. */
export interface TestHouse {
  readonly wallet: Wallet;
  readonly rewards: Rewards;
  /** Places a bet of nothing but money; answers what became of it. */
  place(bet: TestBet): Promise<PostedRow['result'] | RedemptionRefusal | 'unavailable'>;
  /** Settles a bet by moving these amounts to its patron and from the house's promotions. */
  settle(settlement: TestSettlement): Promise<PostedRow['result'] | 'unavailable'>;
  close(): Promise<void>;
}

export interface TestBet {
  readonly patronId: string;
  readonly betId?: string;
  readonly key?: string;
  readonly source: 'cash' | 'bonus' | 'promotional-credit';
  readonly stake: bigint;
  readonly rewardId?: string | undefined;
}

export interface TestSettlement {
  readonly patronId: string;
  readonly betId: string;
  readonly version?: number;
  readonly openBets?: bigint;
  readonly bonus?: bigint;
  readonly promotionalCredit?: bigint;
}

export interface TestRewards extends TestHouse {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: ManualClock;
  anotherHouse(): TestHouse;
  /** Everything that is wrong with the books, the rewards among them. */
  faults(): Promise<unknown[]>;
}

export async function createTestRewards(): Promise<TestRewards> {
  const test = await createTestDatabase([...walletMigrations, ...rewardsMigrations]);
  const { database } = test;
  const bus = new Bus(silent);
  const clock = new ManualClock(Date.UTC(2030, 0, 1));
  const houses: TestHouse[] = [];
  const open = () => {
    const house = openHouse(database, bus, clock);
    houses.push(house);
    return house;
  };
  return {
    ...open(),
    database,
    bus,
    clock,
    anotherHouse: open,
    faults: async () => [
      ...(await database.transaction((tx) => checkPart(tx, { readOpenRewards: openRewards }))).faults,
    ],
    close: async () => {
      await Promise.all(houses.map((house) => house.close()));
      await test.drop();
    },
  };
}

function openHouse(database: Database, bus: Bus, clock: ManualClock): TestHouse {
  const wallet = testWallet(database, { bus, clock });
  const rewards = new Rewards({ database, wallet, bus, clock, logger: silent });
  const placer = wallet.lanes.register(placeStatement);
  const settler = wallet.lanes.register(settleStatement);
  return {
    wallet,
    rewards,
    place: async (bet) => kindOf(await placer.submit(bet.patronId, bet)),
    settle: async (settlement) => kindOf(await settler.submit(settlement.patronId, settlement)),
    close: async () => {
      await rewards.close();
      await wallet.close();
    },
  };
}

function kindOf<T extends string>(result: T | { readonly kind: 'unavailable' }): T | 'unavailable' {
  return typeof result === 'string' ? result : result.kind;
}

/** As the statement that places bets uses it, without the bets. */
const placeStatement: LaneStatement<TestBet, PostedRow['result'] | RedemptionRefusal> = {
  name: 'test.place',
  sql: `select * from ${redeemBatch(16)}`,
  encode: (bets, header) => [
    ...postingArguments(bets.map(stakeCommand), header),
    redemptionArgument(bets.map((bet) => bet.rewardId)),
  ],
  decode: (row) => redemptionRefusal(row) ?? row.result,
};

function stakeCommand({ patronId, betId, key, source, stake, rewardId }: TestBet): PostingCommand {
  return {
    idempotencyKey: `bet:${key ?? newId()}`,
    fingerprint: `${source} ${stake} ${rewardId}`,
    patronId,
    kind: 'stake',
    reference: betId ?? newId(),
    entries: [
      { account: source, amount: -stake },
      { account: 'open-bets', amount: stake },
    ],
  };
}

/** As the statement that settles bets uses it, without what it writes about them. */
const settleStatement: LaneStatement<TestSettlement, PostedRow['result']> = {
  name: 'test.settle',
  sql: `
    with posted as materialized (
      select * from ${POST_BATCH}
    ), restored as materialized (
      select ${restoreBatch(`(select coalesce(array_agg(number), '{}') from posted where result = 'posted')`)}
    )
    select posted.* from posted cross join restored`,
  encode: (settlements, header) => postingArguments(settlements.map(settleCommand), header),
  decode: (row) => row.result,
};

function settleCommand(settlement: TestSettlement): PostingCommand {
  const { patronId, betId, version = 1, openBets = 0n, bonus = 0n, promotionalCredit = 0n } = settlement;
  const entries = [
    { account: 'open-bets', amount: openBets },
    { account: 'bonus', amount: bonus },
    { account: 'promotional-credit', amount: promotionalCredit },
    { account: 'house:promotions', amount: -openBets - bonus - promotionalCredit },
  ] as const;
  return {
    idempotencyKey: `settle:${betId}:${version}`,
    fingerprint: '',
    patronId,
    kind: 'settlement',
    reference: betId,
    entries: entries.filter(({ amount }) => amount !== 0n),
  };
}

/** A bonus bet of $10 for a week unless told otherwise. */
export function bonusBet(
  patronId: string,
  change: Partial<Extract<Grant, { kind: 'bonus-bet' | 'promotional-credit' }>> = {},
): Grant {
  return {
    kind: 'bonus-bet',
    patronId,
    idempotencyKey: newId(),
    title: '$10 Bonus Bet',
    restriction: {},
    amount: 1_000n,
    ...change,
  };
}

export function boost(
  patronId: string,
  change: Partial<Extract<Grant, { kind: 'profit-boost' }>> = {},
): Grant {
  return {
    kind: 'profit-boost',
    patronId,
    idempotencyKey: newId(),
    title: '50% Profit Boost',
    restriction: {},
    boost: { rate: { numerator: 1n, denominator: 2n }, cap: { kind: 'stake', amount: 5_000n } },
    ...change,
  };
}
