import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jointPrice, jointPricesOfSubsets } from '../../apps/server/src/trading/joint-price.ts';
import { simulatedGame } from '../../apps/server/src/trading/testing/simulated-game.ts';
import type { JointLeg } from '../../apps/server/src/trading/trading.ts';
import type { JointCounts } from '../../packages/pricing/src/joint-counts.ts';
import { jointFair } from '../../packages/pricing/src/joint-fair.ts';

const SAMPLES = 32_768;
const WIN = 1;
const PUSH = 2;

type Rule = (index: number) => number;

/**
 * The price of six legs of one game over 32,768 samples, as the server makes it: with the legs' bits at hand and cold, when
 * they are made first. Beside it, turn by turn, a plain loop: each leg's own rule on each sample, the sample left at the first
 * leg that does not win. Both must come to the same chance. Whole lines push, and what is left is priced again: there the
 * plain loop goes over the samples once for each set of legs that may be left.
 */
export async function run({ quick }: { readonly quick: boolean }) {
  const turns = quick ? 120 : 300;
  const game = simulatedGame(SAMPLES);
  const half = halfLines(game);
  const whole = wholeLines(game);
  const rules = half.map(game.rule);
  const warm: number[] = [];
  const pushing: number[] = [];
  const subsets: number[] = [];
  const loop: number[] = [];
  const cold: number[] = [];
  for (let turn = -WARM_UP; turn < turns; turn += 1) {
    const keep = (times: number[], work: () => unknown) => {
      const ms = timed(work);
      if (turn >= 0) times.push(ms);
    };
    for (let i = 0; i < OURS_A_TURN; i += 1) {
      keep(warm, () => jointPrice(game.book, half));
      keep(pushing, () => jointPrice(game.book, whole));
    }
    keep(subsets, () => jointPricesOfSubsets(game.book, whole));
    keep(loop, () => winsByLoop(rules));
  }
  for (let turn = -WARM_UP; turn < turns; turn += 1) {
    game.cool();
    collectGarbage();
    const ms = timed(() => jointPrice(game.book, half));
    if (turn >= 0) cold.push(ms);
  }
  same(chanceOf(game.book, half), winsByLoop(rules) / SAMPLES);
  const wholeRules = whole.map(game.rule);
  let byLoop = 0;
  const pushingLoopMs = timed(() => {
    byLoop = 1 / (jointFair(loopCounts(wholeRules), 2 ** whole.length - 1, 0)?.fair ?? 0);
  });
  same(chanceOf(game.book, whole), byLoop);
  return {
    ratios: {
      vsLoop: round(at(loop, 0.5) / at(warm, 0.5), 1),
      pushingVsLoop: round(pushingLoopMs / at(pushing, 0.5), 1),
    },
    figures: {
      samples: SAMPLES,
      legs: half.length,
      warmP50Ms: round(at(warm, 0.5), 4),
      warmP99Ms: round(at(warm, 0.99), 4),
      pushingP50Ms: round(at(pushing, 0.5), 4),
      pushingP99Ms: round(at(pushing, 0.99), 4),
      coldP50Ms: round(at(cold, 0.5), 3),
      coldP99Ms: round(at(cold, 0.99), 3),
      subsetsP50Ms: round(at(subsets, 0.5), 3),
      loopP50Ms: round(at(loop, 0.5), 3),
      pushingLoopMs: round(pushingLoopMs, 1),
    },
  };
}

const WARM_UP = 20;
const OURS_A_TURN = 20;

type Game = ReturnType<typeof simulatedGame>;

/** Six legs none of which pushes. */
function halfLines(game: Game): JointLeg[] {
  return [
    game.line('total:h1', 'over', false),
    game.line('team-total:away:game', 'over', false),
    game.line('spread:q2', 'home', false),
    { marketKey: 'first:touchdown', selectionKey: 'home' },
    { marketKey: 'odd-even:game', selectionKey: 'odd' },
    { marketKey: 'late-score', selectionKey: 'yes' },
  ];
}

/** Six legs all of which push in some sample. */
function wholeLines(game: Game): JointLeg[] {
  return [
    { marketKey: 'moneyline:game', selectionKey: 'home' },
    { marketKey: 'moneyline:q1', selectionKey: 'home' },
    { marketKey: 'moneyline:q3', selectionKey: 'away' },
    { marketKey: 'moneyline:h2', selectionKey: 'home' },
    game.line('field-goals', 'over', true),
    game.line('touchdowns', 'over', true),
  ];
}

/** What repricing the board left behind is not the joint price's. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function winsByLoop(rules: readonly Rule[]): number {
  let wins = 0;
  for (let i = 0; i < SAMPLES; i += 1) if (rules.every((rule) => rule(i) === WIN)) wins += 1;
  return wins;
}

/** What the price of legs that push is made from, counted by plain loops. */
function loopCounts(rules: readonly Rule[]): JointCounts {
  return {
    size: SAMPLES,
    pushing: 2 ** rules.length - 1,
    count: (win, push) => {
      const asked = rules.flatMap((rule, leg) => {
        const bit = 1 << leg;
        return ((win | push) & bit) === 0 ? [] : [{ rule, wanted: (win & bit) === 0 ? PUSH : WIN }];
      });
      let found = 0;
      for (let i = 0; i < SAMPLES; i += 1)
        if (asked.every(({ rule, wanted }) => rule(i) === wanted)) found += 1;
      return found;
    },
  };
}

function chanceOf(book: Game['book'], legs: readonly JointLeg[]): number {
  const price = jointPrice(book, legs);
  if (price.kind === 'priced') return price.probability;
  throw new Error(`The group is refused: ${JSON.stringify(price)}.`);
}

function same(ours: number, plain: number): void {
  if (Math.abs(ours - plain) > 1e-9) throw new Error(`Ours says ${ours}, the plain loop ${plain}.`);
}

function timed(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** @param share 0.5 is the median */
function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
