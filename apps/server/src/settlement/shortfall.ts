import type { PostingCommand } from '../wallet/wallet.ts';
import type { DecidedBet } from './decide.ts';

/** What is on the accounts that a correction may take from, in minor units. */
export interface Available {
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly promotionalCredit: bigint;
}

type Entries = PostingCommand['entries'];

/**
 * The correction as far as the patron's balance goes: an account is never taken below zero. What cash lacks is written
 * down as owed and stands on the house's revenue meanwhile; what a reward's account lacks the house gives away. May be asked
 * again of what it answered, when less is there by then.
 */
export function withinBalance(decided: DecidedBet, available: Available): DecidedBet {
  const { entries } = decided.command;
  const cash = lacking(entries, 'cash', available.cash);
  const bonus = lacking(entries, 'bonus', available.bonus);
  const credit = lacking(entries, 'promotional-credit', available.promotionalCredit);
  const moved = [
    ['cash', cash],
    ['house:revenue', -cash],
    ['bonus', bonus],
    ['promotional-credit', credit],
    ['house:promotions', -bonus - credit],
  ] as const;
  const { settled, command } = decided;
  return {
    ...decided,
    owed: decided.owed + cash,
    settled: { ...settled, restored: settled.restored + bonus + credit },
    command: { ...command, entries: plus(entries, moved) },
  };
}

/** The same with all the cash it takes and none of the rewards: they have been bet with since they were given back. */
export function withoutRewards(decided: DecidedBet): DecidedBet {
  const { entries } = decided.command;
  return withinBalance(decided, { cash: -amountOn(entries, 'cash'), bonus: 0n, promotionalCredit: 0n });
}

/** How much more an entry takes than there is. */
function lacking(entries: Entries, account: string, available: bigint): bigint {
  const left = amountOn(entries, account) + available;
  return left < 0n ? -left : 0n;
}

function amountOn(entries: Entries, account: string): bigint {
  return entries.find((entry) => entry.account === account)?.amount ?? 0n;
}

function plus(entries: Entries, moved: readonly (readonly [Entries[number]['account'], bigint])[]): Entries {
  const totals = new Map(entries.map(({ account, amount }) => [account, amount]));
  for (const [account, amount] of moved) totals.set(account, (totals.get(account) ?? 0n) + amount);
  return [...totals].flatMap(([account, amount]) => (amount === 0n ? [] : [{ account, amount }]));
}
