import { constants, gunzipSync } from 'node:zlib';

/** Far more than any game needs; a gzip bomb ends here. */
const MAX_BYTES = 16_000_000;

export interface Unpacked {
  readonly text: string;
  /** The gzip ends in the middle; the text is what came out of it. */
  readonly cutOff: boolean;
}

/** The text of a recording, gzipped or not; undefined when it is broken gzip. Never throws. */
export function unpack(bytes: Uint8Array): Unpacked | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { text: new TextDecoder().decode(bytes), cutOff: false };
  try {
    return { text: gunzipSync(bytes, { maxOutputLength: MAX_BYTES }).toString('utf8'), cutOff: false };
  } catch {
    return unpackWhatThereIs(bytes);
  }
}

function unpackWhatThereIs(bytes: Uint8Array): Unpacked | undefined {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_BYTES };
    return { text: gunzipSync(bytes, options).toString('utf8'), cutOff: true };
  } catch {
    return undefined;
  }
}

/** The JSON in a recording, whole; undefined where there is none. Never throws. */
export function openJson(bytes: Uint8Array): unknown {
  const unpacked = unpack(bytes);
  if (unpacked === undefined || unpacked.cutOff) return undefined;
  try {
    return JSON.parse(unpacked.text);
  } catch {
    return undefined;
  }
}
