import { openStakes, paidBets, recordedStakes, termsFaults, totalsFaults } from './bets/bets.ts';
import { recordedDeposits } from './cashier/cashier.ts';
import { recordedCashOuts } from './cashout/cashout.ts';
import { openRewards } from './rewards/rewards.ts';
import type { LedgerReaders } from './wallet/wallet.ts';

/** What all domains keep of the ledger: with it the books are proved whole. */
export const ledgerReaders: LedgerReaders = {
  readOpenStakes: openStakes,
  readOpenRewards: openRewards,
  readPaidBets: paidBets,
  readTotalsFaults: totalsFaults,
  readTermsFaults: termsFaults,
  readStakes: recordedStakes,
  readDeposits: recordedDeposits,
  readCashOuts: recordedCashOuts,
};
