import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, event, market, NFL, selection } from '../../betslip/testing/fixtures.ts';
import { drawer, page, pageChild, show } from '../testing/pages.tsx';

const EVENT_PATH = `${NFL}/event/g1`;

async function tableOf(headers: readonly string[]): Promise<HTMLElement> {
  const ways = market(
    'finish',
    'OTHER',
    headers.map((header) => selection(`finish~${header}`)),
  );
  const row = {
    id: `TableRow:${headers.length}`,
    label: 'Bills',
    statisticAccrued: null,
    selections: ways.selections,
  };
  const table = card('TableMarketCard', [ways], {
    id: `Table:${headers.join()}`,
    featuredTitle: 'Finish',
    rowHeader: 'Winner',
    headers,
    rows: [row],
  });
  const child = pageChild(EVENT_PATH, 'Rounds', [drawer('2nd Round', [table], { autoExpand: true })]);
  const { unmount } = show(
    page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child }),
    EVENT_PATH,
  );
  const found = await screen.findByRole('table');
  unmount();
  return found;
}

const FINISH = ['Any Way', 'KO, TKO or DQ', 'Submission', 'Rounds 1 or 2'];

test('a long word over a column is told short to phones, and whole to those who listen', async () => {
  const table = await tableOf(FINISH);
  const head = table.querySelectorAll('thead th')[3];
  expect(head?.querySelector('.long')?.textContent).toBe('Submission');
  expect(head?.querySelector('.short[aria-hidden="true"]')?.textContent).toBe('Sub');
});

test('four prices stand beside a name on a phone unless a word over them is too long for it', async () => {
  const fits = async (headers: readonly string[]) => (await tableOf(headers)).matches('.fits');
  expect(await fits(FINISH)).toBe(true);
  expect(await fits(FINISH.slice(0, 3))).toBe(false);
  expect(await fits([...FINISH.slice(0, 3), 'Relegated'])).toBe(false);
});
