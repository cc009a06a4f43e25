/** Shares and tolerances are in hundredths of a percent. */
export const WHOLE = 10_000;

/** What a share is taken of. Minor units. */
export interface Closable {
  /** Offered for all that is open. */
  readonly amount: bigint;
  /** The stake that is open, of all lines. */
  readonly open: bigint;
  /** Of each line. */
  readonly openLine: bigint;
  /** A part leaves at least so much open of each line. */
  readonly leastLine: bigint;
}

/** What a share pays, as the server works it out: the offer's part of the stake that is closed, rounded down. Minor units. */
export function amountOfShare(offer: Closable, share: number): bigint {
  return (offer.amount * closedOfLine(offer, share)) / offer.openLine;
}

/** The stake of all lines that a share closes. Minor units. */
export function stakeOfShare(offer: Closable, share: number): bigint {
  return (offer.open * closedOfLine(offer, share)) / offer.openLine;
}

/** The least and the greatest share that is a part; undefined where only all can be taken. */
export function partsOf({
  amount,
  openLine,
  leastLine,
}: Closable): { readonly least: number; readonly greatest: number } | undefined {
  const needed = ceilDivide(openLine, amount);
  const most = openLine - leastLine;
  const least = shareThatRoundsTo(needed, openLine);
  const greatest = Math.min(WHOLE, shareThatRoundsTo(most + 1n, openLine)) - 1;
  return needed <= most && least <= greatest ? { least, greatest } : undefined;
}

/** The share nearest to one that can be taken: all is only for who wants all, or where there are no parts. */
export function takeableShare(offer: Closable, wanted: number): number {
  const parts = partsOf(offer);
  if (!parts || wanted >= WHOLE) return WHOLE;
  return Math.min(parts.greatest, Math.max(parts.least, wanted));
}

/** Where a slider comes to that is moved from a share: up from the greatest part it goes to all, down from all to that part. */
export function movedShare(offer: Closable, from: number, wanted: number): number {
  const isBeyond = wanted > from && wanted > (partsOf(offer)?.greatest ?? 0);
  return isBeyond ? WHOLE : takeableShare(offer, wanted);
}

/** The share that can be taken and pays an amount, or what the next cent of stake comes to; of less than all it is a part, where there are parts. */
export function shareOfAmount(offer: Closable, amount: bigint): number {
  if (amount >= offer.amount) return WHOLE;
  const closed = ceilDivide(amount * offer.openLine, offer.amount);
  const share = Number(halfUpDivide(closed * BigInt(WHOLE), offer.openLine));
  return takeableShare(offer, Math.min(WHOLE - 1, share));
}

function closedOfLine({ openLine }: Closable, share: number): bigint {
  return halfUpDivide(openLine * BigInt(share), BigInt(WHOLE));
}

/** The least share that closes so much of a line. */
function shareThatRoundsTo(closed: bigint, openLine: bigint): number {
  return Number(ceilDivide(BigInt(WHOLE) * (2n * closed - 1n), 2n * openLine));
}

function halfUpDivide(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
