import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setAmount, setAmountSource, setProfitBoost } from './draft-edits.ts';
import { straightDraftId } from './draft-ids.ts';
import type { Edit } from './edit.ts';
import type { Slip } from './slip.ts';
import { jointBoard } from './testing/fixed-joint.ts';
import { after, moneyline, slipWith } from './testing/slips.ts';

const DRAFT = straightDraftId(moneyline('a'));
const board = jointBoard('a');
const typed = after(board, slipWith(board, moneyline('a')), setAmount(DRAFT, '5', 'BET'));

/** The columns of the table, in its words. */
const EDITS: Readonly<Record<string, Edit>> = {
  'choose cash': setAmountSource(DRAFT, 'CASH', undefined),
  'choose a bonus bet': setAmountSource(DRAFT, 'FREE_BET', 'bonus'),
  'choose promotional credit': setAmountSource(DRAFT, 'PROMOTIONAL_CREDIT', undefined),
  'choose a boost': setProfitBoost(DRAFT, 'boost'),
  'take the boost off': setProfitBoost(DRAFT, undefined),
};

/** How each state is reached from cash. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  cash: [],
  'cash, boosted': ['choose a boost'],
  'bonus bet': ['choose a bonus bet'],
  'promotional credit': ['choose promotional credit'],
};

function made(slip: Slip, edits: readonly string[]): Slip {
  return after(board, slip, ...edits.flatMap((name) => EDITS[name] ?? []));
}

function stateOf({ drafts: [draft] }: Slip): string {
  const { amountSource, profitBoostId, freeBetId } = draft ?? {};
  if (amountSource === 'FREE_BET') return freeBetId === 'bonus' ? 'bonus bet' : 'bonus bet of nobody';
  if (amountSource === 'PROMOTIONAL_CREDIT') return 'promotional credit';
  return profitBoostId === undefined ? 'cash' : 'cash, boosted';
}

test('the table of what a draft bet is paid with is what the edits do [SLIP-018]', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/states/draft-bet.md'), 'utf8');
  const [header = '', , ...rows] = text.slice(text.indexOf('| from')).split('\n\n')[0]?.split('\n') ?? [];
  const cells = (row: string) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
  const columns = cells(header).slice(1);
  expect(columns).toEqual(Object.keys(EDITS));
  const table = new Map(rows.map((row) => [cells(row)[0], cells(row).slice(1)]));
  expect([...table.keys()]).toEqual(Object.keys(WAYS));
  for (const [from, way] of Object.entries(WAYS)) {
    const reached = columns.map((column) => stateOf(made(typed, [...way, column])));
    expect([from, reached]).toEqual([from, table.get(from)]);
  }
});

test('the amount that was typed survives every reward', () => {
  for (const way of Object.values(WAYS)) {
    expect(made(typed, [...way, 'choose cash']).drafts[0]?.amount).toBe(500n);
  }
});
