import { measureColumn } from '../../count-marks.ts';
import { WIN } from '../../market-definition.ts';
import { isOut } from '../bracket.ts';
import { endsOf } from '../ends.ts';
import type { SeasonOutcomes } from '../outcomes.ts';
import { isPlaying, type SeasonState } from '../state.ts';
import { seasonMarkets } from './market-book.ts';

/** Of a chance, how much games in play may move it while it is sold: what a cash-out keeps, and less than a price does. */
const MOST_MOVED = 0.05;
/** Of a small one, whose price keeps three times as much. */
const MOST_OF_SMALL = 0.08;
const SMALL = 0.1;
/** Nor more than this part of the chance that it loses: the price of what is all but certain keeps no more. */
const MOST_OF_REST = 0.2;
/** Standard errors that count as moved. The largest of several moves that are read off samples is too large already. */
const ERRORS = 0.5;

/**
 * Whether nobody may bet on a selection while games are in play: their live scores tell more than the chances they began with.
 * That is everything on a side that plays, and of the others what those games may move. Nobody bets on who is out either.
 */
export function isShut(state: SeasonState, marketKey: string, selectionKey: string): boolean {
  const [head, number] = marketKey.split(':');
  const isTotal = head === 'wins';
  const side = Number(isTotal ? number : selectionKey.slice(1));
  if (isOut(state, side)) return true;
  if (state.begun.length === 0) return false;
  if (isPlaying(state, side)) return true;
  // What a side wins hangs on its own games alone.
  return !isTotal && mayMove(state, marketKey, selectionKey);
}

/** Games in play move several selections at once: together they may move twice as far as each that is still sold. */
export function shutsGroups({ begun }: SeasonState): boolean {
  return begun.length > 0;
}

/** Whether games in play may move a chance too far: all by what lifts it most, or all by what lowers it most. */
function mayMove(state: SeasonState, marketKey: string, selectionKey: string): boolean {
  const ends = endsOf(state);
  const market = seasonMarkets.market(marketKey, state.sides);
  const selection = market?.selections.find(({ key }) => key === selectionKey);
  if (ends === undefined || market === undefined || selection === undefined) return true;
  const winsIn = (outcomes: SeasonOutcomes) => {
    const { values, codes } = measureColumn(outcomes, selection.measure ?? market.measure);
    const isWon = Uint8Array.from(values, (value) => (selection.grade(value) === WIN ? 1 : 0));
    return Uint8Array.from(codes, (code) => isWon[code] ?? 0);
  };
  const open = winsIn(ends.open);
  const won = open.reduce((wins, one) => wins + one, 0);
  const part = won < SMALL * open.length ? MOST_OF_SMALL : MOST_MOVED;
  const most = Math.min(part * won, MOST_OF_REST * (open.length - won));
  const moves = ends.ofGames.map((ofGame) => ofGame.map((end) => moveOf(open, winsIn(end))));
  const lifted = sum(moves.map((ofGame) => Math.max(...ofGame.map(({ by }) => by))));
  const lowered = sum(moves.map((ofGame) => Math.max(...ofGame.map(({ by }) => -by))));
  const variance = sum(moves.map((ofGame) => Math.max(1, ...ofGame.map(({ changed }) => changed))));
  return Math.max(lifted, lowered) + ERRORS * Math.sqrt(variance) > most;
}

/** In how many samples more a selection wins, and how many the end changes: samples with the same luck differ where it matters. */
function moveOf(open: Uint8Array, end: Uint8Array): { readonly by: number; readonly changed: number } {
  let [more, fewer] = [0, 0];
  for (let i = 0; i < open.length; i++) {
    const by = (end[i] ?? 0) - (open[i] ?? 0);
    if (by > 0) more += 1;
    else if (by < 0) fewer += 1;
  }
  return { by: more - fewer, changed: more + fewer };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
