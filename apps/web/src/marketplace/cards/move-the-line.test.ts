import { expect, test } from 'vitest';
import {
  balancedIndex,
  chosenIndex,
  type LineMarket,
  labelled,
  lineMoveEvent,
  linesOf,
} from './move-the-line.ts';

function market(points: number, numerator: number, rest: Partial<LineMarket> = {}): LineMarket {
  const selection = (by: number, status = 'OPEN') => ({
    id: `${points}:${by}`,
    status,
    isDisabled: false,
    odds: { numeratorLong: `${numerator}`, denominatorLong: '100' },
    points: { decimalPoints: points * by, formattedPoints: `${points * by}` },
  });
  return {
    id: `m${points}`,
    status: 'OPEN',
    isMain: false,
    selections: [selection(1), selection(-1)],
    ...rest,
  };
}

const hidden = (points: number): LineMarket => {
  const plain = market(points, 100);
  return { ...plain, selections: plain.selections.map((selection) => ({ ...selection, status: 'HIDDEN' })) };
};

test('closed markets and markets whose selections are all hidden are left out; the rest stand in order [CARD-019]', () => {
  const lines = linesOf([
    market(6.5, 40),
    market(-2.5, 300),
    market(3.5, 90, { status: 'CLOSED' }),
    hidden(1.5),
  ]);
  expect(lines.map(({ points }) => points)).toEqual([-2.5, 6.5]);
  expect(linesOf([hidden(1.5)])).toEqual([]);
});

test('a suspended line stays on the slider [CARD-019]', () => {
  expect(linesOf([market(3.5, 90, { status: 'SUSPENDED' })])).toHaveLength(1);
});

test('the slider starts at the most balanced line: the marked one, else the one nearest to even [CARD-020]', () => {
  const unmarked = linesOf([market(-2.5, 300), market(3.5, 95), market(7.5, 30)]);
  expect(balancedIndex(unmarked)).toBe(1);
  const marked = linesOf([market(-2.5, 300), market(3.5, 95), market(7.5, 30, { isMain: true })]);
  expect(balancedIndex(marked)).toBe(2);
});

test('the chosen line is remembered while it is offered [CARD-020]', () => {
  const lines = linesOf([market(-2.5, 300), market(3.5, 95), market(7.5, 30)]);
  expect(chosenIndex(lines, 'm7.5')).toBe(2);
  expect(chosenIndex(lines, 'gone')).toBe(1);
});

test('a bar is as high as the chance at its price', () => {
  expect(linesOf([market(3.5, 300)])[0]?.chance).toBeCloseTo(0.25);
});

test('labels keep their distance, the chosen line always has one', () => {
  const shown = labelled(15, 6, 10);
  expect(shown.has(10)).toBe(true);
  expect(shown.has(6)).toBe(true);
  const sorted = [...shown].sort((left, right) => left - right);
  for (const [at, index] of sorted.entries()) {
    if (at > 0) expect(index - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(3);
  }
});

test('a move of the slider tells the new line, the one before and the direction [PAGE-023]', () => {
  const line = (points: number) => ({ points, label: String(points) });
  expect(lineMoveEvent(line(3), line(7))).toEqual({
    new_line: '7',
    original_line: '3',
    slide_direction: 'right',
  });
  expect(lineMoveEvent(line(3), line(1)).slide_direction).toBe('left');
});
