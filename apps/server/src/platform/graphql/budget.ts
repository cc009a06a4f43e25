/** What may still be spent, in the cost of limits.ts. */
export interface Allowance {
  /** Before something is done. @throws GraphQLError RATE_LIMITED when it is more than is left */
  spend(cost: number): void;
  /** What only its answer told: counted, and refused is what comes next. */
  owe(cost: number): void;
}

/** What somebody's documents may still cost. */
export interface Budget extends Allowance {
  /** Of our own, counted apart: who asks too much with documents of others is still shown our app. */
  readonly own: Pick<Allowance, 'owe'> & {
    /** As above. Answers the window it was spent in. */
    spend(cost: number): number | undefined;
    /** What was spent beforehand in a window and turned out to be less. */
    giveBack(cost: number, window: number | undefined): void;
  };
}

/** Pays for one execution before it is done. Answers what settles it by its answer. @throws GraphQLError RATE_LIMITED */
export type Pay = (budget: Budget) => (answered: Answered) => void;

/** Undefined of what was begun and never answered. */
export type Answered = { readonly length: number } | undefined;

const nothing = () => {};
export const unlimited: Budget = {
  spend: nothing,
  owe: nothing,
  own: { spend: () => undefined, owe: nothing, giveBack: nothing },
};

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

/** Of an answer to one of our own documents, which are made into functions: measured, a page of 237,000 takes some 38 ms. */
const OWN_CHARACTERS_ANSWERED = 60;
/** Of what was begun and never answered, at most: to begin is work, too. */
const BEGUN = 100;
/** More is not spent beforehand. */
const MOST_EXPECTED = 20_000;

/** For a document that is not ours: as estimated, and what its answer cost beyond: lists are longer here and shorter there. */
export function payEstimated(estimated: number): Pay {
  return (budget) => {
    budget.spend(estimated);
    return (answered) => {
      const cost = Math.ceil((answered?.length ?? 0) / CHARACTERS_ANSWERED);
      budget.owe(Math.max(0, cost - estimated));
    };
  };
}

/** For one of our own: as much as its largest answer so far is spent beforehand, and given back what was less. */
export function payMeasured(): Pay {
  let expected = 1;
  return ({ own }) => {
    const spent = expected;
    const window = own.spend(spent);
    return (answered) => {
      if (answered === undefined) {
        // It says nothing of what an answer costs.
        own.giveBack(Math.max(0, spent - BEGUN), window);
        return;
      }
      const cost = Math.ceil(answered.length / OWN_CHARACTERS_ANSWERED);
      expected = Math.min(MOST_EXPECTED, Math.max(expected, cost));
      if (cost > spent) own.owe(cost - spent);
      else own.giveBack(spent - cost, window);
    };
  };
}
