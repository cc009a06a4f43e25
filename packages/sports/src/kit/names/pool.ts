/** Names that are common in a part of the world; whoever is called by two of them is invented. */
export interface Pool {
  /** By their first letter, without its accent. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly surnames: readonly string[];
}

/** @param given 'Aaron, Adrian' @param surnames 'De Haan, Vos' */
export function pool(given: string, surnames: string): Pool {
  const byLetter = new Map<string, string[]>();
  for (const name of given.split(', ')) {
    const letter = name.normalize('NFD').charAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), name]);
  }
  return { given: byLetter, surnames: surnames.split(', ') };
}
