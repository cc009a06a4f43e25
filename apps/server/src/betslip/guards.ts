import type { Wager } from '../limits/limits.ts';
import type { BetErrorDisplayType, SlipError } from './bet-error.ts';
import type { PricedSlip, PricedTab } from './priced-slip.ts';

/** Why somebody may not bet at all, or not so much: location, session, limits. */
export interface WagerRefusal {
  readonly code: string;
  readonly message: string;
  readonly displayType: BetErrorDisplayType;
  readonly priority: number;
  readonly disableAwardsDisplay?: boolean;
}

/** A bet, or bets together, as their guards see them, in minor units: all that is taken, and what of it is cash. */
export interface GuardedStake extends Wager {
  readonly stake: bigint;
}

/**
 * What stands between a patron and a bet beside its price, for each of several stakes, in their order; a stake of 0 asks
 * whether they may bet at all.
 */
export interface SlipGuards {
  check(patronId: string, stakes: readonly GuardedStake[]): Promise<readonly (readonly WagerRefusal[])[]>;
}

type TabName = 'straight' | 'parlay' | 'roundRobin' | 'teaser';
const TABS: readonly TabName[] = ['straight', 'parlay', 'roundRobin', 'teaser'];

/** What the guards say of a slip: of its owner, and of the bets of each kind together. */
export interface GuardErrors {
  readonly slip: readonly SlipError[];
  readonly tabs: Readonly<Partial<Record<TabName, readonly SlipError[]>>>;
}

export const UNGUARDED: GuardErrors = { slip: [], tabs: {} };

/** Asks the guards about the stakes of a slip as they are now. */
export async function guardErrors(
  guards: SlipGuards,
  patronId: string,
  priced: PricedSlip,
): Promise<GuardErrors> {
  const { currency } = priced;
  const staked = TABS.filter((tab) => priced[tab].totalStake > 0n);
  const refusals = await guards.check(patronId, [
    { stake: 0n, cashStake: 0n, currency },
    ...staked.map((tab) => ({
      stake: priced[tab].totalStake,
      cashStake: priced[tab].cashStake,
      currency,
    })),
  ]);
  const [slip = [], ...tabs] = refusals.map((each) => each.map(asSlipError));
  const known = new Set(slip.map(({ code }) => code));
  const entries = staked.map((tab, index) => [tab, tabs[index]?.filter(({ code }) => !known.has(code))]);
  return { slip, tabs: Object.fromEntries(entries) };
}

export function withGuardErrors(priced: PricedSlip, { slip, tabs }: GuardErrors): PricedSlip {
  if (slip.length === 0 && Object.keys(tabs).length === 0) return priced;
  const add = <Tab extends PricedTab>(tab: Tab, name: TabName): Tab => ({
    ...tab,
    errors: [...tab.errors, ...(tabs[name] ?? [])],
  });
  return {
    ...priced,
    errors: [...priced.errors, ...slip],
    straight: add(priced.straight, 'straight'),
    parlay: add(priced.parlay, 'parlay'),
    roundRobin: add(priced.roundRobin, 'roundRobin'),
    teaser: add(priced.teaser, 'teaser'),
  };
}

function asSlipError({ disableAwardsDisplay = false, ...refusal }: WagerRefusal): SlipError {
  const { code, message, displayType, priority } = refusal;
  return { code, message, displayType, priority, disableAwardsDisplay };
}
