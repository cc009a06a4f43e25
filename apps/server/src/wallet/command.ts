import { isUuid } from '../platform/ids.ts';

/** A patron's accounts, and the house's: what it won or lost, what it gives away, what lies with each payment provider. */
export type PatronAccount = 'cash' | 'bonus' | 'promotional-credit' | 'open-bets';
export type HouseAccount = 'house:revenue' | 'house:promotions' | `clearing:${string}`;
export type Account = PatronAccount | HouseAccount;

export interface Entry {
  readonly account: Account;
  /** Minor units, not 0; positive makes the account's balance grow. */
  readonly amount: bigint;
}

export type CommandKind =
  | 'deposit'
  | 'withdrawal'
  | 'stake'
  | 'settlement'
  | 'cash-out'
  | 'grant'
  | 'adjustment';

/** One change of one patron's accounts: posted whole or not at all, and never twice. */
export interface PostingCommand {
  /** Unique for the patron; begin it with your domain: 'deposit:<key>'. At most 200 characters. */
  readonly idempotencyKey: string;
  /** What was asked for, as a text in a fixed form: the same key with another text is a conflict. Kept as a hash. */
  readonly fingerprint: string;
  readonly patronId: string;
  readonly kind: CommandKind;
  /** What it is posted for (a bet's id, a deposit's): a UUID. A repeated command is answered with the first one's. */
  readonly reference?: string;
  /** Sum 0, each account at most once, one payment provider at most. */
  readonly entries: readonly Entry[];
}

/** A command that no caller may make: a fault in the program, found before it reaches the books. */
export class ImpossibleCommand extends Error {
  override readonly name = 'ImpossibleCommand';
}

const PATRON_ACCOUNTS: readonly string[] = [
  'cash',
  'bonus',
  'promotional-credit',
  'open-bets',
] satisfies PatronAccount[];
/** What the accounts of payment providers begin with. */
export const CLEARING = 'clearing:';
const HOUSE_ACCOUNT = /^(house:(revenue|promotions)|clearing:[a-z0-9-]{1,40})$/;
/** Ten trillion dollars: far above any amount, far below what overflows. */
const MAX_AMOUNT = 10n ** 15n;

/** @throws ImpossibleCommand */
export function assertPostable(command: PostingCommand): void {
  const { idempotencyKey, entries, reference } = command;
  if (idempotencyKey.length === 0 || idempotencyKey.length > 200 || idempotencyKey.includes('\0')) {
    throw new ImpossibleCommand('an idempotency key has 1 to 200 characters');
  }
  if (reference !== undefined && !isUuid(reference)) throw new ImpossibleCommand('a reference is a UUID');
  if (entries.length < 2) throw new ImpossibleCommand('a command has at least two entries');
  let sum = 0n;
  const accounts = new Set<string>();
  if (entries.filter(({ account }) => account.startsWith(CLEARING)).length > 1) {
    throw new ImpossibleCommand('a command names one payment provider at most');
  }
  for (const { account, amount } of entries) {
    if (!PATRON_ACCOUNTS.includes(account) && !HOUSE_ACCOUNT.test(account)) {
      throw new ImpossibleCommand(`there is no account ${account}`);
    }
    if (accounts.has(account)) throw new ImpossibleCommand(`${account} has two entries`);
    if (amount === 0n || amount > MAX_AMOUNT || amount < -MAX_AMOUNT) {
      throw new ImpossibleCommand(`${amount} is no amount to post`);
    }
    accounts.add(account);
    sum += amount;
  }
  if (sum !== 0n) throw new ImpossibleCommand(`entries must sum to 0, not ${sum}`);
}
