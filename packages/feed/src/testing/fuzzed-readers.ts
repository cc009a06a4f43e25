import { readAnyRecording } from '../any-recording.ts';
import { readBallFeed, readCricketCsv } from '../cricket/recording.ts';
import { readDarts } from '../darts/recording.ts';
import { readRecording } from '../gamecenter/recording.ts';
import { readFights } from '../mma/recording.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { unpack } from '../readers/unpack.ts';
import { readBeventRecording, readEventFileRecording } from '../retrosheet/recording.ts';
import { readSlamMatch } from '../tennis/recording.ts';
import { trusted } from '../trusted.ts';
import { readMatchIndex } from '../wyscout/match-index.ts';
import { readWyscout } from '../wyscout/recording.ts';
import {
  ballFeed,
  beventTable,
  cricketTable,
  dartsTable,
  eventFile,
  fightTable,
  soccerFile,
  soccerIndex,
  tennisIndex,
  tennisTable,
} from './small-files.ts';
import {
  nbaDataFile,
  nbaLiveFile,
  nbaStatsFile,
  nhlPlaysFile,
  nhlSummaryFile,
} from './small-league-files.ts';
import { smallRecording } from './small-recording.ts';

/** A reader of recordings, and a whole recording for it. */
export interface FuzzedReader {
  readonly name: string;
  readonly file: Uint8Array;
  read(bytes: Uint8Array): readonly ReadRecording[];
}

/** Every reader is fuzzed that stands here: a new one is a line more. */
export const fuzzedReaders: readonly FuzzedReader[] = [
  reader('gamecenter', smallRecording(), (bytes) => readRecording(bytes)),
  reader('wyscout', soccerFile, (bytes) => readWyscout(bytes, readMatchIndex(soccerIndex).get('7'))),
  reader('grand slam points', tennisTable, (bytes) => readSlamMatch(bytes, tennisIndex)),
  reader('darts visits', dartsTable, (bytes) => readDarts('small.csv', bytes)),
  reader('fight results', fightTable, (bytes) => readFights(bytes)),
  reader('retrosheet event file', eventFile, ofText(readEventFileRecording)),
  reader('retrosheet bevent', beventTable, ofText(readBeventRecording)),
  reader('cricsheet', cricketTable, ofText(readCricketCsv)),
  reader('cricket ball feed', ballFeed, ofText(readBallFeed)),
  reader('nba live feed', nbaLiveFile, readAny),
  reader('nba data service', nbaDataFile, readAny),
  reader('nba statistics', nbaStatsFile, readAny),
  reader('nhl play-by-play', nhlPlaysFile, readAny),
  reader('nhl summary', nhlSummaryFile, readAny),
];

type Read = (bytes: Uint8Array) => ReadRecording | readonly ReadRecording[] | undefined;

function reader(name: string, file: Uint8Array | string, read: Read): FuzzedReader {
  return {
    name,
    file: typeof file === 'string' ? new TextEncoder().encode(file) : file,
    read: (bytes) => [read(bytes) ?? []].flat().map(trusted),
  };
}

/** Those of JSON are told apart by what is in it. */
function readAny(bytes: Uint8Array): ReadRecording {
  return readAnyRecording('small.json', bytes, undefined);
}

/** Some readers take the text of a file, and answer undefined for what is not of their family. */
function ofText(read: (text: string) => ReadRecording | undefined): Read {
  return (bytes) => {
    const unpacked = unpack(bytes);
    return unpacked && read(unpacked.text);
  };
}
