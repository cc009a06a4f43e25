import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecordingIndex } from '../gamecenter/recording-index.ts';
import { dataFolder } from './data-folder.ts';

/**
 * The folder with the recorded games (index.csv and pbp/). Undefined where there is none; the tests that need it are then
 * skipped, for the recordings may not be redistributed with the code.
 */
export const recordings = dataFolder('nfl');

export interface RecordingFile {
  readonly name: string;
  readonly path: string;
  readonly gsisId: string;
}

export function recordingFiles(folder: string): RecordingFile[] {
  return readdirSync(join(folder, 'pbp'))
    .filter((name) => name.includes('.json'))
    .sort()
    .map((name) => ({ name, path: join(folder, 'pbp', name), gsisId: name.slice(0, 10) }));
}

export function recordingIndex(folder: string) {
  return readRecordingIndex(readFileSync(join(folder, 'index.csv'), 'utf8'));
}
