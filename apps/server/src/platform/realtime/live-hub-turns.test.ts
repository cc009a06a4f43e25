import { afterEach, expect, test, vi } from 'vitest';
import { payMeasured, unlimited } from '../graphql/budget.ts';
import { countTurns } from '../testing/count-turns.ts';
import { watchedBoard } from '../testing/watched-board.ts';
import type { Member } from './live-group.ts';
import { type Joined, LiveHub } from './live-hub.ts';

const { board, executor, operation } = watchedBoard();
const soon = { timeout: 20_000, interval: 5 };
const hub = new LiveHub({ executor, tickMs: 1, gatherMs: 0 });
const leaving: Joined[] = [];

afterEach(() => {
  for (const joined of leaving.splice(0)) if ('leave' in joined) joined.leave();
  vi.restoreAllMocks();
});

function member(id = '1') {
  const frames: Buffer[] = [];
  const enqueue = (frame: Buffer) => frames.push(frame) > 0;
  const sink = {
    order: 1,
    queuedBytes: () => 0,
    waitingBytes: () => 0,
    enqueue,
    flush: () => {},
    terminate: () => {},
  };
  return { id, sink, frames, end: () => {} };
}

async function join(name: string, who: Member): Promise<void> {
  leaving.push(await hub.join(operation, { name }, who));
}

/** Of our own, with what became of what was spent for it. */
function paid() {
  const own = { spend: vi.fn(() => 7), owe: vi.fn(), giveBack: vi.fn() };
  const pay = payMeasured();
  // The largest answer so far.
  pay(unlimited)({ length: 60 * 5_000 });
  return { own, budget: { ...unlimited, own }, operation: { ...operation, own: true, pay } };
}

test('of a group that everybody leaves before it told anything, no more is paid than for opening it', async () => {
  const { own, budget, operation: ours } = paid();
  const joined = await hub.join(ours, { name: 'nfl' }, member(), budget);
  expect(own.spend).toHaveBeenCalledWith(5_000);
  if ('leave' in joined) joined.leave();
  expect(own.giveBack.mock.calls).toEqual([[5_000 - 100, 7]]);
});

test('nor is of one that was not opened', async () => {
  const { own, budget, operation: ours } = paid();
  expect(await hub.join(ours, { name: 'unknown' }, member(), budget)).toHaveProperty('refused');
  expect(own.giveBack.mock.calls).toEqual([[5_000 - 100, 7]]);
});

test('a group that told something is settled once, by what it told', async () => {
  const { own, budget, operation: ours } = paid();
  const who = member();
  const joined = await hub.join(ours, { name: 'nfl' }, who, budget);
  await vi.waitFor(() => expect(who.frames).toHaveLength(1), soon);
  if ('leave' in joined) joined.leave();
  expect(own.giveBack.mock.calls).toEqual([[4_999, 7]]);
});

test('while many groups are told of a change, all else has its turn', async () => {
  const members = Array.from({ length: 40 }, () => member());
  for (const [at, who] of members.entries()) await join(`${at}`, who);
  await vi.waitFor(() => expect(members.every(({ frames }) => frames.length === 1)).toBe(true), soon);
  const read = board.read.bind(board);
  await countTurns(async (turns) => {
    const readIn = new Set<number>();
    vi.spyOn(board, 'read').mockImplementation((name) => {
      readIn.add(turns());
      const until = performance.now() + 5;
      while (performance.now() < until);
      return read(name);
    });
    board.change();
    await vi.waitFor(() => expect(members.every(({ frames }) => frames.length > 1)).toBe(true), soon);
    expect(readIn.size).toBeGreaterThan(5);
  });
});

test('who leaves while others are still waited for gets nothing more under a name that it may have given away', async () => {
  const [quick, slow] = [member(), member()];
  await join('quick', quick);
  await join('slow', slow);
  await vi.waitFor(() => expect([quick.frames.length, slow.frames.length]).toEqual([1, 1]), soon);
  const execute = executor.execute.bind(executor);
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  const executing = vi.spyOn(executor, 'execute').mockImplementation(async (...args) => {
    if (args[1].name === 'slow') await waiting;
    return execute(...args);
  });
  board.change();
  await vi.waitFor(() => expect(executing).toHaveBeenCalledTimes(2), soon);
  const [first] = leaving;
  if (first && 'leave' in first) first.leave();
  go();
  await vi.waitFor(() => expect(slow.frames).toHaveLength(2), soon);
  expect(quick.frames).toHaveLength(1);
});
