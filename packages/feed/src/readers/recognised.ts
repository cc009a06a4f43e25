import { readBallFeed, readCricketCsv } from '../cricket/recording.ts';
import { readBeventRecording, readEventFileRecording } from '../retrosheet/recording.ts';
import type { ReadRecording } from './recording.ts';
import { unpackText } from './unpack.ts';

/** Readers of the families that are told by how their text begins. */
const READERS: readonly ((text: string) => ReadRecording | undefined)[] = [
  readEventFileRecording,
  readBeventRecording,
  readCricketCsv,
  readBallFeed,
];

/** Reads a recording of a family that is told by its content; undefined for any other. Never throws. */
export function readRecognised(bytes: Uint8Array): ReadRecording | undefined {
  const text = unpackText(bytes);
  if (text === undefined) return undefined;
  for (const read of READERS) {
    const recording = read(text);
    if (recording !== undefined) return recording;
  }
  return undefined;
}
