import type { Currency } from '@fairline/money/money.ts';
import { odds } from '@fairline/money/odds.ts';
import { Bus } from '../../platform/bus.ts';
import { ManualClock } from '../../platform/clock.ts';
import type { Authenticated } from '../../platform/graphql/authenticator.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';
import { FixedTrading } from '../../trading/testing/fixed-book.ts';
import { fixedEvent } from '../../trading/testing/fixed-event.ts';
import { balancesOf } from '../../wallet/wallet.ts';
import { Betslip, type BetslipOptions } from '../betslip.ts';
import { betslipMigrations } from '../migrations.ts';
import type { SlipPatron } from '../owner-terms.ts';
import { unguarded } from './unguarded.ts';

export const EVENT_ID = 'game-1';
export const HOME = `${EVENT_ID}~moneyline:game~home`;
export const AWAY = `${EVENT_ID}~moneyline:game~away`;

/** The price of the fixed moneyline: American -110. */
export const MINUS_110 = odds(10n, 11n);

/** Betslips over a real database and books moved by hand, with one event; accounts are a patron's terms set by hand. */
export async function createTestBetslip(options: Pick<BetslipOptions, 'roomOf'> = {}) {
  const { database, drop } = await createTestDatabase(betslipMigrations);
  const bus = new Bus({ error: (details: unknown) => console.error(details) });
  const trading = new FixedTrading(bus);
  const clock = new ManualClock(Date.UTC(2030, 0, 1));
  const accounts = new TestAccounts();
  const betslip = new Betslip({
    ...unguarded,
    database,
    trading,
    bus,
    clock,
    authenticator: accounts,
    identity: accounts,
    wallet: accounts,
    ...options,
  });
  trading.add(fixedEvent(EVENT_ID));
  return { database, bus, trading, clock, accounts, betslip, drop };
}

/** The token of a visitor, as TestAccounts reads it. */
export function tokenOf(visitor: string): string {
  return `token of ${visitor}`;
}

/** Accounts by hand: what identity and wallet say of patrons. Unknown patrons have none. */
export class TestAccounts {
  readonly #patrons = new Map<string, SlipPatron & { cash: bigint }>();

  set(id: string, cash: bigint, currency: Currency = 'USD'): void {
    const preferences = { oddsFormat: 'AMERICAN', acceptedOddsChanges: 'BETTER' } as const;
    this.#patrons.set(id, { currency, preferences, cash });
  }

  choose(id: string, preferences: Partial<SlipPatron['preferences']>): void {
    const patron = this.#patrons.get(id);
    if (patron) this.#patrons.set(id, { ...patron, preferences: { ...patron.preferences, ...preferences } });
  }

  async patron(id: string) {
    return this.#patrons.get(id);
  }

  async balances(id: string) {
    const account = this.#patrons.get(id);
    if (!account) return undefined;
    const { currency, cash } = account;
    return balancesOf({ currency, cash, bonus: 0n, promotionalCredit: 0n });
  }

  async authenticate(token: string): Promise<Authenticated | null> {
    const visitorId = /^token of visitor:(.+)$/.exec(token)?.[1];
    if (visitorId === undefined) return null;
    return { viewer: { kind: 'visitor', visitorId }, expiresAt: Number.MAX_SAFE_INTEGER };
  }
}
