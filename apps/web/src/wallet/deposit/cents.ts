/** Plain decimal dollars as whole cents: '25.5' is 2550. Undefined for anything else. */
export function toCents(dollars: string): number | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(dollars);
  if (parts === null) return undefined;
  const [, whole = '0', fraction = ''] = parts;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
