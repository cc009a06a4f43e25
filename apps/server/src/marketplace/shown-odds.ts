import type { OddsFormat } from '@fairline/money/odds-format.ts';
import type { OddsShown } from '../platform/graphql/shared-types.ts';
import type { MarketView, SelectionView } from '../trading/trading.ts';

/** The selection with odds that are written in a format unless their reader asks for another. */
export function selectionIn(selection: SelectionView, format: OddsFormat): SelectionView {
  const { odds } = selection;
  if (!odds) return selection;
  const shown: OddsShown = { ...odds, format };
  const was: OddsShown | undefined = selection.was && { ...selection.was, format };
  return { ...selection, odds: shown, ...(was && { was }) };
}

/** Without a format the markets as they are. */
export function marketsIn(
  markets: readonly MarketView[],
  format: OddsFormat | null | undefined,
): readonly MarketView[] {
  if (!format) return markets;
  return markets.map((market) => ({
    ...market,
    selections: market.selections.map((selection) => selectionIn(selection, format)),
  }));
}
