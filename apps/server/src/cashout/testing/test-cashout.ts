import {
  type BetRequest,
  defaultHouseLimits,
  type HouseLimits,
  openStakes,
  type PlacedBet,
  paidBets,
} from '../../bets/bets.ts';
import { ownRecords } from '../../bets/testing/own-records.ts';
import { createTestBets, origin, straight, type TestBets } from '../../bets/testing/test-bets.ts';
import type { Migration } from '../../platform/database/migrate.ts';
import { newId } from '../../platform/ids.ts';
import { openRewards } from '../../rewards/rewards.ts';
import { settlementMigrations } from '../../settlement/migrations.ts';
import { Settlement } from '../../settlement/settlement.ts';
import { checkEntries, patronWith, silent, testWallet } from '../../wallet/testing/test-wallet.ts';
import { checkPart } from '../../wallet/wallet.ts';
import {
  type BetOffer,
  type CashOutRequest,
  Cashout,
  type CashoutOptions,
  recordedCashOuts,
} from '../cashout.ts';
import { cashoutMigrations } from '../migrations.ts';

export interface TestCashout extends TestBets {
  readonly cashout: Cashout;
  /** As another process: with lanes of its own. */
  readonly other: Cashout;
  readonly settlement: Settlement;
  /** A new patron with so many cents and one bet, $25 on the home side unless told otherwise. */
  bet(selectionId: string, change?: Partial<BetRequest>, cash?: bigint): Promise<PlacedBet>;
  /** What is offered for a bet now. */
  offer(betId: string): Promise<Extract<BetOffer, { kind: 'offered' }>>;
  /** Cents a patron could withdraw. */
  cashOf(patronId: string): Promise<bigint | undefined>;
  stateOf(betId: string): Promise<string | undefined>;
  faults(): Promise<readonly unknown[]>;
  /** What the books say once everything is settled: faults, and the sum of all entries. */
  books(): Promise<readonly [faults: readonly unknown[], sum: bigint]>;
}

/** @param limits the house's, as by default unless given @param migrations of more than cash outs need */
export async function createTestCashout({
  limits = defaultHouseLimits,
  migrations = [],
  ...options
}: Partial<CashoutOptions> & {
  readonly limits?: HouseLimits;
  readonly migrations?: Migration[];
} = {}): Promise<TestCashout> {
  const t = await createTestBets({
    limits,
    migrations: [...settlementMigrations, ...cashoutMigrations, ...migrations],
  });
  const { database, bus, clock, trading, bets } = t;
  const wallets = [0, 1, 2].map(() => testWallet(database, { bus, clock }));
  const open = (wallet = t.wallet) =>
    Cashout.open({ database, wallet, bets, trading, bus, clock, paceMs: 1, ...options });
  const cashout = await open(wallets[0]);
  const settlement = new Settlement({ ...t, wallet: wallets[2] ?? t.wallet, logger: silent });
  const faults = async () =>
    (
      await database.transaction((tx) =>
        checkPart(tx, {
          readOpenStakes: openStakes,
          readOpenRewards: openRewards,
          readPaidBets: paidBets,
          ...ownRecords,
          readCashOuts: recordedCashOuts,
        }),
      )
    ).faults;
  return {
    ...t,
    cashout,
    other: await open(wallets[1]),
    settlement,
    bet: async (selectionId, change, cash = 2_500n) => {
      const patronId = await patronWith(t.wallet, cash);
      const { placed, refused } = await bets.place(patronId, [straight(selectionId, change)], origin);
      const bet = placed[0]?.bet;
      if (!bet) throw new Error(`The bet was refused: ${JSON.stringify(refused)}`);
      return bet;
    },
    offer: async (betId) => {
      const bet = await bets.find(betId);
      const offer = bet && cashout.offerFor(bet);
      if (offer?.kind !== 'offered') throw new Error(`Nothing is offered: ${offer?.reason}`);
      return offer;
    },
    cashOf: async (patronId) => (await t.wallet.balances(patronId))?.withdrawableBalance.amount,
    stateOf: async (betId) => (await bets.find(betId))?.state.status,
    faults,
    books: async () => {
      await settlement.idle();
      return [await faults(), (await checkEntries(database)).sum];
    },
    close: async () => {
      await settlement.stop();
      await Promise.all(wallets.map((wallet) => wallet.close()));
      await t.close();
    },
  };
}

/** All of it, at no less than what was offered, unless told otherwise. */
export function request(
  offer: Extract<BetOffer, { kind: 'offered' }>,
  change: Partial<CashOutRequest> = {},
): CashOutRequest {
  return {
    idempotencyKey: newId(),
    betId: offer.bet.id,
    offerId: offer.offerId,
    share: 10_000,
    tolerance: 0,
    ...change,
  };
}
