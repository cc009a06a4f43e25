import * as v from 'valibot';

const selection = v.looseObject({
  id: v.string(),
  isDisabled: v.boolean(),
  odds: v.nullable(v.looseObject({ numeratorLong: v.string(), denominatorLong: v.string() })),
});
const market = v.looseObject({ id: v.string(), sequence: v.number(), selections: v.array(selection) });

const frame = v.object({
  id: v.string(),
  type: v.literal('next'),
  payload: v.object({
    data: v.object({ marketUpdated: v.looseObject({ sequence: v.number(), markets: v.array(market) }) }),
  }),
});

export type Market = v.InferOutput<typeof market>;

/** A message of the websocket with markets in it. */
export type MarketsFrame = v.InferOutput<typeof frame>;

/** Undefined for every other message. */
export function readMarketsFrame(message: string): MarketsFrame | undefined {
  const read = v.safeParse(frame, parse(message));
  return read.success ? read.output : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
