import { constants, gunzipSync } from 'node:zlib';
import { closeBrackets } from './close-brackets.ts';
import { type RecordedGame, recordedGame } from './recorded-game.ts';

/** What was wrong with a recording, for an operator. Nothing is ever graded from a recording that has a fault. */
export interface RecordingFault {
  readonly kind:
    | 'not-a-recording'
    | 'cut-off'
    | 'unknown-team'
    | 'impossible-play'
    | 'scores-disagree'
    | 'no-end';
  readonly message: string;
}

export type OpenedRecording =
  | { readonly game: RecordedGame; readonly fault?: RecordingFault }
  | { readonly game?: undefined; readonly fault: RecordingFault };

/**
 * Opens an NFL GameCenter recording: JSON, gzipped or not. Of one cut off in the middle as much as can be read comes back,
 * with the fault. Never throws.
 */
export function openRecording(bytes: Uint8Array): OpenedRecording {
  const unpacked = unpack(bytes);
  if (unpacked === undefined) return notARecording('it is neither JSON nor gzip');
  const whole = parse(unpacked.text);
  const value = whole ?? parse(closeBrackets(unpacked.text));
  if (value === undefined) return notARecording('its JSON cannot be read');
  const game = recordedGame(value);
  if (typeof game === 'string') {
    return whole === undefined || unpacked.cutOff
      ? { fault: { kind: 'cut-off', message: `It ends before the teams are known (${game}).` } }
      : notARecording(game);
  }
  if (whole !== undefined && !unpacked.cutOff) return { game };
  return {
    game,
    fault: { kind: 'cut-off', message: `It ends in the middle, after ${game.plays.length} plays.` },
  };
}

/** The text of a file, gzipped or not; of one cut off, as much as there is. Undefined for what is neither. */
export function unpack(bytes: Uint8Array): { text: string; cutOff: boolean } | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { text: new TextDecoder().decode(bytes), cutOff: false };
  try {
    return { text: gunzipSync(bytes, { maxOutputLength: MAX_BYTES }).toString('utf8'), cutOff: false };
  } catch {
    return unpackWhatThereIs(bytes);
  }
}

/** Far more than any game needs; a gzip bomb ends here. */
const MAX_BYTES = 16_000_000;

function unpackWhatThereIs(bytes: Uint8Array): { text: string; cutOff: boolean } | undefined {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_BYTES };
    return { text: gunzipSync(bytes, options).toString('utf8'), cutOff: true };
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value ?? undefined;
  } catch {
    return undefined;
  }
}

function notARecording(why: string): OpenedRecording {
  return { fault: { kind: 'not-a-recording', message: `Not a GameCenter recording: ${why}.` } };
}

/** The JSON in a recording of any family, gzipped or not; undefined where it is not whole. Never throws. */
export function openJson(bytes: Uint8Array): unknown {
  const unpacked = unpack(bytes);
  return unpacked === undefined || unpacked.cutOff ? undefined : parse(unpacked.text);
}
