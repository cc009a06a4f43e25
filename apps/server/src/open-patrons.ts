import { betGuards, defaultOddsTerms, type OddsTerms, slipGuards } from './bets/bets.ts';
import { Cashier, sandboxProvider } from './cashier/cashier.ts';
import type { Config } from './config.ts';
import type { Identity, OddsChanges } from './identity/identity.ts';
import { openIdentity } from './identity/open-identity.ts';
import { Pruning } from './identity/pruning.ts';
import { Limits } from './limits/limits.ts';
import { Location, sandboxLocationProvider } from './location/location.ts';
import type { PlacingTerms } from './open-betting.ts';
import type { Bus } from './platform/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Surety } from './platform/database/only-server.ts';
import type { Logger } from './platform/log.ts';
import { Announcer } from './platform/news.ts';
import type { Opened } from './platform/opened.ts';
import { Rewards } from './rewards/rewards.ts';
import { Session } from './session/session.ts';
import { Wallet } from './wallet/wallet.ts';

/** What the domains of a server stand on. */
export interface Ground {
  readonly config: Config;
  /** Migrated. */
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly surety: Surety;
}

export type Patrons = Awaited<ReturnType<typeof openPatrons>>;

/** Who bets: their accounts and money, and what stands between them and a bet. */
export async function openPatrons({ config, ...ground }: Ground, opened: Opened) {
  const { database, bus, clock, logger, surety } = ground;
  const wallet = opened.keep(new Wallet({ database, bus, clock, logger, surety }), (part) => part.close());
  const identity = await openIdentity({
    database,
    clock,
    bus,
    onPatron: (patronId, currency) => wallet.open(patronId, currency),
    limitsSignUps: config.limitsAttempts,
  });
  opened.keep(new Pruning({ database, clock, logger }), (part) => part.close());
  const cashier = opened.keep(
    new Cashier({ database, wallet, clock, logger, providers: [sandboxProvider(clock)] }),
    (part) => part.close(),
  );
  const rewards = opened.keep(new Rewards({ database, wallet, bus, clock, logger }), (part) => part.close());
  const session = new Session({ database, clock, bus });
  const provider = sandboxLocationProvider(database);
  const location = new Location({ database, clock, identity, provider, bus, logger });
  const limits = new Limits({ database, clock, wallet, bus });
  const announcer = opened.keep(new Announcer([session, location, limits], logger), (part) => part.close());
  const guarding = { identity, session, location, limits };
  const terms: PlacingTerms = {
    oddsTerms: (patronId) => oddsTermsOf(identity, patronId),
    guards: betGuards(guarding),
    limits: config.houseLimits,
    ...(config.betDelayMs !== undefined && { delays: { bySport: {}, otherwise: config.betDelayMs } }),
  };
  return {
    ...{ wallet, identity, cashier, rewards, session, location, limits },
    slipGuards: slipGuards(guarding),
    /** How their bets are taken. */
    terms,
    start: () => {
      cashier.start();
      rewards.start();
      announcer.start();
    },
  };
}

const POLICIES = { NONE: 'none', BETTER: 'better', ANY: 'any' } as const satisfies Record<
  OddsChanges,
  OddsTerms['policy']
>;

/** How a patron takes changed odds and reads them, from one look at the preferences. */
async function oddsTermsOf(identity: Identity, patronId: string): Promise<OddsTerms> {
  const patron = await identity.patron(patronId);
  if (!patron) return defaultOddsTerms;
  const { acceptedOddsChanges, oddsFormat } = patron.preferences;
  return { policy: POLICIES[acceptedOddsChanges], format: oddsFormat };
}
