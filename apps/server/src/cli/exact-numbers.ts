/** For JSON.stringify: a bigint as the number it is, or in digits where no number is exactly that. */
export function exactNumbers(_key: string, value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
