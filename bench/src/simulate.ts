import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bundle } from './built/bundle.ts';

/** What simulate/samples.ts prints: milliseconds of every turn, by case. */
interface Measured {
  readonly samples: number;
  readonly ours: Readonly<Record<string, readonly number[]>>;
  readonly plain: Readonly<Record<string, readonly number[]>>;
}

/**
 * Processor time of 32,768 samples of a game of every sport, before it starts and in its middle, in the program as the server
 * is built. Beside it, turn by turn, the same model played one game at a time through states and plays as objects.
 */
export async function run({ quick }: { readonly quick: boolean }) {
  const program = await bundle(new URL('./simulate/samples.ts', import.meta.url), 'bench-simulate');
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    quick ? '5' : '15',
    quick ? '4' : '16',
  ]);
  const { samples, ours, plain }: Measured = JSON.parse(stdout);
  const names = Object.keys(ours);
  const ms = new Map(names.map((name) => [name, median(ours[name] ?? [])]));
  const times = names.map((name) => [`${name}Ms`, round(ms.get(name) ?? 0, 1)] as const);
  const ratios = names.map(
    (name) => [name, round(median(plain[name] ?? []) / (ms.get(name) ?? 1), 0)] as const,
  );
  return {
    ratios: Object.fromEntries(ratios),
    figures: { samples, slowestMs: Math.max(...times.map(([, each]) => each)), ...Object.fromEntries(times) },
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
