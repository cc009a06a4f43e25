import { expect, test } from 'vitest';
import { probabilityPath } from './win-probability-path.ts';

const at = (elapsed: number, home: number, draw = 0) => ({ elapsed, home, draw });
const BOX = { width: 100, height: 40, side: 'home', overtime: 0 } as const;

test('the chance is drawn on a scale from nothing to all, and the rest of the game stays empty', () => {
  const path = probabilityPath([at(0.5, 0.97), at(0, 0.5)], BOX);
  expect(path?.line).toBe('M0 20L50 1.2');
  expect(path?.now).toEqual({ x: 50, y: 1.2 });
  expect(probabilityPath([at(0, 0.5)], BOX)).toBeUndefined();
});

test("the side that is named has its chance upward, whichever side's it is", () => {
  const points = [at(0, 0.5), at(0.5, 0.25)];
  expect(probabilityPath(points, { ...BOX, side: 'away' })?.now.y).toBe(10);
  expect(probabilityPath(points, BOX)?.now.y).toBe(30);
});

test('a draw that is sold is no part of a side’s chance', () => {
  const path = probabilityPath([at(0, 0.5, 0.5), at(0.5, 0.5, 0.5)], BOX);
  expect(path?.now.y).toBe(30);
  expect(path?.area).toBe('M0 30L50 30L50 40L0 40Z');
});

test('overtime has a place of its own after the end of regulation, in which its chances stand in their order', () => {
  const points = [at(0, 0.5), at(0.99, 0.5), at(1, 0.75), at(1.05, 0.25), at(1.1, 1)];
  const path = probabilityPath(points, { ...BOX, overtime: 0.1 });
  expect(path?.line).toBe('M0 20L89.1 20L90 10L95 30L100 0');
});

test('what ended in regulation ends at the edge', () => {
  expect(probabilityPath([at(0, 0.5), at(1, 1)], BOX)?.line).toBe('M0 20L100 0');
});

test('a line that covers too little of the game is not drawn', () => {
  expect(probabilityPath([at(0.6, 0.5), at(0.63, 0.7)], BOX)).toBeUndefined();
});
