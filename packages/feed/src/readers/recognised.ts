import { readBallFeed, readCricketCsv } from '../cricket/recording.ts';
import { readBeventRecording, readEventFileRecording } from '../retrosheet/recording.ts';
import type { ReadRecording } from './recording.ts';
import { unpack } from './unpack.ts';

/** Readers of the families that are told by how their text begins. */
const READERS: readonly ((text: string, isCut: boolean, info: string) => ReadRecording | undefined)[] = [
  readEventFileRecording,
  readBeventRecording,
  readCricketCsv,
  readBallFeed,
];

/**
 * Reads a recording of a family that is told by its content; undefined for any other. Never throws.
 * @param info the file beside a match of cricket that lists both sides
 */
export function readRecognised(bytes: Uint8Array, info?: Uint8Array): ReadRecording | undefined {
  const unpacked = unpack(bytes);
  if (unpacked === undefined) return undefined;
  const { cutOff, text: all } = unpacked;
  // Of a line that was cut off nobody knows what it would have said.
  const text = cutOff ? all.slice(0, all.lastIndexOf('\n') + 1) : all;
  const lists = (info && unpack(info)?.text) ?? '';
  for (const read of READERS) {
    const recording = read(text, cutOff, lists);
    if (recording !== undefined) return recording;
  }
  return undefined;
}
