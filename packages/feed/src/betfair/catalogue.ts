import * as v from 'valibot';

/** Answers of the exchange's betting API (listCompetitions, listMarketCatalogue); what Fairline does not read is left out. */

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const id = v.pipe(v.string(), v.regex(/^[0-9]{1,20}$/));

const competitionSchema = v.object({ id, name: v.pipe(v.string(), v.maxLength(200)) });

const marketSchema = v.object({
  marketId: v.pipe(v.string(), v.regex(/^1\.[0-9]{1,20}$/)),
  marketStartTime: v.pipe(v.string(), v.isoTimestamp()),
  competition: v.object({ id }),
  /** "Arsenal v Chelsea", "Boston Celtics @ Miami Heat". */
  event: v.object({ id, name: v.pipe(v.string(), v.maxLength(200)) }),
  runners: v.pipe(
    v.array(v.object({ selectionId: v.pipe(v.number(), v.integer()), runnerName: name })),
    v.minLength(2),
    v.maxLength(3),
  ),
});

export type CatalogueCompetition = Readonly<v.InferOutput<typeof competitionSchema>>;
export type CatalogueMarket = Readonly<v.InferOutput<typeof marketSchema>>;

/** More than the API ever answers. */
const MOST = 5000;

/** The competitions of an event type; a sentence when the answer is not what the documentation says. */
export function readCompetitions(value: unknown): readonly CatalogueCompetition[] | string {
  const list = v.pipe(v.array(v.object({ competition: competitionSchema })), v.maxLength(MOST));
  const read = v.safeParse(list, value);
  if (!read.success) return sentence('competitions', read.issues[0]);
  return read.output.map(({ competition }) => competition);
}

export interface ReadMarkets {
  readonly markets: readonly CatalogueMarket[];
  /** Why the others were left out, a sentence each. */
  readonly faults: readonly string[];
}

/** One that cannot be read is left out and keeps no other out; a sentence when it is no list at all. */
export function readMarkets(value: unknown): ReadMarkets | string {
  const list = v.safeParse(v.pipe(v.array(v.unknown()), v.maxLength(MOST)), value);
  if (!list.success) return sentence('markets', list.issues[0]);
  const read = list.output.map((item) => v.safeParse(marketSchema, item));
  return {
    markets: read.flatMap((one) => (one.success ? [one.output] : [])),
    faults: read.flatMap((one, at) => (one.success ? [] : [sentence(`market ${at + 1}`, one.issues[0])])),
  };
}

function sentence(what: string, issue: v.BaseIssue<unknown>): string {
  return `${what}: ${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`.slice(0, 300);
}
