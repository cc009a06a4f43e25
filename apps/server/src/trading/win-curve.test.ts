import { expect, test } from 'vitest';
import { WinCurve } from './win-curve.ts';

/** A curve that was seen at these moments, the home side's chance beside each. */
function seen(...points: readonly (readonly [elapsed: number, home: number])[]): WinCurve {
  const curve = new WinCurve();
  see(curve, ...points);
  return curve;
}

function see(curve: WinCurve, ...points: readonly (readonly [elapsed: number, home: number])[]): void {
  for (const [elapsed, home] of points) curve.add({ elapsed, home, draw: 0 });
}

function shape({ points }: WinCurve): readonly (readonly [elapsed: number, home: number])[] {
  return points.map(({ elapsed, home }) => [elapsed, home]);
}

const moments = (...elapsed: readonly number[]) => elapsed.map((at) => ({ elapsed: at, state: `at ${at}` }));

test('points close together become one, the last that was seen, in thousandths', () => {
  const curve = seen([0, 0.5], [0.1, 0.6], [0.103, 0.71234], [0.105, 0.8]);
  expect(shape(curve)).toEqual([
    [0, 0.5],
    [0.1, 0.712],
    [0.105, 0.8],
  ]);
});

test('a game that is told anew up to an earlier moment has no chances of a later one', () => {
  const curve = seen([0.1, 0.5], [0.3, 0.6], [0.5, 0.9], [1, 1]);
  curve.passAnew(moments(0.1, 0.3));
  expect(shape(curve)).toEqual([
    [0.1, 0.5],
    [0.3, 0.6],
  ]);
  see(curve, [0.3, 0.4], [0.35, 0.3]);
  expect(shape(curve)).toEqual([
    [0.1, 0.5],
    [0.3, 0.4],
    [0.35, 0.3],
  ]);
});

test('a game that is told anew as it was keeps its curve, and one of which no play stands begins again', () => {
  const curve = seen([0, 0.5], [0.3, 0.6]);
  const before = shape(curve);
  curve.passAnew(moments(0.1, 0.3));
  expect(shape(curve)).toEqual(before);
  curve.passAnew([]);
  expect(shape(curve)).toEqual([[0, 0.5]]);
});

test('moments that nobody saw are named once, far enough apart, and none after the last price', () => {
  const curve = new WinCurve();
  curve.pass(moments(0.01, 0.1, 0.11, 0.2, 0.4, 0.6));
  see(curve, [0.41, 0.5], [0.5, 0.5]);
  expect(curve.takeUnseen().map(({ elapsed }) => elapsed)).toEqual([0.1, 0.2]);
  expect(curve.takeUnseen()).toEqual([]);
});

test('what a game passes that is told anew is all that is unseen', () => {
  const curve = new WinCurve();
  curve.pass(moments(0.1, 0.3));
  curve.passAnew(moments(0.2));
  see(curve, [0.5, 0.5]);
  expect(curve.takeUnseen().map(({ elapsed }) => elapsed)).toEqual([0.2]);
});

test('what is made up for afterwards comes in its order, where nothing was seen meanwhile', () => {
  const curve = seen([0, 0.5], [0.3, 0.6], [0.5, 0.7]);
  const found = [0.4, 0.1, 0.31, 0.6].map((elapsed) => ({ elapsed, home: 0.12345, draw: 0.1 }));
  curve.fill(found);
  expect(shape(curve)).toEqual([
    [0, 0.5],
    [0.1, 0.123],
    [0.3, 0.6],
    [0.4, 0.123],
    [0.5, 0.7],
  ]);
});
