import { constants, gunzipSync } from 'node:zlib';

/** Far more than any game needs; a gzip bomb ends here. */
const MAX_BYTES = 64_000_000;

export interface Unpacked {
  readonly text: string;
  /** The file ends in the middle: this is as much as there is. */
  readonly cutOff: boolean;
}

/** The text of a file, gzipped or not; of one cut off, as much as there is. Undefined for what is neither. */
export function unpack(bytes: Uint8Array): Unpacked | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { text: new TextDecoder().decode(bytes), cutOff: false };
  const whole = inflated(bytes, constants.Z_FINISH);
  if (whole !== undefined) return { text: whole, cutOff: false };
  const part = inflated(bytes, constants.Z_SYNC_FLUSH);
  return part === undefined ? undefined : { text: part, cutOff: true };
}

function inflated(bytes: Uint8Array, finishFlush: number): string | undefined {
  try {
    return gunzipSync(bytes, { finishFlush, maxOutputLength: MAX_BYTES }).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The text of a file, gzipped or not; undefined when it cannot be unpacked to the end. */
export function unpackText(bytes: Uint8Array): string | undefined {
  const unpacked = unpack(bytes);
  return unpacked?.cutOff === false ? unpacked.text : undefined;
}

/** The JSON in a file, gzipped or not; undefined where it is not whole. Never throws. */
export function openJson(bytes: Uint8Array): unknown {
  const text = unpackText(bytes);
  return text === undefined ? undefined : parseJson(text);
}

/** Undefined for what is no JSON, and for null. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value ?? undefined;
  } catch {
    return undefined;
  }
}
