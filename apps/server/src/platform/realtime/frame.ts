const FINAL_TEXT = 0x81;
const SUFFIX = Buffer.from('}');

/**
 * A whole websocket frame (RFC 6455, text, not masked: servers never mask) that carries the graphql-transport-ws
 * message `next` of one operation. Only the id differs between subscribers: those who chose the same id get the
 * same buffer.
 */
export function nextFrame(id: string, payload: Buffer): Buffer {
  const prefix = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
  const length = prefix.length + payload.length + SUFFIX.length;
  return Buffer.concat([header(length), prefix, payload, SUFFIX]);
}

function header(length: number): Buffer {
  if (length < 126) return Buffer.from([FINAL_TEXT, length]);
  if (length < 0x10000) {
    const bytes = Buffer.from([FINAL_TEXT, 126, 0, 0]);
    bytes.writeUInt16BE(length, 2);
    return bytes;
  }
  const bytes = Buffer.alloc(10);
  bytes[0] = FINAL_TEXT;
  bytes[1] = 127;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes;
}
