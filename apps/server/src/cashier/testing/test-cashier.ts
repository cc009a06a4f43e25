import type { Clock } from '../../platform/clock.ts';
import { ManualClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createLogger } from '../../platform/log.ts';
import type { Wallet } from '../../wallet/wallet.ts';
import { Cashier, type DepositRequest, type PaymentProvider, sandboxProvider } from '../cashier.ts';

export interface TestCashier {
  readonly cashier: Cashier;
  readonly clock: ManualClock;
}

export function testCashier(
  database: Database,
  wallet: Pick<Wallet, 'post' | 'currency'>,
  provider: (clock: Clock) => PaymentProvider = sandboxProvider,
): TestCashier {
  const clock = new ManualClock();
  const logger = createLogger('silent');
  const providers = [provider(clock)];
  return { clock, cashier: new Cashier({ database, wallet, clock, logger, providers, patienceMs: 500 }) };
}

/** A deposit of 25.00 by the card that pays, with a key of its own. */
export function depositRequest(changes: Partial<DepositRequest> = {}): DepositRequest {
  return { providerId: 'sandbox', methodId: 'card', amount: 2_500n, idempotencyKey: newId(), ...changes };
}
