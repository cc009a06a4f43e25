/**
 * The highest chance of which so few samples would win by luck no worse than so many standard deviations: the upper bound of E. B.
 * Wilson, "Probable inference, the law of succession, and statistical inference" (1927). The spread is that of the chance
 * itself: of few wins, theirs is too narrow.
 * @param chance what the samples say, 0 to 1; the bound rises with it
 */
export function highestChance(chance: number, samples: number, deviations: number): number {
  const part = deviations ** 2 / samples;
  const spread = deviations * Math.sqrt((chance * (1 - chance)) / samples + (part / samples) * 0.25);
  return (chance + part / 2 + spread) / (1 + part);
}

/**
 * What a chance is at least by so many standard deviations of what was seen, which of few wins is wider than that of the lower
 * chance; 0 where that may be.
 * @param chance what the samples say, 0 to 1
 */
export function lowestChance(chance: number, samples: number, deviations: number): number {
  return Math.max(0, chance - deviations * Math.sqrt((chance * (1 - chance)) / samples));
}
