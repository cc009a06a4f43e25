import type { StretchCell, StretchTable } from '../stretch-table.ts';

/** How a fight may be finished in a round, by whom: each at the price of yes. @param round 'r2' */
export function finishTable(round: string): StretchTable {
  const number = Number(round.slice(1));
  return {
    key: 'finish',
    title: 'Finish',
    rowHeader: 'Winner',
    either: 'Either Fighter',
    columns: [
      { key: 'any', header: 'Any Way' },
      { key: 'ko', header: 'KO, TKO or DQ' },
      { key: 'sub', header: 'Submission' },
      { key: 'within', header: `Round ${number - 1} or ${number}` },
    ],
    cellOf,
  };
}

/** Undefined for what is asked of a round otherwise. */
function cellOf(marketKey: string): StretchCell | undefined {
  const [sort, , ...rest] = marketKey.split(':');
  const row = rest.find((part) => part === 'home' || part === 'away');
  const column = rest.find((part) => part === 'ko' || part === 'sub') ?? 'any';
  switch (sort) {
    case 'ends-in':
      return { row: 'either', column };
    case 'win-in':
    case 'win-by-in':
      return row && { row, column };
    case 'win-within':
      return row && { row, column: 'within' };
    default:
      return undefined;
  }
}
