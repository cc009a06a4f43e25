import * as v from 'valibot';

const pricesSchema = v.optional(v.array(v.tuple([v.number(), v.number()])), []);
/** Depth by place: [place, price, money]. */
const placesSchema = v.optional(v.array(v.tuple([v.number(), v.number(), v.number()])), []);

const runnerChangeSchema = v.object({
  id: v.number(),
  atb: pricesSchema,
  atl: pricesSchema,
  batb: placesSchema,
  batl: placesSchema,
});

const definitionSchema = v.object({ status: v.picklist(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']) });

const marketChangeSchema = v.object({
  id: v.string(),
  /** The whole market as it is now, instead of what became different. */
  img: v.optional(v.boolean(), false),
  marketDefinition: v.optional(definitionSchema),
  rc: v.optional(v.array(runnerChangeSchema), []),
});

const changeSchema = v.object({
  op: v.literal('mcm'),
  /** When it was published, in milliseconds since the epoch. */
  pt: v.pipe(v.number(), v.integer()),
  clk: v.optional(v.string()),
  initialClk: v.optional(v.string()),
  ct: v.optional(v.picklist(['SUB_IMAGE', 'RESUB_DELTA', 'HEARTBEAT'])),
  segmentType: v.optional(v.picklist(['SEG_START', 'SEG', 'SEG_END'])),
  mc: v.optional(v.array(marketChangeSchema), []),
});

const statusSchema = v.object({
  op: v.literal('status'),
  statusCode: v.picklist(['SUCCESS', 'FAILURE']),
  errorCode: v.optional(v.string(), ''),
});

const connectionSchema = v.object({ op: v.literal('connection') });

const messageSchema = v.variant('op', [changeSchema, statusSchema, connectionSchema]);

export type RunnerChange = Readonly<v.InferOutput<typeof runnerChangeSchema>>;
export type MarketChange = Readonly<v.InferOutput<typeof marketChangeSchema>>;
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
