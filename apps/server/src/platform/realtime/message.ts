import * as v from 'valibot';
import { isTooDeep } from '../nesting.ts';

/** Close codes of graphql-transport-ws (https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md). */
export const closeCodes = {
  goingAway: 1001,
  internalError: 1011,
  /** Nothing is wrong with what the client sent. */
  tryAgainLater: 1013,
  badRequest: 4400,
  unauthorized: 4401,
  /** Also when a token expires or its session ends: connect again with a valid one. */
  forbidden: 4403,
  subprotocol: 4406,
  initTimeout: 4408,
  duplicateId: 4409,
  tooManyRequests: 4429,
} as const;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const payload = v.nullish(v.record(v.string(), v.unknown()));
/** What is sent back as it came. */
const echoed = v.pipe(
  payload,
  v.check((value) => !isTooDeep(value)),
);

/** What a client may send. */
const ClientMessage = v.variant('type', [
  v.object({ type: v.literal('connection_init'), payload }),
  v.object({ type: v.literal('ping'), payload: echoed }),
  v.object({ type: v.literal('pong'), payload }),
  v.object({ type: v.literal('subscribe'), id, payload: v.record(v.string(), v.unknown()) }),
  v.object({ type: v.literal('complete'), id }),
]);

export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** Undefined for anything that is not a message of the protocol. */
export function parseMessage(text: string): ClientMessage | undefined {
  try {
    const parsed = v.safeParse(ClientMessage, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
