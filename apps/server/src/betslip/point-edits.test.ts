import { odds } from '@fairline/money/odds.ts';
import { expect, test } from 'vitest';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { FixedMarket } from '../trading/testing/fixed-market.ts';
import type { SelectionView } from '../trading/trading.ts';
import { addSelection } from './edits.ts';
import { adjustPoints, lineInPlace, pointOptions } from './point-edits.ts';
import { emptySlip } from './slip.ts';

const NOW = Date.UTC(2030, 0, 1);

function overUnder(key: string, family: string, points: number): FixedMarket {
  const selection = (side: 'over' | 'under') => ({ key: side, odds: [1, 1] as const, points });
  return { key, family, type: 'TOTAL', selections: [selection('over'), selection('under')] };
}

const LINES = [44.5, 46.5, 49.5].map((line) => overUnder(`total:game:${line}`, 'total:game', line));
/** Of two games of a set: what stands last in such a key is no line. */
const GAMES = [1, 2].map((game) => {
  const key = `game-points:s1:${game}`;
  return overUnder(key, key, 6.5);
});

function opened(markets: readonly FixedMarket[]) {
  const trading = new FixedTrading();
  trading.add(fixedEvent('game-1'), markets);
  const selection = (key: string): SelectionView => {
    const found = trading.selection(`game-1~${key}`);
    if (!found) throw new Error(`no ${key}`);
    return found;
  };
  return { book: trading.book('game-1'), selection };
}

const closed = (selection: SelectionView) => ({ ...selection, status: 'closed' as const, odds: undefined });
const linesOf = (selections: readonly SelectionView[]) => selections.map(({ rawId }) => rawId);

test('the lines of a selection are those of its own family and side', () => {
  const { book, selection } = opened([...LINES, ...GAMES]);
  const over = selection('total:game:46.5~over');
  expect(linesOf(pointOptions(over, book))).toEqual(
    [44.5, 46.5, 49.5].map((line) => `game-1~total:game:${line}~over`),
  );
});

test('the points of another game are no line of a market on the points of a game, however equal they are', () => {
  const { book, selection } = opened(GAMES);
  const first = selection('game-points:s1:1~over');
  const second = selection('game-points:s1:2~over');
  expect(linesOf(pointOptions(first, book))).not.toContain(second.rawId);
  expect(lineInPlace(closed(first), book, NOW)).toBeUndefined();
  const added = addSelection({ selection: first, book }, odds(1n, 1n), {})(emptySlip('patron:1'));
  if (added.kind === 'refused') throw new Error(added.refusal.code);
  const moved = adjustPoints(first.rawId, { selection: second, book }, undefined)(added.slip);
  expect(moved).toMatchObject({ kind: 'refused', refusal: { code: 'NOT_AN_OPTION' } });
});
