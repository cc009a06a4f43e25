/**
 * What the house keeps of a same-game group's price, by its number of legs: a share of the logarithm of the decimal price, so
 * that legs which say almost the same cost almost nothing. Two even and independent legs have an edge of 9 %, four 16 %, eight
 * 28 %. From one number to the next it must not rise: another leg would make the price shorter.
 */
const BY_LEGS: readonly number[] = [0, 0, 0.07, 0.065, 0.0625, 0.06, 0.06, 0.06, 0.06];
const LEAST = 0.06;

export function sameGameMargin(legs: number): number {
  return BY_LEGS[legs] ?? LEAST;
}

const LUCK_OF_TWO = 4;
/** By trying one leg after another the unluckiest groups are found, and the more legs, the more there are to try. */
const EACH_FURTHER = 0.5;

/**
 * How many standard deviations of luck in the samples the price of a group allows for: who looks through thousands of groups finds
 * those whose samples luck made so much worse than they are. That shortens the price that a group has by itself; one leg fewer may be
 * paid more, and then the group is, too: see groupPrices.
 */
export function sameGameLuck(legs: number): number {
  return LUCK_OF_TWO + EACH_FURTHER * Math.max(0, legs - 2);
}
