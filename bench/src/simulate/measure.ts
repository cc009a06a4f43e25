import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Measuring } from './measuring.ts';

/** Milliseconds of every turn, by case. */
export type Times = Readonly<Record<string, readonly number[]>>;

/** Runs a measuring program. @param program a built file that reads Measuring and prints Times */
export async function measure(program: string, measuring: Measuring): Promise<Times> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(measuring));
  return JSON.parse(await text(child.stdout));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
