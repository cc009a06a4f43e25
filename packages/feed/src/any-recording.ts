import { isPriceStream } from './betfair/price-stream.ts';
import { readCutRecording } from './cut-recording.ts';
import { isDartsTable, readDarts } from './darts/recording.ts';
import { readRecording } from './gamecenter/recording.ts';
import { readRecordingIndex } from './gamecenter/recording-index.ts';
import { isFightTable, readFights } from './mma/recording.ts';
import { isNbaRecording, readNbaRecording } from './nba/recording.ts';
import { isNhlRecording, readNhlRecording } from './nhl/recording.ts';
import { readRecognised } from './readers/recognised.ts';
import type { ReadRecording } from './readers/recording.ts';
import { notARecording } from './readers/told-game.ts';
import { openJson } from './readers/unpack.ts';
import { isSlamMatch, readSlamMatch } from './tennis/recording.ts';
import { trusted } from './trusted.ts';
import { readMatchIndex } from './wyscout/match-index.ts';
import { readWyscout } from './wyscout/recording.ts';

/** A family of recordings: what its index begins with, and how a file of it is read. */
interface Family {
  readonly indexHead: string;
  read(name: string, bytes: Uint8Array, index: string): ReadRecording;
}

const FAMILIES: readonly Family[] = [
  {
    indexHead: 'match_id,file,player1,',
    read: (_name, bytes, index) => readSlamMatch(bytes, index),
  },
  {
    indexHead: 'match_id,file,home,away,',
    read: (name, bytes, index) => readWyscout(bytes, readMatchIndex(index).get(leadingDigits(name))),
  },
];

/**
 * Reads a recording of any family, told apart by what is in it or by the index that stands beside it; what nobody knows beside
 * another index is taken for an NFL game.
 * @param name of the file, which begins with the id of the game
 * @param index the text of index.csv
 * @param info the file of that name by infoName (cricket/info.ts)
 */
export function readAnyRecording(
  name: string,
  bytes: Uint8Array,
  index: string | undefined,
  info?: Uint8Array,
): ReadRecording {
  const recognised = readRecognised(bytes, info);
  if (recognised !== undefined) return recognised;
  if (isSlamMatch(bytes)) return readSlamMatch(bytes, index);
  const value = openJson(bytes);
  if (isNbaRecording(value)) return readNbaRecording(value);
  if (isNhlRecording(value)) return readNhlRecording(value);
  const cut = value === undefined ? readCutRecording(bytes) : undefined;
  if (cut !== undefined) return cut;
  if (index === undefined) return withoutIndex(bytes);
  const family = FAMILIES.find(({ indexHead }) => index.startsWith(indexHead));
  if (family !== undefined) return family.read(name, bytes, index);
  return readRecording(bytes, readRecordingIndex(index).get(name.slice(0, 10)));
}

/** All games of a file, as far as they can be trusted: tables of darts and of fights hold many, every other recording one. */
export function readRecordings(
  name: string,
  bytes: Uint8Array,
  index: string | undefined,
  info?: Uint8Array,
): readonly ReadRecording[] {
  return readMany(name, bytes, index, info).map(trusted);
}

function readMany(
  name: string,
  bytes: Uint8Array,
  index: string | undefined,
  info: Uint8Array | undefined,
): readonly ReadRecording[] {
  if (isDartsTable(bytes)) return readDarts(name, bytes);
  return isFightTable(bytes) ? readFights(bytes) : [readAnyRecording(name, bytes, index, info)];
}

/** An NFL game, or what is none. */
function withoutIndex(bytes: Uint8Array): ReadRecording {
  const read = readRecording(bytes);
  if (read.fixture || read.fault.kind !== 'not-a-recording') return read;
  return isPriceStream(bytes)
    ? notARecording('a recording of a game: the prices of a Betfair market, which only calibrating reads')
    : notARecording('a recording of any family that is read here (docs/feeds.md)');
}

function leadingDigits(name: string): string {
  return /^\d+/.exec(name)?.[0] ?? '';
}
