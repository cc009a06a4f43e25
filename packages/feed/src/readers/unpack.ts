import { gunzipSync } from 'node:zlib';

/** Far more than any game needs; a gzip bomb ends here. */
const MAX_BYTES = 32_000_000;

/** The text of a file, gzipped or not; undefined when it cannot be unpacked. */
export function unpackText(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes);
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES }).toString('utf8');
  } catch {
    return undefined;
  }
}
