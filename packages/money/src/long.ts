/** The wire's integers, written as decimal strings. The odds of a parlay of 25 legs have a good seventy digits. */
const integer = /^-?\d{1,100}$/;

/** A Long that is none: a fault of whoever sent it. */
export class InvalidLong extends Error {
  constructor() {
    super('Long scalar amount is not a valid BigInt');
    this.name = 'InvalidLong';
  }
}

/**
 * A Long of the wire, e.g. '128450' cents.
 * @throws InvalidLong
 */
export function parseLong(text: string): bigint {
  if (!integer.test(text)) throw new InvalidLong();
  return BigInt(text);
}
