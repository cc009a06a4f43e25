import * as v from 'valibot';

/** Shapes of The Odds API v4 as its documentation gives them; what Fairline does not read is left out. */

const outcomeSchema = v.object({
  name: v.string(),
  /** American or decimal, as was asked for. */
  price: v.number(),
  /** Handicap of the named side, or the line of a total. */
  point: v.optional(v.number()),
});

const marketSchema = v.object({ key: v.string(), outcomes: v.array(outcomeSchema) });

const eventSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,64}$/)),
  commence_time: v.pipe(v.string(), v.isoTimestamp()),
  home_team: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  away_team: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  bookmakers: v.pipe(
    v.array(v.object({ key: v.string(), markets: v.array(marketSchema) })),
    v.maxLength(200),
  ),
});

const sportSchema = v.object({ key: v.string(), active: v.boolean(), has_outrights: v.boolean() });

export type OddsApiMarket = Readonly<v.InferOutput<typeof marketSchema>>;
export type OddsApiEvent = Readonly<v.InferOutput<typeof eventSchema>>;

/** More than any sport has at once. */
const MOST = 1000;

/** Keys of the sports whose games are in season; a sentence when the answer is not what the documentation says. */
export function readSports(value: unknown): readonly string[] | string {
  const parsed = v.safeParse(v.pipe(v.array(sportSchema), v.maxLength(MOST)), value);
  if (!parsed.success) return sentence('sports', parsed.issues[0]);
  return parsed.output.filter(({ active, has_outrights }) => active && !has_outrights).map(({ key }) => key);
}

export interface ReadEvents {
  readonly events: readonly OddsApiEvent[];
  /** Why the others were left out, a sentence each. */
  readonly faults: readonly string[];
}

/** The events of a sport. One that cannot be read is left out and keeps no other out; a sentence when it is no list at all. */
export function readEvents(value: unknown): ReadEvents | string {
  const list = v.safeParse(v.pipe(v.array(v.unknown()), v.maxLength(MOST)), value);
  if (!list.success) return sentence('odds', list.issues[0]);
  const read = list.output.map((item) => v.safeParse(eventSchema, item));
  return {
    events: read.flatMap((one) => (one.success ? [one.output] : [])),
    faults: read.flatMap((one, at) => (one.success ? [] : [sentence(`event ${at + 1}`, one.issues[0])])),
  };
}

function sentence(what: string, issue: v.BaseIssue<unknown>): string {
  return `${what}: ${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`.slice(0, 300);
}
