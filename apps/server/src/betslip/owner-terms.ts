import type { Currency } from '@fairline/money/money.ts';
import type { Preferences } from '../identity/identity.ts';
import type { Limits } from '../limits/limits.ts';
import { NO_REWARDS, type Rewards } from '../rewards/rewards.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { OwnerTerms } from './terms.ts';

/** What of a patron decides how their slip is priced. */
export interface SlipPatron {
  readonly currency: Currency;
  readonly preferences: Preferences;
}

/** What a betslip asks of the patrons' accounts; the domains identity, wallet, rewards and limits have it. */
export interface Accounts {
  readonly identity: { patron(patronId: string): Promise<SlipPatron | null | undefined> };
  readonly wallet: Pick<Wallet, 'balances'>;
  readonly rewards: Pick<Rewards, 'of'>;
  readonly ownLimits: Pick<Limits, 'leftOf'>;
}

/** Before anyone is known: United States dollars, American odds, better odds taken without asking. */
export const VISITOR_TERMS: OwnerTerms = {
  patronId: undefined,
  currency: 'USD',
  oddsFormat: 'AMERICAN',
  acceptedOddsChanges: 'BETTER',
  balance: undefined,
  ownLimit: undefined,
  rewards: NO_REWARDS,
};

const PATRON = 'patron:';

/** The patron who owns a slip; undefined when it is a visitor's. */
export function patronOf(owner: string): string | undefined {
  return owner.startsWith(PATRON) ? owner.slice(PATRON.length) : undefined;
}

export async function ownerTerms(
  patronId: string,
  { identity, wallet, rewards, ownLimits }: Accounts,
): Promise<OwnerTerms> {
  const [patron, balances, usable, ownLimit] = await Promise.all([
    identity.patron(patronId),
    wallet.balances(patronId),
    rewards.of(patronId),
    ownLimits.leftOf(patronId),
  ]);
  return {
    patronId,
    currency: patron?.currency ?? VISITOR_TERMS.currency,
    oddsFormat: patron?.preferences.oddsFormat ?? VISITOR_TERMS.oddsFormat,
    acceptedOddsChanges: patron?.preferences.acceptedOddsChanges ?? VISITOR_TERMS.acceptedOddsChanges,
    // A bet is paid with what can be staked without choosing a reward.
    balance: balances?.playableBalance.amount ?? 0n,
    ownLimit,
    rewards: usable,
  };
}
