import { compareOdds, type Odds, odds as oddsOf } from '@fairline/money/odds.ts';

/** No more than 90 % is ever deducted, so that a winner always wins something. */
const largestDeduction = 90n;

/**
 * Rule 4: each runner withdrawn after the price was taken deducts a percentage from winnings (never from the
 * stake); percentages add up, at most 90.
 * @param percents of each withdrawn runner, 0 to 90
 * @throws RangeError for a negative percentage
 */
export function deductedOdds(odds: Odds, percents: readonly bigint[]): Odds {
  if (percents.some((percent) => percent < 0n)) throw new RangeError('a deduction is not negative');
  const sum = percents.reduce((total, percent) => total + percent, 0n);
  const kept = 100n - (sum > largestDeduction ? largestDeduction : sum);
  return oddsOf(odds.numerator * kept, odds.denominator * 100n);
}

/** The Tattersalls scale: a withdrawn runner at up to these odds deducts this percentage. */
const scale: readonly (readonly [numerator: bigint, denominator: bigint, percent: bigint])[] = [
  [1n, 9n, 90n],
  [2n, 11n, 85n],
  [1n, 4n, 80n],
  [3n, 10n, 75n],
  [2n, 5n, 70n],
  [8n, 15n, 65n],
  [8n, 13n, 60n],
  [4n, 5n, 55n],
  [20n, 21n, 50n],
  [6n, 5n, 45n],
  [6n, 4n, 40n],
  [7n, 4n, 35n],
  [9n, 4n, 30n],
  [3n, 1n, 25n],
  [4n, 1n, 20n],
  [11n, 2n, 15n],
  [9n, 1n, 10n],
  [14n, 1n, 5n],
];

/** The percentage deducted when a runner at these odds is withdrawn; 0 beyond 14/1. */
export function deductionFor(withdrawn: Odds): bigint {
  const step = scale.find(
    ([numerator, denominator]) => compareOdds(withdrawn, { numerator, denominator }) <= 0,
  );
  return step?.[2] ?? 0n;
}
