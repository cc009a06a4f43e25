import { offerOf, type WireSelection } from '../selection/selection-view.ts';

/**
 * Selections cut into rows of so many columns. A row that holds nothing but placeholders is dropped.
 * @param columns at least 1
 */
export function tileRows<S extends WireSelection>(selections: readonly S[], columns: number): S[][] {
  const size = Math.max(1, columns);
  const rows: S[][] = [];
  for (let at = 0; at < selections.length; at += size) rows.push(selections.slice(at, at + size));
  return rows.filter((row) => row.some((selection) => offerOf(selection).kind !== 'placeholder'));
}
