import type { Rational } from './rational.ts';

/** The nearest integer, ties towards positive infinity: the one rounding of money (decisions: half-up to the cent). */
export function roundHalfUp(value: Rational): bigint {
  return floorDivide(2n * value.numerator + value.denominator, 2n * value.denominator);
}

/** bigint division truncates; this one rounds towards negative infinity. The divisor must be positive. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/**
 * A fraction as a decimal string with exactly so many places, rounded half-up.
 * @param places 0 or more
 */
export function toFixed(value: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = roundHalfUp({ numerator: value.numerator * scale, denominator: value.denominator });
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
