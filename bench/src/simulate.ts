import { built } from './built/built.ts';
import { cases } from './simulate/cases.ts';
import { measure, median, round } from './simulate/measure.ts';

const SAMPLES = 32_768;

/**
 * Processor time of 32,768 samples of a game of every sport, before it starts and in its middle, in a program built as the
 * server is. The peer is the same model played one game at a time through states and plays as objects, of which a few are
 * played and the rest reckoned. Beside it what one of two threads has to do that share the samples ("Half"), one of the four that
 * the server has at most ("Quarter"), and, by the clock, the quickest turn of two threads that do share them ("Shared"): what else
 * runs on the machine slows most of the others.
 */
export async function run({ quick }: { readonly quick: boolean }) {
  const program = await built(new URL('./simulate/samples.ts', import.meta.url), 'bench-simulate');
  const all = cases();
  const turns = quick ? 5 : 15;
  const games = quick ? 8 : 32;
  const plain = await measure(program, { cases: all, samples: games, turns, what: 'plain', threads: 1 });
  const whole = { cases: all, samples: SAMPLES, turns, threads: 1 } as const;
  const ours = await measure(program, { ...whole, what: 'ours' });
  const half = await measure(program, { ...whole, threads: 2, what: 'share' });
  const halfMs = all.map(({ name }) => [`${name}HalfMs`, round(median(half[name] ?? []), 1)] as const);
  const quarter = await measure(program, { ...whole, threads: 4, what: 'share' });
  const quarterMs = all.map(
    ({ name }) => [`${name}QuarterMs`, round(median(quarter[name] ?? []), 1)] as const,
  );
  const inTwo = await built(new URL('./simulate/shared.ts', import.meta.url), 'bench-simulate-shared');
  const shared = await measure(inTwo, { ...whole, what: 'ours' });
  const sharedMs = all.map(
    ({ name }) => [`${name}SharedMs`, round(Math.min(...(shared[name] ?? [])), 1)] as const,
  );
  const ms = all.map(({ name }) => [`${name}Ms`, round(median(ours[name] ?? []), 1)] as const);
  const ratios = all.map(({ name }) => {
    const peerMs = (median(plain[name] ?? []) * SAMPLES) / games;
    return [name, round(peerMs / median(ours[name] ?? []), 0)] as const;
  });
  return {
    ratios: Object.fromEntries(ratios),
    figures: {
      samples: SAMPLES,
      slowestMs: Math.max(...ms.map(([, each]) => each)),
      ...Object.fromEntries(ms),
      slowestHalfMs: Math.max(...halfMs.map(([, each]) => each)),
      ...Object.fromEntries(halfMs),
      slowestQuarterMs: Math.max(...quarterMs.map(([, each]) => each)),
      ...Object.fromEntries(quarterMs),
      slowestSharedMs: Math.max(...sharedMs.map(([, each]) => each)),
      ...Object.fromEntries(sharedMs),
    },
  };
}
