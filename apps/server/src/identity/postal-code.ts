import type { Country } from './regions.ts';

const ZIP = /^\d{5}(?:-\d{4})?$/;
/** Canada Post uses no D, F, I, O, Q or U, and begins with neither W nor Z. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]) ?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

export const POSTAL_CODE_HINTS: Readonly<Record<Country, string>> = {
  US: 'Please enter a ZIP code such as 07102 or 07102-1234.',
  CA: 'Please enter a postal code such as M5V 2T6.',
};

/** A postal code as the country's post writes it ('m5v2t6' is 'M5V 2T6'); undefined when there can be no such code. */
export function postalCode(text: string, country: Country): string | undefined {
  if (country === 'US') return ZIP.test(text) ? text : undefined;
  const [, forward, local] = CANADIAN.exec(text.toUpperCase()) ?? [];
  return forward === undefined ? undefined : `${forward} ${local}`;
}
