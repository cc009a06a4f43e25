/** The chance that American odds of a table imply, the overround and all: 0.6 of -150. */
export function americanChance(american: number): number {
  return american > 0 ? 100 / (100 + american) : -american / (100 - american);
}
