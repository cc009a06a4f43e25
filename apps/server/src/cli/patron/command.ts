import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from '../errors.ts';
import type { OperatorHouse } from './operator-house.ts';

/** One thing an operator can do for a patron. */
export interface PatronCommand {
  /** The words that choose it: "grant bonus-bet". */
  readonly name: string;
  /** What comes after them: "PATRON AMOUNT [--days N]". */
  readonly usage: string;
  /** Reads the arguments after the name, without a database; answers what does it. @throws UsageError */
  parse(args: readonly string[]): (house: OperatorHouse) => Promise<string>;
}

/** Options that take a value, by name; everything else is in its place. @throws UsageError */
export function readArguments<const Name extends string>(args: readonly string[], names: readonly Name[]) {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    names.map((name) => [name, { type: 'string' as const }]),
  );
  try {
    const { values, positionals } = parseArgs({ args: joinMinus(args), options, allowPositionals: true });
    const option = (name: Name): string | undefined => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    };
    return { option, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** parseArgs takes "-110" for an option: it is the value of the option before it. @throws UsageError where there is none */
function joinMinus(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const argument of args) {
    const before = joined.at(-1);
    if (!/^-\d/.test(argument)) joined.push(argument);
    else if (before?.startsWith('--') && !before.includes('=')) joined.splice(-1, 1, `${before}=${argument}`);
    else throw new UsageError(`${argument} is below 0, which nothing here can be.`);
  }
  return joined;
}
