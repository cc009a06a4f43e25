import type { SelectionView } from '../trading/trading.ts';

export interface TeasedLine {
  /** As seen from the selection. */
  readonly points: number;
  /** The market at that line: its rule grades the leg. */
  readonly teasedMarketKey: string;
}

/** A spread's or total's line moved in the patron's favour: over and out with the total, up with every spread. */
export function teasedLine(selection: SelectionView, points: number): TeasedLine {
  const moved = (selection.points ?? 0) + (selection.type === 'OVER' ? -points : points);
  // Zero has no sign on a ticket.
  const line = moved === 0 ? 0 : moved;
  return { points: line, teasedMarketKey: marketKeyAt(selection, line) };
}

/** 'spread:game:-3.5' is the line as the home side sees it; a total's is the same from both sides. */
function marketKeyAt(selection: SelectionView, line: number): string {
  const family = selection.marketKey.slice(0, selection.marketKey.lastIndexOf(':'));
  return `${family}:${selection.type === 'AWAY_SPREAD' ? 0 - line : line}`;
}
