import { isNbaRecording, readNbaRecording } from './nba/recording.ts';
import { isNhlRecording, readNhlRecording } from './nhl/recording.ts';
import { closeBrackets } from './readers/close-brackets.ts';
import type { ReadRecording } from './readers/recording.ts';
import { parseJson, unpack } from './readers/unpack.ts';

/** Brackets that the last, unfinished row of a recording opens at most. */
const MOST_OPEN = 8;

/**
 * A recording whose JSON was cut off in the middle, as far as its rows are whole, with the fault; undefined for one that ends
 * before it says whose it is. Never throws.
 */
export function readCutRecording(bytes: Uint8Array): ReadRecording | undefined {
  let text = unpack(bytes)?.text ?? '';
  for (let tries = 0; tries < MOST_OPEN && text !== ''; tries += 1) {
    const value = parseJson(closeBrackets(text));
    if (isNbaRecording(value)) return readNbaRecording(value, 'cut-off');
    if (isNhlRecording(value)) return readNhlRecording(value, 'cut-off');
    text = text.slice(0, Math.max(0, text.lastIndexOf('{'), text.lastIndexOf('[')));
  }
  return undefined;
}
