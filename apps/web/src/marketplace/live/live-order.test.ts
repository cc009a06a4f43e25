import { expect, test, vi } from 'vitest';
import { createFrameQueue } from './frame-queue.ts';
import { newest } from './newest.ts';
import { judge, unordered } from './update-order.ts';

test('updates in order are applied, older and repeated ones dropped, a hole is a gap [CARD-031]', () => {
  const first = judge(unordered, 7);
  const second = judge(first.order, 8);
  expect([first.verdict, second.verdict]).toEqual(['apply', 'apply']);
  expect(judge(second.order, 8).verdict).toBe('drop');
  expect(judge(second.order, 6)).toEqual({ verdict: 'drop', order: { last: 8 } });
  expect(judge(second.order, 10)).toEqual({ verdict: 'gap', order: { last: 10 } });
});

test('of several versions of one market the newest is written', () => {
  const merged = newest([
    { id: 'a', sequence: 2, price: 'two' },
    { id: 'b', sequence: 1, price: 'b' },
    { id: 'a', sequence: 1, price: 'one' },
  ]);
  expect(merged).toEqual([
    { id: 'a', sequence: 2, price: 'two' },
    { id: 'b', sequence: 1, price: 'b' },
  ]);
});

test('everything queued within a frame runs in that frame, in order', () => {
  const frames: (() => void)[] = [];
  const cancel = vi.fn();
  const queue = createFrameQueue(vi.fn(), (callback) => {
    frames.push(callback);
    return cancel;
  });
  const done: number[] = [];
  queue.add(() => done.push(1));
  queue.add(() => done.push(2));
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(done).toEqual([1, 2]);
  queue.add(() => done.push(3));
  expect(frames).toHaveLength(2);
  queue.clear();
  expect(cancel).toHaveBeenCalledOnce();
});

test('a job that fails is told, and those beside it run', () => {
  const frames: (() => void)[] = [];
  const failed = vi.fn();
  const queue = createFrameQueue(failed, (callback) => {
    frames.push(callback);
    return () => {};
  });
  const done: number[] = [];
  const error = new Error('It cannot be written.');
  queue.add(() => done.push(1));
  queue.add(() => {
    throw error;
  });
  queue.add(() => done.push(3));
  frames[0]?.();
  expect(done).toEqual([1, 3]);
  expect(failed).toHaveBeenCalledExactlyOnceWith(error);
});
