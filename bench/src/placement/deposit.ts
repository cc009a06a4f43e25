import { playMoney, type Wallet } from '../../../apps/server/src/wallet/wallet.ts';

const CASH = 100_000_000n;

/** A million dollars of play money. */
export async function deposit(wallet: Wallet, patronId: string): Promise<void> {
  await wallet.post(playMoney(patronId, CASH));
}
