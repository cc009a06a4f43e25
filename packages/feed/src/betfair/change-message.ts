import * as v from 'valibot';

/**
 * Lines of the Betfair exchange's stream, as its documentation (docs.developer.betfair.com, "Exchange Stream API") and its
 * published schema (betfair/stream-api-sample-code, ESASwaggerSchema.json) give them; what Fairline does not read is left out.
 * `con` among it: a message that sums up several says where the market stands all the same.
 */

const MOST_PRICE = 1000;

/** The exchange's prices are decimal, from 1.01 to 1000. Where there is no money there need be no price. */
const isOffer = (price: number, money: number) =>
  money === 0 || (money > 0 && price > 1 && price <= MOST_PRICE);
const NO_OFFER = 'is no offer: a price from 1.01 to 1000 and money';

const pricesSchema = v.optional(
  v.array(
    v.pipe(
      v.tuple([v.number(), v.number()]),
      v.check(([price, money]) => isOffer(price, money), NO_OFFER),
    ),
  ),
  [],
);
/** Depth by place: [place, price, money]. */
const placesSchema = v.optional(
  v.array(
    v.pipe(
      v.tuple([v.number(), v.number(), v.number()]),
      v.check(([, price, money]) => isOffer(price, money), NO_OFFER),
    ),
  ),
  [],
);

const runnerChangeSchema = v.object({
  id: v.number(),
  atb: pricesSchema,
  atl: pricesSchema,
  batb: placesSchema,
  batl: placesSchema,
});

const definitionSchema = v.object({
  status: v.picklist(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']),
  inPlay: v.optional(v.boolean()),
  marketType: v.optional(v.string()),
  eventId: v.optional(v.string()),
  /** When the game is to begin. */
  marketTime: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** A status is ACTIVE, WINNER, LOSER, REMOVED, and some more of other sports. */
  runners: v.optional(v.array(v.object({ id: v.number(), status: v.string() })), []),
});

const marketChangeSchema = v.object({
  id: v.string(),
  /** The whole market as it is now, instead of what became different. */
  img: v.optional(v.boolean(), false),
  marketDefinition: v.optional(definitionSchema),
  rc: v.optional(v.array(runnerChangeSchema), []),
});

const changeSchema = v.object({
  op: v.literal('mcm'),
  /** Of the subscription that it answers; recordings have none. */
  id: v.optional(v.number()),
  /** When it was published, in milliseconds since the epoch. */
  pt: v.pipe(v.number(), v.integer()),
  clk: v.optional(v.string()),
  initialClk: v.optional(v.string()),
  ct: v.optional(v.picklist(['SUB_IMAGE', 'RESUB_DELTA', 'HEARTBEAT'])),
  segmentType: v.optional(v.picklist(['SEG_START', 'SEG', 'SEG_END'])),
  /** 503 while the exchange is behind with its own prices; nothing while all is well. */
  status: v.optional(v.nullable(v.number())),
  mc: v.optional(v.array(marketChangeSchema), []),
});

const statusSchema = v.object({
  op: v.literal('status'),
  id: v.optional(v.nullable(v.number())),
  statusCode: v.picklist(['SUCCESS', 'FAILURE']),
  errorCode: v.optional(v.nullable(v.string())),
  connectionClosed: v.optional(v.boolean(), false),
});

const connectionSchema = v.object({ op: v.literal('connection') });

const messageSchema = v.variant('op', [changeSchema, statusSchema, connectionSchema]);

export type RunnerChange = Readonly<v.InferOutput<typeof runnerChangeSchema>>;
export type MarketDefinition = Readonly<v.InferOutput<typeof definitionSchema>>;
export type MarketChange = Readonly<v.InferOutput<typeof marketChangeSchema>>;
export type ChangeMessage = Readonly<v.InferOutput<typeof changeSchema>>;
export type StatusMessage = Readonly<v.InferOutput<typeof statusSchema>>;
export type StreamMessage = Readonly<v.InferOutput<typeof messageSchema>>;

/** Reads a line of the exchange's stream; a sentence when it is none. */
export function readStreamLine(line: string): StreamMessage | string {
  const value = parsed(line);
  if (value === undefined) return 'a line is no JSON';
  const read = v.safeParse(messageSchema, value);
  if (read.success) return read.output;
  return `${v.getDotPath(read.issues[0]) ?? 'a line'}: ${read.issues[0].message}`.slice(0, 200);
}

function parsed(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return value;
  } catch {
    return undefined;
  }
}
