/** What somebody's documents may still cost, in the cost of limits.ts. Our own documents cost nothing. */
export interface Budget {
  /** Before something is done. @throws GraphQLError RATE_LIMITED when it is more than is left */
  spend(cost: number): void;
  /** What only its answer told: counted, and refused is what comes next. */
  owe(cost: number): void;
}

export const unlimited: Budget = { spend: () => {}, owe: () => {} };

/** Characters of a document that are read and checked for the work of one field that is answered. */
const CHARACTERS_READ = 8;
/** Beyond so many characters a document is refused by its words, or is made of comments. */
const MOST_CHARACTERS = 16_000;
/** Characters of an answer that one field with its name, its object and its value takes. */
const CHARACTERS_ANSWERED = 25;

/** What reading a document that is not known yet costs, measured. */
export function costOfReading(text: string): number {
  return Math.ceil(Math.min(text.length, MOST_CHARACTERS) / CHARACTERS_READ);
}

/** What an answer cost beyond what its document was estimated to: lists are longer here and shorter there. */
export function costBeyond(estimated: number, answered: { readonly length: number }): number {
  return estimated === 0 ? 0 : Math.max(0, Math.ceil(answered.length / CHARACTERS_ANSWERED) - estimated);
}
