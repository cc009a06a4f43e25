import type { CashStake } from '../limits/limits.ts';
import type { BetErrorDisplayType, SlipError } from './bet-error.ts';
import type { PricedDraftBet, PricedSlip, PricedTab } from './priced-slip.ts';

/** Why somebody may not bet at all, or not so much: location, session, limits. */
export interface GuardRefusal {
  readonly code: string;
  readonly message: string;
  readonly displayType: BetErrorDisplayType;
  readonly priority: number;
  readonly disableAwardsDisplay?: boolean;
}

/** A bet, or bets together, as their guards see them, in minor units: all that is taken, and what of it is cash. */
export interface GuardedStake extends CashStake {
  readonly stake: bigint;
}

/** A stake on a slip. */
export interface SlipStake extends GuardedStake {
  /** Of one draft bet; otherwise of bets together. */
  readonly isOneBet: boolean;
}

/**
 * What stands between a patron and a bet beside its price, for each of several stakes, in their order; a stake of 0 asks
 * whether they may bet at all.
 */
export interface SlipGuards {
  check(patronId: string, stakes: readonly SlipStake[]): Promise<readonly (readonly GuardRefusal[])[]>;
}

type TabName = 'straight' | 'parlay' | 'roundRobin' | 'teaser';
const TABS: readonly TabName[] = ['straight', 'parlay', 'roundRobin', 'teaser'];

/** What the guards say of a slip: of its owner, of the bets of each kind together, and of each bet by the id of its draft. */
export interface GuardErrors {
  readonly slip: readonly SlipError[];
  readonly tabs: Readonly<Partial<Record<TabName, readonly SlipError[]>>>;
  readonly bets: ReadonlyMap<string, readonly SlipError[]>;
}

export const UNGUARDED: GuardErrors = { slip: [], tabs: {}, bets: new Map() };

/** Asks the guards about the stakes of a slip as they are now. */
export async function guardErrors(
  guards: SlipGuards,
  patronId: string,
  priced: PricedSlip,
): Promise<GuardErrors> {
  const { currency } = priced;
  const staked = TABS.filter((tab) => priced[tab].totalStake > 0n);
  const bets = staked.flatMap((tab) => priced[tab].draftBets.filter(({ totalStake }) => totalStake > 0n));
  const refusals = await guards.check(patronId, [
    { stake: 0n, cashStake: 0n, currency, isOneBet: false },
    ...staked.map((tab) => ({
      stake: priced[tab].totalStake,
      cashStake: priced[tab].cashStake,
      currency,
      isOneBet: false,
    })),
    ...bets.map((bet) => ({ ...stakeOf(bet), currency, isOneBet: true })),
  ]);
  const [slip = [], ...rest] = refusals.map((each) => each.map(asSlipError));
  const known = new Set(slip.map(({ code }) => code));
  const own = rest.map((errors) => errors.filter(({ code }) => !known.has(code)));
  return {
    slip,
    tabs: Object.fromEntries(staked.map((tab, index) => [tab, own[index]])),
    bets: new Map(bets.map(({ draftBetId }, index) => [draftBetId, own[staked.length + index] ?? []])),
  };
}

function stakeOf({ amountSource, totalStake }: PricedDraftBet) {
  return { stake: totalStake, cashStake: amountSource === 'CASH' ? totalStake : 0n };
}

export function withGuardErrors(priced: PricedSlip, { slip, tabs, bets }: GuardErrors): PricedSlip {
  if (slip.length === 0 && Object.keys(tabs).length === 0) return priced;
  const bet = (draft: PricedDraftBet) => withBetErrors(draft, bets.get(draft.draftBetId));
  const add = <Tab extends PricedTab>(tab: Tab, name: TabName): Tab => ({
    ...tab,
    draftBets: tab.draftBets.map(bet),
    errors: [...tab.errors, ...(tabs[name] ?? [])],
  });
  return {
    ...priced,
    errors: [...priced.errors, ...slip],
    straight: {
      ...add(priced.straight, 'straight'),
      groupings: priced.straight.groupings.map((group) => ({
        ...group,
        draftBets: group.draftBets.map(bet),
      })),
    },
    parlay: add(priced.parlay, 'parlay'),
    roundRobin: add(priced.roundRobin, 'roundRobin'),
    teaser: add(priced.teaser, 'teaser'),
  };
}

function asSlipError({ disableAwardsDisplay = false, ...refusal }: GuardRefusal): SlipError {
  const { code, message, displayType, priority } = refusal;
  return { code, message, displayType, priority, disableAwardsDisplay };
}

/** A draft bet with what its guards say of it among its errors. */
export function withBetErrors(draft: PricedDraftBet, own: readonly SlipError[] = []): PricedDraftBet {
  if (own.length === 0) return draft;
  const errors = [...draft.errors, ...own].sort((one, other) => one.priority - other.priority);
  return { ...draft, errors };
}
