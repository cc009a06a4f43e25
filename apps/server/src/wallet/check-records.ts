import type { Currency } from '@fairline/money/money.ts';
import type { Queryable } from '../platform/database/database.ts';
import { eachRow } from '../platform/database/each-row.ts';
import type { AccountFault } from './account-fault.ts';
import { RECORDED_COMMANDS, type RecordedKind } from './check-queries.ts';
import { CLEARING, type Entry } from './command.ts';

/** What a domain keeps of something that was posted for it: what it would post again. */
export interface Recorded {
  /** What both sides are sorted by, byte by byte: the reference, or `patron key` for what has a key of its own. */
  readonly sortedBy: string;
  /** 'bet <id>' */
  readonly name: string;
  /** The command's, as all that follows; undefined where the domain does not keep it. */
  readonly patronId: string | undefined;
  readonly reference: string;
  readonly currency: Currency | undefined;
  readonly entries: readonly Entry[] | undefined;
  /** Whether it must have been posted; otherwise it may have been. */
  readonly isDue: boolean;
}

/** In the snapshot of a transaction all a domain keeps, sorted. */
export type ReadRecorded = (tx: Queryable) => AsyncIterable<Recorded>;

interface CommandRow {
  sorted_by: string;
  patron_id: string;
  reference: string | null;
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  promotional_credit: bigint;
  open_bets: bigint;
  revenue: bigint;
  promotions: bigint;
  clearing: bigint;
  provider: string | null;
}

const MOST_FAULTS = 100;

/**
 * Each record against the command that posted it, and the other way round: the first hundred that differ. Both are sorted by the
 * database and gone through once, a page at a time.
 */
export async function faultsOfRecords(
  tx: Queryable,
  kind: RecordedKind,
  read: ReadRecorded,
): Promise<AccountFault[]> {
  const faults: AccountFault[] = [];
  const records = read(tx)[Symbol.asyncIterator]();
  const commands = eachRow<CommandRow>(tx, `posted_${kind.replace('-', '_')}`, RECORDED_COMMANDS[kind]);
  let [record, command] = [await next(records), await next(commands)];
  while ((record || command) && faults.length < MOST_FAULTS) {
    const order = compare(record?.sortedBy, command?.sorted_by);
    const [kept, posted] = [order <= 0 ? record : undefined, order >= 0 ? command : undefined];
    const message = faultOf(kind, kept, posted);
    const patronId = kept?.patronId ?? posted?.patron_id;
    if (message) faults.push({ account: patronId ? `patron ${patronId}` : 'no patron', message });
    if (kept) record = await next(records);
    if (posted) command = await next(commands);
  }
  return faults;
}

function faultOf(
  kind: RecordedKind,
  kept: Recorded | undefined,
  posted: CommandRow | undefined,
): string | undefined {
  if (!kept) {
    const what = posted?.reference ? `for ${posted.reference}` : 'without a reference';
    return posted && `${said(posted)} posted as ${kind} ${what}, of which nothing is kept`;
  }
  if (!posted) return kept.isDue ? `${kept.name} was never posted: ${listed(kept.entries ?? [])}` : undefined;
  const differences = differencesOf(kept, posted);
  return differences.length > 0 ? `${kept.name} ${differences.join('; ')}` : undefined;
}

function differencesOf(kept: Recorded, posted: CommandRow): string[] {
  const pairs = [
    ['amounts', kept.entries ? listed(kept.entries) : said(posted), said(posted)],
    ['patron', kept.patronId ?? posted.patron_id, posted.patron_id],
    ['reference', kept.reference, posted.reference],
    ['currency', kept.currency ?? posted.currency, posted.currency],
  ];
  return pairs
    .filter(([, says, stands]) => says !== stands)
    .map(([what, says, stands]) => `says of its ${what} ${says}, posted was ${stands}`);
}

function said(row: CommandRow): string {
  return listed([
    { account: 'cash', amount: row.cash },
    { account: 'bonus', amount: row.bonus },
    { account: 'promotional-credit', amount: row.promotional_credit },
    { account: 'open-bets', amount: row.open_bets },
    { account: 'house:revenue', amount: row.revenue },
    { account: 'house:promotions', amount: row.promotions },
    { account: `${CLEARING}${row.provider ?? ''}`, amount: row.clearing },
  ]);
}

/** The same text for the same entries, in whatever order they come. */
function listed(entries: readonly { readonly account: string; readonly amount: bigint }[]): string {
  const amounts = entries.flatMap(({ account, amount }) => (amount === 0n ? [] : `${account} ${amount}`));
  return amounts.sort().join(', ');
}

async function next<T>(rows: AsyncIterator<T>): Promise<T | undefined> {
  const { value, done } = await rows.next();
  return done ? undefined : value;
}

/** What there is comes before what there is no more. */
function compare(left: string | undefined, right: string | undefined): number {
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  return left < right ? -1 : Number(left > right);
}
