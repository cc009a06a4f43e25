import { type ReadRecording, readRecording } from './gamecenter/recording.ts';
import type { IndexRow } from './gamecenter/recording-index.ts';
import { isNbaRecording, readNbaRecording } from './nba/recording.ts';
import { isNhlRecording, readNhlRecording } from './nhl/recording.ts';
import { openJson } from './unpack.ts';

/**
 * Reads a recording of whatever family it is of; what none of the others knows is taken for an NFL GameCenter recording. Never
 * throws. @param row what index.csv says of an NFL game
 */
export function readAnyRecording(bytes: Uint8Array, row?: IndexRow): ReadRecording {
  const value = openJson(bytes);
  if (isNbaRecording(value)) return readNbaRecording(value);
  if (isNhlRecording(value)) return readNhlRecording(value);
  return readRecording(bytes, row);
}
