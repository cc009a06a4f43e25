import { nameable, readSame } from '../keepable.ts';

const LONGEST_NAME = 40;

/**
 * Names of a side's players by place, as a fixture can tell them; '' where nobody has the place. A name that two of a side have
 * tells neither, and is left out.
 */
export function rosterNames(names: readonly string[]): string[] {
  const kept = names.map(keptName);
  const isAmbiguous = (name: string) => kept.filter((other) => readSame(name, other)).length > 1;
  return kept.map((name) => (isAmbiguous(name) ? '' : name));
}

/** One of them, whoever else has it; '' for blanks. */
export function keptName(name: string): string {
  return name.trim() === '' ? '' : nameable(name.slice(0, LONGEST_NAME));
}

/** "A. Alder" of "Ann Alder"; a single name as it is. */
export function shortName(name: string): string {
  const [given = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? given : `${given.charAt(0)}. ${rest.join(' ')}`;
}
