import type { Currency } from '@fairline/money/money.ts';
import type { OddsFormat } from '@fairline/money/odds-format.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { OwnerTerms } from './terms.ts';

/** What of a patron decides how their slip is priced. */
export interface SlipPatron {
  readonly currency: Currency;
  readonly preferences: { readonly oddsFormat: OddsFormat; readonly autoAcceptOddsChanges: boolean };
}

/** What a betslip asks of the patrons' accounts; the domains identity and wallet have it. */
export interface Accounts {
  readonly identity: { patron(patronId: string): Promise<SlipPatron | null | undefined> };
  readonly wallet: Pick<Wallet, 'balances'>;
}

/** Before anyone is known: United States dollars, American odds, better odds taken without asking. */
const VISITOR_TERMS: OwnerTerms = {
  currency: 'USD',
  oddsFormat: 'AMERICAN',
  acceptsBetterOdds: true,
  balance: undefined,
};

const PATRON = 'patron:';

/** The patron who owns a slip; undefined when it is a visitor's. */
export function patronOf(owner: string): string | undefined {
  return owner.startsWith(PATRON) ? owner.slice(PATRON.length) : undefined;
}

export async function ownerTerms(owner: string, { identity, wallet }: Accounts): Promise<OwnerTerms> {
  const patronId = patronOf(owner);
  if (patronId === undefined) return VISITOR_TERMS;
  const [patron, balances] = await Promise.all([identity.patron(patronId), wallet.balances(patronId)]);
  return {
    currency: patron?.currency ?? VISITOR_TERMS.currency,
    oddsFormat: patron?.preferences.oddsFormat ?? VISITOR_TERMS.oddsFormat,
    acceptsBetterOdds: patron?.preferences.autoAcceptOddsChanges ?? true,
    // A straight bet is paid with what can be staked without choosing a reward.
    balance: balances?.playableBalance.amount ?? 0n,
  };
}
