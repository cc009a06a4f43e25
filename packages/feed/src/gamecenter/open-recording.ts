import { closeBrackets } from '../readers/close-brackets.ts';
import type { RecordingFault } from '../readers/recording.ts';
import { cutOff } from '../readers/told-game.ts';
import { parseJson, unpack } from '../readers/unpack.ts';
import { type RecordedGame, recordedGame } from './recorded-game.ts';

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
  const whole = parseJson(unpacked.text);
  const value = whole ?? parseJson(closeBrackets(unpacked.text));
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
    fault: cutOff(game.plays.length),
  };
}

function notARecording(why: string): OpenedRecording {
  return { fault: { kind: 'not-a-recording', message: `Not a GameCenter recording: ${why}.` } };
}
