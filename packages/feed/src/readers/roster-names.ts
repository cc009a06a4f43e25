import { nameable, readSame } from '../keepable.ts';

const LONGEST_NAME = 40;

/**
 * Names of a side's players by place, as a fixture can tell them; '' where nobody has the place. A name that two of a side have
 * tells neither, and is left out.
 */
export function rosterNames(names: readonly string[]): string[] {
  const short = names.map((name) => name.slice(0, LONGEST_NAME));
  const isAmbiguous = (name: string) => short.filter((other) => readSame(name, other)).length > 1;
  return short.map((name) => (name === '' || isAmbiguous(name) ? '' : nameable(name)));
}
