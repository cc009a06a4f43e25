import { Bus } from '../../platform/bus.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createLogger } from '../../platform/log.ts';
import { checkPart, type LedgerReport, playMoney, Wallet, type WalletOptions } from '../wallet.ts';

export const silent = createLogger('silent');

/** A wallet on a test database, with few lanes unless told otherwise. */
export function testWallet(database: Database, options: Partial<WalletOptions> = {}): Wallet {
  return new Wallet({
    database,
    bus: new Bus(silent),
    clock: systemClock,
    logger: silent,
    lanes: 2,
    ...options,
  });
}

/** Proves what the ledger can prove of itself, without what the domains keep of it. */
export function checkEntries(database: Database): Promise<LedgerReport> {
  return database.transaction((tx) => checkPart(tx, {}));
}

/** A new patron with so many cents of play money. */
export async function patronWith(
  wallet: Wallet,
  cash: bigint,
  currency: 'USD' | 'CAD' = 'USD',
): Promise<string> {
  const patronId = newId();
  await wallet.open(patronId, currency);
  if (cash > 0n) await wallet.post(playMoney(patronId, cash));
  return patronId;
}

export async function deposit(wallet: Wallet, patronId: string, cents: bigint, key: string = newId()) {
  return wallet.post({
    idempotencyKey: `deposit:${key}`,
    fingerprint: String(cents),
    patronId,
    kind: 'deposit',
    entries: [
      { account: 'cash', amount: cents },
      { account: 'clearing:sandbox', amount: -cents },
    ],
  });
}

export async function stake(wallet: Wallet, patronId: string, cents: bigint, key: string = newId()) {
  return wallet.post({
    idempotencyKey: `stake:${key}`,
    fingerprint: String(cents),
    patronId,
    kind: 'stake',
    entries: [
      { account: 'cash', amount: -cents },
      { account: 'open-bets', amount: cents },
    ],
  });
}
